// The key picture: the main street at dusk, under the hill with the mine.

import { paintSwell } from "../../../art/land.js";
import { paintCloud } from "../../../art/sky.js";
import { paintWheel } from "../../../art/travellers.js";
import { between, block, drift, engrave, shape, standing } from "../../../art/woodcut.js";
import { grain } from "../../../play/ink.js";
import { paintHouse } from "./house.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */

/** @type {import("../../../painter.js").Picture} */
export function cover(ctx, w, h, ink) {
  const unit = h / 100;
  const gap = Math.max(2.2, unit * 1.5);
  paintDusk(ctx, ink, { w, h: unit * 70, unit, gap });
  const hill = (/** @type {number} */ x) =>
    unit * (34 + 40 * (Math.abs(x - w * 0.72) / w) ** 0.9) - unit * 5 * drift(x / (unit * 14), 3);
  paintSwell(ctx, ink, { w, bottom: h, top: hill, fill: "art-rock", gap, seed: 31, dark: 0.7 });
  standing(ctx, { x: w * 0.74, y: hill(w * 0.74) + unit * 3, size: unit * 0.3 }, () =>
    paintHeadframe(ctx, ink),
  );
  const street = unit * 84;
  const houses = [
    { x: -0.02, wide: 40, high: 42, colour: "art-board", kind: "store" },
    { x: 0.235, wide: 46, high: 56, colour: "art-red", kind: "saloon" },
    { x: 0.535, wide: 34, high: 44, colour: "art-stone", kind: "bank" },
    { x: 0.755, wide: 44, high: 38, colour: "art-board-deep", kind: "store" },
  ];
  for (const house of houses)
    paintHouse(ctx, ink, { ...house, left: w * house.x, foot: street, unit });
  paintSwell(ctx, ink, {
    w,
    bottom: h,
    top: () => street,
    fill: "art-plain",
    gap,
    seed: 9,
    dark: 0.7,
  });
  standing(ctx, { x: w * 0.56, y: unit * 97, size: unit * 0.3 }, () => paintGoldCart(ctx, ink));
}

/**
 * An evening sky in every light: the windows are lit.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ w: number, h: number, unit: number, gap: number }} where
 */
function paintDusk(ctx, ink, { w, h, unit, gap }) {
  const light = ctx.createLinearGradient(0, 0, 0, h);
  light.addColorStop(0, ink.colour("art-dusk"));
  light.addColorStop(1, ink.colour("art-sky-low"));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, w, h);
  const moon = { x: w * 0.16, y: unit * 20, r: unit * 8 };
  engrave(
    ctx,
    { x: 0, y: 0, w, h },
    {
      gap,
      colour: ink.colour("art-line"),
      tone: (x, y) =>
        0.4 * (1 - y / h) * between(moon.r, moon.r * 5, Math.hypot(x - moon.x, y - moon.y)),
    },
  );
  ctx.fillStyle = ink.colour("art-moon");
  ctx.beginPath();
  ctx.arc(moon.x, moon.y, moon.r, 0, Math.PI * 2);
  ctx.fill();
  for (let star = 0; star < 30; star++) {
    const size = unit * (0.5 + 0.6 * grain(star, 3));
    ctx.fillRect(w * grain(star, 1), unit * 40 * grain(star, 2) ** 1.4, size, size);
  }
  paintCloud(ctx, ink, { x: w * 0.4, y: unit * 18, w: unit * 34, seed: 8, gap: gap * 0.8 });
}

/** The frame over a shaft, with its wheel and shed. @param {Context} ctx @param {Ink} ink */
function paintHeadframe(ctx, ink) {
  const line = ink.colour("art-line");
  const box = { x: -10, y: -60, w: 80, h: 62 };
  block(
    ctx,
    shape([
      [16, 0],
      [16, -34],
      [40, -50],
      [64, -34],
      [64, 0],
    ]),
    {
      fill: ink.colour("art-board"),
      line,
      width: 3,
      box,
      cuts: [{ gap: 6, angle: 1.57, tone: () => 0.3 }],
    },
  );
  ctx.strokeStyle = line;
  ctx.lineWidth = 5;
  ctx.beginPath();
  for (const [fromX, fromY, toX, toY] of [
    [-34, 0, -14, -96],
    [14, 0, -6, -96],
    [-29, -24, 9, -24],
    [-23, -54, 3, -54],
    [-29, -24, 3, -54],
    [9, -24, -23, -54],
    [-8, -92, 40, -30],
  ]) {
    ctx.moveTo(fromX, fromY);
    ctx.lineTo(toX, toY);
  }
  ctx.stroke();
  paintWheel(ctx, ink, -10, -96, 17);
}

/** A cart full of gold, a hundred units long. @param {Context} ctx @param {Ink} ink */
function paintGoldCart(ctx, ink) {
  const line = ink.colour("art-line");
  ctx.fillStyle = ink.colour("art-shade");
  ctx.beginPath();
  ctx.ellipse(0, 2, 60, 7, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [x, y] of [
    [-30, 50],
    [-14, 57],
    [4, 60],
    [22, 56],
    [34, 49],
    [-4, 50],
    [14, 50],
  ]) {
    block(
      ctx,
      shape([
        [x - 11, -y + 3],
        [x - 5, -y - 9],
        [x + 7, -y - 8],
        [x + 12, -y + 4],
      ]),
      {
        fill: ink.colour("art-gold"),
        line,
        width: 2.6,
      },
    );
  }
  block(
    ctx,
    shape([
      [-50, -50],
      [50, -50],
      [38, -14],
      [-38, -14],
    ]),
    {
      fill: ink.colour("art-wood"),
      line,
      width: 3.6,
      box: { x: -52, y: -52, w: 104, h: 40 },
      cuts: [{ gap: 9, tone: (_, y) => 0.15 + 0.4 * between(-50, -14, y) }],
    },
  );
  for (const x of [-24, 24]) paintWheel(ctx, ink, x, -13, 13);
}
