// The device's own storage, as texts by keys. Writing is synchronous, so that a killed tab has lost
// nothing; what a blocked or full storage does not take is kept for this visit.

/** @type {Map<string, string>} */
const memory = new Map();

/** Whether the last write reached the device's storage. */
export let storageWorks = true;

/**
 * @param {string} key
 * @param {unknown} value
 */
export function write(key, value) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
    storageWorks = true;
  } catch {
    storageWorks = false;
  }
}

/**
 * @param {string} key
 * @returns {any} null when there is nothing, or nothing that can be read
 */
export function read(key) {
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

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    storageWorks = false;
  }
}

/**
 * List what follows a beginning in the keys that are there.
 * @param {string} beginning
 * @returns {string[]}
 */
export function keysAfter(beginning) {
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) found.add(localStorage.key(i) ?? "");
  } catch {
    storageWorks = false;
  }
  return [...found]
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
}
