// The deal of a day: the same for everybody by the date alone; and the row of a week.

import assert from "node:assert/strict";
import test from "node:test";

import { dayAfter, dayOf, mondayOf, weekOf } from "../../../web/core/calendar.js";
import { dealOf, margin, triesOf } from "../../../web/journal/deal.js";

const LEVELS = ["weak", "fair", "strong", "best"];
/** @type {any[]} */
const GAMES = [
  { name: "hills", levels: LEVELS, daily: { snow: "no" }, options: [], seats: [2] },
  {
    name: "rivers",
    levels: LEVELS,
    daily: { players: "3" },
    options: [{ name: "players", seats: true }],
    seats: [3, 4],
  },
];

test("a day has one deal, and the games take turns", () => {
  const days = Array.from({ length: 8 }, (_, i) => dayAfter("2026-11-16", i));
  const deals = days.map((day) => dealOf(day, GAMES));
  assert.deepEqual(deals[0], dealOf("2026-11-16", GAMES));
  deals.slice(1).forEach((deal, i) => assert.notEqual(deal.game, deals[i].game));
  assert.equal(new Set(deals.map(({ seed }) => seed)).size, deals.length);
});

test("opponents grow stronger from Monday to Sunday", () => {
  const week = Array.from({ length: 7 }, (_, i) => dealOf(dayAfter("2026-11-16", i), GAMES).level);
  assert.deepEqual(week, ["weak", "weak", "fair", "fair", "strong", "strong", "best"]);
});

test("there are as many seats as its options ask for, and the person begins", () => {
  const deals = ["2026-11-16", "2026-11-17"].map((day) => dealOf(day, GAMES));
  for (const { game, kinds } of deals) {
    assert.equal(kinds.length, game === "rivers" ? 3 : 2);
    assert.equal(kinds[0], "person");
  }
});

test("the first try and the best one are told apart by the margin", () => {
  /** @type {(own: number, other: number) => any} */
  const result = (own, other) => ({ occasion: "deal/x", seat: 0, totals: [own, other] });
  const tries = [result(10, 30), result(25, 20), result(40, 39)];
  const { first, best } = triesOf("deal/x", [...tries, { ...result(99, 0), occasion: "deal/y" }]);
  assert.equal(first, tries[0]);
  assert.equal(best, tries[1]);
  assert.equal(margin(tries[0]), -20);
});

test("a week begins on Monday, also over the end of a year", () => {
  assert.equal(mondayOf("2026-11-18"), "2026-11-16");
  assert.equal(mondayOf("2026-11-16"), "2026-11-16");
  assert.equal(mondayOf("2026-11-22"), "2026-11-16");
  assert.equal(mondayOf("2027-01-01"), "2026-12-28");
});

test("the row tells what was done, what was missed, and what is still to come", () => {
  const states = weekOf("2026-11-18", new Set(["2026-11-16"])).map(({ state }) => state);
  assert.deepEqual(states, ["done", "missed", "today", "ahead", "ahead", "ahead", "ahead"]);
});

test("a day is what the calendar of the device shows, wherever it is", () => {
  const before = process.env.TZ;
  try {
    // The same moment is another day on either side of the date line, and clocks are put back on 25 October.
    for (const [zone, day] of [
      ["Pacific/Kiritimati", "2026-11-19"],
      ["America/Los_Angeles", "2026-11-18"],
    ]) {
      process.env.TZ = zone;
      assert.equal(dayOf(new Date(Date.UTC(2026, 10, 18, 12))), day);
    }
    process.env.TZ = "Europe/Berlin";
    const midnight = (/** @type {number} */ date) => new Date(2026, 9, date, 0, 30);
    assert.deepEqual(
      [24, 25, 26].map((date) => dayOf(midnight(date))),
      ["2026-10-24", "2026-10-25", "2026-10-26"],
    );
    assert.equal(dayOf(new Date(2026, 9, 25, 23, 30)), "2026-10-25");
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("every day of a year is one day wherever clocks are changed, and every week has seven", () => {
  const before = process.env.TZ;
  // Half an hour on Lord Howe, at midnight in Beirut and Santiago, and no change at all in Kathmandu.
  const zones = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut"];
  try {
    for (const zone of [...zones, "America/Santiago", "Asia/Kathmandu"]) {
      process.env.TZ = zone;
      let day = "2026-01-01";
      for (let date = 1; date <= 365; date++) {
        for (const minute of [90, 23 * 60 + 59]) {
          assert.equal(dayOf(new Date(2026, 0, date, 0, minute)), day, `${zone} ${day}`);
        }
        const week = weekOf(day, new Set([day])).map((one) => one.day);
        assert.equal(new Set(week).size, 7);
        assert.equal(week[0], mondayOf(day));
        assert.ok(week.includes(day), `${zone} ${day}`);
        day = dayAfter(day, 1);
      }
      assert.equal(day, "2027-01-01");
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
