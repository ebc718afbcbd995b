// Three ways to start Python, each with what has been fetched for it: from a snapshot of the
// memory, from the compiled library, or from the wheel by micropip, the plain way.

/** @typedef {import("./supply.js").Places & { kind: import("./supply.js").Kind }} Start */
/** @typedef {import("./supply.js").Supply} Supply */
/** @typedef {(request: string) => string} Answer JSON in, JSON out */
/** @typedef {{ answer: Answer, drawQr: (text: string) => Promise<string> }} Doors */

const QR = "/lib/qr.zip"; // where Python finds what draws QR codes
const BLOCK = 1024; // as build_scripts/start_files.mjs packs them

/**
 * Start Python and give the doors to it.
 * @param {Start} start
 * @param {Promise<Supply>} brought what it starts from
 * @returns {Promise<Doors>}
 */
export async function startPython(start, brought) {
  const modules = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(start.pyodide + name));
  const [{ loadPyodide }, { default: create }, supply] = await Promise.all([...modules, brought]);
  const python = await withoutTraces(() =>
    start.kind === "wheel"
      ? fromWheel(start, loadPyodide)
      : fromBytes(start, supply, loadPyodide, create),
  );
  // For tests: how much memory Python has taken from the browser, and a way to ask it.
  Object.assign(self, {
    heapSize: () => python._module.HEAPU8.byteLength,
    runPython: python.runPython,
  });
  /** @type {Promise<Answer> | null} */
  let drawer = null;
  return {
    answer: python.pyimport("frontier.page").answer,
    drawQr: async (text) => {
      drawer ??= bringDrawer(python, start.folder);
      drawer.catch(() => (drawer = null)); // another time the files may be there
      return drawer.then(
        (draw) => draw(text),
        () => '{"error":{"kind":"fatal","key":"qr-files","values":{}}}',
      );
    },
  };
}

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
 * Fetch what draws QR codes, which few visits need.
 * @param {any} python
 * @param {string} folder
 * @returns {Promise<Answer>}
 */
async function bringDrawer(python, folder) {
  const answer = await fetch(`${folder}qr.bin`);
  if (!answer.ok) throw new TypeError(`qr.bin: ${answer.status}`);
  python.FS.writeFile(QR, new Uint8Array(await answer.arrayBuffer()));
  python.pyimport("sys").path.append(QR);
  return python.pyimport("qr").draw;
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
 * @param {Start} start
 * @param {Supply} supply
 * @param {any} loadPyodide
 * @param {(settings: any) => Promise<any>} create
 */
async function fromBytes(start, supply, loadPyodide, create) {
  const bytes = /** @type {ArrayBuffer} */ (supply.bytes);
  const snapshot = start.kind === "snapshot" ? openSnapshot(bytes) : null;
  const library = `${start.folder}library.bin`;
  let handBack = () => {};
  try {
    const python = await orFailure((fail) => {
      handBack = handOver(supply, library, snapshot ? new ArrayBuffer(0) : bytes, fail);
      return loadPyodide({
        indexURL: start.pyodide,
        stdLibURL: library,
        lockFileContents: { info: { abi_version: start.abi }, packages: {} },
        createPyodideModule: snapshot ? snapshot.into(create) : create,
        _loadSnapshot: snapshot?.head,
      });
    });
    const late = python.pyimport("late");
    /** @param {string} name @param {string} path */
    const bring = (name, path) => bringFile(python, start.folder + name, path);
    if (snapshot) late.install_after_restore(bring);
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
 * Let Pyodide find what the page has fetched and compiled already, instead of doing it again.
 * @param {Supply} supply
 * @param {string} library its address
 * @param {ArrayBuffer} bytes its content
 * @param {(error: unknown) => void} fail
 * @returns {() => void} what ends it
 */
function handOver(supply, library, bytes, fail) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const module = /** @type {WebAssembly.Module} */ (supply.module);
  self.fetch = async (address, options) => {
    if (String(address) === library) return new Response(bytes);
    if (String(address).endsWith("/pyodide.asm.wasm")) return new Response();
    return fetch(address, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
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
 * Read a snapshot: the blocks of memory that differ from those of a new instance.
 * @param {ArrayBuffer} bytes
 */
function openSnapshot(bytes) {
  const [heapSize, headSize, count] = new Uint32Array(bytes, 0, 3);
  const runs = new Uint32Array(bytes, 12, 2 * count);
  const first = 12 + 8 * count + headSize;
  return {
    head: new Uint8Array(bytes, 12 + 8 * count, headSize),
    /** @param {(settings: any) => Promise<any>} create */
    into: (create) => async (/** @type {any} */ settings) => {
      settings.INITIAL_MEMORY = heapSize;
      const module = await create(settings);
      let at = first;
      for (let i = 0; i < runs.length; i += 2) {
        const size = runs[i + 1] * BLOCK;
        module.HEAPU8.set(new Uint8Array(bytes, at, size), runs[i] * BLOCK);
        at += size;
      }
      return module;
    },
  };
}

/**
 * Fetch a file to a path of Python's, while Python waits.
 * @param {any} python
 * @param {string} address
 * @param {string} path
 * @returns {boolean} whether it is there
 */
function bringFile(python, address, path) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return false;
  }
  if (request.status !== 200) return false;
  python.FS.writeFile(path, new Uint8Array(request.response));
  return true;
}
