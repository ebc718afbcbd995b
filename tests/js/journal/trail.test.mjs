// The trail: what is done follows from results, courses and puzzles; the map can be walked to its end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { LANGUAGES } from "../../../web/core/words.js";
import { meets, nextStop, trailStates } from "../../../web/journal/trail.js";

const file = (/** @type {string} */ path) =>
  JSON.parse(readFileSync(new URL(`../../../web/${path}`, import.meta.url), "utf-8"));
/** @type {{ stops: import("../../../web/journal/trail.js").Stop[] }} */
const { stops } = file("trail/trail.json");
/** @type {any} */
const NOTHING = { results: [], courses: new Set(), solved: new Set() };
/** @returns {any} */
const won = (/** @type {string} */ occasion, more = {}) => ({
  occasion,
  seat: 0,
  winners: [0],
  totals: [999, 1],
  items: {},
  ...more,
});

test("there are some forty stops of two to fifteen minutes, each with a name of its own", () => {
  assert.ok(stops.length >= 38 && stops.length <= 50);
  assert.equal(new Set(stops.map(({ id }) => id)).size, stops.length);
  assert.equal(new Set(stops.map(({ row, lane }) => `${row} ${lane}`)).size, stops.length);
  assert.ok(stops.every(({ minutes }) => minutes >= 2 && minutes <= 15));
  for (const language of Object.keys(LANGUAGES)) {
    const words = file(`words/${language}/journal.json`);
    for (const { id } of stops) assert.ok(words[`stop.${id}`], `${language} ${id}`);
  }
});

test("every stop can be reached, and at the beginning more than one way is open", () => {
  const done = new Set();
  for (;;) {
    const open = stops.filter(
      ({ id, after }) =>
        !done.has(id) && (after.length === 0 || after.some((one) => done.has(one))),
    );
    if (open.length === 0) break;
    if (done.size === 0) assert.ok(open.length > 1);
    for (const { id } of open) done.add(id);
  }
  assert.equal(done.size, stops.length);
  assert.ok(
    stops.filter(({ after }) => after.length > 1).length > 20,
    "there are ways to choose from",
  );
});

test("what a stop names comes with the page", () => {
  const courses = file("lessons/index.json").map((/** @type {any} */ course) => course.id);
  for (const { course, puzzles, count = 0, match, goal = {} } of stops) {
    if (course) assert.ok(courses.includes(course), course);
    if (puzzles) assert.ok(file(`puzzles/${puzzles}.json`).puzzles.length >= count, puzzles);
    if (match) {
      const words = file(`words/en/${match}.json`);
      for (const kind of Object.keys({ ...goal.count, ...goal.sum, ...goal.best })) {
        assert.ok(words[`item.${kind}.all`], kind);
      }
      assert.ok(Object.keys(goal).length > 0);
    }
  }
});

test("a stop is done by what it asks for, and opens those behind it", () => {
  const first = trailStates(stops, NOTHING);
  assert.ok(first.every(({ stop, state }) => state === (stop.after.length ? "ahead" : "open")));
  const course = /** @type {any} */ (stops.find((stop) => stop.course));
  const then = trailStates(stops, { ...NOTHING, courses: new Set([course.course]) });
  assert.equal(then.find(({ stop }) => stop === course)?.state, "done");
  const behind = stops.filter(({ after }) => after.includes(course.id));
  for (const stop of behind) {
    assert.equal(then.find((one) => one.stop === stop)?.state, "open");
  }
  assert.ok(
    behind.includes(/** @type {any} */ (nextStop(then)?.stop)),
    "one goes on where one was",
  );
});

test("a match for something else, or of several people, does not count", () => {
  const stop = /** @type {any} */ (stops.find(({ match, goal }) => match && goal?.win));
  const state = (/** @type {any} */ result) =>
    trailStates([{ ...stop, after: [] }], { ...NOTHING, results: [result] })[0].state;
  assert.equal(state(won(`trail/${stop.id}`)), "done");
  assert.equal(state(won("deal/2026-11-18")), "open");
  assert.equal(state(won(`trail/${stop.id}`, { seat: null })), "open");
  assert.equal(state(won(`trail/${stop.id}`, { winners: [1] })), "open");
});

test("a goal may ask for points, for a number of things, and for what they are worth", () => {
  const result = won("", { totals: [40, 9], items: { mayor: { count: 3, best: 5, sum: 13 } } });
  assert.ok(
    meets({ points: 40, count: { mayor: 3 }, sum: { mayor: 13 }, best: { mayor: 5 } }, result),
  );
  assert.ok(!meets({ points: 41 }, result));
  assert.ok(!meets({ count: { mayor: 4 } }, result));
  assert.ok(!meets({ sum: { gold: 1 } }, result));
  assert.ok(!meets({ best: { mayor: 6 } }, result));
});
