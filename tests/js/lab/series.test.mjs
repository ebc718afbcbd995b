// Series of games: the referee has the match, the bots choose; what is known is told once.

import assert from "node:assert/strict";
import test from "node:test";
import { SeriesRun } from "../../../web/lab/series.js";
import { valuesOnSpots } from "../../../web/lab/values.js";

/**
 * A referee that wants a reply for every game of a series.
 * @param {number} games
 * @returns {any}
 */
function referee(games) {
  /** @type {any[]} */
  const asked = [];
  let played = 0;
  return {
    asked,
    async ask(/** @type {any} */ request) {
      asked.push(request);
      /** @type {any} */
      const told = { done: false, progress: 0, wanted: null, played: [], sum: null, look: [] };
      if (request.reply) {
        played++;
        told.played = [{ number: played - 1 }].slice(request.since - (played - 1));
        told.sum = { matches: played };
      }
      if (played === games) return { ...told, done: true, look: [{ number: 0 }] };
      return { ...told, wanted: { bot: "bot:me", brief: { luck: String(played) } } };
    },
  };
}

/** @type {any} */
const wanted = { game: "any", players: ["bot:me", "random"], matches: 3, seed: "x" };

test("a bot is asked whenever the referee waits for it, and each game is told once", async () => {
  /** @type {number[]} */
  const told = [];
  /** @type {string[]} */
  const briefs = [];
  /** @type {any} */
  const chooser = {
    async choose(/** @type {any} */ brief) {
      briefs.push(brief.luck);
      return { reply: { action: ["a"] } };
    },
  };
  const run = new SeriesRun({
    referee: referee(3),
    bots: new Map([["bot:me", chooser]]),
    tell: ({ played }) => told.push(played.length),
  });
  const course = await run.play(wanted);
  assert.deepEqual(briefs, ["0", "1", "2"]);
  assert.deepEqual(told, [1, 2, 3]);
  assert.equal(course.done, true);
  assert.equal(course.sum?.matches, 3);
  assert.equal(course.look.length, 1);
});

test("a series that is stopped asks nobody any more and gives what it has", async () => {
  const asking = referee(3);
  /** @type {any} */
  const chooser = {
    async choose() {
      if (asking.asked.length === 2) run.stop();
      return { reply: { action: ["a"] } };
    },
  };
  const run = new SeriesRun({
    referee: asking,
    bots: new Map([["bot:me", chooser]]),
    tell: () => {},
  });
  const course = await run.play(wanted);
  assert.equal(course.done, false);
  assert.equal(course.played.length, 1);
  assert.equal(asking.asked.length, 2);
});

test("values stand on the pick that tells most actions apart, the best one for each", () => {
  const rated = [
    { action: ["A", "c3", "x"], value: 1 },
    { action: ["A", "c3", "y"], value: 5 },
    { action: ["A", "d4", "x"], value: 2 },
    { action: ["B", "e5", "x"], value: -1 },
  ];
  const spots = new Set(["A", "B", "c3", "d4", "e5"]);
  const found = valuesOnSpots(rated, (pick) => spots.has(pick));
  assert.deepEqual(Object.fromEntries(found), { c3: 5, d4: 2, e5: -1 });
  assert.equal(valuesOnSpots([], () => true).size, 0);
});
