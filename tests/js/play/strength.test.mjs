// How strong somebody is, by results; and who is proposed next.

import assert from "node:assert/strict";
import test from "node:test";

import {
  chanceAgainst,
  leastMet,
  nextOpponent,
  strengthHistory,
} from "../../../web/play/strength.js";

/** @type {any} */
const FACTS = {
  name: "hills",
  levels: ["weak", "fair", "strong", "best"],
  people: ["weak/ann", "weak/bo", "best/cy"],
  strengths: { weak: 0, fair: 200, strong: 500, best: 900 },
};

/** A match against a level: 1 for a win, 0 for a loss, 0.5 for a draw. @returns {any} */
const match = (/** @type {string} */ level, /** @type {number} */ share, more = {}) => ({
  game: "hills",
  kinds: ["person", level],
  seat: 0,
  winners: { 1: [0], 0: [1], 0.5: [] }[String(share)],
  when: 1,
  ...more,
});
const times = (/** @type {number} */ n, /** @type {any} */ one) =>
  Array.from({ length: n }, () => one);
const last = (/** @type {any[]} */ results) =>
  strengthHistory(FACTS, results).at(-1) ?? { mean: NaN, spread: NaN };

test("400 more win ten times as often as they lose", () => {
  assert.ok(Math.abs(chanceAgainst(400, [0]) - 10 / 11) < 1e-9);
  assert.equal(chanceAgainst(0, [0, 0]), 1 / 3);
});

test("of somebody who has not played nothing is known but that it is a beginner", () => {
  const [first] = strengthHistory(FACTS, []);
  assert.ok(Math.abs(first.mean) < 1);
  assert.ok(Math.abs(first.spread - 300) < 10);
});

test("wins raise it, losses lower it, and every result makes it surer", () => {
  const won = last(times(5, match("fair", 1)));
  const lost = last(times(5, match("fair", 0)));
  assert.ok(won.mean > 200 && lost.mean < 0, `${won.mean} ${lost.mean}`);
  assert.ok(won.spread < 300 && lost.spread < 300);
});

test("who wins half of many matches against a level is about as strong as it", () => {
  const even = Array.from({ length: 60 }, (_, i) => match("strong", i % 2));
  const { mean, spread } = last(even);
  assert.ok(Math.abs(mean - 500) < 2 * spread, `${mean} ± ${spread}`);
  assert.ok(spread < 120);
});

test("a match with a teacher, among people, or of another game tells nothing", () => {
  for (const odd of [
    match("best", 1, { taught: true }),
    match("person", 1),
    match("best", 1, { game: "rivers" }),
    match("best", 1, { seat: null }),
  ]) {
    assert.equal(strengthHistory(FACTS, [odd]).length, 1);
  }
});

test("one who wins against three others has done more than against one", () => {
  const three = match("weak", 1, { kinds: ["person", "weak", "weak", "weak"] });
  assert.ok(last([three]).mean > last([match("weak", 1)]).mean);
});

test("the first opponent is the weakest; who keeps winning meets the next, who keeps losing the one before", () => {
  assert.deepEqual(nextOpponent(FACTS, []), {
    level: "weak",
    why: "first",
    won: 0,
    of: 0,
    against: "",
  });
  const up = nextOpponent(FACTS, times(4, match("weak", 1)));
  assert.deepEqual(up, { level: "fair", why: "up", won: 4, of: 4, against: "weak" });
  const same = nextOpponent(FACTS, [match("weak", 1), match("weak", 0)]);
  assert.equal(same.why, "same");
  const down = nextOpponent(FACTS, [
    ...times(4, match("weak", 1)),
    ...times(6, match("strong", 0)),
  ]);
  assert.equal(down.why, "down");
  assert.deepEqual([down.won, down.of, down.against], [0, 6, "strong"]);
});

test("nobody is so weak that there is no opponent, nor so strong that there is one above the best", () => {
  assert.equal(nextOpponent(FACTS, times(30, match("weak", 0))).level, "weak");
  assert.equal(nextOpponent(FACTS, times(60, match("best", 1))).level, "best");
});

test("whoever plays at a level counts as strong as the level", () => {
  const named = times(4, match("fair", 1)).map((one) => ({
    ...one,
    kinds: ["person", "fair/dee"],
  }));
  assert.deepEqual(last(named), last(times(4, match("fair", 1))));
  assert.equal(nextOpponent(FACTS, named).against, "fair");
});

test("of those who play at a level the one is proposed whom one has met least", () => {
  assert.equal(leastMet(FACTS, [], "weak"), "weak/ann");
  assert.equal(leastMet(FACTS, [match("weak/ann", 1)], "weak"), "weak/bo");
  assert.equal(leastMet(FACTS, [match("weak/ann", 1), match("weak/bo", 0)], "weak"), "weak/ann");
  assert.equal(leastMet(FACTS, [], "fair"), "fair", "nobody plays at it");
});
