// The picture of Oregon: a wagon before snowy mountains, at a river with pines.

import { paintMountain, paintPine, paintSwell, paintTuft } from "../../art/land.js";
import { paintBird, paintCloud, paintSky } from "../../art/sky.js";
import { paintWagon } from "../../art/travellers.js";
import { block, drift, shape } from "../../art/woodcut.js";
import { grain } from "../../play/ink.js";

/** @type {import("../../painter.js").Picture} */
export function cover(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2.2, unit * 1.5);
  const horizon = unit * 58;
  paintSky(ctx, ink, { w, h: horizon, sun: { x: w * 0.84, y: unit * 24, r: unit * 9 }, gap });
  paintCloud(ctx, ink, { x: w * 0.06, y: unit * 16, w: unit * 34, seed: 4, gap: gap * 0.8 });
  const light = { gap: gap * 0.85, lit: /** @type {1} */ (1), foot: horizon + unit * 2 };
  paintMountain(ctx, ink, {
    x: w * 0.06,
    w: unit * 90,
    h: unit * 30,
    seed: 3,
    snow: 0.3,
    ...light,
  });
  paintMountain(ctx, ink, {
    x: w * 0.78,
    w: unit * 96,
    h: unit * 27,
    seed: 9,
    snow: 0.28,
    ...light,
  });
  paintMountain(ctx, ink, {
    x: w * 0.4,
    w: unit * 104,
    h: unit * 50,
    seed: 5,
    snow: 0.52,
    ...light,
  });
  paintBird(ctx, ink, w * 0.66, unit * 20, unit * 9);
  const far = (/** @type {number} */ x) => horizon - unit * 4 * drift(x / (unit * 30), 2);
  paintSwell(ctx, ink, { w, bottom: h, top: far, fill: "art-pine", gap, seed: 2, dark: 0.4 });
  paintForest(ctx, ink, { w, unit, foot: (x) => far(x) + unit * 4, trees: 26, high: 11 });
  paintRiver(ctx, ink, { w, h, unit, gap, horizon: horizon + unit * 5 });
  const near = (/** @type {number} */ x) =>
    unit * 80 - unit * 10 * drift(x / (unit * 70) + 0.6, 14);
  paintSwell(ctx, ink, { w, bottom: h, top: near, fill: "art-plain", gap, seed: 8, dark: 0.8 });
  paintWagon(ctx, ink, { x: w * 0.1, y: unit * 90, size: unit * 0.3, team: 1 });
  paintPine(ctx, ink, { x: w * 0.93, y: unit * 96, h: unit * 62, seed: 4, lit: 1 });
  paintPine(ctx, ink, { x: w * 0.83, y: unit * 92, h: unit * 42, seed: 6, lit: 1 });
  for (let tuft = 0; tuft < 8; tuft++) {
    const x = w * ((tuft + grain(tuft, 5)) / 8);
    paintTuft(ctx, ink, { x, y: unit * (94 + 6 * grain(tuft, 6)), size: unit * 7, seed: tuft });
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../../painter.js").Ink} ink
 * @param {{ w: number, unit: number, foot: (x: number) => number, trees: number, high: number }} where
 */
function paintForest(ctx, ink, { w, unit, foot, trees, high }) {
  for (let tree = 0; tree < trees; tree++) {
    const x = (w * (tree + grain(tree, 7))) / trees;
    const h = unit * high * (0.7 + 0.6 * grain(tree, 8));
    paintPine(ctx, ink, { x, y: foot(x) + unit * 3 * grain(tree, 9), h, seed: tree, lit: 1 });
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../../painter.js").Ink} ink
 * @param {{ w: number, h: number, unit: number, gap: number, horizon: number }} where
 */
function paintRiver(ctx, ink, { w, h, unit, gap, horizon }) {
  const low = unit * 80;
  const water = shape([
    [0, horizon + unit * 6],
    [w * 0.3, horizon + unit * 4],
    [w * 0.52, horizon + unit * 1.5],
    [w * 0.62, horizon + unit * 2.5],
    [w * 0.58, horizon + unit * 6],
    [w * 0.8, horizon + unit * 10],
    [w, horizon + unit * 12],
    [w, low],
    [0, low],
  ]);
  block(ctx, water, {
    fill: ink.colour("art-water"),
    line: ink.colour("art-line"),
    width: unit * 0.7,
    box: { x: 0, y: horizon, w, h: h - horizon },
    cuts: [
      {
        gap: gap * 1.2,
        bend: (x) => Math.sin(x / (unit * 6)) * unit * 0.6,
        tone: (x, y) => 0.85 * (drift(x / (unit * 10) + y / unit, 5) - 0.5),
      },
    ],
  });
}
