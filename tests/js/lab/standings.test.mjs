// A tournament: everybody meets everybody once, and the table adds up from both sides.

import assert from "node:assert/strict";
import test from "node:test";
import { rowsOf, standingsOf } from "../../../web/lab/standings.js";

/** @param {number} wins @param {number} losses @param {number} margin */
const sum = (wins, losses, margin) =>
  /** @type {any} */ ({ wins, losses, draws: 0, matches: wins + losses, margin });

test("everybody meets everybody once", () => {
  assert.deepEqual(rowsOf(3), [
    [0, [1, 2]],
    [1, [2]],
  ]);
  assert.deepEqual(rowsOf(1), []);
  assert.deepEqual(rowsOf(0), []);
});

test("what one has won the other has lost, and who has won most stands first", () => {
  const sums = new Map([
    ["0-1", sum(1, 3, -4)],
    ["0-2", sum(2, 2, 1)],
    ["1-2", null],
  ]);
  const told = standingsOf(3, sums).map(({ place, wins, losses, margin, games }) => [
    place,
    wins,
    losses,
    margin,
    games,
  ]);
  assert.deepEqual(told, [
    [1, 3, 1, 16, 4],
    [0, 3, 5, -12, 8],
    [2, 2, 2, -4, 4],
  ]);
});
