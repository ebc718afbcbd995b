// What is set down falls while it is shown, and is heard when it lands.

import assert from "node:assert/strict";
import test from "node:test";

import { taught } from "./from-core.mjs";

await taught("boomtown");
const boomers = await import("../../../web/games/boomers/motion.js");
const oregon = await import("../../../web/games/oregon/motion.js");
const boomtown = await import("../../../web/games/boomtown/motion.js");

/** @type {any} */
const ride = { kind: "moved", values: { piece: "A", from: "e1", to: "e5" } };
/** @type {any} */
const stone = { kind: "stone", values: { at: "e8" } };

test("in Boomers the stone falls after the ride, and all lies at the end", () => {
  /** @param {number} progress */
  const scene = (progress) => ({ last: [ride, stone], progress });
  assert.equal(boomers.fallen(scene(0.3), "e8"), 0);
  assert.ok(boomers.fallen(scene(0.7), "e8") > 0);
  assert.equal(boomers.fallen(scene(1), "e8"), 1);
  assert.equal(boomers.fallen(scene(0.3), "a1"), 1, "another stone lies still");
  assert.equal(boomers.ridden(scene(1)), 1);
  assert.ok(boomers.heardAt(stone, [ride, stone]) > boomers.heardAt(ride, [ride, stone]));
});

test("a stone that is placed by itself falls at once", () => {
  /** @type {any} */
  const placed = { kind: "placed-stone", values: { at: "c3" } };
  assert.ok(boomers.fallen({ last: [placed], progress: 0.2 }, "c3") > 0);
});

test("in Oregon a piece is heard when it lands, and then what it earns", () => {
  /** @type {any} */
  const farmer = { kind: "farmer", values: { square: "c3" } };
  /** @type {any} */
  const gold = { kind: "gold", values: {} };
  assert.ok(oregon.heardAt(farmer) > 0);
  assert.ok(oregon.heardAt(gold) > oregon.heardAt(farmer));
  assert.equal(oregon.fallenOf({ last: [farmer], progress: 1 }, "c3"), 1);
  assert.ok(oregon.fallenOf({ last: [farmer], progress: 0.1 }, "c3") < 0.5);
});

test("in Boomtown dice are heard when they are thrown, coins when they arrive", () => {
  /** @type {any} */
  const rolled = { kind: "rolled", values: { dice: [3, 4] } };
  /** @type {any} */
  const paid = { kind: "produced", values: { from: "bank", to: 0, gold: 4 } };
  const events = [rolled, paid];
  assert.equal(boomtown.heardAt(rolled, events), 0);
  assert.ok(boomtown.heardAt(paid, events) > 0.6);
  assert.ok(boomtown.heardAt(paid, events) <= 1);
});
