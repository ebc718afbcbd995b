// Where the text beside the pointer lies: never over what it explains, nor over its neighbours.

import assert from "node:assert/strict";
import test from "node:test";

import { besideSpot } from "../../../web/play/tip.js";

const room = { w: 400, h: 400 };
const tip = { w: 120, h: 30 };
const cell = 40;
const overlap = (one, other) =>
  Math.min(one.x + one.w, other.x + other.w) > Math.max(one.x, other.x) &&
  Math.min(one.y + one.h, other.y + other.h) > Math.max(one.y, other.y);

test("on every square of a board its neighbours stay in sight, and the tip inside", () => {
  for (let x = 0; x < room.w; x += cell) {
    for (let y = 0; y < room.h; y += cell) {
      const place = { ...besideSpot({ x, y, w: cell, h: cell }, tip, room, true), ...tip };
      const around = { x: x - cell, y: y - cell, w: 3 * cell, h: 3 * cell };
      assert.ok(!overlap(place, around), `${x}, ${y}`);
      assert.ok(place.x >= 0 && place.x + tip.w <= room.w, `${x}, ${y}`);
      assert.ok(place.y >= 0 && place.y + tip.h <= room.h, `${x}, ${y}`);
    }
  }
});

test("the tip of a card lies close to it", () => {
  const card = { x: 100, y: 300, w: 60, h: 80 };
  assert.deepEqual(besideSpot(card, tip, room, false), { x: 70, y: 264 });
});
