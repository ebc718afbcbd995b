// What this device keeps: unfinished and finished matches, and the settings. Nothing leaves it.

import { keysAfter, read, remove, write } from "./storage.js";

export { storageWorks } from "./storage.js";

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */

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
 */

const MATCH = "frontier/match/"; // the autosave key of a match begins so
const SETTINGS = "frontier/settings";
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
 * @param {string} id
 * @returns {KeptMatch | null}
 */
export function keptMatch(id) {
  const kept = read(MATCH + id);
  return kept && kept.saved && Array.isArray(kept.saved.actions) ? kept : null;
}

/** @returns {KeptMatch[]} the last changed first */
export function keptMatches() {
  return keysAfter(MATCH)
    .map(keptMatch)
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
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

export const DEFAULT_SETTINGS = {
  language: "",
  theme: "system",
  motion: "normal",
  sound: "off",
  confirm: "touch",
  text: "normal",
};

/** @returns {typeof DEFAULT_SETTINGS} */
export function settings() {
  const kept = read(SETTINGS);
  return { ...DEFAULT_SETTINGS, ...(kept && typeof kept === "object" ? kept : {}) };
}

/** @param {Partial<typeof DEFAULT_SETTINGS>} changes */
export function changeSettings(changes) {
  write(SETTINGS, { ...settings(), ...changes });
}

export function resetSettings() {
  remove(SETTINGS);
}
