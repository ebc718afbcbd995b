// A position of Boomers being set up: plain data that can be turned, completed and taken back.

import assert from "node:assert/strict";
import test from "node:test";

import { taught } from "./from-core.mjs";
import {
  complete,
  erase,
  halfTurn,
  put,
  readDraft,
} from "../../../web/games/boomers/setup-board/draft.js";

await taught("boomers");
const { board } = await import("../../../web/games/boomers/facts.js");
const EMPTY = board.empty;

/** Use tools one after the other on squares and lines, written `tool square`. */
function drawn(...uses) {
  return uses.reduce((draft, use) => put(draft, ...use.split(" ")), EMPTY);
}

test("a tool puts the next piece of its kind until all are on the board", () => {
  const draft = drawn("blue a1", "blue b1", "blue c1");
  assert.deepEqual(draft.pieces, { A: "a1", B: "b1", C: "c1" });
  assert.equal(put(draft, "blue", "d1"), null);
});

test("the same tool takes its piece away again", () => {
  assert.deepEqual(put(drawn("sooner e5"), "sooner", "e5").pieces, {});
});

test("a stone comes from the supply and goes back to it", () => {
  const draft = drawn("stone e5");
  assert.equal(draft.supply, EMPTY.supply - 1);
  assert.equal(put(draft, "stone", "e5").supply, EMPTY.supply);
});

test("a stone and a piece cannot share a square", () => {
  assert.deepEqual(drawn("blue e5", "stone e5").pieces, {});
  assert.deepEqual(drawn("stone e5", "orange e5").stones, []);
});

test("erasing takes what is on top first", () => {
  const draft = drawn("mine e5", "blue e5");
  assert.deepEqual(erase(draft, "e5").mines, ["e5"]);
  assert.deepEqual(erase(erase(draft, "e5"), "e5").mines, []);
  assert.equal(erase(EMPTY, "e5"), EMPTY);
});

test("a barred sooner that is taken away is not barred any more", () => {
  const draft = { ...drawn("sooner e5"), barred: "X" };
  assert.equal(erase(draft, "e5").barred, "");
});

test("half a turn swaps the sides, and two of them change nothing", () => {
  const draft = drawn("blue a1", "sooner f6", "river b2", "mine k10", "track e5-e6", "stone d4");
  const turned = halfTurn(draft);
  assert.equal(turned.pieces.D, "k11");
  assert.deepEqual(turned.tracks, ["g6-g7"]);
  assert.equal(turned.side, 1);
  assert.deepEqual(halfTurn(turned), draft);
});

test("a completed draft looks the same from both sides", () => {
  const draft = complete(drawn("blue a1", "blue c5", "river b2", "stone d4"));
  const turned = { ...halfTurn(draft), side: draft.side };
  const places = ({ pieces }) => Object.entries(pieces).sort();
  assert.deepEqual(places(turned), places(draft));
  assert.deepEqual(turned.stones.toSorted(), draft.stones.toSorted());
  assert.deepEqual(turned.rivers.toSorted(), draft.rivers.toSorted());
});

test("completing never puts a thing on a taken square", () => {
  const draft = complete(drawn("blue a1", "stone k11"));
  assert.equal(Object.values(draft.pieces).includes("k11"), false);
});

test("a kept draft is taken up again, a damaged one is not", () => {
  const draft = drawn("blue a1", "track e5-e6", "mine k10");
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
  for (const damage of [
    { pieces: { A: "z9" } },
    { stones: "e5" },
    { tracks: ["e5-"] },
    { side: 2 },
    { barred: "A" },
  ]) {
    assert.equal(readDraft({ ...draft, ...damage }), null);
  }
  assert.equal(readDraft(null), null);
});
