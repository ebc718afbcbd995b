// The score of a finished game in a few steps.

import assert from "node:assert/strict";
import { test } from "node:test";

import { tallyPace, tallySteps } from "../../../web/play/tally.js";

const item = (kind, seat, points, ...where) => ({
  kind,
  seat,
  points,
  where,
  rule: "",
  values: {},
  sum: 0,
});

test("items of a kind are one step, whoever has them", () => {
  const steps = tallySteps(
    [item("mine", 0, 5, "a"), item("mayor", 0, 5), item("mine", 1, 3, "b"), item("mine", 0, 2)],
    2,
  );
  assert.deepEqual(steps, [
    { kind: "mine", points: [7, 3], where: ["a", "b"] },
    { kind: "mayor", points: [5, 0], where: [] },
  ]);
});

test("the steps add up to the totals", () => {
  const items = [item("gold", 0, 4), item("gold", 2, 9), item("vein", 2, 3)];
  const sums = [0, 1, 2].map((seat) =>
    tallySteps(items, 3).reduce((sum, { points }) => sum + points[seat], 0),
  );
  assert.deepEqual(sums, [4, 0, 12]);
});

test("all of it takes at most twelve seconds, and a few steps are not dragged out", () => {
  for (const steps of [1, 2, 9, 10, 53]) assert.ok(tallyPace(steps) * steps <= 12_000, `${steps}`);
  assert.ok(tallyPace(3) * 3 < 5_000);
});
