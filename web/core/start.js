// Runs before everything else: chooses the way to start Python, and hires the worker, which starts
// while the rest of the page is loading.

import { storeStartupFiles } from "./startup-files.js";

/** @typedef {import("./startup-files.js").Kind} Kind */
/** @typedef {{ have?: string, refused?: string }} Note what this device knows of earlier starts */

/** The ways to start, the quickest first; each is the way out when the one before fails. */
export const START_KINDS = /** @type {Kind[]} */ (["snapshot", "library", "wheel"]);

const NOTE = "frontier/start";
const FAST = 10; // megabits a second, the most that browsers tell

const { app, pyodide, start, wheel, abi, weights, release } = document.documentElement.dataset;
/** @param {string} path */
const address = (path) => new URL(path, document.baseURI).href;
const scope = `frontier ${address("./")} `;

/** @type {import("./startup-files.js").Places} */
const places = {
  pyodide: address(`${pyodide}/`),
  folder: address(`${start}/`),
  wheel: address(`${app}/${wheel}`),
  abi: abi ?? "",
  scope,
  cache: scope + release,
  sizes: Object.fromEntries(
    (weights ?? "").split(" ").map((one) => {
      const [name, size] = one.split(":");
      return [name, Number(size)];
    }),
  ),
  known: note().have === start,
};

/** A page that is being worked on has none. */
const hasSnapshot = "snapshot.bin" in places.sizes;

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
  if (hasSnapshot && note().refused !== start) await storeStartupFiles(places);
  takeNote({ have: start });
}

/**
 * Choose how to start: from the snapshot, but on a first visit over a slow line from the library,
 * which has fewer bytes. `?start=` asks for one way.
 * @returns {Kind}
 */
function chooseKind() {
  const asked = /** @type {Kind} */ (new URLSearchParams(location.search).get("start"));
  if (START_KINDS.includes(asked)) return asked;
  const { have, refused } = note();
  if (refused === start || !hasSnapshot) return "library";
  return have === start || lineIsFast() ? "snapshot" : "library";
}

function lineIsFast() {
  const line = /** @type {any} */ (navigator).connection;
  return Boolean(line) && !line.saveData && line.downlink >= FAST;
}

/** Bytes that have come so far, and that are to come. */
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
 * @returns {Worker} a new worker, which starts Python at once
 */
export function startWorker(kind) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ id: 0, start: { kind, ...places } });
  return worker;
}

/**
 * @typedef {object} Beginning a start that is under way
 * @property {Kind} kind
 * @property {Worker | null} worker
 * @property {any[]} heard what the worker has said already
 */

/** @returns {Beginning} */
function beginNow() {
  const kind = chooseKind();
  /** @type {any[]} */
  const heard = [];
  try {
    const worker = startWorker(kind);
    worker.onmessage = ({ data }) => heard.push(data);
    worker.onerror = (event) => heard.push({ fatal: event.message || "worker" });
    return { kind, worker, heard };
  } catch {
    return { kind, worker: null, heard }; // the client tries again and says what is wrong
  }
}

/** @type {Beginning | null} */
let first = beginNow();

/** @returns {Beginning} the start that this file has begun; for a second core, one of its own */
export function takeBeginning() {
  const taken = first ?? beginNow();
  first = null;
  return taken;
}
