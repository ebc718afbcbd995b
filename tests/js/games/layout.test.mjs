// Every layout of every game, on every size of screen: spots lie inside, can be hit, and do not cover
// one another.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { taught, told } from "./from-core.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const VIEWS = told("views.py");
const GAMES = readdirSync(here("../../../web/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The room that the stage has on a phone that lies: there nothing is scrolled. */
const LOW_BOXES = [
  { width: 450, height: 296 },
  { width: 594, height: 330 },
  { width: 650, height: 352 },
];
/** Phases in which every mine can be aimed at, and is larger than a finger before it is in sight. */
const AIMED = ["dynamite", "expropriation", "new-vein"];
/** The room that the stage has on a phone, a small and a large laptop, and a projector. */
const BOXES = [
  ...LOW_BOXES,
  { width: 350, height: 402 },
  { width: 360, height: 590 },
  { width: 768, height: 720 },
  { width: 880, height: 640 },
  { width: 1500, height: 980 },
];
const CLOSE = 1; // pixels that edges may share

const overlap = (one, other) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > CLOSE &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > CLOSE;

test("every game of the page is one of the core", () => {
  assert.deepEqual(GAMES.toSorted(), [...new Set(VIEWS.map(({ game }) => game))].toSorted());
});

for (const game of GAMES) {
  await taught(game);
  const painter = await import(`../../../web/games/${game}/painter.js`);
  const views = VIEWS.filter((one) => one.game === game);

  /** Check all layouts of the game. */
  const everywhere = (check) => {
    for (const { name, view, places } of views) {
      for (const box of BOXES) {
        const layout = painter.layout(view, box);
        const spots = layout.regions.flatMap((region) => region.rows.flat());
        check({ view, places, layout, spots, box, where: `${name}, ${box.width} × ${box.height}` });
      }
    }
  };

  test(`${game}: the layout is as wide as the box allows, and whole`, () => {
    everywhere(({ layout, spots, box, where }) => {
      assert.ok(layout.width <= box.width + CLOSE, where);
      assert.ok(spots.length > 0, where);
      for (const { id, x, y, w, h } of spots) {
        assert.ok([x, y, w, h].every(Number.isFinite), `${id}: ${where}`);
      }
    });
  });

  test(`${game}: on a phone that lies everything is in sight at once`, () => {
    everywhere(({ view, layout, box, where }) => {
      if (LOW_BOXES.includes(box) && !AIMED.includes(view.phase))
        assert.ok(layout.height <= box.height + CLOSE, where);
    });
  });

  test(`${game}: every spot lies inside`, () => {
    everywhere(({ layout, spots, where }) => {
      for (const { id, x, y, w, h } of spots) {
        const inside =
          x >= -CLOSE &&
          y >= -CLOSE &&
          x + w <= layout.width + CLOSE &&
          y + h <= layout.height + CLOSE;
        assert.ok(inside, `${id} at ${x}, ${y}, ${w} × ${h}: ${where}`);
      }
    });
  });

  test(`${game}: every spot can be hit`, () => {
    everywhere(({ spots, where }) => {
      for (const { id, w, h } of spots)
        assert.ok(w >= 14 && h >= 14, `${id}, ${w} × ${h}: ${where}`);
    });
  });

  test(`${game}: the core knows every place, and which of them can be an answer there`, () => {
    everywhere(({ places, spots, where }) => {
      for (const spot of spots) {
        assert.ok(spot.id in places, `${spot.id}: ${where}`);
        if (painter.markable?.(spot) !== false) assert.ok(places[spot.id], `${spot.id}: ${where}`);
      }
    });
  });

  test(`${game}: an answer can be marked at every size`, () => {
    const marked = new Map();
    everywhere(({ view, spots, where }) => {
      const can = spots.filter((spot) => painter.markable?.(spot) !== false).map(({ id }) => id);
      const known = marked.get(view) ?? can.toSorted();
      assert.deepEqual(can.toSorted(), known, where);
      marked.set(view, known);
    });
  });

  test(`${game}: no spot is there twice`, () => {
    everywhere(({ spots, where }) => {
      assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length, where);
    });
  });

  test(`${game}: no spot covers another`, () => {
    everywhere(({ spots, where }) => {
      spots.forEach((one, i) => {
        for (const other of spots.slice(i + 1)) {
          assert.ok(!overlap(one, other), `${one.id} and ${other.id}: ${where}`);
        }
      });
    });
  });
}
