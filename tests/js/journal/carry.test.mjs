// Everything as one file, and taken in again: nothing newer is written over, nothing odd comes in.

import assert from "node:assert/strict";
import test from "node:test";

import { NotOurs, takeEverything, writeEverything } from "../../../web/journal/carry.js";

/** @param {Record<string, unknown>} [begin] */
function store(begin = {}) {
  const kept = new Map(Object.entries(begin).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    kept,
    keys: () => [...kept.keys()],
    read: (/** @type {string} */ key) => kept.get(key) ?? null,
    write: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
    get: (/** @type {string} */ key) => JSON.parse(kept.get(key) ?? "null"),
  };
}
const NOW = new Date("2026-11-18T10:00:00Z");
const why = (/** @type {() => void} */ take) => {
  try {
    take();
  } catch (error) {
    return error instanceof NotOurs ? error.why : String(error);
  }
  return "taken";
};

test("another device has everything afterwards, but for what goes with this one", () => {
  const from = store({
    "frontier/match/a": { changed: 1 },
    "frontier/result/a": { when: 1 },
    "frontier/seen": { id: "a" },
    "frontier/aside/x": 1,
    "other/page": 1,
  });
  const to = store();
  const sum = takeEverything(to, writeEverything(from, NOW));
  assert.deepEqual(to.keys().sort(), ["frontier/match/a", "frontier/result/a"]);
  assert.deepEqual(sum, { taken: 2, same: 0, older: 0, odd: 0 });
  assert.equal(takeEverything(to, writeEverything(from, NOW)).same, 2);
});

test("what is newer here stays, and what is newer there comes", () => {
  const from = store({
    "frontier/match/a": { changed: 5, n: 1 },
    "frontier/match/b": { changed: 5 },
  });
  const to = store({
    "frontier/match/a": { changed: 3 },
    "frontier/match/b": { changed: 9, n: 2 },
  });
  assert.deepEqual(takeEverything(to, writeEverything(from, NOW)), {
    taken: 1,
    same: 0,
    older: 1,
    odd: 0,
  });
  assert.equal(to.get("frontier/match/a").n, 1);
  assert.equal(to.get("frontier/match/b").n, 2);
});

test("lists of both are joined", () => {
  const from = store({ "frontier/solved": ["x", "y"], "frontier/days/puzzle": ["2026-11-17"] });
  const to = store({ "frontier/solved": ["y", "z"], "frontier/days/puzzle": ["2026-11-18"] });
  takeEverything(to, writeEverything(from, NOW));
  assert.deepEqual(to.get("frontier/solved").sort(), ["x", "y", "z"]);
  assert.equal(to.get("frontier/days/puzzle").length, 2);
});

test("a file of something else, of the future, or damaged is refused whole", () => {
  const text = writeEverything(store({ "frontier/match/a": { changed: 1 } }), NOW);
  const to = store({ "frontier/match/a": { changed: 0 } });
  const taking = (/** @type {string} */ other) => why(() => takeEverything(to, other));
  assert.equal(taking("hello"), "none");
  assert.equal(taking("[1]"), "none");
  assert.equal(taking("null"), "none");
  assert.equal(taking(text.replace('"version": 1', '"version": 2')), "newer");
  assert.equal(taking(text.replace("changed", "chanced")), "damaged");
  assert.equal(to.get("frontier/match/a").changed, 0);
});

test("what no page of ours would have written does not come in", () => {
  const from = store({ "frontier/match/a": { changed: 1 } });
  from.kept.set("frontier/match/b", "{");
  const to = store();
  assert.equal(takeEverything(to, writeEverything(from, NOW)).odd, 1);
  assert.deepEqual(to.keys(), ["frontier/match/a"]);
});
