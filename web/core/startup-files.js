// Brings the large files that Python starts from: out of the device's own store, else over the line.
// The worker starts with them; the page puts them into the store for the next visit.

/** @typedef {"snapshot" | "library" | "wheel"} Kind */

/**
 * @typedef {object} Places the addresses and the version of this build
 * @property {string} pyodide the folder of the runtime
 * @property {string} folder the folder of what Python starts from
 * @property {string} wheel
 * @property {string} abi the binary interface of the runtime
 * @property {string} cache where the service worker keeps this version; it checks what is there
 * @property {string} scope which caches are ours: the beginning of their names
 * @property {Record<string, number>} sizes how many bytes each file has when it is unpacked
 * @property {boolean} known whether this version has started here before: there is little to wait for
 */

/** @typedef {(loaded: number, total: number) => void} Count told how many more bytes have come, or are to come */

/** @param {Places} places */
const runtimeOf = ({ pyodide }) => `${pyodide}pyodide.asm.wasm`;

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
 * @property {boolean} mended whether something in the store was damaged and has been fetched anew
 */

/**
 * Bring what a start needs.
 * @param {Places} places
 * @param {Kind} kind
 * @param {Count} count
 * @returns {StartupFiles}
 */
export function fetchStartupFiles(places, kind, count) {
  /**
   * @template T
   * @param {string} file
   * @param {(got: Response | ArrayBuffer, size: number) => Promise<T>} use
   * @returns {Promise<T>}
   */
  const bring = async (file, use) => {
    const size = places.sizes[file.slice(file.lastIndexOf("/") + 1)] ?? 0;
    count(0, size);
    // The library is for devices that take no snapshot. They do better without the store: the
    // browser keeps the code that it has made of the runtime beside what it has fetched itself.
    const kept = places.known && kind === "snapshot" && (await stored(places, file));
    let used = null;
    if (kept) {
      try {
        used = await use(kept, size);
      } catch {
        told.mended = true; // it is damaged: fetch it anew
        await (await caches.open(places.cache)).delete(file);
      }
    }
    if (!used && !places.known) return use(await fetchCounted(file, size, count), size);
    used ??= await use(await fetchWhole(file), size);
    count(size, 0);
    return used;
  };
  const told = {
    module: bring(runtimeOf(places), compile),
    bytes: bring(fileOf(places, kind), whole),
    mended: false,
  };
  return told;
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

/** @param {string} file */
async function fetchWhole(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  return answer;
}

/**
 * Fetch a file and count its bytes as they come. They are no stream any more: Firefox may wait for
 * ever for a module that it compiles from a counted one.
 * @param {string} file
 * @param {number} size
 * @param {Count} count
 * @returns {Promise<ArrayBuffer>}
 */
async function fetchCounted(file, size, count) {
  const { body } = await fetchWhole(file);
  const bytes = new Uint8Array(size);
  let at = 0;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    bytes.set(value, at); // throws where more comes than should
    at += value.byteLength;
    count(value.byteLength, 0);
  }
  return at < size ? bytes.buffer.slice(0, at) : bytes.buffer;
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
