// What the core says of Boomers once and for all: its board, lines, pieces and numbers, and what the
// set-up board is made of. It is taken over before anything is drawn.

import { Grid } from "../../play/grid.js";

/** @typedef {import("../../wire.js").BoomersThings} Things */

/**
 * @typedef {object} Board the set-up board
 * @property {Tool[]} tools
 * @property {Record<string, List>} layers the options that are drawn on it, and their lists
 * @property {import("./setup-board/draft.js").Draft} empty
 */
/** @typedef {"stones" | "mines" | "rivers" | "tracks"} List */
/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {"pieces" | List} into what it fills
 * @property {string[]} pieces what it puts, one after the other; none where there is no end of them
 * @property {boolean} lines whether it puts things on lines
 */

/** @type {Things} */
export let things;
/** @type {Board} */
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
  board = /** @type {Board} */ (facts.setup_board);
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

/** @param {string[]} squares two neighbours @returns {string | undefined} the line between them */
export function lineBetween(squares) {
  const found = [...sides].find(([, both]) => both.every((at) => squares.includes(at)));
  return found?.[0];
}

/** @param {string} piece @returns {number | null} */
export const seatOf = (piece) => things.pieces[piece] ?? null;

/** @param {string} at */
export const isSquare = (at) => grid.has(at);
