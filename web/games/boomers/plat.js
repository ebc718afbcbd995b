// The geometry of the Boomers board, and the colours of its pieces.

/** @typedef {{ x: number, y: number, w: number, h: number, beside: boolean, scale: number }} Tray */
/**
 * @typedef {import("../../painter.js").Layout & { cell: number, left: number, top: number, tray?: Tray }} Plat
 */

export const SIZE = 11;
export const COLUMNS = "abcdefghijk";
export const SEAT_NAMES = ["blue", "orange"];

/** @param {string} letter */
export const seatOf = (letter) => ("ABC".includes(letter) ? 0 : "DEF".includes(letter) ? 1 : null);

/**
 * @param {Plat} plat
 * @param {string} at
 * @returns {{ x: number, y: number, cx: number, cy: number }} a square's corner and centre
 */
export function place(plat, at) {
  const column = COLUMNS.indexOf(at[0]);
  const row = Number(at.slice(1));
  const x = plat.left + column * plat.cell;
  const y = plat.top + (SIZE - row) * plat.cell;
  return { x, y, cx: x + plat.cell / 2, cy: y + plat.cell / 2 };
}

/**
 * Name the square so many columns to the right and rows up; it may be off the board.
 * @param {string} at
 * @param {number} columns
 * @param {number} rows
 */
export function beside(at, columns, rows) {
  return `${COLUMNS[COLUMNS.indexOf(at[0]) + columns]}${Number(at.slice(1)) + rows}`;
}

/** The four directions along the lines. @type {[number, number][]} */
export const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** @param {string} at */
export const isSquare = (at) => /^[a-k]([1-9]|1[01])$/.test(at);

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
