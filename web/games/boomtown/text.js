// Writes words on the table of Boomtown so that they fit their place, in one line or two.

import { inTwo } from "../../play/two-lines.js";

/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Canvas */
/**
 * @typedef {object} Manner
 * @property {number} most the largest size of letters, in pixels
 * @property {number} [least] below which nothing is written; a name is written at any size
 * @property {number} [weight]
 * @property {"left" | "center" | "right"} [align]
 */

/** Letters of a name that are always there. */
const WHOLE = 12;
const MEASURED = 100;

/** How wide texts are for each pixel of their size, once the letters have been loaded. @type {Map<string, number>} */
const known = new Map();

/** @param {Canvas} ctx @param {string} text @param {number} weight */
function widthOf(ctx, text, weight) {
  const key = `${weight} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  ctx.font = `${weight} ${MEASURED}px "Frontier Text", serif`;
  const width = ctx.measureText(text).width / MEASURED;
  if (document.fonts.status === "loaded") known.set(key, width);
  return width;
}

/**
 * Write a short text around its middle.
 * @param {Canvas} ctx
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} [weight]
 */
export function write(ctx, text, x, y, size, weight = 700) {
  ctx.font = `${weight} ${size}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, x, y + size * 0.04);
}

/**
 * Find the lines and the size with which a text fits a place.
 * @param {Canvas} ctx
 * @param {string} text
 * @param {Rect} at
 * @param {Manner} manner
 */
function fit(ctx, text, { w, h }, { most, weight = 600 }) {
  const ways = [[text], inTwo(text)].map((lines) => {
    const widest = Math.max(...lines.map((line) => widthOf(ctx, line, weight)));
    return { lines, size: Math.min(most, w / widest, h / (lines.length * 1.04)) };
  });
  return ways[1].size > ways[0].size * 1.12 ? ways[1] : ways[0];
}

/**
 * Write words into a place, in one line or two, no larger than said.
 * @param {Canvas} ctx
 * @param {string} text
 * @param {Rect} at
 * @param {Manner} manner
 * @returns {boolean} false when they would be too small to read, and were not written
 */
export function writeInto(ctx, text, at, manner) {
  if (!text) return false;
  const { weight = 600, align = "center", least = 0 } = manner;
  const { lines, size } = fit(ctx, text, at, manner);
  if (size < least) return false;
  ctx.font = `${weight} ${size}px "Frontier Text", serif`;
  ctx.textAlign = align;
  ctx.textBaseline = "middle";
  const x = at.x + (align === "left" ? 0 : align === "right" ? at.w : at.w / 2);
  lines.forEach((line, i) => {
    const y = at.y + at.h / 2 + (i - (lines.length - 1) / 2) * size * 1.02;
    ctx.fillText(line, x, y + size * 0.04);
  });
  return true;
}

/**
 * Write a player's name into a place: smaller where it is long, and only a very long one is cut.
 * @param {Canvas} ctx
 * @param {string} name
 * @param {Rect} at
 * @param {{ most: number, least: number }} sizes
 * @returns {number} where it ends
 */
export function writeName(ctx, name, at, { most, least }) {
  let text = name;
  const weight = 600;
  while (text.length > WHOLE + 1 && fit(ctx, text, at, { most }).size < least) {
    text = `${text.slice(0, -2).trimEnd()}…`;
  }
  writeInto(ctx, text, at, { most, weight, align: "left" });
  const { lines, size } = fit(ctx, text, at, { most });
  return at.x + Math.max(...lines.map((line) => widthOf(ctx, line, weight))) * size;
}
