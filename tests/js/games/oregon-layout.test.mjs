// Nothing of Oregon's table moves when something is won, where there is room for it from the beginning.

import assert from "node:assert/strict";
import test from "node:test";

import { taught, told } from "./from-core.mjs";

await taught("oregon");
const { layout } = await import("../../../web/games/oregon/painter.js");
const views = told("views.py").filter(
  ({ game, view }) => game === "oregon" && view.phase !== "over",
);

for (const box of [
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
