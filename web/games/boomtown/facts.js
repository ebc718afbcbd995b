// What the core says of Boomtown once and for all: its towns and mines, the numbers on its cards, its
// dice and picks. It is taken over before anything is drawn.

/** @typedef {import("../../wire.js").BoomtownThings} Things */

/** @type {Things} */
export let things;
/** @type {string[]} the colours of the seats */
export let colours;
/** @type {string[]} */
export let towns;

/** @param {import("../../wire.js").GameFacts} facts */
export function learn(facts) {
  things = /** @type {Things} */ (facts.things);
  colours = facts.colours;
  towns = Object.keys(things.towns);
}

/** @param {string} card @returns {string | undefined} the town of a mine; an event has none */
export const townOfMine = (card) => towns.find((town) => things.towns[town].includes(card));

/**
 * Tell in how many of all throws the dice show a number.
 * @param {number} number
 */
export const throwsOf = (number) => things.throws[number] ?? 0;

/**
 * Tell how likely the dice show a number or more, from 0 to 1.
 * @param {number} number
 */
export function chanceFrom(number) {
  const known = Object.entries(things.throws);
  const all = known.reduce((sum, [, many]) => sum + many, 0);
  const enough = known.filter(([shown]) => Number(shown) >= number);
  return enough.reduce((sum, [, many]) => sum + many, 0) / all;
}
