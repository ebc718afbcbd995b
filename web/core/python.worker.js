// Three ways to start Python, each with what has been fetched for it: from a snapshot of the
// memory, from the compiled library, or from the wheel by micropip, the plain way.

import { importAgain } from "./again.js";
import { instantiate } from "./halves.js";

/** @typedef {import("./startup-files.js").Places & { kind: import("./startup-files.js").Kind }} Start */
/** @typedef {import("./startup-files.js").StartupFiles} StartupFiles */
/** @typedef {(request: string) => string} Answer JSON in, JSON out */
/** @typedef {Pick<StartupFiles, "module" | "bytes"> & { rest: () => BufferSource | null }} InHand what is brought, and at once the other half of the runtime */

const BLOCK = 1024; // as build_scripts/runtime/start_files.mjs packs them

/**
 * Start Python with what is brought for it, and give the door to it.
 * @param {Start} start
 * @param {StartupFiles} files
 * @returns {Promise<Answer>}
 */
export async function startPython(start, files) {
  const [{ loadPyodide }, { default: create }, kind] = await Promise.all([
    importAgain(`${start.pyodide}pyodide.mjs`),
    importAgain(`${start.folder}glue.mjs`),
    files.kind,
  ]);
  /** @param {string} name @param {string} path */
  const bring = (name, path) => bringFile(python, start.folder + name, path);
  const rest = () => fetchNow(`${start.folder}rest.wasm`);
  const wanted = { ...start, kind };
  const python = await startFromBytes(wanted, { ...files, rest }, loadPyodide, create, bring);
  return doorOf(python);
}

/**
 * Start Python from a snapshot or the library, wherever its own scripts and files have come from.
 * @param {Pick<Start, "kind" | "pyodide" | "folder" | "abi" | "sizes">} start
 * @param {InHand} files
 * @param {any} loadPyodide
 * @param {(settings: any) => Promise<any>} create
 * @param {(name: string, path: string) => boolean} bring puts a file of the start folder to a path of Python's
 * @returns {Promise<any>}
 */
export function startFromBytes(start, files, loadPyodide, create, bring) {
  return withoutTraces(() => fromBytes(start, files, loadPyodide, create, bring));
}

/**
 * Start Python the plain way, and give the door to it.
 * @param {Start} start
 * @returns {Promise<Answer>}
 */
export async function startPlainly(start) {
  const { loadPyodide } = await importAgain(`${start.pyodide}pyodide.mjs`);
  return doorOf(await withoutTraces(() => fromWheel(start, loadPyodide)));
}

/**
 * @param {any} python
 * @returns {Answer}
 */
const doorOf = (python) => python.pyimport("frontier.doors.page").answer;

/**
 * Do something without noting where errors come from: Pyodide makes some that are never thrown, and
 * for each the engine would read its whole source again.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withoutTraces(work) {
  const errors = /** @type {{ stackTraceLimit?: number }} */ (Error);
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = 0;
  try {
    return await work();
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * @param {Start} start
 * @param {any} loadPyodide
 */
async function fromWheel(start, loadPyodide) {
  const { instantiateStreaming } = WebAssembly;
  const python = await orFailure((fail) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiateStreaming(source, imports);
      } catch (error) {
        fail(error);
        throw error;
      }
    };
    return loadPyodide({ indexURL: start.pyodide });
  });
  WebAssembly.instantiateStreaming = instantiateStreaming;
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(start.wheel, { deps: false });
  micropip.destroy();
  return python;
}

/**
 * Start Python from a snapshot or the library, doing what can be done before they are there.
 * @param {Pick<Start, "kind" | "pyodide" | "folder" | "abi" | "sizes">} start
 * @param {InHand} files
 * @param {any} loadPyodide
 * @param {(settings: any) => Promise<any>} create
 * @param {(name: string, path: string) => boolean} bring
 */
async function fromBytes(start, files, loadPyodide, create, bring) {
  const library = `${start.folder}library.bin`;
  const restored = start.kind === "snapshot";
  const head = new Uint8Array(start.sizes.head?.[0] ?? 0);
  let handBack = () => {};
  try {
    const python = await orFailure((fail) => {
      Promise.all([files.module, files.bytes]).catch(fail);
      handBack = handOver(files, library, fail);
      return loadPyodide({
        indexURL: start.pyodide,
        stdLibURL: library,
        lockFileContents: { info: { abi_version: start.abi }, packages: {} },
        createPyodideModule: restored
          ? async (/** @type {any} */ settings) => restore(await create(settings), files, head)
          : create,
        _loadSnapshot: restored ? head : undefined,
      });
    });
    const late = python.pyimport("late");
    if (restored) late.install_after_restore(bring);
    else late.install(bring);
    late.destroy();
    return python;
  } finally {
    handBack();
  }
}

/**
 * Wait for Pyodide, or for the failure of its runtime, of which it only warns and then waits on.
 * @param {(fail: (error: unknown) => void) => Promise<any>} load
 * @returns {Promise<any>}
 */
function orFailure(load) {
  return new Promise((resolve, reject) => {
    load(reject).then(resolve, reject);
  });
}

/**
 * Let Pyodide find what is being brought, instead of fetching and compiling it again.
 * @param {InHand} files
 * @param {string} library its address
 * @param {(error: unknown) => void} fail
 * @returns {() => void} what ends it
 */
function handOver(files, library, fail) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (address, options) => {
    if (String(address) === library) return new Response(await files.bytes);
    if (String(address).endsWith("/pyodide.asm.wasm")) return new Response();
    return fetch(address, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports = {}) => {
    try {
      const module = await files.module;
      return { module, instance: await instantiate(module, imports, files.rest) };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * Put a snapshot into the memory of a new instance: the blocks in which they differ.
 * @param {any} module the instance
 * @param {InHand} files
 * @param {Uint8Array} head what Pyodide reads of the snapshot: to be filled
 */
async function restore(module, files, head) {
  const bytes = await files.bytes;
  const [headSize, count] = new Uint32Array(bytes, 0, 2);
  const runs = new Uint32Array(bytes, 8, 2 * count);
  let at = 8 + 8 * count;
  head.set(new Uint8Array(bytes, at, headSize));
  at += headSize;
  for (let i = 0; i < runs.length; i += 2) {
    const size = runs[i + 1] * BLOCK;
    module.HEAPU8.set(new Uint8Array(bytes, at, size), runs[i] * BLOCK);
    at += size;
  }
  // Half a dozen megabytes less make the engine look for garbage only after the first answers.
  /** @type {any} */ (bytes).transfer?.(0);
  return module;
}

/**
 * Fetch a file to a path of Python's, while Python waits.
 * @param {any} python
 * @param {string} address
 * @param {string} path
 * @returns {boolean} whether it is there
 */
function bringFile(python, address, path) {
  const bytes = fetchNow(address);
  if (bytes) python.FS.writeFile(path, new Uint8Array(bytes));
  return bytes !== null;
}

/**
 * Fetch a file while Python waits.
 * @param {string} address
 * @returns {ArrayBuffer | null}
 */
function fetchNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? request.response : null;
}
