// Nothing of Oregon's table moves when something is won, where there is room for it from the beginning.

import assert from "node:assert/strict";
import test from "node:test";

import { taught, told } from "./from-core.mjs";

await taught("oregon");
const { layout } = await import("../../../web/games/oregon/painter.js");
const { BACKS } = await import("../../../web/games/oregon/pieces.js");
const views = told("views.py").filter(
  ({ game, view }) => game === "oregon" && view.phase !== "over",
);

const SHORT = { width: 350, height: 402 }; // the room on a phone of 360 × 640
const SEEN = 454; // what a low sheet leaves of the height there, below names in two lines

for (const box of [
  SHORT,
  { width: 376, height: 634 },
  { width: 450, height: 296 },
  { width: 880, height: 640 },
]) {
  test(`from the first move on bank and seats stay where they are in ${box.width} × ${box.height}`, () => {
    for (const players of [2, 3, 4]) {
      const [first, ...others] = views
        .filter(({ view }) => view.players === players)
        .map(({ view }) => layout(view, box).places);
      for (const { bank, seats, map } of others) {
        assert.deepEqual([bank, seats, map], [first.bank, first.seats, first.map]);
      }
    }
  });
}

test("on a short phone map, hand, bank and all seats are in sight, however many play", () => {
  for (const { view } of views) {
    for (const { id, y, h } of layout(view, SHORT).regions.flatMap(({ rows }) => rows.flat())) {
      assert.ok(y + h <= SEEN, `${id} ends at ${y + h}`);
    }
  }
});

test("the two kinds of cards have different pictures on their backs: colour is never alone", () => {
  assert.deepEqual(Object.keys(BACKS).sort(), ["building", "landscape"]);
  assert.notEqual(BACKS.building, BACKS.landscape);
});
