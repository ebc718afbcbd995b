// A board of named squares: places, neighbours, and half a turn.

import assert from "node:assert/strict";
import test from "node:test";

import { Grid } from "../../../web/play/grid.js";

const grid = new Grid([
  ["p", "q", "r"],
  ["s", "t", "u"],
]);

test("a square lies where its name stands", () => {
  assert.deepEqual(grid.placeOf("u"), [2, 1]);
  assert.deepEqual([grid.width, grid.height], [3, 2]);
});

test("beside a square lies another one, and nothing where the board ends", () => {
  assert.equal(grid.beside("t", 1, -1), "r");
  assert.equal(grid.beside("t", 0, 1), undefined);
  assert.equal(grid.beside("p", -1, 0), undefined);
});

test("half a turn takes a square to its opposite, and back", () => {
  assert.equal(grid.opposite("p"), "u");
  for (const name of grid.rows.flat()) assert.equal(grid.opposite(grid.opposite(name)), name);
});

test("what is no square lies nowhere", () => {
  assert.equal(grid.has("z"), false);
  assert.ok(grid.placeOf("z").every(Number.isNaN));
  assert.equal(grid.beside("z", 0, 0), undefined);
});
