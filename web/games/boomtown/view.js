// What a view of Boomtown says, asked in the words of the game.

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../wire.js").BoomtownOwnedMine} OwnedMine */
/** @typedef {import("../../wire.js").BoomtownSaloon} Saloon */
/** @typedef {import("../../wire.js").BoomtownTown} Town */
/** What a seat can have in a town. @typedef {{ kind: "mine", thing: OwnedMine } | { kind: "saloon", thing: Saloon }} Holding */

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
 * @returns {Holding[]}
 */
export function holdings(view, seat, town) {
  const here = (/** @type {OwnedMine | Saloon} */ one) => one.seat === seat && one.town === town;
  const mines = view.mines.filter(here);
  mines.sort((a, b) => a.number - b.number);
  return [
    ...view.saloons.filter(here).map((thing) => ({ kind: /** @type {const} */ ("saloon"), thing })),
    ...mines.map((thing) => ({ kind: /** @type {const} */ ("mine"), thing })),
  ];
}

/**
 * @param {View} view
 * @param {string} name
 * @returns {Town} with its mayor, fee and governor
 */
export function townOf(view, name) {
  return /** @type {Town} */ (view.towns.find((town) => town.town === name));
}
