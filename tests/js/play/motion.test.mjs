// What has happened is shown for its time; where nothing may move, it stands there for as long.

import assert from "node:assert/strict";
import test from "node:test";

import { animate } from "../../../web/play/motion.js";

/**
 * Let an action be shown by frames of ten milliseconds, and tell how far it was in each.
 * @param {Partial<Parameters<typeof animate>[0]>} how
 */
async function shown(how) {
  const { performance, requestAnimationFrame } = globalThis;
  let now = 0;
  /** @type {number[]} */
  const frames = [];
  const scene = /** @type {any} */ ({ progress: 0 });
  Object.assign(globalThis, {
    performance: { now: () => now },
    requestAnimationFrame: (/** @type {() => void} */ next) => {
      now += 10;
      queueMicrotask(next);
    },
  });
  const stage = { repaint: () => frames.push(scene.progress) };
  await animate({ scene, stage, length: 50, hurried: () => false, stopped: () => false, ...how });
  Object.assign(globalThis, { performance, requestAnimationFrame });
  return frames;
}

test("an action goes from its beginning to its end", async () => {
  assert.deepEqual(await shown({ still: false }), [0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test("where nothing may move, all of it is there at once and can be read for as long", async () => {
  assert.deepEqual(await shown({ still: true }), [1, 1, 1, 1, 1, 1]);
});

test("who is in a hurry, or wants no motion at all, does not wait", async () => {
  assert.deepEqual(await shown({ still: false, hurried: () => true }), [1]);
  assert.deepEqual(await shown({ still: false, length: 0 }), [1]);
});

test("a table that is left shows no more", async () => {
  assert.deepEqual(await shown({ still: false, stopped: () => true }), [0]);
});
