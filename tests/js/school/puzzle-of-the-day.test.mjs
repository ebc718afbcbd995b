// The puzzle of the day: the same on every device, and none again before all have come.

import assert from "node:assert/strict";
import test from "node:test";

import { dayAfter, isDay } from "../../../web/core/calendar.js";
import { puzzleOfTheDay } from "../../../web/school/puzzle-of-the-day.js";

const GAMES = [
  { game: "one", puzzles: 5 },
  { game: "two", puzzles: 7 },
];

test("the games take turns, and each goes through all its puzzles", () => {
  const days = Array.from({ length: 140 }, (_, i) => dayAfter("2026-01-01", i));
  const chosen = days.map((day) => puzzleOfTheDay(day, GAMES));
  chosen.slice(1).forEach(({ game }, i) => assert.notEqual(game, chosen[i].game));
  for (const { game, puzzles } of GAMES) {
    const numbers = chosen.filter((one) => one.game === game).map(({ number }) => number);
    assert.equal(new Set(numbers).size, puzzles);
    for (const number of new Set(numbers)) {
      const times = numbers.filter((one) => one === number).length;
      assert.ok(Math.abs(times - numbers.length / puzzles) <= 2, `puzzle ${number} of ${game}`);
    }
  }
});

test("a day has one puzzle for everybody", () => {
  assert.deepEqual(puzzleOfTheDay("2026-11-16", GAMES), puzzleOfTheDay("2026-11-16", GAMES));
});

test("days follow each other over months and years", () => {
  assert.equal(dayAfter("2024-02-28", 1), "2024-02-29");
  assert.equal(dayAfter("2026-01-01", -1), "2025-12-31");
});

test("what is no day is told apart", () => {
  assert.equal(isDay("2026-11-16"), true);
  assert.equal(isDay("2026-13-01"), false);
  assert.equal(isDay("2026-02-31"), false);
  assert.equal(isDay("0000-01-01"), false);
  assert.equal(isDay("today"), false);
});
