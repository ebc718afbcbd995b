// Holds Python: starts Pyodide from our own origin, installs the wheel, and answers JSON with ids.
// A Python error is an answer; anything else is fatal, and the client starts a new worker.

/** @typedef {{ pyodide: string, wheel: string }} Start */

/** @type {Promise<(request: string) => string> | null} */
let core = null;

self.onmessage = async ({ data: { id, start, request } }) => {
  try {
    if (start) core = startPython(start);
    if (!core) throw new Error("asked before the start");
    const answer = await core;
    self.postMessage({ id, reply: request ? JSON.parse(answer(request)) : { ok: {} } });
  } catch (error) {
    const name = error instanceof Error ? error.constructor.name : "";
    const text = error instanceof Error ? error.message : String(error);
    if (name === "PythonError") {
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

/**
 * @param {Start} start
 * @returns {Promise<(request: string) => string>}
 */
async function startPython(start) {
  const { loadPyodide } = await import(`${start.pyodide}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: start.pyodide });
  // For measuring only: how much memory Python has taken from the browser.
  Object.assign(self, { heapSize: () => python._module.HEAPU8.byteLength });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(start.wheel, { deps: false });
  micropip.destroy();
  return python.runPython("from frontier.page import answer; answer");
}
