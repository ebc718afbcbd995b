// The picks controller: which picks can come next, and when a path is complete.

import assert from "node:assert/strict";
import test from "node:test";

import { back, begin, begun, choose, nextPicks, possible } from "../../../web/play/selection.js";

/** Moves of two pieces, one of which may leave a stone. */
const MOVES = [
  ["A", "c3", "D"],
  ["A", "c3", "none"],
  ["A", "c4", "none"],
  ["B", "e5", "none"],
];

/** Make picks one after the other; the last choice tells what has become of them. */
function pickAll(selection, ...picks) {
  let choice = { selection };
  for (const pick of picks) choice = choose(choice.selection, [pick]);
  return choice;
}

test("what can be picked next is what goes on from the picks made", () => {
  const selection = begin(MOVES);
  assert.deepEqual(nextPicks(selection), ["A", "B"]);
  assert.deepEqual(nextPicks(pickAll(selection, "A").selection), ["c3", "c4"]);
});

test("a path is an action as soon as it is legal", () => {
  assert.equal(pickAll(begin(MOVES), "A", "c3").action, undefined);
  assert.deepEqual(pickAll(begin(MOVES), "A", "c3", "D").action, ["A", "c3", "D"]);
});

test("a spot that stands for several picks makes the first that fits", () => {
  const { selection } = pickAll(begin(MOVES), "A");
  assert.deepEqual(choose(selection, ["B", "c4"]).selection.picks, ["A", "c4"]);
});

test("picking a pick again takes it back, with what came after it", () => {
  const { selection } = pickAll(begin(MOVES), "A", "c3");
  assert.deepEqual(choose(selection, ["A"]).selection.picks, []);
  assert.deepEqual(choose(selection, ["c3"]).selection.picks, ["A"]);
});

test("another beginning replaces the picks made", () => {
  const { selection } = pickAll(begin(MOVES), "A", "c3");
  assert.deepEqual(choose(selection, ["B"]).selection.picks, ["B"]);
});

test("a pick that fits nowhere is refused and changes nothing", () => {
  const { selection } = pickAll(begin(MOVES), "A");
  const choice = choose(selection, ["k11"]);
  assert.equal(choice.selection, selection);
  assert.deepEqual(choice.refused, ["A", "k11"]);
});

test("a spot without picks is only looked at", () => {
  const selection = begin(MOVES);
  assert.deepEqual(choose(selection, []), { selection });
});

test("picks with which every action begins are made by themselves", () => {
  const selection = begin([
    ["dynamite", "seat:1", "7"],
    ["dynamite", "seat:2", "9"],
  ]);
  assert.deepEqual(selection.picks, ["dynamite"]);
  assert.equal(begun(selection), false);
  assert.equal(back(selection), selection);
});

test("the only action there is still has to be picked", () => {
  const selection = begin([["pass"]]);
  assert.deepEqual(selection.picks, []);
  assert.deepEqual(choose(selection, ["pass"]).action, ["pass"]);
});

test("where the first pick is given, a later one that means one thing only can be made at once", () => {
  const selection = begin([
    ["dynamite", "seat:1", "7"],
    ["dynamite", "seat:2", "9"],
    ["dynamite", "seat:2", "8"],
  ]);
  assert.deepEqual(nextPicks(selection), ["seat:1", "seat:2", "7", "9", "8"]);
  assert.deepEqual(choose(selection, ["9"]).action, ["dynamite", "seat:2", "9"]);
});

test("a later pick that could mean two things has to wait", () => {
  const selection = begin([
    ["swap", "seat:1", "7"],
    ["swap", "seat:2", "7"],
  ]);
  assert.deepEqual(nextPicks(selection), ["seat:1", "seat:2"]);
});

test("two cards of a hand can be picked in either order", () => {
  const selection = begin(
    [
      ["bison", "church", "c4"],
      ["bison", "wagon", "c5"],
    ],
    () => true,
  );
  const { action } = pickAll(selection, "church", "bison", "c4");
  assert.deepEqual(action, ["bison", "church", "c4"]);
});

test("the actions that are still possible are listed once each", () => {
  const { selection } = pickAll(
    begin(MOVES, () => true),
    "A",
    "c3",
  );
  assert.deepEqual(possible(selection), [MOVES[0], MOVES[1]]);
});

test("one pick after the other is taken back", () => {
  const { selection } = pickAll(begin(MOVES), "A", "c3");
  assert.deepEqual(back(selection).picks, ["A"]);
  assert.equal(begun(back(back(selection))), false);
});
