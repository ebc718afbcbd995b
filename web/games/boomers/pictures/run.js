// The key picture: the run for land, and the stone that settles it.

import { paintSwell, paintTuft } from "../../../art/land.js";
import { paintCloud, paintSky } from "../../../art/sky.js";
import { paintFlag, paintRider, paintWagon } from "../../../art/travellers.js";
import { between, block, drift, shape, standing } from "../../../art/woodcut.js";
import { grain } from "../../../play/ink.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../../../painter.js").Picture} Picture */

/** A cornerstone with its flag, and behind it everybody who wants the same land. @type {Picture} */
export function cover(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2.2, unit * 1.5);
  const horizon = unit * 56;
  paintSky(ctx, ink, { w, h: horizon, sun: { x: w * 0.36, y: unit * 30, r: unit * 10 }, gap });
  paintCloud(ctx, ink, { x: w * 0.6, y: unit * 20, w: unit * 40, seed: 2, gap: gap * 0.8 });
  const far = (/** @type {number} */ x) => horizon - unit * 3 * drift(x / (unit * 40), 4);
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: far,
    fill: "art-plain-far",
    gap: gap * 0.8,
    seed: 3,
    dark: 0.4,
  });
  paintDust(ctx, ink, w, horizon, unit);
  const small = [
    [0.02, 59, 0.075],
    [0.16, 57.5, 0.06],
    [0.27, 58.5, 0.07],
    [0.86, 58, 0.06],
  ];
  for (const [x, y, size] of small)
    paintRider(ctx, ink, { x: w * x, y: y * unit, size: size * unit });
  paintWagon(ctx, ink, { x: w * 0.36, y: unit * 59, size: unit * 0.06, team: 1 });
  const near = (/** @type {number} */ x) => unit * 72 - unit * 7 * drift(x / (unit * 60), 9);
  paintSwell(ctx, ink, { w, bottom: h, top: near, fill: "art-plain", gap, seed: 5, dark: 0.8 });
  paintRider(ctx, ink, {
    x: w * 0.13,
    y: unit * 84,
    size: unit * 0.36,
    coat: "blue",
    flag: "blue",
  });
  paintCornerstone(ctx, ink, w * 0.71, unit * 90, unit * 0.42);
  for (let tuft = 0; tuft < 9; tuft++) {
    const x = w * ((tuft + grain(tuft, 5)) / 9);
    paintTuft(ctx, ink, { x, y: unit * (92 + 8 * grain(tuft, 6)), size: unit * 8, seed: tuft });
  }
}

/** @param {Context} ctx @param {Ink} ink @param {number} w @param {number} y @param {number} unit */
function paintDust(ctx, ink, w, y, unit) {
  for (let puff = 0; puff < 12; puff++) {
    const x = w * (puff / 11);
    const wide = unit * (16 + 10 * grain(puff, 3));
    paintCloud(ctx, ink, { x: x - wide / 2, y: y + unit, w: wide, seed: puff + 30, gap: unit });
  }
}

/**
 * A hewn stone that marks a corner, with a flag beside it.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function paintCornerstone(ctx, ink, x, y, size) {
  const line = ink.colour("art-line");
  standing(ctx, { x, y, size }, () => {
    ctx.fillStyle = ink.colour("art-shade");
    ctx.beginPath();
    ctx.ellipse(0, 2, 58, 9, 0, 0, Math.PI * 2);
    ctx.fill();
    standing(ctx, { x: 34, y: -64, size: 1.1, mirrored: true }, () =>
      paintFlag(ctx, ink, 0, 0, "orange"),
    );
    const front = shape([
      [-40, 0],
      [-36, -62],
      [-30, -68],
      [16, -66],
      [22, -60],
      [24, 0],
    ]);
    const side = shape([
      [24, 0],
      [22, -60],
      [16, -66],
      [34, -76],
      [44, -70],
      [46, -6],
    ]);
    const top = shape([
      [-30, -68],
      [-10, -78],
      [34, -76],
      [16, -66],
    ]);
    const box = { x: -42, y: -80, w: 90, h: 82 };
    block(ctx, front, {
      fill: ink.colour("art-stone"),
      line,
      width: 2.4,
      box,
      cuts: [
        {
          gap: 6,
          angle: 1.2,
          tone: (px, py) => 0.1 + 0.3 * between(-60, 0, py) * drift(px / 8, 2),
        },
      ],
    });
    block(ctx, side, {
      fill: ink.colour("art-stone"),
      line,
      width: 2.4,
      box,
      cuts: [{ gap: 5, tone: () => 0.6 }],
    });
    block(ctx, top, { fill: ink.colour("art-snow"), line, width: 2.4 });
    ctx.strokeStyle = line;
    ctx.lineWidth = 3.4;
    ctx.beginPath();
    ctx.moveTo(-22, -44);
    ctx.lineTo(8, -44);
    ctx.moveTo(-7, -58);
    ctx.lineTo(-7, -28);
    ctx.stroke();
  });
}
