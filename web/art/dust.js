// Dust where something heavy comes down: a ring of small clouds that spread and are gone.

import { grain } from "../play/ink.js";

const CLOUDS = 9;

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../painter.js").Ink} ink
 * @param {{ x: number, y: number, r: number }} at where it came down, and how wide it is
 * @param {number} spread from 0 to 1
 */
export function paintDust(ctx, ink, { x, y, r }, spread) {
  if (spread <= 0 || spread >= 1) return;
  const { globalAlpha } = ctx;
  const out = 1 - (1 - spread) ** 3;
  ctx.fillStyle = ink.colour("dust");
  ctx.strokeStyle = ink.colour("dust-line");
  ctx.lineWidth = Math.max(0.7, r * 0.045);
  ctx.globalAlpha = globalAlpha * (1 - spread) ** 1.3;
  for (let i = 0; i < CLOUDS; i++) {
    const way = (Math.PI * 2 * (i + 0.7 * grain(i, 1))) / CLOUDS;
    const far = r * (0.85 + (0.45 + 0.4 * grain(i, 2)) * out);
    const size = r * (0.17 + 0.2 * grain(i, 3)) * (0.5 + out * 0.9);
    const cx = x + far * Math.cos(way);
    const cy = y + far * 0.55 * Math.sin(way) - r * 0.3 * out * grain(i, 4);
    ctx.beginPath();
    ctx.arc(cx, cy, size, 0, Math.PI * 2);
    ctx.fill();
    // Only the lit edge is cut, as in a cloud of a woodcut.
    ctx.beginPath();
    ctx.arc(cx, cy, size, Math.PI * 0.9, Math.PI * 1.95);
    ctx.stroke();
  }
  ctx.globalAlpha = globalAlpha;
}
