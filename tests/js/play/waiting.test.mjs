// The icon tells of matches by link that wait for somebody here, and of no others.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { newDevice } from "../core/device.mjs";

const { keepMatch } = await import("../../../web/core/saves.js");
const { badgeIcon, waitingHere } = await import("../../../web/play/waiting.js");

const saved = {
  game: "x",
  seed: "a",
  options: {},
  position: null,
  players: [],
  actions: [],
  cursor: 0,
};
const keep = (/** @type {string} */ id, more = {}) =>
  keepMatch({
    id,
    saved,
    changed: 1,
    over: false,
    totals: [],
    kinds: ["person", "elsewhere"],
    ...more,
  });

/** @type {number[]} */
let told = [];
beforeEach(() => {
  told = [];
  const navigator = {
    setAppBadge: async (/** @type {number} */ n) => void told.push(n),
    clearAppBadge: async () => void told.push(0),
  };
  Object.assign(globalThis, { localStorage: newDevice() });
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
});

test("it counts where it is somebody's turn here", () => {
  keep("mine");
  keep("theirs", { awaits: "Ada" });
  keep("over", { over: true });
  keep("computer", { kinds: ["person", "settler"] });
  assert.equal(waitingHere(), 1);
  badgeIcon();
  assert.deepEqual(told, [1]);
});

test("where nothing waits it is taken away", () => {
  badgeIcon();
  assert.deepEqual(told, [0]);
});
