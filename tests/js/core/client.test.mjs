// What the page says of a start that takes long.

import assert from "node:assert/strict";
import test, { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });
const worker = () => /** @type {any} */ ({ postMessage() {}, terminate() {} });
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  window: {
    opening: {
      beginning: { kind: "library", worker: worker(), heard: [] },
      hire: worker,
      places: { sizes: {} },
    },
  },
});
const { Core } = await import("../../../web/core/client.js");

/** A core whose worker says what the test lets it say, and whether its start was called slow. */
function starting() {
  const core = new Core();
  const told = /** @type {boolean[]} */ ([]);
  core.onslow = (slow) => told.push(slow);
  return { core, told, say: (data) => core.worker?.onmessage?.(/** @type {any} */ ({ data })) };
}

test("a start of which nothing is heard takes long, until Python is there", () => {
  const { told, say } = starting();
  say({ here: true });
  mock.timers.tick(60_000);
  assert.deepEqual(told, [true]);
  say({ id: 0 });
  assert.deepEqual(told, [true, false]);
});

test("a report of the last bytes that comes after Python begins no new waiting", () => {
  const { told, say } = starting();
  say({ here: true });
  say({ progress: [1, 2] });
  say({ id: 0 });
  say({ progress: [2, 2] });
  mock.timers.tick(60_000);
  assert.deepEqual(told, []);
});
