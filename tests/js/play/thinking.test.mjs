// What is said while the computer thinks: that it needs long, where it does, and that it plays as well.

import assert from "node:assert/strict";
import test, { mock } from "node:test";

Object.assign(globalThis, {
  Node: class {},
  document: {
    createElement: () => ({ dataset: {}, append() {}, setAttribute() {}, addEventListener() {} }),
  },
});
const { think } = await import("../../../web/play/thinking.js");

/**
 * Let the computer think in slices that take so long each.
 * @param {number} slice milliseconds
 * @param {number} count
 */
async function said(slice, count) {
  const told = /** @type {string[]} */ ([]);
  const say = (/** @type {string} */ text) => told.push(text);
  let clock = 0;
  let asked = 0;
  mock.method(performance, "now", () => clock);
  const core = {
    ask: async () => {
      clock += slice;
      asked++;
      return { progress: asked / count, done: asked === count, choice: ["e4"] };
    },
  };
  const choice = await think(
    /** @type {any} */ ({
      core,
      panel: { say, begin: say },
      level: "marshal",
      text: "thinking",
      longer: "needs longer",
      skip: "skip",
      onskip: null,
      stopped: () => false,
      after: Promise.resolve(),
    }),
  );
  mock.restoreAll();
  assert.deepEqual(choice, ["e4"]);
  return told;
}

test("a quick device says only who is thinking", async () => {
  assert.deepEqual(await said(40, 50), ["thinking"]);
});

test("a slow device says once that it needs longer, and thinks to the end", async () => {
  assert.deepEqual(await said(240, 50), ["thinking", "needs longer"]);
});
