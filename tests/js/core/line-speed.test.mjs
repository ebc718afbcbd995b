// A line is fast when enough has come in a moment.

import assert from "node:assert/strict";
import test from "node:test";

import { lineSpeed } from "../../../web/core/line-speed.js";

test("a line that brings much at once is fast, before the moment is over", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, isFast } = lineSpeed();
  for (let i = 0; i < 10; i++) heard(50_000);
  assert.equal(await isFast, true);
});

test("a line that brings little is slow, whatever comes later", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, isFast } = lineSpeed();
  heard(100_000);
  t.mock.timers.tick(1000);
  heard(1_000_000);
  assert.equal(await isFast, false);
});

test("what came and was of no use does not count", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, isFast } = lineSpeed();
  heard(200_000);
  heard(-200_000);
  heard(200_000);
  t.mock.timers.tick(1000);
  assert.equal(await isFast, false);
});
