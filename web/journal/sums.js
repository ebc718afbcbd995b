// What results come to: by game, option and opponent, best scores and best single things. Pure.

import { isPerson, levelOf } from "../play/seat-kinds.js";
import { shareOfWin } from "../play/results.js";

/** @typedef {import("../core/results.js").KeptResult} KeptResult */
/** @typedef {{ won: number, shared: number, lost: number, played: number }} Tally */

/** @param {KeptResult[]} results @returns {Tally} */
export function tally(results) {
  const shares = results.map(shareOfWin).filter((share) => share !== null);
  const count = (/** @type {number} */ share) => shares.filter((one) => one === share).length;
  return { won: count(1), shared: count(0.5), lost: count(0), played: results.length };
}

/**
 * Sum up results in groups; those that have none are left out.
 * @param {KeptResult[]} results
 * @param {(result: KeptResult) => string[]} groupsOf
 * @returns {Map<string, Tally>}
 */
export function grouped(results, groupsOf) {
  /** @type {Map<string, KeptResult[]>} */
  const groups = new Map();
  for (const result of results) {
    for (const group of groupsOf(result)) {
      groups.set(group, [...(groups.get(group) ?? []), result]);
    }
  }
  return new Map([...groups].map(([name, all]) => [name, tally(all)]));
}

/** Against whom it was: each kind of opponent once. @param {KeptResult} result */
export function opponentsOf({ kinds, seat }) {
  if (seat === null) return [];
  return [...new Set(kinds.filter((_, one) => one !== seat))];
}

/**
 * What of its options is not as usual, as `name=value`.
 * @param {import("../wire.js").GameFacts} facts
 * @param {KeptResult} result
 */
export function unusual({ options }, result) {
  return options
    .filter(({ name, default: usual, open }) => !open && (result.options[name] ?? usual) !== usual)
    .map(({ name }) => `${name}=${result.options[name]}`);
}

/**
 * The best that somebody has done in a game: most points, widest win, and the best of each kind of things.
 * @param {KeptResult[]} results of one game
 */
export function bests(results) {
  const own = results.filter(({ seat }) => seat !== null);
  /** @param {(result: KeptResult) => number} of */
  const top = (of) =>
    own.reduce(
      (best, one) => (best === null || of(one) > of(best) ? one : best),
      /** @type {KeptResult | null} */ (null),
    );
  const points = (/** @type {KeptResult} */ { totals, seat }) => totals[seat ?? 0];
  /** @type {Map<string, { best: number, result: KeptResult }>} */
  const things = new Map();
  for (const result of own) {
    for (const [kind, { best }] of Object.entries(result.items)) {
      if (best > (things.get(kind)?.best ?? 0)) things.set(kind, { best, result });
    }
  }
  return { points: top(points), things };
}

/**
 * Find results by words: of the game, of who played, of the date, and their stars.
 * @param {KeptResult[]} results
 * @param {string} asked
 * @param {(result: KeptResult) => string} worded
 */
export function search(results, asked, worded) {
  const words = asked.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return results.filter((result) => {
    const text = worded(result).toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Whether somebody beat only computers of a level. @param {KeptResult} result @param {string} level */
export function beat(result, level) {
  const { kinds, seat } = result;
  return (
    shareOfWin(result) === 1 &&
    kinds.every((kind, one) => one === seat || (levelOf(kind) === level && !isPerson(kinds, one)))
  );
}
