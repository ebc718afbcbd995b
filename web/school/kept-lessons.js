// What this device keeps of the school: lessons of one's own, and solved puzzles. Two tabs at one
// lesson become two lessons: nobody's work is written over.

import { areOptions, dateOf, isAction, isListOf, isObject, isText } from "../core/kept-shapes.js";
import { newMatchId } from "../core/saves.js";
import { makeWay, unreadable } from "../core/set-aside.js";
import { keysAfter, read, readStored, remove, write } from "../core/storage.js";
import { gameNamed } from "../games/index.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {{ id: string, lesson: Lesson, changed: number }} KeptLesson */

const LESSON = "frontier/lesson/";
const SOLVED = "frontier/solved";
const SHOWN = "frontier/shown";

/**
 * Keep a lesson; without an id it becomes a new one.
 * @param {Lesson} lesson
 * @param {string} [id]
 * @returns {string} its id
 */
export function keepLesson(lesson, id = newMatchId()) {
  write(LESSON + id, { id, lesson, changed: Date.now() });
  return id;
}

/**
 * Keep what has become of a lesson: beside it where another tab has changed it meanwhile.
 * @param {Lesson} lesson
 * @param {string} id
 * @param {Lesson | null} known what lay there when it was last looked at from here
 * @returns {string} the id under which it is kept now
 */
export function keepChanged(lesson, id, known) {
  const there = keptLessonOf(id, readStored(LESSON + id))?.lesson;
  const changed = there && !isSame(there, known) && !isSame(there, lesson);
  return keepLesson(lesson, changed ? undefined : id);
}

/**
 * Give a lesson as it lies on the device.
 * @param {string} id
 * @returns {Lesson | null}
 */
export function storedLesson(id) {
  return keptLessonOf(id, readStored(LESSON + id))?.lesson ?? null;
}

/** @param {Lesson | null} one @param {Lesson | null} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {string} id
 * @returns {KeptLesson | null}
 */
export function keptLesson(id) {
  return keptLessonOf(id, read(LESSON + id));
}

/** @returns {KeptLesson[]} the last changed first */
export function keptLessons() {
  return keysAfter(LESSON)
    .map(keptLesson)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** List what lies among the lessons and is none that can be shown here. */
export function oddLessons() {
  return unreadable(LESSON, (id) => keptLesson(id) !== null);
}

/**
 * Put a deleted lesson back as it was, unless it is there again.
 * @param {KeptLesson} kept
 */
export function restoreLesson(kept) {
  if (!keptLesson(kept.id)) write(LESSON + kept.id, kept);
}

/** @param {string} id */
export function forgetLesson(id) {
  remove(LESSON + id);
}

/** @returns {Set<string>} the puzzles solved on this device, as `game/id` */
export function solvedPuzzles() {
  return namesIn(SOLVED);
}

/** @returns {Set<string>} the puzzles whose solution was shown before they were solved, as `game/id` */
export function shownPuzzles() {
  return namesIn(SHOWN);
}

/** @param {string} key */
function namesIn(key) {
  const kept = read(key);
  return new Set(Array.isArray(kept) ? kept.filter(isText) : []);
}

/**
 * @param {string} key
 * @param {string} name
 */
function addName(key, name) {
  makeWay(key, () => Array.isArray(read(key)));
  write(key, [...namesIn(key).add(name)]);
}

/**
 * Mark a puzzle as solved, unless its solution was shown before.
 * @param {string} game
 * @param {string} id
 * @returns {boolean} whether it counts as solved
 */
export function markSolved(game, id) {
  const name = `${game}/${id}`;
  if (shownPuzzles().has(name)) return false;
  addName(SOLVED, name);
  return true;
}

/**
 * Mark a puzzle as shown; one that was solved before stays so.
 * @param {string} game
 * @param {string} id
 */
export function markShown(game, id) {
  const name = `${game}/${id}`;
  if (!solvedPuzzles().has(name)) addName(SHOWN, name);
}

/** Let all puzzles of a game be new again. @param {string} game */
export function forgetSolved(game) {
  for (const key of [SOLVED, SHOWN]) {
    write(
      key,
      [...namesIn(key)].filter((name) => !name.startsWith(`${game}/`)),
    );
  }
}

/**
 * @param {string} id under which it is kept
 * @param {any} value
 * @returns {KeptLesson | null} null when there is no lesson in it, or one of a game that is unknown here
 */
function keptLessonOf(id, value) {
  const lesson = value?.lesson;
  if (!isLesson(lesson)) return null;
  return { id, lesson, changed: dateOf(value.changed) };
}

/** @param {any} value @returns {value is Lesson} whether it can be shown; the rules say more about it */
function isLesson(value) {
  if (!isObject(value)) return false;
  const { game, title, about, steps } = value;
  const texts = [title, about].every((text) => text === undefined || isLessonText(text));
  return Boolean(gameNamed(game)) && texts && isListOf(steps, isStep) && steps.length > 0;
}

/** @param {any} value */
function isStep(value) {
  if (!isObject(value) || !isObject(value.match)) return false;
  const { game, text, check, hints, right, wrong, part } = value;
  const { code = "", point = {}, replies = [] } = value;
  const { seed, options, position = null, actions } = value.match;
  return (
    (game === undefined || Boolean(gameNamed(game))) &&
    isText(seed) &&
    areOptions(options) &&
    (position === null || isText(position)) &&
    isListOf(actions, isAction) &&
    [text, right, wrong, part].every((one) => one === undefined || isLessonText(one)) &&
    isObject(point) &&
    [point.text, point.right, point.wrong, ...(point.hints ?? [])].every(arePointers) &&
    isListOf(replies, isReply) &&
    isListOf(check, isStatement) &&
    isText(code) &&
    isListOf(hints, isLessonText)
  );
}

/** @param {any} value what is pointed at together, if anything is */
function arePointers(value) {
  return (
    value === undefined ||
    isListOf(value, (/** @type {any} */ one) => {
      if (!isObject(one)) return false;
      if (one.arrow !== undefined) return isAction(one.arrow) && one.arrow.length === 2;
      return isText(one.ring ?? one.shade);
    })
  );
}

/** @param {any} value */
function isReply(value) {
  if (!isObject(value) || !isLessonText(value.text) || !arePointers(value.point)) return false;
  const condition = value.if ?? value.unless;
  if (!isObject(condition)) return false;
  return ["above", "below", "has"].includes(condition.is) || isStatement(condition);
}

/** What each statement needs to be shown, by its name. @type {Record<string, (statement: any) => boolean>} */
const STATEMENTS = {
  read: () => true,
  play: ({ actions }) => isListOf(actions, isAction),
  score: ({ least }) => Number.isFinite(least),
  leave: ({ most }) => Number.isFinite(most),
  event: ({ kind, values = {}, least = {} }) => isText(kind) && isObject(values) && isObject(least),
  keep: ({ kind, values = {} }) => isText(kind) && isObject(values),
  win: ({ level }) => isText(level),
  any: ({ of }) => isListOf(of, isStatement),
  beat: ({ level, games, least }) => isText(level) && [games, least].every(Number.isInteger),
  number: ({ answer = 0, of = "", about = [], within = 0, unit = "" }) =>
    [answer, within].every(Number.isFinite) && isText(of) && isAction(about) && isLessonText(unit),
  choice: ({ from, right }) => isListOf(from, isLessonText) && isListOf(right, Number.isInteger),
  mark: ({ right = [], of = "", about = [] }) => [right, about].every(isAction) && isText(of),
  order: ({ from }) => isListOf(from, isLessonText),
  open: () => true,
};

/** @param {any} value */
function isStatement(value) {
  return isObject(value) && Object.hasOwn(STATEMENTS, value.is) && STATEMENTS[value.is](value);
}

/** @param {unknown} value a text, or one by language */
function isLessonText(value) {
  return isText(value) || (isObject(value) && Object.values(value).every(isText));
}
