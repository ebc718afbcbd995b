// What the results of a class come to.

import assert from "node:assert/strict";
import test from "node:test";

import {
  cameThisWay,
  chosen,
  csv,
  isolated,
  listSeparator,
  marksOf,
  missing,
  plain,
  playedNext,
  resultsIn,
  rowsOf,
  spread,
  takeIn,
} from "../../../web/school/class/tally.js";

/** @param {string[][]} tries @param {boolean} solved */
const step = (tries, solved) => ({
  solved,
  tries: tries.map((action) => [action]),
  right: tries.map((_, i) => solved && i === tries.length - 1),
  hints: 1,
  seconds: 30,
  reading: false,
});
const READING = { solved: false, tries: [], right: [], hints: 0, seconds: 5, reading: true };

/** @param {string} name @param {any[]} steps @param {number} [made] */
const taken = (name, steps, made = 5) => ({
  link: `R1${name}${made}`,
  result: { name, made, late: false, steps },
});

const ANN = taken("Ann", [READING, step([["A"], ["B"]], true), step([["C"]], false)]);
const BO = taken("Bo", [READING, step([["B"]], true), step([["C"]], true)]);
const CEM = taken("Cem", [READING, step([["B"]], true), step([["C"]], true)]);

test("a row sums up what was solved, tried and hinted, without what was only read", () => {
  const [ann] = rowsOf([ANN]);
  assert.deepEqual(
    [ann.solved, ann.all, ann.tries, ann.hints, ann.seconds, ann.score],
    [1, 2, 3, 2, 65, 1],
  );
});

test("those with the same moves are named to each other", () => {
  const [ann, bo, cem] = rowsOf([CEM, ANN, BO]);
  assert.deepEqual([ann.name, bo.name, cem.name], ["Ann", "Bo", "Cem"]);
  assert.deepEqual([ann.alike, bo.alike, cem.alike], [[], ["Cem"], ["Bo"]]);
  const [dee] = rowsOf([taken("Dee", [READING]), taken("Eve", [READING])]);
  assert.deepEqual(dee.alike, []); // who has not played has not copied
});

test("a later result of the same name takes the place of the earlier one", () => {
  const later = taken("  ANN ", ANN.result.steps, 9);
  assert.equal(takeIn([], ANN).became, "new");
  assert.equal(takeIn([ANN], ANN).became, "known");
  const { results, became } = takeIn([ANN, BO], later);
  assert.equal(became, "newer");
  assert.deepEqual(results, [later, BO]);
  assert.equal(takeIn([later], ANN).became, "older");
});

test("who is missing is found however the name is written", () => {
  assert.deepEqual(missing(["ann", " BO  ", "Zoë", ""], rowsOf([ANN, BO])), ["Zoë"]);
  assert.equal(plain("ＡＮＮ  x"), "ann x");
});

test("the most chosen moves come first, and the first tries can be counted alone", () => {
  const all = [ANN, BO, CEM];
  assert.deepEqual(chosen(all, 1, true), [
    { action: ["B"], n: 2, right: true },
    { action: ["A"], n: 1, right: false },
  ]);
  assert.deepEqual(
    chosen(all, 1, false).map(({ n }) => n),
    [3, 1],
  );
  assert.deepEqual(chosen(all, 7, true), []);
});

test("scores are spread over bars, with the empty ones between", () => {
  assert.deepEqual(spread([]), []);
  const rows = rowsOf([taken("Dee", [READING]), BO, CEM]);
  assert.deepEqual(spread(rows), [
    { score: 0, n: 1 },
    { score: 1, n: 0 },
    { score: 2, n: 2 },
  ]);
});

test("a table for spreadsheets quotes texts and lets no name be a formula", () => {
  const text = csv([
    ["Name", 5],
    ['=HYPERLINK("x")', 1],
    ['O\'Neil, "Z"', 0],
    ["-2", 0],
  ]);
  assert.equal(
    text,
    '\ufeff"Name",5\r\n"\'=HYPERLINK(""x"")",1\r\n"O\'Neil, ""Z""",0\r\n"\'-2",0\r\n',
  );
});

test("results are found in whatever is pasted", () => {
  const text = `Ann: https://x.org/#R1abcdefgh12\nR1zzzzzzzzzz, <https://x.org/#R1abcdefgh12> #L1nothing Really`;
  assert.deepEqual(resultsIn(text), ["R1abcdefgh12", "R1zzzzzzzzzz"]);
  assert.deepEqual(resultsIn("nothing here, Roberta12345678 Rancher"), ["Roberta12345678"]);
});

test("moves that are seen at one place are one mark, which is right where all of them are", () => {
  const trace = { from: "A", to: "d9" };
  const moves = [
    { trace, n: 2, right: true },
    { trace: { ...trace }, n: 3, right: false },
    { trace: { from: "e9", to: null }, n: 1, right: true },
  ];
  assert.deepEqual(marksOf(moves), [
    { ...trace, n: 5, kind: "" },
    { from: "e9", to: null, n: 1, kind: "right" },
  ]);
});

test("a spreadsheet gets the separator that its language expects", () => {
  assert.deepEqual(["en-US", "en-GB", "fr-FR", "fr-CA", "de"].map(listSeparator), [
    ",",
    ",",
    ";",
    ";",
    ";",
  ]);
  assert.equal(csv([["a;b", 1]], ";"), '\ufeff"a;b";1\r\n');
});

test("a name that turns its letters around ends where it ends", () => {
  assert.equal(isolated("\u202eevil"), "\u2068\u202eevil\u2069");
});

/** @param {string} name @param {string} moves one letter an action @param {number | null} points */
const matchOf = (name, moves, points) => {
  const one = taken(name, [{ ...step([], false), tries: [[...moves].map((move) => [move])] }]);
  const match = { over: points !== null, seat: 1, totals: [9, points ?? 0] };
  return { ...one, result: { ...one.result, match } };
};

test("in a match those who came the same way are counted by what they played next", () => {
  const played = [
    matchOf("Ann", "axb", 10),
    matchOf("Bo", "axb", 13),
    matchOf("Cem", "axc", null),
    matchOf("Dee", "d", 20),
    taken("Eve", [READING]), // who has handed in nothing yet
  ];
  /** @param {string} way */
  const next = (way) =>
    playedNext(
      played,
      [...way].map((move) => [move]),
    ).map(({ action, n, points }) => [action[0], n, points]);
  assert.deepEqual(next(""), [
    ["a", 3, 11.5], // of those who have finished
    ["d", 1, 20],
  ]);
  assert.deepEqual(next("ax"), [
    ["b", 2, 11.5],
    ["c", 1, null],
  ]);
  assert.deepEqual(next("axb"), []);
  assert.equal(cameThisWay(played, [["a"], ["x"]]).length, 3);
  assert.equal(cameThisWay(played, [["x"]]).length, 0);
});
