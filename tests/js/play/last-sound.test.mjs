// A cue for one's turn, and an end that says whether it is won.

import assert from "node:assert/strict";
import test from "node:test";

import { lastSound } from "../../../web/play/last-sound.js";

const KINDS = ["person", "settler", "settler"];
const told = (more) => ({ outcome: null, turn: 1, before: 0, kinds: KINDS, ...more });

test("the only person at the device hears when it is their turn again", () => {
  assert.equal(lastSound(told({ turn: 0, before: 2 })), "turn");
  assert.equal(lastSound(told({ turn: 0, before: 0 })), null, "one goes on acting");
  assert.equal(lastSound(told({ turn: 2, before: 1 })), null);
});

test("people who share a device see whose turn it is", () => {
  assert.equal(lastSound(told({ turn: 0, before: 1, kinds: ["person", "person"] })), null);
});

test("the end is heard as won by those who have won it", () => {
  assert.equal(lastSound(told({ outcome: { winners: [0] }, turn: null })), "win");
  assert.equal(lastSound(told({ outcome: { winners: [1] }, turn: null })), "end");
  assert.equal(lastSound(told({ outcome: { winners: [] }, turn: null })), "end");
  const people = ["person", "person"];
  assert.equal(lastSound(told({ outcome: { winners: [1] }, turn: null, kinds: people })), "win");
});
