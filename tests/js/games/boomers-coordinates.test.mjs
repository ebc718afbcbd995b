// The coordinates of Boomers stand clear of the board's border, on the smallest board too.

import assert from "node:assert/strict";
import test from "node:test";

import { canvas } from "../canvas.mjs";
import { taught, told } from "./from-core.mjs";

await taught("boomers");
const { layout } = await import("../../../web/games/boomers/painter.js");
const { paintCoordinates, paintLines } = await import("../../../web/games/boomers/land.js");

const { view } = told("views.py").find(({ game }) => game === "boomers");
/** @type {any} */
const INK = { colour: () => "black", icon: () => null };

/** Paint the empty board, and give the words on it and the frames around it. */
function painted(box) {
  const words = [];
  const frames = [];
  /** @type {any} */
  const drawn = {
    font: "",
    fillText: (text, x, y) => words.push({ text, x, y, font: drawn.font }),
    strokeRect: (x, y, w, h) => frames.push({ x, y, w, h }),
  };
  const ctx = canvas(drawn);
  const plat = layout(view, box);
  paintCoordinates(ctx, plat, INK);
  paintLines(ctx, plat, INK);
  return { words, frames };
}

for (const box of [
  { width: 344, height: 430 },
  { width: 440, height: 440 },
  { width: 1500, height: 980 },
]) {
  test(`no coordinate touches the border in ${box.width} × ${box.height}`, () => {
    const { words, frames } = painted(box);
    assert.ok(words.length > 0 && frames.length > 1);
    const [left, bottom] = [
      Math.min(...frames.map(({ x }) => x)),
      Math.max(...frames.map(({ y, h }) => y + h)),
    ];
    for (const { text, x, y, font } of words) {
      const size = Number(font.match(/([\d.]+)px/)?.[1]);
      const half = (size * 0.52 * text.length) / 2; // digits are about half as wide as high
      const beside = x + half < left && x - half >= 0;
      const below = y - size * 0.3 > bottom;
      assert.ok(beside || below, `${text} at ${x}, ${y}: border at ${left}, ${bottom}`);
    }
  });
}
