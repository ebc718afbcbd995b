// The Python of one bot, inside its frame: takes its code, answers briefs, and counts the work. All it
// starts from is handed in; the build joins the runtime's own scripts into this file.

import { loadPyodide } from "pyodide";
import create from "pyodide-glue";
import { startFromBytes } from "../../core/python.worker.js";
import { Meter } from "./meter.worker.js";

const MEMORY = 256 * 1024 * 1024; // bytes that Python's memory may grow to; it begins with some thirty

/** @typedef {{ kind: import("../../core/startup-files.js").Kind, abi: string, head: number, module: WebAssembly.Module, rest: ArrayBuffer | null, bytes: ArrayBuffer }} Start */
/** @typedef {{ answer: (request: string) => string, count_work: (meter: (units: number) => void) => void }} BotDoor */

/** Files that were missed, and such as have been brought. @type {Set<string>} */
const wanted = new Set();
/** @type {Map<string, ArrayBuffer>} */
const brought = new Map();
/** @type {Promise<BotDoor> | null} */
let door = null;
const meter = new Meter((told) => self.postMessage(told));

/** Keep Python's memory from growing without an end: then it says that there is none left. */
function boundMemory() {
  const { instantiate } = WebAssembly;
  const bounded = (/** @type {any} */ module, /** @type {any} */ imports) => {
    const grow = imports?.env?.emscripten_resize_heap;
    if (grow) {
      imports.env.emscripten_resize_heap = (/** @type {number} */ size) =>
        size >>> 0 > MEMORY ? 0 : grow(size);
    }
    return instantiate(module, imports);
  };
  WebAssembly.instantiate = /** @type {any} */ (bounded);
}

/** @param {Start} start */
async function begin({ kind, abi, head, module, rest, bytes }) {
  boundMemory();
  const places = {
    kind,
    abi,
    pyodide: "memory:/pyodide/",
    folder: "memory:/start/",
    sizes: { head: [head] },
  };
  const files = {
    module: Promise.resolve(module),
    bytes: Promise.resolve(bytes),
    rest: () => rest, // a frame of its own origin can fetch nothing
  };
  const python = await startFromBytes(places, files, loadPyodide, create, (name, path) => {
    const file = brought.get(name);
    if (!file) wanted.add(name);
    else python.FS.writeFile(path, new Uint8Array(file));
    return file !== undefined;
  });
  const bot = python.pyimport("frontier.doors.bot");
  bot.count_work((/** @type {number} */ units) => meter.spend(units));
  python.setInterruptBuffer(meter.buffer);
  return bot;
}

// Pyodide leaves some failures of its start to nobody.
self.addEventListener("unhandledrejection", (event) => {
  self.postMessage({ fatal: String(event.reason) });
});

self.onmessage = async ({ data: { start, file, id, request } }) => {
  try {
    if (start) {
      door = begin(start);
      await door;
      self.postMessage({ ready: true });
    } else if (file) {
      brought.set(file.name, file.bytes);
    } else if (door) {
      const bot = await door;
      const reply = meter.measure(() => bot.answer(request));
      self.postMessage({ id, reply, work: meter.share, wanted: [...wanted] });
      wanted.clear();
    }
  } catch (error) {
    self.postMessage({ fatal: error instanceof Error ? error.message : String(error) });
  }
};
