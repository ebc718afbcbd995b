// What a preview draws can be picked where it is drawn.

import assert from "node:assert/strict";
import test from "node:test";

import { ghostAt, ghostsOf } from "../../../web/play/ghosts.js";
import { stateOf } from "../../../web/play/stage-state.js";

const stone = (at) => ({ kind: "stone", values: { at } });
const drawn = (events) => events.map(({ values }) => values.at);
/** @type {any[]} */
const previews = [
  { pick: "E", events: [stone("e10"), stone("h7")] },
  { pick: "F", events: [stone("e10")] },
  { pick: "none", events: [] },
];
const ghosts = ghostsOf(previews, drawn);

test("the ghost of a stone stands for what lays it", () => {
  assert.deepEqual(ghostAt(ghosts, ["h7"]), ["E"]);
  assert.deepEqual(ghostAt(ghosts, ["A", "h7"]), ["E"]);
});

test("a stone that two picks would lay stands for both", () => {
  assert.deepEqual(ghostAt(ghosts, ["e10"]), ["E", "F"]);
});

test("where nothing is drawn there is no ghost", () => {
  assert.deepEqual(ghostAt(ghosts, ["a1"]), []);
  assert.equal(ghostsOf(previews, undefined).size, 0);
});

test("a spot with a ghost is told from one that can be picked by itself", () => {
  const scene = /** @type {any} */ ({
    next: new Set(["E", "F", "none"]),
    picks: ["B", "e7"],
    ghosts,
  });
  assert.equal(stateOf({ picks: ["h7"] }, scene), "ghost");
  assert.equal(stateOf({ picks: ["E", "h10"] }, scene), "next");
  assert.equal(stateOf({ picks: ["B", "e4"] }, scene), "picked");
  assert.equal(stateOf({ picks: ["a1"] }, scene), "");
});
