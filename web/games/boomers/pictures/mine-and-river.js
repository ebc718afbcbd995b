// What lies in the land: a mine with its cart, and a river.

import { paintMesa, paintSwell, paintTuft } from "../../../art/land.js";
import { paintSky } from "../../../art/sky.js";
import { between, block, drift, shape, standing } from "../../../art/woodcut.js";
import { grain } from "../../../play/ink.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../../../painter.js").Picture} Picture */

/** The mouth of a mine in a hill, with its cart. @type {Picture} */
export function mines(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2, unit * 2);
  const line = ink.colour("art-line");
  paintSky(ctx, ink, { w, h: unit * 64, sun: { x: w * 0.86, y: unit * 20, r: unit * 9 }, gap });
  const hill = (/** @type {number} */ x) =>
    unit * (22 + 60 * (Math.abs(x - w * 0.42) / w) ** 1.25) - unit * 6 * drift(x / (unit * 12), 6);
  paintSwell(ctx, ink, { w, bottom: h, top: hill, fill: "art-rock-lit", gap, seed: 12, dark: 0.9 });
  const ground = () => unit * 82;
  const [x, y] = [w * 0.42, unit * 84];
  const hole = shape([
    [x - unit * 20, y],
    [x - unit * 17, y - unit * 38],
    [x + unit * 17, y - unit * 38],
    [x + unit * 20, y],
  ]);
  ctx.fillStyle = line;
  ctx.fill(hole);
  paintSwell(ctx, ink, { w, bottom: h, top: ground, fill: "art-plain", gap, seed: 3, dark: 0.8 });
  const beams = [
    [
      [-25, 2],
      [-22, -42],
      [-16, -42],
      [-18, 2],
    ],
    [
      [25, 2],
      [22, -42],
      [16, -42],
      [18, 2],
    ],
    [
      [-28, -38],
      [28, -38],
      [26, -46],
      [-26, -46],
    ],
  ];
  for (const beam of beams) {
    block(ctx, shape(beam.map(([px, py]) => [x + px * unit, y + py * unit])), {
      fill: ink.colour("art-board"),
      line,
      width: unit * 1.2,
      box: { x: x - unit * 30, y: y - unit * 48, w: unit * 60, h: unit * 52 },
      cuts: [{ gap: unit * 2.4, angle: beam[0][1] > 0 ? 1.57 : 0, tone: () => 0.3 }],
    });
  }
  standing(ctx, { x: w * 0.66, y: unit * 93, size: unit * 0.5 }, () => {
    const ore = [
      [-26, 34],
      [-12, 40],
      [2, 44],
      [16, 41],
      [28, 35],
      [-2, 36],
      [12, 34],
    ];
    for (const [px, py] of ore) {
      const lump = shape([
        [px - 9, -py],
        [px - 4, -py - 9],
        [px + 6, -py - 8],
        [px + 10, -py + 2],
      ]);
      block(ctx, lump, { fill: ink.colour("art-stone"), line, width: 2.4 });
    }
    block(
      ctx,
      shape([
        [-42, -36],
        [42, -36],
        [32, -8],
        [-32, -8],
      ]),
      {
        fill: ink.colour("art-wood"),
        line,
        width: 3.4,
        box: { x: -44, y: -38, w: 88, h: 32 },
        cuts: [{ gap: 8, angle: 1.57, tone: (px) => 0.2 + 0.3 * between(20, -40, px) }],
      },
    );
    for (const px of [-20, 20]) {
      ctx.beginPath();
      ctx.arc(px, -4, 9, 0, Math.PI * 2);
      ctx.fillStyle = ink.colour("art-stone");
      ctx.fill();
      ctx.lineWidth = 4;
      ctx.stroke();
    }
  });
}

/** A river that winds through the land. @type {Picture} */
export function rivers(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2, unit * 2);
  const horizon = unit * 40;
  paintSky(ctx, ink, { w, h: horizon, sun: { x: w * 0.68, y: unit * 26, r: unit * 10 }, gap });
  paintMesa(ctx, ink, {
    x: w * 0.22,
    foot: horizon + unit,
    w: unit * 56,
    h: unit * 26,
    seed: 11,
    gap,
    lit: 1,
    pale: 0.2,
  });
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: () => horizon,
    fill: "art-plain",
    gap,
    seed: 21,
    dark: 0.6,
  });
  const middle = (/** @type {number} */ t) =>
    w * (0.62 + 0.26 * Math.sin(t * 5.2 + 0.6) * (0.25 + 0.75 * t) - 0.1 * t);
  const banks = [];
  for (let t = 0; t <= 1.02; t += 0.04) banks.push([t, 1]);
  for (let t = 1.02; t >= 0; t -= 0.04) banks.push([t, -1]);
  const water = shape(
    banks.map(([t, side]) => [
      middle(t) + side * unit * (2 + 24 * t ** 1.4),
      horizon + unit * 60 * t ** 1.25,
    ]),
  );
  block(ctx, water, {
    fill: ink.colour("art-water"),
    line: ink.colour("art-line"),
    width: unit * 1.3,
    box: { x: 0, y: horizon, w, h: h - horizon },
    cuts: [
      {
        gap: gap * 1.2,
        bend: (x) => Math.sin(x / (unit * 5)) * unit,
        tone: (x, y) => 0.8 * (drift(x / (unit * 9) + y / unit, 5) - 0.5),
      },
    ],
  });
  for (let tuft = 0; tuft < 9; tuft++) {
    const t = 0.25 + 0.75 * grain(tuft, 1);
    const side = tuft % 2 ? 1 : -1;
    const x = middle(t) + side * unit * (6 + 27 * t ** 1.4);
    paintTuft(ctx, ink, {
      x,
      y: horizon + unit * 60 * t ** 1.25,
      size: unit * (5 + 8 * t),
      seed: tuft,
    });
  }
}
