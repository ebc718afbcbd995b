// The sooners: a camp by night, before the signal.

import { paintSwell } from "../../../art/land.js";
import { between, block, drift, engrave, shape, standing } from "../../../art/woodcut.js";
import { grain } from "../../../play/ink.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../../../painter.js").Picture} Picture */

/** Tents in the moonlight, of those who came before the signal. @type {Picture} */
export function sooners(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2, unit * 2);
  const line = ink.colour("art-line");
  ctx.fillStyle = ink.colour("art-dusk");
  ctx.fillRect(0, 0, w, h);
  engrave(
    ctx,
    { x: 0, y: 0, w, h: unit * 64 },
    {
      gap,
      colour: line,
      tone: (x, y) =>
        0.55 -
        y / h / 2 -
        0.4 * between(unit * 40, unit * 14, Math.hypot(x - w * 0.8, y - unit * 24)),
    },
  );
  ctx.fillStyle = ink.colour("art-moon");
  standing(ctx, { x: w * 0.8, y: unit * 24, size: unit * 0.1 }, () =>
    ctx.fill(new Path2D("M20-98A100 100 0 1 0 98 20 80 80 0 0 1 20-98Z")),
  );
  for (let star = 0; star < 16; star++) {
    ctx.fillRect(w * grain(star, 1), unit * 50 * grain(star, 2), unit * 1.2, unit * 1.2);
  }
  const ground = (/** @type {number} */ x) => unit * 64 - unit * 5 * drift(x / (unit * 50), 2);
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: ground,
    fill: "art-dusk-land",
    gap,
    seed: 6,
    dark: 0.9,
  });
  const tents = [
    [0.28, 76, 0.44],
    [0.56, 71, 0.34],
    [0.86, 80, 0.4],
  ];
  for (const [x, y, size] of tents)
    standing(ctx, { x: w * x, y: y * unit, size: unit * size }, () => paintTent(ctx, ink));
  standing(ctx, { x: w * 0.5, y: unit * 92, size: unit * 0.34 }, () => paintCampfire(ctx, ink));
}

/** @param {Context} ctx @param {Ink} ink */
function paintTent(ctx, ink) {
  const line = ink.colour("art-line");
  const box = { x: -52, y: -66, w: 106, h: 68 };
  block(
    ctx,
    shape([
      [-8, -58],
      [30, -64],
      [54, -2],
      [30, 0],
    ]),
    {
      fill: ink.colour("art-canvas"),
      line,
      width: 3,
      box,
      cuts: [{ gap: 5, angle: 1.2, tone: () => 0.5 }],
    },
  );
  block(
    ctx,
    shape([
      [-8, -58],
      [-48, 2],
      [30, 0],
    ]),
    {
      fill: ink.colour("art-canvas"),
      line,
      width: 3,
      box,
      cuts: [{ gap: 6, angle: 1.9, tone: (px) => 0.35 * between(10, -40, px) }],
    },
  );
  ctx.fillStyle = line;
  ctx.fill(
    shape([
      [-8, -44],
      [-20, 1],
      [4, 0],
    ]),
  );
}

/** @param {Context} ctx @param {Ink} ink */
function paintCampfire(ctx, ink) {
  const line = ink.colour("art-line");
  const glow = ctx.createRadialGradient(0, -20, 4, 0, -20, 90);
  glow.addColorStop(0, ink.colour("art-glow"));
  glow.addColorStop(1, "transparent");
  ctx.fillStyle = glow;
  ctx.fillRect(-90, -110, 180, 140);
  const flame = new Path2D(
    "M-18-6C-24-24-8-30-8-46 4-38 6-30 6-24 10-28 12-32 12-36 22-24 20-12 14-4Z",
  );
  block(ctx, flame, { fill: ink.colour("art-fire"), line, width: 2.6 });
  ctx.lineWidth = 7;
  ctx.strokeStyle = line;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(-26, 2);
  ctx.lineTo(24, -8);
  ctx.moveTo(-24, -8);
  ctx.lineTo(26, 2);
  ctx.stroke();
  ctx.lineCap = "butt";
}
