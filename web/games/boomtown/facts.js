// What the core says of Boomtown once and for all: its towns and mines, the numbers on its cards, its
// dice and picks. It is taken over before anything is drawn.

/**
 * @typedef {object} Things
 * @property {Record<string, string[]>} towns with the cards of their mines
 * @property {Record<string, number>} numbers what stands on an event card
 * @property {{ must: string[], may: string[] }} used the event cards that ask for a choice: those
 *   that have to be used then, and those that can wait
 * @property {Record<string, number>} throws how many throws of the dice show each number
 * @property {{ seat: string[], die: string[], mayor: Record<string, string> }} picks
 */

/** @type {Things} */
export let things;
/** @type {string[]} the colours of the seats */
export let colours;
/** @type {string[]} */
export let towns;

/** @param {import("../../types.js").GameFacts} facts */
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
