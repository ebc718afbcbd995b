// Holds Python and answers JSON with ids.
// A Python error is an answer; anything else is fatal, and the client starts a new worker.

import { loadModules, startPython } from "./python.worker.js";

/** @type {Promise<import("./python.worker.js").Doors> | null} */
let core = null;
let started = false;

// Pyodide leaves some failures of its start to nobody.
self.addEventListener("unhandledrejection", (event) => {
  if (!started) self.postMessage({ fatal: String(event.reason) });
});

self.onmessage = async ({ data: { id, prepare, start, request, qr } }) => {
  try {
    if (prepare) {
      await loadModules(prepare);
      return;
    }
    if (start) core = startPython(start);
    if (!core) throw new Error("asked before the start");
    const { answer, drawQr } = await core;
    started = true;
    let reply = '{"ok":{}}';
    if (request) reply = answer(request);
    else if (qr) reply = await drawQr(qr);
    self.postMessage({ id, reply: JSON.parse(reply) });
  } catch (error) {
    const name = error instanceof Error ? error.constructor.name : "";
    const text = error instanceof Error ? error.message : String(error);
    if (name === "PythonError" && (request || qr)) {
      const last = text.trim().split("\n").at(-1) ?? "";
      self.postMessage({
        id,
        reply: { error: { kind: "bug", key: "bug", values: { text: last } } },
      });
    } else {
      self.postMessage({ id, fatal: text });
    }
  }
};
