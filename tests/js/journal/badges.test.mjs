// Badges and sums: what a device has kept decides.

import assert from "node:assert/strict";
import test from "node:test";

import { badges, longestStreak } from "../../../web/journal/badges.js";
import { bests, grouped, opponentsOf, search, tally, unusual } from "../../../web/journal/sums.js";

const LEVELS = ["weak", "fair", "best"];
const GAMES = [
  { name: "hills", levels: LEVELS },
  { name: "rivers", levels: LEVELS },
];
/** @returns {any} */
const match = (game = "hills", level = "weak", won = true, more = {}) => ({
  game,
  kinds: ["person", level],
  seat: 0,
  winners: [won ? 0 : 1],
  totals: won ? [9, 4] : [4, 9],
  options: {},
  items: {},
  ...more,
});
/** @param {any[]} results @param {any} [more] */
const earned = (results, more = {}) =>
  badges({
    games: GAMES,
    results,
    puzzles: 0,
    puzzleDays: new Set(),
    dealDays: new Set(),
    ...more,
  })
    .filter((badge) => badge.earned)
    .map(({ id }) => id);

test("there are few of them, and none for nothing", () => {
  assert.deepEqual(earned([]), []);
  const all = badges({
    games: GAMES,
    results: [],
    puzzles: 0,
    puzzleDays: new Set(),
    dealDays: new Set(),
  });
  assert.ok(all.length <= 24);
});

test("a level is beaten when it was beaten in every game, and nobody weaker sat there", () => {
  assert.deepEqual(earned([match()]), ["first-win"]);
  const both = [match("hills", "fair"), match("rivers", "fair")];
  assert.deepEqual(earned(both), ["first-win", "every-game", "level-fair"]);
  const mixed = match("rivers", "fair", true, { kinds: ["person", "fair", "weak"] });
  assert.ok(!earned([match("hills", "fair"), mixed]).includes("level-fair"));
});

test("five wins in a row are five, and a loss ends them", () => {
  const wins = Array.from({ length: 4 }, () => match());
  assert.ok(!earned([...wins, match("hills", "weak", false), match()]).includes("in-a-row"));
  assert.ok(earned([...wins, match()]).includes("in-a-row"));
});

test("days in a row are counted over months", () => {
  assert.equal(longestStreak(new Set(["2026-10-31", "2026-11-01", "2026-11-03"])), 2);
  assert.equal(longestStreak(new Set()), 0);
});

test("results are summed up by opponent and by option", () => {
  /** @type {any} */
  const facts = { options: [{ name: "snow", default: "no", open: false }] };
  const results = [match(), match("hills", "weak", false, { options: { snow: "yes" } })];
  assert.deepEqual(tally(results), { won: 1, shared: 0, lost: 1, played: 2 });
  assert.deepEqual([...grouped(results, opponentsOf).keys()], ["weak"]);
  assert.deepEqual([...grouped(results, (one) => unusual(facts, one)).keys()], ["snow=yes"]);
});

test("the best of each kind of things is found, with its match", () => {
  const small = match("hills", "weak", true, { items: { farm: { count: 2, best: 3, sum: 5 } } });
  const large = match("hills", "weak", false, { items: { farm: { count: 1, best: 8, sum: 8 } } });
  const { points, things } = bests([small, large]);
  assert.equal(points, small);
  assert.deepEqual(things.get("farm"), { best: 8, result: large });
});

test("every word that is searched for must be there", () => {
  const results = [match("hills"), match("rivers")];
  const found = search(results, "RIV weak", ({ game, kinds }) => `${game} ${kinds.join(" ")}`);
  assert.deepEqual(found, [results[1]]);
});
