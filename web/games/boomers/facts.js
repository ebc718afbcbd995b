// What the core says of Boomers once and for all: its board, lines, pieces and numbers, and what the
// set-up board is made of. It is taken over before anything is drawn.

import { Grid } from "../../play/grid.js";

/** @typedef {import("../../wire.js").BoomersThings} Things */

/** @type {Things} */
export let things;
/** @type {import("../../wire.js").SetupBoardFacts} the set-up board */
export let board;
/** @type {string[]} the colours of the seats */
export let colours;
/** @type {Grid} */
export let grid;
/** @type {Map<string, string[]>} the two squares between which each line lies */
let sides;

/** @param {import("../../wire.js").GameFacts} facts */
export function learn(facts) {
  things = /** @type {Things} */ (facts.things);
  board = /** @type {import("../../wire.js").SetupBoardFacts} */ (facts.setup_board);
  colours = facts.colours;
  grid = new Grid(things.board);
  const { upright, flat } = things.lines;
  sides = new Map([
    ...upright.flatMap((line, row) => line.map((name, i) => pair(name, row, i, row, i + 1))),
    ...flat.flatMap((line, row) => line.map((name, i) => pair(name, row + 1, i, row, i))),
  ]);
}

/**
 * @param {string} name @param {number} row @param {number} column
 * @param {number} otherRow @param {number} otherColumn
 * @returns {[string, string[]]}
 */
function pair(name, row, column, otherRow, otherColumn) {
  return [name, [things.board[row][column], things.board[otherRow][otherColumn]]];
}

/**
 * @param {string} at
 * @returns {string[]} the two squares of a line; a square alone, if it is one
 */
export const squaresOf = (at) => sides.get(at) ?? [at];

/** @param {unknown} at */
export const isLine = (at) => sides.has(/** @type {string} */ (at));

/** @param {string} piece @returns {number | null} */
export const seatOf = (piece) => things.pieces[piece] ?? null;

/** @param {string} at */
export const isSquare = (at) => grid.has(at);
