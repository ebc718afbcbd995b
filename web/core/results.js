// How matches have ended on this device, a small thing each; the matches themselves may be deleted. What a
// match has once come to stays, whatever is taken back and played again afterwards.

import { areOptions, dateOf, isListOf, isObject, isText } from "./kept-shapes.js";
import { unreadable } from "./set-aside.js";
import { keysAfter, read, remove, write } from "./storage.js";

/** What somebody got for one kind of things. @typedef {{ count: number, best: number, sum: number }} Earned */
/**
 * @typedef {object} Result
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string[]} kinds who played each seat
 * @property {number | null} seat of the only person at this device
 * @property {number[]} totals
 * @property {number[]} winners none where it was a draw
 * @property {string} ended by what
 * @property {number} when
 * @property {number} actions
 * @property {Record<string, Earned>} items of that seat, by their kinds
 * @property {string} [occasion] what it was played for
 * @property {boolean} [taught] whether a teacher handed moves back
 */
/** @typedef {Result & { id: string, starred: boolean }} KeptResult */

const RESULT = "frontier/result/";
const STARS = "frontier/stars";

/**
 * Keep what a match has come to, unless it has ended before.
 * @param {string} id of the match
 * @param {Result} result
 */
export function noteResult(id, result) {
  if (!resultOf(read(RESULT + id))) write(RESULT + id, result);
}

/** @returns {KeptResult[]} the oldest first */
export function keptResults() {
  const stars = starred();
  return keysAfter(RESULT)
    .flatMap((id) => {
      const result = resultOf(read(RESULT + id));
      return result ? [{ ...result, id, starred: stars.has(id) }] : [];
    })
    .sort((a, b) => a.when - b.when);
}

/** List what lies among the results and is none. */
export const oddResults = () => unreadable(RESULT, (id) => resultOf(read(RESULT + id)) !== null);

/**
 * @param {string} id
 * @param {boolean} isStarred
 */
export function starResult(id, isStarred) {
  const stars = starred();
  if (isStarred) stars.add(id);
  else stars.delete(id);
  write(STARS, [...stars]);
}

/** @param {string} id */
export function forgetResult(id) {
  remove(RESULT + id);
}

/** @returns {Set<string>} */
function starred() {
  const kept = read(STARS);
  return new Set(Array.isArray(kept) ? kept.filter(isText) : []);
}

/**
 * @param {any} value
 * @returns {Result | null} null when it is none
 */
function resultOf(value) {
  if (!isObject(value)) return null;
  const { game, options, kinds, seat, totals, winners, ended, when, actions, items } = value;
  const { occasion, taught } = value;
  const isSeat = (/** @type {unknown} */ one) =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) < totals.length;
  const whole =
    isText(game) &&
    areOptions(options) &&
    isListOf(kinds, isText) &&
    isListOf(totals, Number.isFinite) &&
    kinds.length === totals.length &&
    (seat === null || isSeat(seat)) &&
    isListOf(winners, isSeat);
  if (!whole) return null;
  return {
    game,
    options,
    kinds,
    seat,
    totals,
    winners,
    ended: isText(ended) ? ended : "",
    when: dateOf(when),
    actions: Number.isInteger(actions) && actions > 0 ? actions : 0,
    items: isObject(items)
      ? Object.fromEntries(Object.entries(items).filter(([, earned]) => isEarned(earned)))
      : {},
    occasion: isText(occasion) ? occasion : undefined,
    taught: taught === true,
  };
}

/** @param {any} value @returns {value is Earned} */
const isEarned = (value) =>
  isObject(value) && [value.count, value.best, value.sum].every(Number.isFinite);
