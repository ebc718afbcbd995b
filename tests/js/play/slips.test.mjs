// A question before a move only where a slip of the finger could cost something.

import assert from "node:assert/strict";
import test from "node:test";

import { newDevice } from "../core/device.mjs";

let pointer = "coarse";
const visualViewport = { scale: 1 };
Object.assign(globalThis, {
  localStorage: newDevice(),
  window: { visualViewport },
  matchMedia: (/** @type {string} */ query) => ({ matches: query === `(pointer: ${pointer})` }),
});
const { asksFirst, sizeFor } = await import("../../../web/play/slips.js");
const { changeSettings } = await import("../../../web/core/settings.js");

const SMALL = 20;
const LARGE = 44;
const forGood = async () => false;
const undoable = async () => true;

test("a finger is asked where the target is small and the action cannot be taken back", async () => {
  assert.equal(await asksFirst(SMALL, forGood), true);
});

test("a finger is not asked where the target is large, or undo takes the action back", async () => {
  assert.equal(await asksFirst(LARGE, forGood), false);
  assert.equal(await asksFirst(SMALL, undoable), false);
});

test("a mouse is never asked, and nobody asks the core for it", async () => {
  pointer = "fine";
  assert.equal(await asksFirst(SMALL, () => assert.fail("the core was asked")), false);
  pointer = "coarse";
});

test("whoever zooms in makes targets larger", () => {
  visualViewport.scale = 2.5;
  assert.equal(sizeFor({ w: SMALL, h: LARGE }), 50);
  visualViewport.scale = 1;
});

test("whoever chose so is always asked, or never", async () => {
  changeSettings({ confirm: "always" });
  assert.equal(await asksFirst(LARGE, undoable), true);
  changeSettings({ confirm: "never" });
  assert.equal(await asksFirst(SMALL, forGood), false);
});
