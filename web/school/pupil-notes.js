// What a pupil's device keeps of something that is done for a class: under which name, and what was
// taken back or hinted at in a match.

import { dateOf, isObject, isText } from "../core/kept-shapes.js";
import { read, write } from "../core/storage.js";
import { linkName } from "./progress.js";

/** @typedef {{ name: string, hints: number, undone: number, begun: number, match?: string }} Pupil the time is in milliseconds */

const PUPIL = "frontier/pupil/";
const LAST_NAME = "frontier/nickname";

/** @param {string} link of an assignment @returns {Pupil | null} */
export function keptPupil(link) {
  const kept = read(PUPIL + linkName(link));
  if (!isObject(kept) || !isText(kept.name)) return null;
  const count = (/** @type {unknown} */ n) => (Number.isInteger(n) ? Number(n) : 0);
  return {
    name: kept.name,
    hints: count(kept.hints),
    undone: count(kept.undone),
    begun: dateOf(kept.begun) || Date.now(),
    match: isText(kept.match) ? kept.match : undefined,
  };
}

/** @param {string} link @param {Pupil} pupil */
export function keepPupil(link, pupil) {
  write(PUPIL + linkName(link), pupil);
  write(LAST_NAME, pupil.name);
}

/** The name that was used last. */
export function lastName() {
  const name = read(LAST_NAME);
  return isText(name) ? name : "";
}

/**
 * Add to what is noted of a match.
 * @param {string} link
 * @param {{ hints?: number, undone?: number }} more
 */
export function notePupil(link, { hints = 0, undone = 0 }) {
  const pupil = keptPupil(link);
  if (!pupil) return;
  keepPupil(link, { ...pupil, hints: pupil.hints + hints, undone: pupil.undone + undone });
}
