// The start of Python as the page knows it: what opening.js has begun, how far it is, and what this
// device notes for the next one.

import { storeStartupFiles } from "./startup-files.js";

/** @typedef {import("./startup-files.js").Kind} Kind */
/** @typedef {import("../page.js").Beginning} Beginning */
/** @typedef {{ have?: string, refused?: string }} Note what this device knows of earlier starts */

/** The ways to start, the quickest first; each is the way out when the one before fails. */
export const START_KINDS = /** @type {Kind[]} */ (["snapshot", "library", "wheel"]);

const NOTE = "frontier/start"; // opening.js reads it

const { start } = document.documentElement.dataset;
const { beginning, hire, places } = window.opening;

/** @returns {Note} */
function note() {
  try {
    return JSON.parse(localStorage.getItem(NOTE) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Note} change */
function takeNote(change) {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ ...note(), ...change }));
  } catch {
    // Then the next visit starts as this one did.
  }
}

/** Note that this build's snapshot cannot be used on this device. */
export const snapshotIsRefused = () => takeNote({ refused: start });

/** Have the quickest start ready for the next visit, behind everything else. */
export async function prepareNext() {
  const hasSnapshot = "snapshot.bin" in places.sizes; // a page that is being worked on has none
  if (hasSnapshot && note().refused !== start) await storeStartupFiles(places);
  takeNote({ have: start });
}

/** Bytes that have come over the line so far, and that are to come. */
export class Progress {
  constructor() {
    this.loaded = 0;
    this.total = 0;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
  }

  /**
   * @param {number} loaded
   * @param {number} total
   */
  tell(loaded, total) {
    this.loaded = loaded;
    this.total = total;
    this.watchers.forEach((watcher) => watcher());
  }
}

/**
 * @param {Kind} kind
 * @param {number} tries how often its script did not come
 * @returns {Worker} a new worker, which starts Python at once
 */
export const startWorker = (kind, tries) => hire(kind, tries);

/** @type {Beginning | null} */
let first = beginning;

/** @returns {Beginning} the start that was begun before everything else; then ones to be begun */
export function takeBeginning() {
  const taken = first ?? { kind: beginning.kind, worker: null, heard: [] };
  first = null;
  return taken;
}
