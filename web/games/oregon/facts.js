// What the core says of Oregon once and for all: its map, cards, tiles, numbers and picks. It is
// taken over before anything is drawn.

import { Grid } from "../../play/grid.js";

/** @typedef {import("../../wire.js").OregonThings} Things */

/** @type {Things} */
export let things;
/** @type {string[]} the colours of the seats */
export let colours;
/** @type {Grid} */
export let grid;
/** @type {string[]} the stacks of the bank: tiles of each kind, coal and gold */
export let bank;

/** @param {import("../../wire.js").GameFacts} facts */
export function learn(facts) {
  things = /** @type {Things} */ (facts.things);
  colours = facts.colours;
  grid = new Grid(things.board);
  bank = [...Object.keys(things.buildings), ...things.minerals];
}

/** @param {string} name @returns {import("../../wire.js").OregonMineral | undefined} */
export const mineralNamed = (name) => things.minerals.find((one) => one === name);

/** @param {string} name @returns {import("../../wire.js").OregonToken | undefined} */
export const tokenNamed = (name) => things.tokens.find((one) => one === name);

/** @param {string} pick */
export const isSquare = (pick) => grid.has(pick);

/** @param {string} at @returns {[number, number]} the column and the row of a square, from the top */
export const gridOf = (at) => grid.placeOf(at);

/**
 * Name the symbols of the two bands in which a column and a row lie.
 * @param {number} column
 * @param {number} row
 */
export function bandsOf(column, row) {
  const { bands, symbols } = things;
  return {
    column: symbols[Math.floor(column / bands.columns)],
    row: symbols[Math.floor(row / bands.rows)],
  };
}

/**
 * Find the symbol that a pick is about: a card's own, or the one that the joker stands for.
 * @param {string} pick
 */
export function symbolOf(pick) {
  return things.symbols.find((symbol) => things.picks.joker[symbol] === pick) ?? pick;
}
