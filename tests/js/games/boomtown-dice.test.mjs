// The dice of Boomtown are cubes: whatever way they tumble, they show what was thrown in the end.

import assert from "node:assert/strict";
import test from "node:test";

import { canvas } from "../canvas.mjs";
import { taught } from "./from-core.mjs";

await taught("boomtown");
const { sidesSeen } = await import("../../../web/games/boomtown/dice.js");
const { paintDice } = await import("../../../web/games/boomtown/table.js");

const FACES = [1, 2, 3, 4, 5, 6];

test("a die that lies shows its face and nothing else", () => {
  for (const face of FACES) {
    const seen = sidesSeen(face, 0, 0.3);
    assert.deepEqual(
      seen.map((side) => side.face),
      [face],
    );
    assert.deepEqual([seen[0].u, seen[0].v].flat().map(Math.round), [1, 0, 0, 0, 1, 0]);
  }
});

test("while it tumbles at most three sides are seen, never two that are opposite", () => {
  for (const face of FACES) {
    for (let angle = 0; angle < 12; angle += 0.37) {
      const seen = sidesSeen(face, angle, -0.3).map((side) => side.face);
      assert.ok(seen.length >= 1 && seen.length <= 3, `${seen}`);
      for (const one of seen) assert.ok(!seen.includes(7 - one), `${seen}`);
    }
  }
});

test("dice lie on the table when something has been thrown, and not before", () => {
  const lying = (/** @type {number[]} */ faces) => {
    let drawn = 0;
    const ctx = canvas({ fill: () => drawn++ });
    const table = /** @type {any} */ ({ dice: [{ x: 0, y: 0, w: 12, h: 12 }] });
    paintDice(ctx, table, /** @type {any} */ ({ colour: () => "#000" }), { faces, at: 1 });
    return drawn > 0;
  };
  assert.equal(lying([]), false);
  assert.equal(lying([3]), true);
});
