// What this device keeps: unfinished and finished matches, and the settings. Nothing leaves it.
// Writing is synchronous, so that a killed tab has lost nothing. Blocked or full storage is told.

/** @typedef {import("../types.js").SavedMatch} SavedMatch */
/** @typedef {{ id: string, saved: SavedMatch, changed: number, over: boolean, totals: number[], name?: string, kinds?: string[] }} KeptMatch */

const MATCH = "frontier/match/";
const SETTINGS = "frontier/settings";

/** @type {Map<string, string>} Keeps things for this visit when the device cannot. */
const memory = new Map();

/** Whether the last write reached the device's storage. */
export let storageWorks = true;

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
    storageWorks = true;
  } catch {
    storageWorks = false;
  }
}

/**
 * @param {string} key
 * @returns {any}
 */
function read(key) {
  let text = memory.get(key) ?? null;
  try {
    text = localStorage.getItem(key) ?? text;
  } catch {
    storageWorks = false;
  }
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns {string[]} */
function keys() {
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) found.add(localStorage.key(i) ?? "");
  } catch {
    storageWorks = false;
  }
  return [...found];
}

/** @returns {string} */
export function newMatchId() {
  return Date.now().toString(36) + Math.floor(Math.random() * 1296).toString(36);
}

/** @param {KeptMatch} kept */
export function keepMatch(kept) {
  write(MATCH + kept.id, JSON.stringify(kept));
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
  return keys()
    .filter((key) => key.startsWith(MATCH))
    .map((key) => keptMatch(key.slice(MATCH.length)))
    .filter((kept) => kept !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** @param {string} id */
export function forgetMatch(id) {
  memory.delete(MATCH + id);
  try {
    localStorage.removeItem(MATCH + id);
  } catch {
    storageWorks = false;
  }
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
  write(SETTINGS, JSON.stringify({ ...settings(), ...changes }));
}

export function resetSettings() {
  memory.delete(SETTINGS);
  try {
    localStorage.removeItem(SETTINGS);
  } catch {
    storageWorks = false;
  }
}
