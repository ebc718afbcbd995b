// What a drag means, whatever the game: one pick, or two.

import assert from "node:assert/strict";
import test from "node:test";

import { dropped, liftable, whenLifted } from "../../../web/play/dropping.js";
import { begin, choose } from "../../../web/play/selection.js";

const moves = begin([["A", "e4"], ["A", "e5"], ["B", "e5", "N"], ["B", "e5", "S"], ["pass"]]);
const taking = begin([["take:mine"], ["take:saloon"], ["pass"]]);
const town = { x: 0, y: 0, w: 10, h: 10, takes: ["take:mine", "take:saloon"] };
const nowhere = { zones: [], picks: [] };

test("a piece dropped on a square that it can go to is picked with the square", () => {
  assert.deepEqual(dropped(moves, ["A"], { zones: [], picks: ["e4"] }), ["A", "e4"]);
  assert.deepEqual(dropped(moves, ["B"], { zones: [], picks: ["e5"] }), ["B", "e5"]);
});

test("a piece dropped where it cannot go is not picked", () => {
  assert.deepEqual(dropped(moves, ["A"], { zones: [], picks: ["a1"] }), []);
  assert.deepEqual(dropped(moves, ["B"], { zones: [], picks: ["e4"] }), []);
  assert.deepEqual(dropped(moves, ["A"], nowhere), []);
  assert.deepEqual(dropped(moves, ["A"], { zones: [], picks: ["A"] }), []);
});

test("a piece that is picked already need not be picked again", () => {
  const { selection } = choose(moves, ["A"]);
  assert.deepEqual(dropped(selection, ["A"], { zones: [], picks: ["e5"] }), ["e5"]);
  assert.deepEqual(whenLifted(selection, ["A"]), { pick: "A", next: ["e4", "e5"], picks: ["A"] });
});

test("another piece can be dragged although one is picked", () => {
  const { selection } = choose(moves, ["A"]);
  assert.deepEqual(dropped(selection, ["B"], { zones: [], picks: ["e5"] }), []);
});

test("a card dropped on the place that takes it is picked alone", () => {
  assert.deepEqual(dropped(taking, ["take:mine"], { zones: [town], picks: [] }), ["take:mine"]);
  assert.deepEqual(dropped(taking, ["take:mine"], nowhere), []);
});

test("a card of which only a later reading can be picked is dropped with that", () => {
  assert.deepEqual(dropped(taking, ["mine", "take:saloon"], { zones: [town], picks: [] }), [
    "take:saloon",
  ]);
});

test("only what can be put down somewhere can be lifted", () => {
  assert.ok(liftable(moves, [], ["A"]));
  assert.ok(liftable(taking, [town], ["take:mine"]));
  assert.ok(!liftable(taking, [], ["take:mine"]));
  assert.ok(!liftable(taking, [town], ["pass"]));
  assert.ok(!liftable(moves, [], ["e4"]));
  assert.ok(!liftable(begin([]), [town], ["take:mine"]));
});
