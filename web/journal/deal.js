// The deal of a day: one short match, the same for everybody, from the date alone. The games take turns,
// and opponents grow stronger towards the end of a week.

import { dayNumber } from "../core/calendar.js";
import { PERSON } from "../play/seat-kinds.js";

/** @typedef {import("../wire.js").GameFacts} GameFacts */
/** @typedef {import("../core/results.js").KeptResult} KeptResult */
/** @typedef {{ day: string, game: string, options: Record<string, string>, seed: string, level: string, kinds: string[], occasion: string }} Deal */

/** Who sits opposite from Monday to Sunday: which of the levels, the weakest first. */
const WEEK = [0, 0, 1, 1, 2, 2, 3];

/**
 * @param {string} day
 * @param {GameFacts[]} games
 * @returns {Deal}
 */
export function dealOf(day, games) {
  const number = dayNumber(day);
  // The puzzle of the day takes the same turns: another game has the deal.
  const facts = games[(number + 1) % games.length];
  const options = facts.daily;
  const level = facts.levels[Math.min(WEEK[(number + 3) % 7], facts.levels.length - 1)];
  const asked = facts.options.find((option) => option.seats);
  const seats = asked ? Number(options[asked.name]) : facts.seats[0];
  const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : level));
  return {
    day,
    game: facts.name,
    options,
    seed: `day${day.replaceAll("-", "")}`,
    level,
    kinds,
    occasion: `deal/${day}`,
  };
}

/** How far the person was ahead of the best other, or behind. @param {{ totals: number[], seat: number | null }} result */
export function margin({ totals, seat }) {
  const others = totals.filter((_, one) => one !== (seat ?? 0));
  return totals[seat ?? 0] - Math.max(...others);
}

/**
 * What somebody has made of a deal: the first time, and the best.
 * @param {string} occasion
 * @param {KeptResult[]} results the oldest first
 */
export function triesOf(occasion, results) {
  const tries = results.filter((result) => result.occasion === occasion && result.seat !== null);
  const [first = null] = tries;
  const best = tries.reduce(
    (top, one) => (top === null || margin(one) > margin(top) ? one : top),
    /** @type {KeptResult | null} */ (null),
  );
  return { first, best, tries };
}
