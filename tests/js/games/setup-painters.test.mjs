// The set-up board of every game: its places lie inside, can be hit, have their words, and are painted
// with every tool.

import assert from "node:assert/strict";
import test from "node:test";

import { emptyScene } from "../../../web/play/scene.js";
import { canvas, drawOffScreen } from "../canvas.mjs";
import { taught, told } from "./from-core.mjs";

const STATES = told("setup_states.py");
const BOXES = [
  { width: 344, height: 430 },
  { width: 768, height: 720 },
  { width: 880, height: 640 },
  { width: 1500, height: 980 },
];
const LEAST = 20; // pixels of a place that a finger can hit
const INK = { colour: () => "#000", icon: () => /** @type {any} */ ({}) };

const blank = () =>
  canvas({
    getTransform: () => ({ a: 1, e: 1, f: 0 }),
    measureText: (/** @type {string} */ text) => ({ width: text.length * 8 }),
  });
drawOffScreen(() => ({ measureText: () => ({ width: 8 }) }));
Object.assign(globalThis, { document: { fonts: { status: "loaded" } }, devicePixelRatio: 1 });

const say = (/** @type {string} */ key, /** @type {any} */ values) =>
  `${key} ${Object.values(values ?? {}).join(" ")}`;

for (const { game, name, state } of STATES) {
  test(`the set-up board of ${game}, ${name}`, async () => {
    await taught(game);
    const { setupBoard } = await import(`../../../web/games/${game}/setup-painter.js`);
    const view = { ...state.view, laid: state.pieces, marks: state.marks };
    for (const tool of ["erase", ...Object.keys(state.counts)]) {
      const painter = setupBoard.painter(() => tool);
      for (const box of BOXES) {
        const layout = painter.layout(view, box);
        const spots = layout.regions.flatMap(({ rows }) => rows.flat());
        assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length);
        for (const spot of spots) {
          assert.ok(spot.x >= 0 && spot.x + spot.w <= layout.width + 1, spot.id);
          assert.ok(spot.y >= 0 && spot.y + spot.h <= layout.height + 1, spot.id);
          assert.ok(Math.min(spot.w, spot.h) >= LEAST, `${spot.id} ${spot.w} ${spot.h}`);
          assert.doesNotMatch(painter.describe(view, spot, say), /undefined|^$/);
        }
        const shown = state.problems.flatMap(({ where }) => where);
        const scene = { ...emptyScene(), say, shown, pointed: spots[0].id };
        painter.paint(blank(), view, layout, scene, INK);
      }
      if (tool !== "erase") setupBoard.drawTool(blank(), INK, tool, 30);
    }
  });
}
