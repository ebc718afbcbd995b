// What a view of Boomtown says, asked in the words of the game.

/** @typedef {import("../../types.js").View} View */

export const TOWNS = ["cactus", "cold-mountain", "coyote", "dry-gulch", "san-narciso"];

/** The colours of the seats, as the game names them. */
export const COLOURS = ["blue", "orange", "green", "purple", "red"];

/**
 * Tell whose things matter most: the seat that looks, else the one in turn, else the best.
 * @param {View} view
 * @returns {number}
 */
export function ownSeat(view) {
  return view.seat ?? view.turn ?? view.totals.indexOf(Math.max(...view.totals));
}

/**
 * List what a seat has in a town: its saloons, then its mines by their number.
 * @param {View} view
 * @param {number} seat
 * @param {string} town
 * @returns {{ kind: "mine" | "saloon", thing: View }[]}
 */
export function things(view, seat, town) {
  const here = (/** @type {View} */ one) => one.seat === seat && one.town === town;
  const mines = view.mines.filter(here);
  mines.sort((/** @type {View} */ a, /** @type {View} */ b) => a.number - b.number);
  return [
    ...view.saloons.filter(here).map((/** @type {View} */ thing) => ({ kind: "saloon", thing })),
    ...mines.map((/** @type {View} */ thing) => ({ kind: "mine", thing })),
  ];
}

/**
 * @param {View} view
 * @param {string} name
 * @returns {View} the town's mayor, fee and governor
 */
export function townOf(view, name) {
  return view.towns.find((/** @type {View} */ town) => town.town === name);
}

/**
 * Tell in how many of the 36 throws two dice show a number.
 * @param {number} number
 */
export function ways(number) {
  return 6 - Math.abs(7 - number);
}

/**
 * Tell in how many of the 36 throws two dice show a number or more.
 * @param {number} number
 */
export function waysFrom(number) {
  let sum = 0;
  for (let more = number; more <= 12; more++) sum += ways(more);
  return sum;
}
