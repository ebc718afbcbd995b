// The geometry of the Boomers board, and the colours and shapes of its pieces.

/** @typedef {import("../types.js").Layout & { cell: number, left: number, top: number }} Plat */

export const SIZE = 11;
export const COLUMNS = "abcdefghijk";
export const SEAT_NAMES = ["blue", "orange"];
export const SEAT_SHAPES = ["disc", "plaque"];

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

/** @param {string} at */
export const isSquare = (at) => /^[a-k]([1-9]|1[01])$/.test(at);
