// The matches that this device keeps, unfinished and finished, and how the last one looked. Nothing
// leaves it, and no tab overwrites what another one has kept.

import { keptMatchOf } from "./kept-shapes.js";
import { thing, unreadable } from "./set-aside.js";
import { keysAfter, letGo, read, readStored, remove, write } from "./storage.js";

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */

/** Which assignment a match is played for, and what is allowed there. @typedef {{ link: string, hints: boolean, undo: boolean }} ClassTask */
/**
 * @typedef {object} KeptMatch
 * @property {string} id
 * @property {SavedMatch} saved
 * @property {number} changed
 * @property {boolean} over
 * @property {number[]} totals
 * @property {string} [name]
 * @property {string[]} [kinds] who plays each seat
 * @property {string} [awaits] who is to act elsewhere
 * @property {number} [fixed] how many actions have gone out or come in by link, and stay
 * @property {import("./kept-shapes.js").KeptTeacher} [teacher] who plays along, and what came back
 * @property {ClassTask} [task] where a class plays it
 * @property {import("../wire.js").AdvanceSheet[]} [sheets] what has been answered in advance
 * @property {string} [occasion] what else it is played for: `deal/<day>`, `trail/<stop>`
 */

/** The occasion of a match that the computer has played alone, to be looked at, begins so. */
export const SHOWN = "shown/";

const MATCH = "frontier/match/"; // the autosave key of a match begins so
const SEEN = "frontier/seen";
/** Names this version of the page: what another one has seen may have other shapes. */
const VERSION = new URL(".", import.meta.url).pathname;
const LONG = 20; // actions after which a match is worth more than a question
let asked = false;

/** @returns {string} */
export function newMatchId() {
  return Date.now().toString(36) + Math.floor(Math.random() * 1296).toString(36);
}

/** Ask the browser, once there is something to lose, not to clear what is kept here. */
function askToPersist() {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  navigator.storage.persist().catch(() => {});
}

/** @param {KeptMatch} kept */
export function keepMatch(kept) {
  if (kept.over || kept.saved.actions.length >= LONG) askToPersist();
  write(MATCH + kept.id, kept);
}

/**
 * Keep a match, unless another tab has kept something else than what is known here.
 * @param {KeptMatch} kept
 * @param {SavedMatch | null} known what lay on the device when it was last looked at from here
 * @returns {boolean} whether it was kept
 */
export function keepUnlessChanged(kept, known) {
  const there = storedMatch(kept.id)?.saved;
  if (there && !isSame(there, known) && !isSame(there, kept.saved)) return false;
  keepMatch(kept);
  return true;
}

/**
 * @param {SavedMatch | null} one
 * @param {SavedMatch | null} other
 */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {string} id
 * @returns {KeptMatch | null}
 */
export function keptMatch(id) {
  return keptMatchOf(id, read(MATCH + id));
}

/**
 * Give a match as it lies on the device, whatever this tab could not write there.
 * @param {string} id
 * @returns {KeptMatch | null}
 */
export function storedMatch(id) {
  return keptMatchOf(id, readStored(MATCH + id));
}

/** @returns {KeptMatch[]} the last changed first */
export function keptMatches() {
  return keysAfter(MATCH)
    .map(keptMatch)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/**
 * List what lies among the matches and is none, or none of a game that is known here.
 * @param {(game: string) => boolean} isKnown
 */
export function oddMatches(isKnown) {
  return unreadable(MATCH, (id) => isKnown(keptMatch(id)?.saved.game ?? ""));
}

/** Give what lies under the name of a match as it is. @param {string} id */
export const matchThing = (id) => thing(MATCH + id);

/**
 * Name a match, whatever has been played in it meanwhile.
 * @param {string} id
 * @param {string} name
 */
export function renameMatch(id, name) {
  const kept = keptMatch(id);
  if (kept) write(MATCH + id, { ...kept, name });
}

/** Leave a match to another tab, which has kept it. @param {string} id */
export function leaveToOthers(id) {
  letGo(MATCH + id);
}

/**
 * Put a deleted match back, unless it is there again.
 * @param {KeptMatch} kept
 */
export function restoreMatch(kept) {
  if (!keptMatch(kept.id)) keepMatch(kept);
}

/** @param {string} id */
export function forgetMatch(id) {
  remove(MATCH + id);
}

/**
 * Keep how the last match looked, so that it can be shown before Python is there: where hands are
 * hidden, as an onlooker sees it.
 * @param {string} id
 * @param {import("./known-match.js").MatchState} state
 */
export function keepSeen(id, state) {
  const { saved, onlooker, ...rest } = state;
  const open = onlooker ? { view: onlooker, seat: null, legal: [] } : {};
  const told = { since: 0, turns: [] };
  const seen = { ...rest, ...open, onlooker: null, next: null, told };
  write(SEEN, { id, version: VERSION, actions: saved.actions, cursor: saved.cursor, seen });
}

/** Forget how a match looked: it cannot be shown. */
export function dropSeen() {
  remove(SEEN);
}

/**
 * Give the match as it was last seen, if it is still the same.
 * @param {string} id
 * @param {SavedMatch} saved
 * @returns {import("./known-match.js").MatchState | null}
 */
export function seenState(id, saved) {
  const kept = read(SEEN);
  if (!kept?.seen?.view || kept.version !== VERSION) return null;
  if (kept.id !== id || kept.cursor !== saved.cursor) return null;
  if (JSON.stringify(kept.actions) !== JSON.stringify(saved.actions)) return null;
  return { ...kept.seen, saved };
}
