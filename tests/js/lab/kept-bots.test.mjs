// Bots that the device keeps: whatever lies there, only bots come out.

import assert from "node:assert/strict";
import test from "node:test";
import { KeptBots } from "../../../web/lab/kept-bots.js";

/** @param {Record<string, string>} there */
function storage(there = {}) {
  const kept = new Map(Object.entries(there));
  return {
    kept,
    read: (/** @type {string} */ key) => {
      try {
        return JSON.parse(kept.get(key) ?? "null");
      } catch {
        return null;
      }
    },
    write: (/** @type {string} */ key, /** @type {unknown} */ value) =>
      kept.set(key, JSON.stringify(value)),
    writeText: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
    remove: (/** @type {string} */ key) => kept.delete(key),
    keysAfter: (/** @type {string} */ beginning) =>
      [...kept.keys()]
        .filter((key) => key.startsWith(beginning))
        .map((key) => key.slice(beginning.length)),
  };
}

const bot = { game: "known", name: "Dog", code: "x = 1" };

test("a bot that is kept is found again, the last changed first", () => {
  const bots = new KeptBots(storage(), (game) => game === "known");
  const first = bots.add(bot);
  assert.equal(bots.find(first.id)?.code, "x = 1");
  bots.keep({ ...first, code: "x = 2" });
  assert.equal(bots.all()[0].code, "x = 2");
  bots.remove(first.id);
  assert.deepEqual(bots.all(), []);
});

test("what is no bot is left alone", () => {
  const there = {
    "frontier/bot/a": "{nonsense",
    "frontier/bot/b": JSON.stringify({ ...bot, game: "unknown" }),
    "frontier/bot/c": JSON.stringify({ ...bot, code: 7 }),
    "frontier/bot/d": "null",
    "frontier/bot/e": JSON.stringify(bot),
  };
  const place = storage(there);
  const bots = new KeptBots(place, (game) => game === "known");
  assert.deepEqual(
    bots.all().map(({ id }) => id),
    ["e"],
  );
  assert.equal(place.kept.size, 5);
});

test("a long past is let go rather than filling the device", () => {
  const place = storage();
  const bots = new KeptBots(place, () => true);
  bots.keepHistory("a", { doc: "x" });
  assert.deepEqual(bots.history("a"), { doc: "x" });
  bots.keepHistory("b", { doc: "x".repeat(300_000) });
  assert.equal(bots.history("b"), null);
});
