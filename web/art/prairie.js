// The home page's scene: a big sky, mesas, and a train of wagons that rolls towards the sun.

import { grain } from "../play/ink.js";
import { paintMesa, paintSwell, paintTuft } from "./land.js";
import { paintBird, paintCloud, paintSky } from "./sky.js";
import { paintRider, paintWagon } from "./travellers.js";
import { between, drift } from "./woodcut.js";

/**
 * Paint it at any size: narrow, the train has fewer wagons; wide, the sky is bigger.
 * @type {import("../painter.js").Picture}
 */
export function paintPrairie(ctx, w, h, ink) {
  const wide = w / h > 2;
  const unit = Math.min(h, w * 0.58) / 100; // a hundredth of what the scenery is high
  const gap = Math.max(2.6, unit * 1.15);
  const horizon = h - unit * 36;
  const sun = { x: w * (wide ? 0.7 : 0.66), y: horizon - unit * 9, r: unit * 9.5 };
  // Behind the title the sky is calm.
  const calm = (/** @type {number} */ x, /** @type {number} */ y) =>
    wide
      ? 0.25 + 0.75 * between(w * 0.38, w * 0.58, x)
      : 0.3 + 0.7 * between(h * 0.36, h * 0.52, y);
  paintSky(ctx, ink, { w, h: horizon + unit * 4, sun, gap, calm });
  const clouds = wide
    ? [
        [0.5, 0.2, 26],
        [0.83, 0.12, 34],
        [0.93, 0.44, 22],
        [0.42, 0.62, 18],
      ]
    : [
        [0.62, 0.46, 26],
        [0.1, 0.58, 20],
      ];
  clouds.forEach(([x, y, size], seed) =>
    paintCloud(ctx, ink, { x: w * x, y: horizon * y, w: unit * size, seed, gap: gap * 0.8 }),
  );
  paintMesas(ctx, ink, { w, horizon, unit, gap, sun: sun.x });
  paintBird(ctx, ink, w * 0.58, horizon * 0.42, unit * 7);
  paintBird(ctx, ink, w * 0.62, horizon * 0.52, unit * 4.5);
  paintGround(ctx, ink, { w, h, horizon, unit, gap, sun: sun.x });
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../painter.js").Ink} ink
 * @param {{ w: number, horizon: number, unit: number, gap: number, sun: number }} where
 */
function paintMesas(ctx, ink, { w, horizon, unit, gap, sun }) {
  // How far from the sun, in units; its width and height; how pale it is.
  const mesas = [
    [-118, 60, 9, 0.75],
    [38, 70, 13, 0.75],
    [-70, 44, 12, 0.65],
    [96, 66, 18, 0.5],
    [-168, 74, 12, 0.55],
    [-25, 17, 25, 0.15],
    [54, 46, 32, 0],
    [150, 70, 30, 0.1],
    [-226, 60, 10, 0.7],
  ];
  mesas.forEach(([off, wide, high, pale], seed) => {
    const x = sun + off * unit;
    if (x < -wide * unit || x > w + wide * unit) return;
    const lit = off < 0 ? 1 : -1;
    const size = { w: wide * unit, h: high * unit, pale };
    paintMesa(ctx, ink, {
      x,
      foot: horizon + unit * 2,
      ...size,
      seed: seed + 7,
      gap: gap * 0.8,
      lit,
    });
  });
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../painter.js").Ink} ink
 * @param {{ w: number, h: number, horizon: number, unit: number, gap: number, sun: number }} where
 */
function paintGround(ctx, ink, { w, h, horizon, unit, gap, sun }) {
  const hill =
    (/** @type {number} */ base, /** @type {number} */ high, /** @type {number} */ seed) =>
    (/** @type {number} */ x) =>
      base - high * drift(x / (unit * 46), seed);
  const far = hill(horizon + unit * 4, unit * 4, 3);
  const middle = hill(horizon + unit * 12, unit * 4, 11);
  const near = hill(horizon + unit * 29, unit * 7, 23);
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: far,
    fill: "art-plain-far",
    gap: gap * 0.8,
    seed: 1,
    dark: 0.35,
  });
  // Behind them, ever smaller, those who are further ahead.
  [16, 31, 44].forEach((off, i) => {
    const x = sun + off * unit;
    paintWagon(ctx, ink, { x, y: far(x) + unit * 2.4, size: unit * (0.07 - 0.011 * i), team: 1 });
  });
  paintSwell(ctx, ink, { w, bottom: h, top: middle, fill: "art-plain", gap, seed: 2, dark: 0.55 });
  const places = w / unit > 230 ? [0.05, 0.26, 0.44, 0.6] : [0.04, 0.5];
  places.forEach((at, i) => {
    const size = unit * (0.155 - 0.026 * i);
    paintWagon(ctx, ink, {
      x: w * at,
      y: middle(w * at) + unit * (13 - 3.2 * i),
      size,
      team: i ? 1 : 2,
    });
  });
  const rider = w / unit > 230 ? 0.73 : 0.84;
  paintRider(ctx, ink, { x: w * rider, y: middle(w * rider) + unit * 7.5, size: unit * 0.1 });
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: near,
    fill: "art-grass",
    gap: gap * 1.15,
    seed: 4,
    dark: 0.9,
  });
  const tufts = Math.round(w / (unit * 5));
  for (let tuft = 0; tuft < tufts; tuft++) {
    const x = ((tuft + grain(tuft, 9)) / tufts) * w;
    const deep = grain(tuft, 10);
    const y = near(x) + unit * (1 + deep * 12);
    paintTuft(ctx, ink, { x, y, size: unit * (3 + 4 * deep), seed: tuft });
  }
}
