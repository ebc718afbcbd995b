// What a view of Boomtown says, asked in the words of the game.

import { things, towns } from "./facts.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../wire.js").BoomtownOwnedMine} OwnedMine */
/** @typedef {import("../../wire.js").BoomtownSaloon} Saloon */
/** @typedef {import("../../wire.js").BoomtownKeptCard} KeptCard */
/** @typedef {import("../../wire.js").BoomtownTown} Town */
/** What can lie before a seat. @typedef {{ kind: "mine", thing: OwnedMine } | { kind: "saloon", thing: Saloon } | { kind: "kept", thing: KeptCard }} Holding */

/**
 * Tell whose things matter most: the seat that looks, else the one in turn, else the best.
 * @param {View} view
 * @returns {number}
 */
export function ownSeat(view) {
  return view.seat ?? view.turn ?? view.totals.indexOf(Math.max(...view.totals));
}

/**
 * List the seats as one sees them from one's own: oneself, then the others across the table from the
 * left to the right, so that one's right neighbour is the last and sits on the right.
 * @param {View} view
 * @returns {number[]}
 */
export function seatsAround(view) {
  const own = ownSeat(view);
  const toTheRight = [];
  for (let seat = view.right[own]; seat !== own; seat = view.right[seat]) toTheRight.push(seat);
  return [own, ...toTheRight.reverse()];
}

/**
 * List what lies before a seat: town by town its saloons and its mines by their number, then the
 * event cards that it keeps.
 * @param {View} view
 * @param {number} seat
 * @returns {Holding[]}
 */
export function holdings(view, seat) {
  /** @type {Holding[]} */
  const found = [];
  for (const town of towns) {
    const here = (/** @type {OwnedMine | Saloon} */ one) => one.seat === seat && one.town === town;
    const mines = view.mines.filter(here).sort((a, b) => a.number - b.number);
    for (const thing of view.saloons.filter(here)) found.push({ kind: "saloon", thing });
    for (const thing of mines) found.push({ kind: "mine", thing });
  }
  for (const thing of view.kept) if (thing.seat === seat) found.push({ kind: "kept", thing });
  return found;
}

/**
 * List the towns whose mayor a seat is.
 * @param {View} view
 * @param {number} seat
 * @returns {Town[]}
 */
export const offices = (view, seat) => view.towns.filter((town) => town.mayor === seat);

/**
 * @param {View} view
 * @param {string} name
 * @returns {Town} with its mayor, fee and governor
 */
export function townOf(view, name) {
  return /** @type {Town} */ (view.towns.find((town) => town.town === name));
}

/**
 * Whether the tag of a seat says something: how it stands, or that it can be chosen.
 * @param {View} view
 * @param {number} seat
 */
export function isTagged(view, seat) {
  const chosen = things.used.victims.includes(view.phase) && seat !== view.turn;
  return view.phase === "bid" || view.order.includes(seat) || chosen;
}
