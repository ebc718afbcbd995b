// Makes what Python starts from in the page, with the page's own Python under Node: compiled
// archives, the list of what is imported, and the memory of a started Python.
// Arguments: the task, the folder of Pyodide, then what the task needs; start_files.py calls it.

import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { joined } from "../../web/core/halves.js";

const INSIDE = join(dirname(fileURLToPath(import.meta.url)), "inside");
const BLOCK = 1024; // bytes that are kept or left out together

standStill();
const [task, folder, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const { info } = JSON.parse(await readFile(join(folder, "pyodide-lock.json"), "utf-8"));
try {
  await { compile, imports, snapshot }[task](...rest);
} catch (error) {
  console.error(error.message ?? error); // with the stack Node would print a minified line
  process.exit(1);
}

/** Stop the clock and take chance away: the same sources give the same bytes. */
function standStill() {
  const moment = Date.UTC(2020, 1, 2);
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length ? given : [moment]));
    }
    static now() {
      return moment;
    }
  };
  performance.now = () => 0;
  crypto.getRandomValues = (array) => array.fill(7);
}

/** @param {object} options */
function start(options) {
  return loadPyodide({
    lockFileContents: { info, packages: {} },
    env: { PYTHONHASHSEED: "0" },
    ...options,
  });
}

/**
 * Compile archives into one.
 * @param {string} target
 * @param {...string} archives
 */
async function compile(target, ...archives) {
  const python = await start({});
  python.mountNodeFS("/inside", INSIDE);
  for (const [i, archive] of archives.entries()) {
    python.FS.writeFile(`/archive-${i}.zip`, await readFile(archive));
  }
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/inside")
from compiled import compile_archives
compile_archives([f"/archive-{i}.zip" for i in range(${archives.length})], "/compiled.zip")
`);
  await writeFile(target, python.FS.readFile("/compiled.zip"));
}

/**
 * Import modules, and print which entries of the library that took, as JSON.
 * @param {string} library
 * @param {string} modules separated by commas
 */
async function imports(library, modules) {
  const python = await start({ stdLibURL: library });
  importAll(python, modules);
  run(
    python,
    `
import json, sys
_home = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
_origins = [getattr(getattr(m, "__spec__", None), "origin", None) or "" for m in sys.modules.values()]
print(json.dumps(sorted(o.removeprefix(_home) for o in _origins if o.startswith(_home))))
`,
  );
}

/**
 * Run some lines by nothing but Python itself: what Pyodide's own way would import, no page needs.
 * @param {any} python
 * @param {string} lines
 */
function run(python, lines) {
  const [failed, told] = python._api.rawRun(lines);
  if (failed) throw new Error(told);
}

/**
 * @param {any} python
 * @param {string} modules
 */
function importAll(python, modules) {
  run(
    python,
    `
from importlib import import_module as _import
for _name in ${JSON.stringify(modules.split(","))}:
    _import(_name)
del _import, _name
`,
  );
}

/**
 * Start Python in the small runtime, import everything, and write down the memory that this has
 * changed.
 * @param {string} library
 * @param {string} modules
 * @param {string} warm a file of Python that uses what was imported
 * @param {string} small
 * @param {string} rest
 * @param {string} left places of the data that comes with the rest, as JSON
 * @param {string} target
 */
async function snapshot(library, modules, warm, small, rest, left, target) {
  const runtime = new WebAssembly.Module(await readFile(small));
  const { instantiate } = WebAssembly;
  /** What is told of the memory of each new instance. @type {(memory: WebAssembly.Memory) => void} */
  let look = () => {};
  // Pyodide reads the whole runtime itself, and makes some small modules besides.
  WebAssembly.instantiate = async (source, imports) => {
    if (!imports?.["GOT.func"]) return instantiate(source, imports);
    const { exports } = await instantiate(runtime, imports);
    look(exports.memory);
    const instance = { exports: joined(exports, imports, () => readFileSync(rest)) };
    return { instance, module: runtime };
  };
  const untouched = await freshMemory((told) => (look = told));
  const python = await start({ stdLibURL: library, _makeSnapshot: true });
  importAll(python, modules);
  run(python, await readFile(warm, "utf-8"));
  const module = python._module;
  clearFreeMemory(module);
  const whole = python.makeMemorySnapshot();
  const words = new Uint32Array(whole.buffer, whole.byteOffset, 4);
  const head = whole.subarray(0, words[1]);
  const heap = whole.subarray(words[1]);
  // Node's own start may have brought the rest, which the page does not have at its start.
  for (const [first, end] of JSON.parse(left)) heap.fill(0, first, end);
  await writeFile(target, pack(head, heap, untouched));
}

/**
 * Give the memory of a new instance: a block that its own start writes into is marked by -1 bytes
 * of its number, so that it is always restored.
 * @param {(look: (memory: WebAssembly.Memory) => void) => void} onmemory takes who wants to see it
 * @returns {Promise<{ memory: Uint8Array, written: Set<number> }>}
 */
async function freshMemory(onmemory) {
  const { default: create } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
  let first = new Uint8Array();
  let fresh = new Uint8Array();
  const stop = new Error("seen enough");
  onmemory(({ buffer }) => (first = new Uint8Array(buffer).slice()));
  await start({
    createPyodideModule: async (settings) => {
      settings.noInitialRun = true;
      const module = await create(settings);
      fresh = module.HEAPU8.slice();
      throw stop;
    },
  }).catch((error) => {
    if (error !== stop) throw error;
  });
  onmemory(() => {});
  const written = new Set();
  for (let at = 0; at < first.length; at += BLOCK) {
    if (!same(first, fresh, at)) written.add(at);
  }
  return { memory: first, written };
}

/**
 * Fill what the allocator holds as free with zeros, which take no room in the file.
 * @param {any} module
 */
function clearFreeMemory(module) {
  const end = module._sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    for (;;) {
      const at = module._malloc(size);
      if (at === 0) break;
      if (at + size > end) {
        module._free(at);
        break;
      }
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
  }
  taken.forEach((at) => module._free(at));
  // The stack grows downwards; below where it stands now is only what calls have left.
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module.stackSave());
}

/**
 * Pack the blocks that differ: the header of Pyodide's own snapshot, then runs of blocks.
 * Numbers, 32 bits each: length of the header, number of runs; for each run its first block and
 * how many; then the header and the blocks.
 * @param {Uint8Array} head
 * @param {Uint8Array} heap
 * @param {{ memory: Uint8Array, written: Set<number> }} fresh
 */
function pack(head, heap, { memory, written }) {
  const runs = [];
  for (let at = 0; at < heap.length; at += BLOCK) {
    const known = at < memory.length ? memory : new Uint8Array(0);
    if (!written.has(at) && same(heap, known, at)) continue;
    const last = runs.at(-1);
    if (last && last.block + last.count === at / BLOCK) last.count++;
    else runs.push({ block: at / BLOCK, count: 1 });
  }
  const numbers = [head.length, runs.length];
  for (const { block, count } of runs) numbers.push(block, count);
  const parts = [new Uint8Array(new Uint32Array(numbers).buffer), head];
  for (const { block, count } of runs) {
    parts.push(heap.subarray(block * BLOCK, (block + count) * BLOCK));
  }
  return Buffer.concat(parts);
}

/**
 * Whether a block is the same in both; where one has no such block it counts as zeros.
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 * @param {number} at
 */
function same(one, other, at) {
  for (let i = at; i < at + BLOCK; i++) if ((one[i] ?? 0) !== (other[i] ?? 0)) return false;
  return true;
}
