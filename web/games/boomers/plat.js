// The geometry of the Boomers board.

import { grid } from "./facts.js";

/** @typedef {{ x: number, y: number, w: number, h: number, beside: boolean, scale: number }} Tray */
/**
 * A board: the side of a square, its upper left corner, and how far outside of it its thin border runs.
 * @typedef {import("../../painter.js").Layout & { cell: number, left: number, top: number, border: number, tray?: Tray }} Plat
 */

/**
 * @param {Plat} plat
 * @param {string} at
 * @returns {{ x: number, y: number, cx: number, cy: number }} a square's corner and centre
 */
export function place(plat, at) {
  const [column, row] = grid.placeOf(at);
  const x = plat.left + column * plat.cell;
  const y = plat.top + row * plat.cell;
  return { x, y, cx: x + plat.cell / 2, cy: y + plat.cell / 2 };
}

/**
 * Name the square so many columns to the right and rows up; nothing off the board.
 * @param {string} at
 * @param {number} columns
 * @param {number} rows
 */
export function beside(at, columns, rows) {
  return grid.beside(at, columns, -rows) ?? "";
}

/** The four directions along the lines. @type {[number, number][]} */
export const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/**
 * Trace the outline of a set of squares, drawn in by a little.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Plat} plat
 * @param {string[]} squares
 * @param {number} inset
 */
export function traceOutline(ctx, plat, squares, inset) {
  const inside = new Set(squares);
  const { cell } = plat;
  ctx.beginPath();
  for (const at of squares) {
    const { cx, cy } = place(plat, at);
    for (const [right, up] of DIRECTIONS) {
      if (inside.has(beside(at, right, up))) continue;
      const half = cell / 2;
      // The side's middle, and its ends: drawn in at an outer corner, drawn on at an inner one.
      const mx = cx + right * (half - inset);
      const my = cy - up * (half - inset);
      for (const end of [1, -1]) {
        const [ex, ey] = [Math.abs(up) * end, Math.abs(right) * end];
        const along = beside(at, ex, -ey);
        const inner = inside.has(along) && inside.has(beside(along, right, up));
        const reach = !inside.has(along) ? half - inset : inner ? half + inset : half;
        ctx.moveTo(mx, my);
        ctx.lineTo(mx + ex * reach, my + ey * reach);
      }
    }
  }
}
