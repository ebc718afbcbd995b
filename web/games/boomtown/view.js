// What a view of Boomtown says, asked in the words of the game.

/** @typedef {import("../../types.js").View} View */

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
export function holdings(view, seat, town) {
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
