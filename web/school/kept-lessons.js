// What this device keeps of the school: lessons of one's own, and solved puzzles.

import { gameNamed } from "../games/index.js";
import { newMatchId } from "../core/saves.js";
import { keysAfter, read, remove, write } from "../core/storage.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {{ id: string, lesson: Lesson, changed: number }} KeptLesson */

const LESSON = "frontier/lesson/";
const SOLVED = "frontier/solved";

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
 * @param {string} id
 * @returns {KeptLesson | null}
 */
export function keptLesson(id) {
  const kept = read(LESSON + id);
  const { game, steps } = kept?.lesson ?? {};
  return gameNamed(game) && Array.isArray(steps) && steps.length > 0 ? kept : null;
}

/** @returns {KeptLesson[]} the last changed first */
export function keptLessons() {
  return keysAfter(LESSON)
    .map(keptLesson)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/**
 * Put a deleted lesson back as it was.
 * @param {KeptLesson} kept
 */
export function restoreLesson(kept) {
  write(LESSON + kept.id, kept);
}

/** @param {string} id */
export function forgetLesson(id) {
  remove(LESSON + id);
}

/** @returns {Set<string>} the puzzles solved on this device, as `game/id` */
export function solvedPuzzles() {
  const kept = read(SOLVED);
  return new Set(Array.isArray(kept) ? kept : []);
}

/**
 * @param {string} game
 * @param {string} id
 */
export function markSolved(game, id) {
  write(SOLVED, [...solvedPuzzles().add(`${game}/${id}`)]);
}
