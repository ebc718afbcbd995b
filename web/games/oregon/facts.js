// What the core says of Oregon once and for all: its map, cards, tiles, numbers and picks. It is
// taken over before anything is drawn.

import { Grid } from "../../play/grid.js";

/**
 * @typedef {object} Building
 * @property {number} tiles how many there are
 * @property {[number, number]} points what a farmer beside it brings, at least and at most
 * @property {string | null} mineral where it brings a tile with that value instead
 * @property {string | null} token that it makes active
 */
/**
 * @typedef {object} Things
 * @property {string[][]} board the names of the spaces, from the top left corner
 * @property {string[]} columns what stands below the map
 * @property {string[]} rows what stands beside it, from the top
 * @property {Record<string, string>} terrains by their letters on the map
 * @property {string[]} symbols in the order of their bands, across and down
 * @property {{ columns: number, rows: number }} bands how many columns and rows make a band
 * @property {Record<string, Building>} buildings
 * @property {string[]} minerals
 * @property {string[]} tokens
 * @property {string[]} kinds of cards
 * @property {number} hand how many cards a hand has
 * @property {Record<"joker" | "draw" | "swap", Record<string, string>>} picks by what they are about
 */

/** @type {Things} */
export let things;
/** @type {string[]} the colours of the seats */
export let colours;
/** @type {Grid} */
export let grid;
/** @type {string[]} the stacks of the bank: tiles of each kind, coal and gold */
export let bank;

/** @param {import("../../types.js").GameFacts} facts */
export function learn(facts) {
  things = /** @type {Things} */ (facts.things);
  colours = facts.colours;
  grid = new Grid(things.board);
  bank = [...Object.keys(things.buildings), ...things.minerals];
}

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
