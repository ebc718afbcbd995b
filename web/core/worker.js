// Holds Python and answers JSON with ids.
// A Python error is an answer; anything else is fatal, and the client starts a new worker.

import { startPlainly, startPython } from "./python.worker.js";
import { fetchStartupFiles } from "./startup-files.js";

const OFTEN = 100; // milliseconds between two reports of what has come

/** @type {Promise<import("./python.worker.js").Answer> | null} */
let core = null;
let started = false;

// Pyodide leaves some failures of its start to nobody.
self.addEventListener("unhandledrejection", (event) => {
  if (!started) self.postMessage({ fatal: String(event.reason), refused: allFetched, kind });
});

/** Whether everything that the start needs was there; what fails then is no fault of the line. */
let allFetched = false;
/** How it is started; a slow line may change that. @type {import("./startup-files.js").Kind | undefined} */
let kind;
/** What it is brought. @type {import("./startup-files.js").StartupFiles | null} */
let brought = null;

/**
 * Start Python with what is brought for it.
 * @param {import("./python.worker.js").Start} start
 */
async function begin(start) {
  if (typeof WebAssembly !== "object") throw new ReferenceError("WebAssembly");
  kind = start.kind;
  if (kind === "wheel") {
    allFetched = true; // Pyodide fetches everything itself
    return startPlainly(start);
  }
  const bytes = [0, 0];
  let due = 0;
  const tell = () => {
    due = 0;
    self.postMessage({ progress: bytes.map(Math.round) });
  };
  brought = fetchStartupFiles(start, start.kind, (loaded, total) => {
    bytes[0] += loaded;
    bytes[1] += total;
    due ||= setTimeout(tell, OFTEN); // the last bytes before a pause are told too
  });
  brought.kind.then((chosen) => (kind = chosen));
  Promise.all([brought.module, brought.bytes]).then(
    () => (allFetched = true),
    () => {}, // the start tells
  );
  return startPython(start, brought);
}

/**
 * Answer a request; one without any is answered when Python is there.
 * @param {{ id: number, request?: string }} asked
 */
async function reply({ id, request }) {
  try {
    core ??= begin(JSON.parse(self.name));
    const answer = await core;
    started = true;
    const told = request ? answer(request) : '{"ok":{}}';
    self.postMessage({ id, reply: JSON.parse(told), mended: brought?.mended, kind });
  } catch (error) {
    const name = error instanceof Error ? error.constructor.name : "";
    const text = error instanceof Error ? error.message : String(error);
    console.warn(text); // all of a traceback, for whoever looks for the fault
    if (name === "PythonError" && request) {
      const last = text.trim().split("\n").at(-1) ?? "";
      self.postMessage({
        id,
        reply: { error: { kind: "bug", key: "bug", values: { text: last } } },
      });
    } else {
      self.postMessage({ id, fatal: text, refused: allFetched, kind });
    }
  }
}

self.onmessage = ({ data }) => reply(data);
self.postMessage({ here: true });
reply({ id: 0 }); // its name says how to start
