// What Python starts from. This runs before everything else: it chooses the way to start, and
// fetches what that needs while the rest of the page is loading.

/** @typedef {"snapshot" | "library" | "wheel"} Kind */
/** @typedef {{ have?: string, refused?: string }} Note what this device knows of earlier starts */

/** The ways to start, the quickest first; each is the way out when the one before fails. */
export const KINDS = /** @type {Kind[]} */ (["snapshot", "library", "wheel"]);

const NOTE = "frontier/start";
const FAST = 10; // megabits a second, the most that browsers tell

const { app, pyodide, start, wheel, abi, weights } = document.documentElement.dataset;
/** @param {string} path */
const address = (path) => new URL(path, document.baseURI).href;

/** The addresses and the version of this build. */
export const places = {
  pyodide: address(`${pyodide}/`),
  folder: address(`${start}/`),
  wheel: address(`${app}/${wheel}`),
  abi: abi ?? "",
};

/** How many bytes each file has when it is unpacked. @type {Record<string, number>} */
const sizes = Object.fromEntries(
  (weights ?? "").split(" ").map((one) => {
    const [name, size] = one.split(":");
    return [name, Number(size)];
  }),
);

/** @returns {Note} */
function note() {
  try {
    return JSON.parse(localStorage.getItem(NOTE) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Note} change */
export function takeNote(change) {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ ...note(), ...change }));
  } catch {
    // Then the next visit starts as this one did.
  }
}

/** Note that this build's snapshot is on the device, for the next visit. */
export const snapshotIsHere = () => takeNote({ have: start });

/** Note that this build's snapshot cannot be used on this device. */
export const snapshotIsRefused = () => takeNote({ refused: start });

/**
 * Choose how to start: from the snapshot, but on a first visit over a slow line from the library,
 * which has fewer bytes. `?start=` asks for one way.
 * @returns {Kind}
 */
export function chooseKind() {
  const asked = /** @type {Kind} */ (new URLSearchParams(location.search).get("start"));
  if (KINDS.includes(asked)) return asked;
  const { have, refused } = note();
  if (refused === start) return "library";
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

  /** @param {number} bytes */
  add(bytes) {
    this.loaded = Math.min(this.loaded + bytes, this.total);
    this.watchers.forEach((watcher) => watcher());
  }
}

export const progress = new Progress();

/**
 * Fetch a file and count its bytes as they come.
 * @param {string} place
 * @returns {Promise<Response>}
 */
async function fetchCounted(place) {
  const size = sizes[place.slice(place.lastIndexOf("/") + 1)] ?? 0;
  progress.total += size;
  const answer = await fetch(place);
  if (!answer.ok) throw new TypeError(`${place}: ${answer.status}`);
  if (!answer.body || note().have) {
    progress.add(size); // it comes from this device, as a whole
    return answer;
  }
  const counter = new TransformStream({
    transform(chunk, controller) {
      progress.add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counter), { headers: answer.headers });
}

/** The runtime, compiled once; a restarted worker gets the same. @type {Promise<WebAssembly.Module> | null} */
let runtime = null;

/**
 * Fetch what a start needs.
 * @param {Kind} kind
 * @returns {Promise<{ module?: WebAssembly.Module, bytes?: ArrayBuffer }>}
 */
export async function supply(kind) {
  if (typeof WebAssembly !== "object") throw new ReferenceError("WebAssembly");
  if (kind === "wheel") return {}; // Pyodide fetches everything itself
  runtime ??= compile(`${places.pyodide}pyodide.asm.wasm`);
  runtime.catch(() => (runtime = null));
  const file = fetchCounted(`${places.folder}${kind}.bin`).then((answer) => answer.arrayBuffer());
  const [module, bytes] = await Promise.all([runtime, file]);
  const size = sizes[`${kind}.bin`];
  if (bytes.byteLength !== size) throw new RangeError(`${kind}.bin: ${bytes.byteLength}/${size}`);
  return { module, bytes };
}

/**
 * @param {string} place
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(place) {
  const answer = await fetchCounted(place);
  if (answer.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(answer);
  }
  return WebAssembly.compile(await answer.arrayBuffer()); // a server that does not know the type
}

/** @returns {Worker} a new worker, which loads Pyodide's modules at once */
export function hire() {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ prepare: places.pyodide });
  return worker;
}

/**
 * @typedef {object} Beginning a start that is under way
 * @property {Kind} kind
 * @property {ReturnType<typeof supply>} supplied
 * @property {Worker | null} worker
 */

/** @returns {Beginning} */
function beginNow() {
  const kind = chooseKind();
  const supplied = supply(kind);
  supplied.catch(() => {}); // whoever awaits it is told
  try {
    return { kind, supplied, worker: hire() };
  } catch {
    return { kind, supplied, worker: null }; // the client tries again and says what is wrong
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

/** Fetch the snapshot for the next visit, behind everything else. */
export async function fetchAhead() {
  if (note().have === start || note().refused === start) return;
  const answer = await fetch(
    `${places.folder}snapshot.bin`,
    /** @type {any} */ ({ priority: "low" }),
  );
  await answer.arrayBuffer();
  if (answer.ok) snapshotIsHere();
}
