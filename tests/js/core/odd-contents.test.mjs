// Whatever lies in the device's storage under our names: each thing is read on its own, and one that
// cannot be read is set aside and hides nothing else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { keptMatches, keptMatch, oddMatches, seenState } from "../../../web/core/saves.js";
import { besides, discard, restore } from "../../../web/core/set-aside.js";
import { CHOICES, changeSettings, settings, settingsAreOdd } from "../../../web/core/settings.js";
import { newDevice } from "./device.mjs";

// The lessons know the games of the page, which look at their document when they are loaded.
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, baseURI: "http://localhost/" },
  window: { opening: {} },
  matchMedia: () => ({ matches: false }),
  location: new URL("http://localhost/"),
});
const { keptLesson, keptLessons, markSolved, oddLessons, solvedPuzzles } =
  await import("../../../web/school/kept-lessons.js");

const VECTORS = new URL("../../vectors/odd-storage.json", import.meta.url);
const { unreadable, readable, refused, others } = JSON.parse(readFileSync(VECTORS, "utf-8"));
const GAMES = ["boomers", "oregon", "boomtown"];
const isKnown = (game) => GAMES.includes(game);

const SAVED = { game: "boomers", seed: "good", options: {}, position: null, players: [] };
const GOOD = {
  id: "good",
  saved: { ...SAVED, actions: [], cursor: 0 },
  changed: 5,
  totals: [0, 0],
};
const STEP = { match: { ...SAVED, actions: [] }, text: "", check: [], hints: [] };
const LESSON = { format: 1, game: "boomers", title: "Good", steps: [STEP] };

/** A device that keeps a good match, a good lesson, and this. */
function deviceWith({ key, text, repeat = 1 }) {
  globalThis.localStorage = newDevice();
  localStorage.setItem("frontier/match/good", JSON.stringify(GOOD));
  localStorage.setItem("frontier/lesson/good", JSON.stringify({ lesson: LESSON, changed: 5 }));
  localStorage.setItem(key, text.repeat(repeat));
}

/** List the matches of known games, as home shows them. */
const shown = () => keptMatches().filter(({ saved }) => isKnown(saved.game));

test("there are many odd contents", () => {
  assert.ok(unreadable.length + readable.length + refused.length + others.length >= 28);
});

for (const odd of unreadable) {
  test(`${odd.key} with ${odd.is} is set aside, and can be deleted and had back`, () => {
    deviceWith(odd);
    const list = () => [...oddMatches(isKnown), ...oddLessons()];
    assert.deepEqual(
      shown().map(({ id }) => id),
      ["good"],
    );
    assert.deepEqual(
      keptLessons().map(({ id }) => id),
      ["good"],
    );
    assert.deepEqual(list(), [{ key: odd.key, text: odd.text.repeat(odd.repeat ?? 1) }]);
    const [one] = list();
    discard(one);
    assert.deepEqual(list(), []);
    restore(one);
    assert.deepEqual(list(), [one]);
  });
}

for (const odd of readable) {
  test(`a match with ${odd.is} is there without that`, () => {
    deviceWith(odd);
    const kept = keptMatch("odd");
    assert.ok(kept);
    assert.equal(kept.id, "odd");
    assert.ok(!Number.isNaN(new Date(kept.changed).getTime()));
    assert.equal(typeof kept.totals.join(" : "), "string");
    assert.ok((kept.name ?? "").length <= 60);
    assert.ok((kept.fixed ?? 0) <= kept.saved.cursor);
    for (const kind of kept.kinds ?? []) assert.equal(typeof kind, "string");
    assert.deepEqual(oddMatches(isKnown), []);
    assert.equal(shown().length, 2);
    assert.equal(seenState("odd", kept.saved), null);
  });
}

for (const odd of others) {
  test(`${odd.is} spoils nothing else`, () => {
    deviceWith(odd);
    assert.equal(shown().length, 1);
    assert.equal(keptLesson("good")?.lesson.title, "Good");
    for (const [name, value] of Object.entries(settings())) {
      assert.ok(CHOICES[name].includes(value), `${name}: ${value}`);
    }
    assert.equal(seenState("good", GOOD.saved), null);
    for (const solved of solvedPuzzles()) assert.equal(typeof solved, "string");
  });
}

test("settings that cannot be read are put beside the new ones", () => {
  deviceWith({ key: "frontier/settings", text: "[dark]" });
  assert.equal(settingsAreOdd(), true);
  changeSettings({ theme: "dark" });
  assert.equal(settings().theme, "dark");
  assert.equal(settingsAreOdd(), false);
  assert.deepEqual(besides(), [{ key: "frontier/aside/settings", text: "[dark]" }]);
});

test("settings of a later version stay when one of ours is changed", () => {
  deviceWith({ key: "frontier/settings", text: '{"theme": "dark", "later": 1}' });
  changeSettings({ sound: "on" });
  const kept = JSON.parse(localStorage.getItem("frontier/settings") ?? "");
  assert.deepEqual([kept.theme, kept.sound, kept.later], ["dark", "on", 1]);
});

test("solved puzzles that cannot be read are put beside the new ones", () => {
  deviceWith({ key: "frontier/solved", text: '{"boomers": 7}' });
  markSolved("boomers", "p1");
  assert.deepEqual([...solvedPuzzles()], ["boomers/p1"]);
  assert.deepEqual(besides(), [{ key: "frontier/aside/solved", text: '{"boomers": 7}' }]);
});
