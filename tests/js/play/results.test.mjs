// What a match comes to for the record book, and what the device keeps of it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { newDevice } from "../core/device.mjs";

const { resultOf, shareOfWin } = await import("../../../web/play/results.js");
const { keptResults, noteResult, oddResults, starResult } =
  await import("../../../web/core/results.js");

/** @type {any} */
const STATE = {
  saved: { game: "hills", options: { snow: "yes" }, cursor: 31 },
  totals: [12, 30],
  items: [
    { seat: 0, kind: "farm", points: 5 },
    { seat: 0, kind: "farm", points: 7 },
    { seat: 1, kind: "farm", points: 30 },
  ],
  outcome: { winners: [1], ended_by: "full" },
};
const KINDS = ["person", "settler"];

test("what the person at the device has earned is summed up by kinds", () => {
  const result = resultOf({ state: STATE, kinds: KINDS, when: 5 });
  assert.deepEqual(result?.items, { farm: { count: 2, best: 7, sum: 12 } });
  assert.equal(result?.seat, 0);
  assert.equal(result && shareOfWin(result), 0);
});

test("several people at one device share a result that is nobody's", () => {
  const result = resultOf({ state: STATE, kinds: ["person", "person"], when: 5 });
  assert.equal(result?.seat, null);
  assert.equal(result && shareOfWin(result), null);
});

test("a match that goes on has none", () => {
  assert.equal(resultOf({ state: { ...STATE, outcome: null }, kinds: KINDS, when: 5 }), null);
});

beforeEach(() => Object.assign(globalThis, { localStorage: newDevice() }));

test("what a match has first come to stays", () => {
  const first = resultOf({ state: STATE, kinds: KINDS, when: 5 });
  const again = resultOf({
    state: { ...STATE, outcome: { ...STATE.outcome, winners: [0] } },
    kinds: KINDS,
    when: 6,
  });
  assert.ok(first && again);
  noteResult("a", first);
  noteResult("a", again);
  assert.deepEqual(
    keptResults().map(({ winners, when }) => [winners, when]),
    [[[1], 5]],
  );
  starResult("a", true);
  assert.equal(keptResults()[0].starred, true);
});

test("one odd result spoils no other, and is set aside", () => {
  const good = resultOf({ state: STATE, kinds: KINDS, when: 5 });
  assert.ok(good);
  noteResult("a", good);
  for (const [id, odd] of Object.entries({
    b: "{",
    c: "null",
    d: JSON.stringify({ ...good, seat: 7 }),
    e: JSON.stringify({ ...good, totals: ["x"] }),
  })) {
    localStorage.setItem(`frontier/result/${id}`, odd);
  }
  assert.deepEqual(
    keptResults().map(({ id }) => id),
    ["a"],
  );
  assert.equal(oddResults().length, 4);
});
