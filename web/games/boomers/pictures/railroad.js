// The railroad: rails that run to a locomotive.

import { paintMesa, paintSwell } from "../../../art/land.js";
import { paintCloud, paintSky } from "../../../art/sky.js";
import { between, block, shape, standing } from "../../../art/woodcut.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../../../painter.js").Picture} Picture */

/** Rails that run to a locomotive. @type {Picture} */
export function railroad(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2, unit * 2);
  const horizon = unit * 52;
  const line = ink.colour("art-line");
  paintSky(ctx, ink, { w, h: horizon, sun: { x: w * 0.2, y: unit * 34, r: unit * 11 }, gap });
  const ground = () => horizon;
  paintMesa(ctx, ink, {
    x: w * 0.86,
    foot: horizon + unit,
    w: unit * 50,
    h: unit * 26,
    seed: 3,
    gap,
    lit: -1,
    pale: 0.3,
  });
  paintSwell(ctx, ink, { w, bottom: h, top: ground, fill: "art-plain", gap, seed: 8, dark: 0.7 });
  const [x, y] = [w * 0.56, horizon + unit * 2];
  const foot = (/** @type {number} */ side, /** @type {number} */ t) =>
    /** @type {[number, number]} */ ([
      x + side * unit * (8 + 62 * t ** 1.5) - w * 0.16 * t,
      y + unit * 48 * t ** 1.3,
    ]);
  ctx.strokeStyle = ink.colour("art-wood");
  for (let tie = 1; tie < 11; tie++) {
    const t = tie / 10;
    const [left, right] = [foot(-1.25, t), foot(1.25, t)];
    ctx.lineWidth = unit * (1 + 5 * t ** 1.4);
    ctx.beginPath();
    ctx.moveTo(...left);
    ctx.lineTo(...right);
    ctx.stroke();
  }
  for (const side of [-1, 1]) {
    const rail = [];
    for (let t = 0; t <= 1.05; t += 0.1) rail.push(foot(side * (1 + 0.05), t));
    for (let t = 1; t >= 0; t -= 0.1) rail.push(foot(side * 0.93, t));
    ctx.fillStyle = line;
    ctx.fill(shape(rail));
  }
  standing(ctx, { x, y: y + unit * 6, size: unit * 0.5 }, () => paintEngine(ctx, ink));
}

/** A locomotive that comes towards the viewer, a hundred units high. @param {Context} ctx @param {Ink} ink */
function paintEngine(ctx, ink) {
  const line = ink.colour("art-line");
  for (let puff = 0; puff < 4; puff++) {
    const size = 26 + puff * 14;
    paintCloud(ctx, ink, {
      x: -10 - puff * 26,
      y: -94 - puff * 12,
      w: size + 16,
      seed: puff,
      gap: 4,
    });
  }
  const box = { x: -46, y: -110, w: 92, h: 112 };
  const stack = shape([
    [-9, -66],
    [-7, -82],
    [-16, -96],
    [-13, -102],
    [13, -102],
    [16, -96],
    [7, -82],
    [9, -66],
  ]);
  block(ctx, stack, {
    fill: ink.colour("art-wood"),
    line,
    width: 3,
    box,
    cuts: [{ gap: 5, angle: 1.57, tone: (x) => between(0, -14, x) }],
  });
  const boiler = new Path2D();
  boiler.arc(0, -46, 30, 0, Math.PI * 2);
  block(ctx, boiler, {
    fill: ink.colour("art-far-line"),
    line,
    width: 3.4,
    box,
    cuts: [{ gap: 5, tone: (x, y) => 0.2 + 0.7 * between(-10, 30, Math.hypot(x - 6, y + 52)) }],
  });
  const lamp = new Path2D();
  lamp.arc(0, -72, 10, 0, Math.PI * 2);
  block(ctx, lamp, { fill: ink.colour("art-gold"), line, width: 3 });
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(0, -44, 15, 0, Math.PI * 2);
  ctx.stroke();
  const beam = shape([
    [-38, -22],
    [38, -22],
    [38, -12],
    [-38, -12],
  ]);
  block(ctx, beam, { fill: ink.colour("art-red"), line, width: 3 });
  const catcher = shape([
    [-36, -12],
    [36, -12],
    [22, 6],
    [-22, 6],
  ]);
  block(ctx, catcher, {
    fill: ink.colour("art-red"),
    line,
    width: 3,
    box,
    cuts: [{ gap: 8, angle: 1.57, tone: () => 0.45 }],
  });
}
