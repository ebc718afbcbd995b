// What may lie in the device's storage under our names: anything, from any version of the page or from
// somebody's hand. A thing is taken over in its whole shape, or not at all; what only goes with it
// (a name, a date, totals) is left out where it is odd.

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */
/** @typedef {import("./saves.js").KeptMatch} KeptMatch */

const LAST_DATE = 8.64e15; // milliseconds: no calendar goes further
const LONGEST_NAME = 60;

/** @param {unknown} value @returns {value is Record<string, any>} */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string} */
export const isText = (value) => typeof value === "string";

/** @param {unknown} value @param {(one: unknown) => boolean} fits */
export const isListOf = (value, fits) => Array.isArray(value) && value.every(fits);

/** @param {unknown} value */
export const isAction = (value) => isListOf(value, isText);

/** @param {unknown} value the options of a match */
export const areOptions = (value) => isObject(value) && Object.values(value).every(isText);

/** @param {unknown} value @returns {number} a date that can be written; long ago where it is none */
export function dateOf(value) {
  return typeof value === "number" && Math.abs(value) <= LAST_DATE ? value : 0;
}

/**
 * @param {any} value
 * @returns {SavedMatch | null} null when it is no match
 */
export function savedMatchOf(value) {
  if (!isObject(value)) return null;
  const { game, seed, options, position = null, players = [], actions } = value;
  const { cursor = actions?.length } = value;
  const whole =
    isText(game) &&
    isText(seed) &&
    areOptions(options) &&
    (position === null || isText(position)) &&
    isListOf(players, isText) &&
    isListOf(actions, isAction) &&
    Number.isInteger(cursor) &&
    cursor >= 0 &&
    cursor <= actions.length;
  return whole ? { game, seed, options, position, players, actions, cursor } : null;
}

/**
 * @param {string} id under which it is kept
 * @param {any} value
 * @returns {KeptMatch | null} null when there is no match in it
 */
export function keptMatchOf(id, value) {
  const saved = savedMatchOf(value?.saved);
  if (!saved) return null;
  const { changed, over, totals, name, kinds, awaits, fixed } = value;
  return {
    id,
    saved,
    changed: dateOf(changed),
    over: over === true,
    totals: isListOf(totals, Number.isFinite) ? totals : [],
    name: isText(name) ? name.slice(0, LONGEST_NAME) : undefined,
    kinds: isListOf(kinds, isText) ? kinds : undefined,
    awaits: isText(awaits) ? awaits : undefined,
    fixed: Number.isInteger(fixed) && fixed > 0 ? Math.min(fixed, saved.cursor) : undefined,
  };
}
