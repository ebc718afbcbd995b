// One answer names a level, however many levels a game has.

import assert from "node:assert/strict";
import test from "node:test";

import { levelFor } from "../../../web/panels/level-questions.js";

test("each of four answers names one of four levels, the weakest first", () => {
  const levels = ["a", "b", "c", "d"];
  assert.deepEqual(
    [0, 1, 2, 3].map((answer) => levelFor(levels, answer)),
    levels,
  );
});

test("with fewer levels the first answer names the weakest, the last the strongest", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((answer) => levelFor(["a", "b"], answer)),
    ["a", "a", "b", "b"],
  );
  assert.equal(levelFor(["only"], 3), "only");
});
