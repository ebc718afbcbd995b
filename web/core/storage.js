// The device's own storage, as texts by keys. Writing is synchronous, so that a killed tab has lost
// nothing. What a blocked or full storage does not take is held for this visit: it goes before what is
// stored, is tried again whenever there may be room, and the browser asks before the page is left.

/** What can be done without: it makes room for what cannot. */
const SPARE = ["frontier/seen"];

/** What the device did not take, and what lay there when that was so. @type {Map<string, { text: string, over: string | null }>} */
const held = new Map();

/** Tell whether everything that was written here lies on the device. */
export function allKept() {
  return held.size === 0;
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function write(key, value) {
  writeText(key, JSON.stringify(value));
}

/**
 * @param {string} key
 * @param {string} text
 */
export function writeText(key, text) {
  const over = storedText(key);
  if (put(key, text) || makeRoom(key, text)) {
    held.delete(key);
    tryAgain();
  } else if (!SPARE.includes(key)) {
    held.set(key, { text, over });
  }
  guard();
}

/**
 * @param {string} key
 * @returns {string | null} the text as it is, readable or not
 */
export function readText(key) {
  return held.get(key)?.text ?? storedText(key);
}

/**
 * @param {string} key
 * @returns {any} null when there is nothing, or nothing that can be read
 */
export function read(key) {
  return parsed(readText(key));
}

/**
 * Read what lies on the device, where another tab may have put it, whatever is held here.
 * @param {string} key
 * @returns {any}
 */
export function readStored(key) {
  return parsed(storedText(key));
}

/** @param {string} key */
export function remove(key) {
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where nothing can be.
  }
  tryAgain();
  guard();
}

/**
 * Want no more what is held here of a thing: another tab has something newer.
 * @param {string} key
 */
export function letGo(key) {
  held.delete(key);
  guard();
}

/**
 * List what follows a beginning in the keys that are there.
 * @param {string} beginning
 * @returns {string[]}
 */
export function keysAfter(beginning) {
  const found = new Set(held.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) found.add(localStorage.key(i) ?? "");
  } catch {
    // Then there is what is held.
  }
  return [...found]
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
}

/** @param {string} key */
function storedText(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether the device has taken it
 */
function put(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function makeRoom(key, text) {
  const spare = SPARE.filter((one) => one !== key && storedText(one) !== null);
  if (spare.length === 0 || SPARE.includes(key)) return false;
  for (const one of spare) localStorage.removeItem(one);
  return put(key, text);
}

/** Write what is held, unless another tab has written there meanwhile: that is for its reader to see. */
function tryAgain() {
  for (const [key, { text, over }] of held) {
    if (storedText(key) === over && put(key, text)) held.delete(key);
  }
}

/** @param {string | null} text */
function parsed(text) {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {BeforeUnloadEvent} event */
const askFirst = (event) => event.preventDefault();

/** Let the browser ask before the page is left, as long as something would be lost. */
function guard() {
  if (held.size > 0) globalThis.addEventListener?.("beforeunload", askFirst);
  else globalThis.removeEventListener?.("beforeunload", askFirst);
}
