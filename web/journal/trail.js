// The trail: stops from the first ride to the last boss. What is done follows from what the device has kept;
// nothing of the trail itself is stored. Pure.

import { shareOfWin } from "../play/results.js";

/** @typedef {import("../core/results.js").Result} Result */
/**
 * What a match is to bring; all of it.
 * @typedef {object} Goal
 * @property {boolean} [win]
 * @property {number} [points]
 * @property {Record<string, number>} [count] how many of each kind of score items
 * @property {Record<string, number>} [sum] how many points for them together
 * @property {Record<string, number>} [best] how many points for one of them
 */
/**
 * @typedef {object} Stop
 * @property {string} id
 * @property {number} row
 * @property {number} lane
 * @property {number} minutes
 * @property {string[]} after any of these opens it; where there is none it is open
 * @property {string} [course]
 * @property {string} [puzzles] of which game
 * @property {number} [count] of puzzles to be solved
 * @property {string} [match] of which game
 * @property {string} [level] of the computer, or somebody who plays at one
 * @property {Record<string, string>} [options]
 * @property {Goal} [goal]
 */
/** @typedef {{ results: Result[], courses: Set<string>, solved: Set<string> }} Evidence puzzles as `game/id` */
/** @typedef {{ stop: Stop, state: "done" | "open" | "ahead", have: number, need: number }} StopState */

/** What a match of a stop is played for. @param {Stop} stop */
export const occasionOf = ({ id }) => `trail/${id}`;

/**
 * @param {Stop[]} stops
 * @param {Evidence} evidence
 * @returns {StopState[]}
 */
export function trailStates(stops, evidence) {
  const told = stops.map((stop) => ({ stop, ...progress(stop, evidence) }));
  const done = new Set(told.filter(({ have, need }) => have >= need).map(({ stop }) => stop.id));
  return told.map(({ stop, have, need }) => {
    const open = stop.after.length === 0 || stop.after.some((id) => done.has(id));
    return { stop, have, need, state: done.has(stop.id) ? "done" : open ? "open" : "ahead" };
  });
}

/** The stop to go to next: the first one that is open, along the trail. @param {StopState[]} states */
export function nextStop(states) {
  const open = states.filter(({ state }) => state === "open");
  // Where something has been begun it goes on before anything else begins.
  const begun = open.filter(({ stop }) => stop.after.length > 0);
  const first = (/** @type {StopState[]} */ some) =>
    some.reduce(
      (best, one) => (best === null || one.stop.row < best.stop.row ? one : best),
      /** @type {StopState | null} */ (null),
    );
  return first(begun) ?? first(open);
}

/**
 * @param {Stop} stop
 * @param {Evidence} evidence
 * @returns {{ have: number, need: number }}
 */
function progress(stop, { results, courses, solved }) {
  if (stop.course) return { have: courses.has(stop.course) ? 1 : 0, need: 1 };
  if (stop.puzzles) {
    const need = stop.count ?? 1;
    const have = [...solved].filter((name) => name.startsWith(`${stop.puzzles}/`)).length;
    return { have: Math.min(have, need), need };
  }
  const played = results.filter(({ occasion }) => occasion === occasionOf(stop));
  return { have: played.some((result) => meets(stop.goal ?? {}, result)) ? 1 : 0, need: 1 };
}

/**
 * Whether a result brings what is asked for.
 * @param {Goal} goal
 * @param {Result} result
 */
export function meets(goal, result) {
  const { seat, totals, items } = result;
  if (seat === null) return false;
  /** @param {"count" | "sum" | "best"} what */
  const enough = (what) =>
    Object.entries(goal[what] ?? {}).every(([kind, least]) => (items[kind]?.[what] ?? 0) >= least);
  return (
    (!goal.win || shareOfWin(result) === 1) &&
    totals[seat] >= (goal.points ?? -Infinity) &&
    enough("count") &&
    enough("sum") &&
    enough("best")
  );
}
