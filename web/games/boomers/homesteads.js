// Paints the homesteads of Boomers: land under the plough in the colour and the crop of its owner.

import { colours } from "./facts.js";
import { place, traceOutline } from "./plat.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../wire.js").BoomersHomestead} Homestead */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * Tint a homestead in its colour and crop: Blue has furrows, Orange has corn; paler where no point is.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Homestead} home
 */
export function paintHomestead(ctx, plat, ink, home) {
  const { cell } = plat;
  const colour = ink.colour(colours[home.seat]);
  const grow = home.seat === 0 ? traceFurrows : traceCorn;
  for (const section of home.sections) {
    for (const at of section.squares) {
      const { x, y } = place(plat, at);
      ctx.globalAlpha = section.counts ? 0.3 : 0.1;
      ctx.fillStyle = colour;
      ctx.fillRect(x, y, cell, cell);
      ctx.globalAlpha = section.counts ? 0.55 : 0.22;
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(0.8, cell / 42);
      ctx.lineCap = "round";
      ctx.beginPath();
      grow(ctx, x, y, cell);
      ctx.stroke();
    }
  }
  ctx.lineCap = "butt";
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {number} x @param {number} y @param {number} cell */
function traceFurrows(ctx, x, y, cell) {
  for (let slant = 0.25; slant < 2; slant += 0.25) {
    const from = Math.max(0, slant - 1);
    const to = Math.min(1, slant);
    ctx.moveTo(x + from * cell, y + (slant - from) * cell);
    ctx.lineTo(x + to * cell, y + (slant - to) * cell);
  }
}

/** @param {Canvas} ctx @param {number} x @param {number} y @param {number} cell */
function traceCorn(ctx, x, y, cell) {
  const tall = cell * 0.2;
  for (const [across, down] of [
    [0.22, 0.38],
    [0.72, 0.38],
    [0.47, 0.64],
    [0.97, 0.64],
    [0.22, 0.9],
    [0.72, 0.9],
  ]) {
    const [foot, top] = [y + down * cell, y + down * cell - tall];
    const stem = x + across * cell;
    if (stem + tall * 0.4 > x + cell) continue;
    ctx.moveTo(stem, foot);
    ctx.lineTo(stem, top);
    for (const leaf of [0.35, 0.75]) {
      const base = foot - tall * leaf;
      ctx.moveTo(stem - tall * 0.32, base - tall * 0.3);
      ctx.quadraticCurveTo(stem, base - tall * 0.1, stem, base);
      ctx.quadraticCurveTo(stem, base - tall * 0.1, stem + tall * 0.32, base - tall * 0.3);
    }
  }
}

/** A fence around a homestead: a rail with posts. @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Homestead} home */
export function paintFence(ctx, plat, ink, home) {
  const { cell } = plat;
  const wide = Math.max(2, cell * 0.07);
  ctx.strokeStyle = ink.colour(colours[home.seat]);
  ctx.lineWidth = wide;
  ctx.lineCap = "round";
  traceOutline(ctx, plat, home.squares, Math.max(1.5, cell * 0.045));
  ctx.stroke();
  ctx.lineCap = "butt";
  if (cell < 28) return;
  // Each side is drawn from its middle: the posts stand there, and between it and the corner.
  const post = Math.max(1.4, cell * 0.045);
  ctx.setLineDash([post, cell / 4 - post]);
  ctx.lineWidth = wide * 1.9;
  ctx.stroke();
  ctx.setLineDash([]);
}
