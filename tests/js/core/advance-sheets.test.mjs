// Answers in advance as a kept match holds them.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  sheetsLeft,
  wasLeft,
  withAnswer,
  withoutAnswer,
} from "../../../web/core/advance-sheets.js";
import { keptMatchOf } from "../../../web/core/kept-shapes.js";

const one = { seen: [["F", "b10"]], play: [["A", "a7", "D"]] };
const other = { seen: [], play: [["C", "j2"], ["draw:building"]] };
const sheet = { seat: 0, move: 1, answers: [one] };
const turns = (/** @type {number[]} */ ...seats) => seats.map((turn) => ({ turn }));

test("a sheet waits until its seat has acted", () => {
  assert.deepEqual(sheetsLeft([sheet], 2, turns(0, 1)), [sheet]);
  assert.deepEqual(sheetsLeft([sheet], 3, turns(0, 1, 0)), []);
  assert.deepEqual(sheetsLeft([sheet], 3, turns(0, 1, 2)), [sheet]);
});

test("a sheet goes with the move that is taken back", () => {
  assert.deepEqual(sheetsLeft([sheet], 0, turns(0)), []);
});

test("answers are added to the sheet of their move, and begin a new one after another move", () => {
  assert.deepEqual(withAnswer([sheet], 0, 1, other), [{ ...sheet, answers: [one, other] }]);
  assert.deepEqual(withAnswer([sheet], 0, 3, other), [{ seat: 0, move: 3, answers: [other] }]);
  assert.deepEqual(withAnswer([sheet], 1, 2, other), [
    sheet,
    { seat: 1, move: 2, answers: [other] },
  ]);
});

test("the last answer that is taken back takes its sheet along", () => {
  const both = { ...sheet, answers: [one, other] };
  assert.deepEqual(withoutAnswer([both], 0, 0), [{ ...sheet, answers: [other] }]);
  assert.deepEqual(withoutAnswer([sheet], 0, 0), []);
});

test("what was played for somebody is compared with what they have left", () => {
  const both = { ...sheet, answers: [one, other] };
  assert.ok(wasLeft(both, [["A", "a7", "D"]]));
  assert.ok(wasLeft(both, [["C", "j2"]]));
  assert.ok(!wasLeft(both, [["A", "a8", "D"]]));
  assert.ok(!wasLeft(both, [["A", "a7", "D"], ["C"]]));
});

test("odd sheets on the device are left out", () => {
  const saved = { game: "boomers", seed: "x", options: {}, position: null, actions: [], cursor: 0 };
  const sheets = [sheet, null, { seat: "0" }, { ...sheet, answers: [{ seen: 1 }] }];
  assert.deepEqual(keptMatchOf("m", { saved, sheets })?.sheets, [sheet]);
  assert.equal(keptMatchOf("m", { saved, sheets: "odd" })?.sheets, undefined);
});
