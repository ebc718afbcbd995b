// What a result says to whoever has played.

import assert from "node:assert/strict";
import { test } from "node:test";

import { headline } from "../../../web/play/headline.js";

/** @type {any} */
const talk = {
  shortNames: ["Ann", "Bo", "Cy"],
  ui: (key, values) => [key.replace("ending.", ""), ...Object.values(values)].join(" "),
  winners: () => "several",
};

/** @param {number[]} totals @param {number[]} winners @param {string[]} kinds */
const said = (totals, winners, kinds) =>
  headline({ talk, outcome: { winners, totals, ended_by: "", rule: "" }, totals, kinds });

test("the only person is spoken to", () => {
  assert.equal(said([80, 6], [0], ["person", "settler"]), "you-won 80 6");
  assert.equal(said([80, 6], [0], ["settler", "person"]), "you-lost 6 80");
  assert.equal(said([20, 17, 3], [0], ["person", "settler", "settler"]), "you-won-among 20 3");
  assert.equal(said([20, 17, 3], [0], ["settler", "settler", "person"]), "you-came 3 Ann 3 20");
});

test("among several persons the winner is named", () => {
  assert.equal(said([80, 6], [0], ["person", "person"]), "won-by Ann 80 6");
  assert.equal(said([4, 9, 6], [1], ["person", "person", "person"]), "won-among Bo 9 6");
});

test("a draw is a draw, and a shared victory is shared", () => {
  assert.equal(said([7, 7], [0, 1], ["person", "settler"]), "draw 7");
  assert.equal(said([7, 7, 2], [0, 1], ["person", "settler", "settler"]), "shared 7");
  assert.equal(said([7, 2, 7], [0, 2], ["settler", "person", "settler"]), "several");
});
