// What a match that has just ended comes to, for the record book.

import { onlyPerson } from "./seat-kinds.js";

/** @typedef {import("../core/results.js").Result} Result */

/**
 * @param {object} ended
 * @param {Pick<import("../core/known-match.js").MatchState, "saved" | "totals" | "items" | "outcome">} ended.state
 * @param {string[]} ended.kinds of all seats
 * @param {number} ended.when
 * @param {string} [ended.occasion]
 * @param {boolean} [ended.taught]
 * @returns {Result | null} nothing of a match that goes on
 */
export function resultOf({ state, kinds, when, occasion, taught }) {
  const { saved, totals, items, outcome } = state;
  if (!outcome) return null;
  const seat = onlyPerson(kinds);
  return {
    game: saved.game,
    options: saved.options,
    kinds: totals.map((_, one) => kinds[one] ?? "person"),
    seat,
    totals,
    winners: [...outcome.winners],
    ended: outcome.ended_by,
    when,
    actions: saved.cursor,
    items: seat === null ? {} : earned(items.filter((item) => item.seat === seat)),
    occasion,
    taught,
  };
}

/**
 * Sum up score items by their kinds.
 * @param {import("../wire.js").ScoreItem[]} items
 * @returns {Result["items"]}
 */
function earned(items) {
  /** @type {Result["items"]} */
  const found = {};
  for (const { kind, points } of items) {
    const { count, best, sum } = found[kind] ?? { count: 0, best: 0, sum: 0 };
    found[kind] = { count: count + 1, best: Math.max(best, points), sum: sum + points };
  }
  return found;
}

/**
 * How much of a win it was for the person at this device: 1, 0, or a half where it was shared.
 * @param {Result} result
 * @returns {number | null} nothing where there was no such person
 */
export function shareOfWin({ seat, winners }) {
  if (seat === null) return null;
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? (winners.length === 1 ? 1 : 0.5) : 0;
}
