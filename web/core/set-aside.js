// What lies in the device's storage and cannot be read. It stays as it is until its owner saves it to
// a file or deletes it; where something has to be written in its place, it is put beside that first.

import { keysAfter, readText, remove, writeText } from "./storage.js";

const ASIDE = "frontier/aside/";
const OURS = "frontier/";

/** @typedef {{ key: string, text: string }} SetAside */

/**
 * List the things of a family that cannot be read.
 * @param {string} beginning of their keys
 * @param {(id: string) => boolean} isRead
 * @returns {SetAside[]}
 */
export function unreadable(beginning, isRead) {
  return keysAfter(beginning)
    .filter((id) => !isRead(id))
    .map((id) => thing(beginning + id));
}

/** @returns {SetAside[]} what had to make way for something else */
export const besides = () => keysAfter(ASIDE).map((name) => thing(ASIDE + name));

/**
 * Put the text of a key beside it before something else is written there, unless it can be read.
 * @param {string} key
 * @param {(text: string) => boolean} isFine
 */
export function makeWay(key, isFine) {
  const text = readText(key);
  if (text !== null && !isFine(text)) writeText(ASIDE + key.slice(OURS.length), text);
}

/** @param {SetAside} one */
export const discard = ({ key }) => remove(key);

/** @param {SetAside} one as it was before it was discarded */
export const restore = ({ key, text }) => writeText(key, text);

/**
 * @param {string} key
 * @returns {SetAside}
 */
export const thing = (key) => ({ key, text: readText(key) ?? "" });
