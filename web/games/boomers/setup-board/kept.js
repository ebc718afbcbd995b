// The drafts of the set-up board on the device: what is being drawn is still there after a reload.

import { readDraft } from "./draft.js";
import { makeWay } from "../../../core/set-aside.js";
import { read, remove, write } from "../../../core/storage.js";

/** @typedef {import("./draft.js").Draft} Draft */

const DRAFT = "frontier/setup/";

/**
 * Keep a draft under the address of its board.
 * @param {string} place
 * @param {Draft} draft
 */
export function keepDraft(place, draft) {
  makeWay(DRAFT + place, (text) => text.startsWith("{"));
  write(DRAFT + place, draft);
}

/**
 * @param {string} place
 * @returns {Draft | null} null when there is none, or none that can be drawn
 */
export function keptDraft(place) {
  return readDraft(read(DRAFT + place));
}

/** @param {string} place */
export function dropDraft(place) {
  remove(DRAFT + place);
}
