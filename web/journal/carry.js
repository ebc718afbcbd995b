// All that this device keeps, as one file that another device takes in. What is newer stays, nothing is
// deleted, and what cannot be read is left out and told. Pure but for the storage that it is given.

/** @typedef {{ keys: () => string[], read: (key: string) => string | null, write: (key: string, text: string) => void }} Store */
/** @typedef {{ taken: number, same: number, older: number, odd: number }} Taken */

const OURS = "frontier/";
const FORMAT = "frontier-everything";
const VERSION = 1;
const MOST = 20_000_000; // letters of a file
/** What goes with this device alone: how the last match looked, and what could not be read. */
const STAYS = ["frontier/seen", "frontier/aside/"];
/** Lists of which both sides have a share. */
const LISTS = ["frontier/solved", "frontier/shown", "frontier/stars", "frontier/days/"];

/** @param {string} key */
const travels = (key) => key.startsWith(OURS) && !STAYS.some((one) => key.startsWith(one));

/** A file that is none of ours. */
export class NotOurs extends Error {
  /** @param {"none" | "newer" | "large" | "damaged"} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * Write everything as the text of a file.
 * @param {Store} store
 * @param {Date} now
 */
export function writeEverything(store, now) {
  const kept = Object.fromEntries(
    store
      .keys()
      .filter(travels)
      .sort()
      .map((key) => [key, store.read(key) ?? ""]),
  );
  const check = digest(JSON.stringify(kept));
  const file = { format: FORMAT, version: VERSION, written: now.toISOString(), check, kept };
  return JSON.stringify(file, null, 1);
}

/**
 * Take in what such a file holds.
 * @param {Store} store
 * @param {string} text
 * @returns {Taken}
 */
export function takeEverything(store, text) {
  const kept = readEverything(text);
  const taken = { taken: 0, same: 0, older: 0, odd: 0 };
  for (const [key, theirs] of Object.entries(kept)) {
    const ours = store.read(key);
    if (!travels(key) || typeof theirs !== "string" || !isJson(theirs)) taken.odd++;
    else if (ours === theirs) taken.same++;
    else if (ours !== null && LISTS.some((list) => key.startsWith(list))) {
      store.write(key, joined(ours, theirs));
      taken.taken++;
    } else if (ours !== null && age(ours) >= age(theirs)) taken.older++;
    else {
      store.write(key, theirs);
      taken.taken++;
    }
  }
  return taken;
}

/** @param {string} text @returns {Record<string, unknown>} */
function readEverything(text) {
  if (text.length > MOST) throw new NotOurs("large");
  /** @type {any} */
  let file = null;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NotOurs("none");
  }
  if (file?.format !== FORMAT || typeof file.kept !== "object" || file.kept === null) {
    throw new NotOurs("none");
  }
  if (!(file.version <= VERSION)) throw new NotOurs("newer");
  if (file.check !== digest(JSON.stringify(file.kept))) throw new NotOurs("damaged");
  return file.kept;
}

/** When something was last changed, as far as it says so. @param {string} text */
function age(text) {
  try {
    const { changed, when } = JSON.parse(text) ?? {};
    return Number(changed ?? when ?? 0) || 0;
  } catch {
    return -1; // what cannot be read gives way
  }
}

/** @param {string} ours @param {string} theirs both lists */
function joined(ours, theirs) {
  const list = (/** @type {string} */ text) => {
    try {
      const read = JSON.parse(text);
      return Array.isArray(read) ? read : [];
    } catch {
      return [];
    }
  };
  return JSON.stringify([...new Set([...list(ours), ...list(theirs)])]);
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
function digest(text) {
  // A page over plain http has no crypto.subtle; a sum finds damage as well.
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}
