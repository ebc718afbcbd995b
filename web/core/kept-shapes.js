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
 * @typedef {object} KeptTeacher
 * @property {string} tolerance
 * @property {{ mistake: import("../wire.js").Mistake, match: import("../wire.js").StepMatch }[]} back
 */

/**
 * @param {any} value
 * @returns {KeptTeacher | undefined} what of it can be read
 */
function teacherOf(value) {
  if (!isObject(value) || !isText(value.tolerance)) return undefined;
  const back = Array.isArray(value.back) ? value.back : [];
  return { tolerance: value.tolerance, back: back.filter(isHandedBack) };
}

/** @param {any} value a move that came back, with all that is told of it */
function isHandedBack(value) {
  const { mistake, match } = isObject(value) ? value : {};
  return (
    isObject(mistake) &&
    isObject(match) &&
    isText(match.seed) &&
    areOptions(match.options) &&
    isListOf(match.actions, isAction) &&
    isText(mistake.kind) &&
    isAction(mistake.better) &&
    isObject(mistake.played_deed) &&
    isObject(mistake.better_deed) &&
    isListOf(mistake.chances, Number.isFinite) &&
    isListOf(mistake.why, isObject)
  );
}

/**
 * @param {string} id under which it is kept
 * @param {any} value
 * @returns {KeptMatch | null} null when there is no match in it
 */
export function keptMatchOf(id, value) {
  const saved = savedMatchOf(value?.saved);
  if (!saved) return null;
  const { changed, over, totals, name, kinds, awaits, fixed, task, occasion, sheets } = value;
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
    teacher: teacherOf(value.teacher),
    task: isTask(task) ? task : undefined,
    occasion: isText(occasion) ? occasion : undefined,
    sheets: Array.isArray(sheets) ? sheets.filter(isSheet) : undefined,
  };
}

/** @param {any} value a sheet of answers in advance */
const isSheet = (value) =>
  isObject(value) &&
  Number.isInteger(value.seat) &&
  Number.isInteger(value.move) &&
  isListOf(value.answers, isAnswer);

/** @param {any} value */
const isAnswer = (value) =>
  isObject(value) && isListOf(value.seen, isAction) && isListOf(value.play, isAction);

/** @param {any} value @returns {value is import("./saves.js").ClassTask} */
const isTask = (value) =>
  isObject(value) &&
  isText(value.link) &&
  typeof value.hints === "boolean" &&
  typeof value.undo === "boolean";
