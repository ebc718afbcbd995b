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
export async function store(places) {
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
 * @typedef {object} Supply
 * @property {WebAssembly.Module} [module] the runtime, compiled
 * @property {ArrayBuffer} [bytes] the snapshot or the library
 * @property {boolean} mended whether something in the store was damaged and has been fetched anew
 */

/**
 * Bring what a start needs.
 * @param {Places} places
 * @param {Kind} kind
 * @param {Count} count
 * @returns {Promise<Supply>}
 */
export async function supply(places, kind, count) {
  if (typeof WebAssembly !== "object") throw new ReferenceError("WebAssembly");
  const told = { mended: false };
  if (kind === "wheel") return told; // Pyodide fetches everything itself
  /**
   * @template T
   * @param {string} file
   * @param {(bytes: ArrayBuffer) => Promise<T>} use
   * @returns {Promise<T>}
   */
  const bring = async (file, use) => {
    const size = places.sizes[file.slice(file.lastIndexOf("/") + 1)] ?? 0;
    count(0, size);
    const kept = await stored(places, file);
    if (kept) {
      try {
        const used = await use(whole(await kept.arrayBuffer(), size));
        count(size, 0);
        return used;
      } catch {
        told.mended = true; // it is damaged: fetch it anew
        await (await caches.open(places.cache)).delete(file);
      }
    }
    return use(whole(await fetchCounted(file, count), size));
  };
  const [module, bytes] = await Promise.all([
    bring(runtimeOf(places), WebAssembly.compile),
    bring(fileOf(places, kind), async (octets) => octets),
  ]);
  return { module, bytes, ...told };
}

/**
 * Fetch a file and count its bytes as they come.
 * @param {string} file
 * @param {Count} count
 * @returns {Promise<ArrayBuffer>}
 */
async function fetchCounted(file, count) {
  const answer = await fetch(file);
  if (!answer.ok || !answer.body) throw new TypeError(`${file}: ${answer.status}`);
  const chunks = [];
  const reader = answer.body.getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    chunks.push(value);
    count(value.byteLength, 0);
  }
  return new Blob(chunks).arrayBuffer();
}

/**
 * @param {ArrayBuffer} bytes
 * @param {number} size
 * @returns {ArrayBuffer}
 */
function whole(bytes, size) {
  if (bytes.byteLength !== size) throw new RangeError(`${bytes.byteLength} bytes of ${size}`);
  return bytes;
}
