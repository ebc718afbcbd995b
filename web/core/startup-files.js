// Brings the large files that Python starts from: out of the device's own store, else over the line.
// The worker starts with them; the page puts them into the store for the next visit.

import { fetchAgain } from "./again.js";
import { lineSpeed } from "./line-speed.js";

/** @typedef {"snapshot" | "library" | "wheel"} Kind */

/**
 * @typedef {object} Places the addresses and the version of this build
 * @property {string} pyodide the folder of the runtime
 * @property {string} folder the folder of what Python starts from
 * @property {string} wheel
 * @property {string} abi the binary interface of the runtime
 * @property {string} cache where the service worker keeps this version; it checks what is there
 * @property {string} scope which caches are ours: the beginning of their names
 * @property {Record<string, number[]>} sizes how many bytes each file has, and about how many packed
 * @property {boolean} known whether this version has started here before: there is little to wait for
 * @property {boolean} measured whether the snapshot is only for a line that is fast
 */

/** @typedef {(loaded: number, total: number) => void} Count told how many more bytes have come over the line, or are to come */

const TRIES = 2; // of a file; then another way to start is tried, which asks anew

/** @param {Places} places */
const runtimeOf = ({ folder }) => `${folder}runtime.wasm`;

/**
 * @param {Places} places
 * @param {Kind} kind
 */
const fileOf = ({ folder }, kind) => `${folder}${kind}.bin`;

/**
 * Find a file in the store. It lies there unpacked, which is several times quicker than the
 * browser's own cache.
 * @param {Places} places
 * @param {string} file
 * @returns {Promise<Response | undefined>}
 */
async function stored({ cache }, file) {
  try {
    return await caches.match(file, { cacheName: cache });
  } catch {
    return undefined; // blocked, or not a secure address
  }
}

/**
 * Put what the quickest start needs into the store.
 * @param {Places} places
 */
export async function storeStartupFiles(places) {
  const cache = await caches.open(places.cache);
  for (const file of [runtimeOf(places), fileOf(places, "snapshot")]) {
    if (await stored(places, file)) continue;
    const answer = await fetch(file, /** @type {any} */ ({ priority: "low" }));
    if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
  if (await navigator.serviceWorker?.getRegistration()) return;
  // Nobody else clears away what earlier versions have left.
  const names = await caches.keys();
  const left = names.filter((name) => name.startsWith(places.scope) && name !== places.cache);
  await Promise.all(left.map((name) => caches.delete(name)));
}

/**
 * @typedef {object} StartupFiles what a start needs, on its way
 * @property {Promise<WebAssembly.Module>} module the runtime, compiled
 * @property {Promise<ArrayBuffer>} bytes the snapshot or the library
 * @property {Promise<Kind>} kind the way that they are for
 * @property {boolean} mended whether something in the store was damaged and has been fetched anew
 */

/**
 * Bring what a start needs. Where the line is slow, that is the library instead of the snapshot: it has
 * fewer bytes. The runtime, which both need, shows how fast the line is.
 * @param {Places} places
 * @param {Kind} kind
 * @param {Count} tell
 * @returns {StartupFiles}
 */
export function fetchStartupFiles(places, kind, tell) {
  const speed = places.measured && kind === "snapshot" ? lineSpeed() : null;
  /** @type {Count} */
  const count = (loaded, total) => {
    speed?.heard(loaded);
    tell(loaded, total);
  };
  // The library is for devices that take no snapshot. They do better without the store, and without
  // counting: the browser keeps the code that it has made of a runtime that it fetched as a stream.
  const asStream = places.known && kind === "library";
  /**
   * @template T
   * @param {string} file
   * @param {(got: Response | ArrayBuffer, size: number) => Promise<T>} use
   * @returns {Promise<T>}
   */
  const bring = async (file, use) => {
    const [size, packed] = places.sizes[file.slice(file.lastIndexOf("/") + 1)] ?? [0, 0];
    const kept = places.known && kind === "snapshot" && (await stored(places, file));
    if (kept) {
      try {
        return await use(kept, size);
      } catch {
        told.mended = true; // it is damaged: fetch it anew
        await (await caches.open(places.cache)).delete(file);
      }
    }
    if (!asStream) count(0, packed);
    return fetchAgain(
      file,
      async (answer, silence, asked) => {
        if (asked > 1) told.mended = true; // what came before may have been kept, and damaged
        if (!asStream) return use(await readCounted(answer, size, packed, silence, count), size);
        silence.end();
        return use(answer, size);
      },
      TRIES,
    );
  };
  const module = bring(runtimeOf(places), compile);
  const told = { ...bytesFor(places, kind, speed, bring, tell), module, mended: false };
  return told;
}

/**
 * Bring the bytes of a way to start, or first find out which way it is.
 * @param {Places} places
 * @param {Kind} kind
 * @param {ReturnType<typeof lineSpeed> | null} speed of the line, where that is to be found out
 * @param {(file: string, use: typeof whole) => Promise<ArrayBuffer>} bring
 * @param {Count} count
 * @returns {Pick<StartupFiles, "kind" | "bytes">}
 */
function bytesFor(places, kind, speed, bring, count) {
  if (!speed) return { kind: Promise.resolve(kind), bytes: bring(fileOf(places, kind), whole) };
  const expected = places.sizes["snapshot.bin"]?.[1] ?? 0;
  count(0, expected);
  const chosen = speed.isFast.then((isFast) => {
    count(0, -expected);
    return isFast ? kind : "library";
  });
  return { kind: chosen, bytes: chosen.then((found) => bring(fileOf(places, found), whole)) };
}

/**
 * Compile the runtime, while it comes where that can be done.
 * @param {Response | ArrayBuffer} got
 * @param {number} size
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(got, size) {
  // Some folder servers do not know the type, and streams want it.
  if (got instanceof Response && got.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(got);
  }
  return WebAssembly.compile(await whole(got, size));
}

/**
 * Read a file and count its bytes as they come, packed as they are sent. They are no stream any more:
 * Firefox may wait for ever for a module that it compiles from a counted one.
 * @param {Response} answer
 * @param {number} size
 * @param {number} packed about how many bytes are sent
 * @param {import("./again.js").Silence} silence
 * @param {Count} count
 * @returns {Promise<ArrayBuffer>}
 */
async function readCounted({ body, headers }, size, packed, silence, count) {
  const length = Number(headers.get("Content-Length"));
  const sent = headers.has("Content-Encoding") ? length || packed : size;
  count(0, sent - packed);
  const bytes = new Uint8Array(size);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
  let at = 0;
  try {
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      bytes.set(value, at); // throws where more comes than should
      at += value.byteLength;
      count((value.byteLength * sent) / size, 0);
      silence.heard();
    }
    if (at < size) throw new RangeError(`${at} bytes of ${size}`);
  } catch (error) {
    count((-at * sent) / size, packed - sent); // none of it is of use
    throw error;
  }
  return bytes.buffer;
}

/**
 * @param {Response | ArrayBuffer} got
 * @param {number} size
 * @returns {Promise<ArrayBuffer>} all of it
 */
async function whole(got, size) {
  const bytes = got instanceof Response ? await got.arrayBuffer() : got;
  if (bytes.byteLength !== size) throw new RangeError(`${bytes.byteLength} bytes of ${size}`);
  return bytes;
}
