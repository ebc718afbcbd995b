// How frames are laid on Oregon's table: the map with its rims, rows of slots, and frames shared out.

import { grid } from "./facts.js";

/** @typedef {{ x: number, y: number, w: number, h: number }} Frame */

/** Room around the map in squares: the bands, and the letters and numbers opposite. */
export const RIM = 0.78;
export const LETTERS = 0.42;

/** @param {...number} sizes the side of a space that each direction allows */
export function wholeCell(...sizes) {
  const cell = Math.max(12, Math.min(...sizes));
  return cell > 30 ? Math.floor(cell) : Math.floor(cell * 2) / 2;
}

/** @param {number} cell */
export function layBoard(cell) {
  const rim = Math.round(Math.max(16, cell * RIM));
  const letters = Math.max(10, cell * LETTERS);
  const map = { x: rim + 3, y: rim + 3, w: cell * grid.width, h: cell * grid.height };
  return { w: map.x + map.w + letters + 2, h: map.y + map.h + letters + 2, parts: { map, rim } };
}

/**
 * Lay frames side by side.
 * @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {number} count @param {number} gap
 * @returns {Frame[]}
 */
export function slots(x, y, w, h, count, gap) {
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (w + gap), y, w, h }));
}

/**
 * Divide a frame into rows of so many frames; of a given height, if it is said.
 * @param {Frame} frame
 * @param {number} count
 * @param {number} across
 * @param {number} gap
 * @param {number} [high]
 * @returns {Frame[]}
 */
export function shareOut({ x, y, w, h }, count, across, gap, high) {
  const wide = (w - (across - 1) * gap) / across;
  const lines = Math.ceil(count / across);
  const tall = high ?? (h - (lines - 1) * gap) / lines;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % across) * (wide + gap),
    y: y + Math.floor(i / across) * (tall + gap),
    w: wide,
    h: tall,
  }));
}
