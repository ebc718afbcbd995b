// What a teacher's device keeps of classes: what was given, what came back, and the names of a list,
// which never leave it.

import { isListOf, isObject, isText, dateOf } from "../../core/kept-shapes.js";
import { newMatchId } from "../../core/saves.js";
import { unreadable } from "../../core/set-aside.js";
import { keysAfter, read, remove, write } from "../../core/storage.js";

/** @typedef {import("../../wire.js").CheckedResult} CheckedResult */
/** @typedef {{ link: string, result: CheckedResult }} TakenResult */
/** @typedef {{ id: string, link: string, title: string, made: number, names: string[], results: TakenResult[] }} KeptClass */

const CLASS = "frontier/class/";

/**
 * @param {string} link
 * @param {string} title
 * @returns {KeptClass} the class of this assignment, a new one where there is none
 */
export function openClass(link, title) {
  const known = keptClasses().find((one) => one.link === link);
  if (known) return known;
  const made = { id: newMatchId(), link, title, made: Date.now(), names: [], results: [] };
  keepClass(made);
  return made;
}

/** @param {KeptClass} kept */
export function keepClass(kept) {
  write(CLASS + kept.id, kept);
}

/** @param {string} id @returns {KeptClass | null} */
export function keptClass(id) {
  const kept = read(CLASS + id);
  if (!isObject(kept) || !isText(kept.link) || !isText(kept.title)) return null;
  if (!isListOf(kept.names, isText) || !isListOf(kept.results, isTaken)) return null;
  const { link, title, names, results } = kept;
  return { id, link, title, names, results, made: dateOf(kept.made) };
}

/** @returns {KeptClass[]} the newest first */
export function keptClasses() {
  return keysAfter(CLASS)
    .map(keptClass)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.made - a.made);
}

/** List what lies among the classes and is none that can be shown here. */
export const oddClasses = () => unreadable(CLASS, (id) => keptClass(id) !== null);

/** @param {string} id */
export const forgetClass = (id) => remove(CLASS + id);

/** @param {KeptClass} kept */
export function restoreClass(kept) {
  if (!keptClass(kept.id)) keepClass(kept);
}

/** @param {any} value */
function isTaken(value) {
  if (!isObject(value) || !isText(value.link) || !isObject(value.result)) return false;
  const { name, made, steps, match, bot } = value.result;
  return (
    (bot === undefined || (isObject(bot) && isText(bot.name) && isText(bot.code))) &&
    isText(name) &&
    Number.isFinite(made) &&
    isListOf(steps, isCheckedStep) &&
    (match === undefined || (isObject(match) && isListOf(match.totals, Number.isFinite)))
  );
}

/** @param {any} step */
function isCheckedStep(step) {
  return (
    isObject(step) &&
    typeof step.solved === "boolean" &&
    isListOf(step.tries, (one) => isListOf(one, (picks) => isListOf(picks, isText))) &&
    isListOf(step.right, (one) => typeof one === "boolean") &&
    Number.isFinite(step.hints) &&
    Number.isFinite(step.seconds)
  );
}
