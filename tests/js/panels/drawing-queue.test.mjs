// Pictures are drawn a little in each frame, so that the page never stops for all of them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { DrawingQueue } from "../../../web/panels/drawing-queue.js";

let now = 0;
/** @type {(() => void) | null} */
let nextFrame = null;
/** @type {Map<string, () => void>} */
const heard = new Map();

beforeEach(() => {
  now = 0;
  nextFrame = null;
  heard.clear();
  const window = {
    addEventListener: (/** @type {string} */ kind, /** @type {() => void} */ act) =>
      heard.set(kind, act),
    removeEventListener: (/** @type {string} */ kind) => heard.delete(kind),
  };
  Object.assign(globalThis, {
    window,
    requestAnimationFrame: (/** @type {() => void} */ act) => {
      nextFrame = act;
      return 1;
    },
    cancelAnimationFrame: () => {
      nextFrame = null;
    },
  });
  Object.defineProperty(globalThis, "performance", { value: { now: () => now }, writable: true });
});

/** A queue whose drawings take 30 milliseconds each. @returns {[DrawingQueue<string>, string[]]} */
function slowQueue() {
  /** @type {string[]} */
  const drawn = [];
  const queue = new DrawingQueue((/** @type {string} */ thing) => {
    now += 30;
    drawn.push(thing);
  });
  return [queue, drawn];
}

test("a frame draws what it has time for, and the next one goes on", () => {
  const [queue, drawn] = slowQueue();
  queue.add(["a", "b", "c"]);
  assert.deepEqual(drawn, ["a", "b"]);
  nextFrame?.();
  assert.deepEqual(drawn, ["a", "b", "c"]);
  assert.equal(queue.due.size, 0);
});

test("what is due twice is drawn once", () => {
  const [queue, drawn] = slowQueue();
  queue.add(["a", "b", "c", "d"]);
  queue.add(["d"]);
  assert.deepEqual(drawn, ["a", "b", "c", "d"]);
});

test("before printing everything is drawn", () => {
  const [queue, drawn] = slowQueue();
  queue.add(["a", "b", "c", "d", "e", "f"]);
  heard.get("beforeprint")?.();
  assert.equal(drawn.length, 6);
});

test("a screen that is left draws nothing more", () => {
  const [queue, drawn] = slowQueue();
  queue.add(["a", "b", "c"]);
  queue.close();
  nextFrame?.();
  assert.deepEqual(drawn, ["a", "b"]);
  assert.equal(heard.size, 0);
});
