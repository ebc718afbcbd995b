// Counting the work of Python: a fixed amount, signs of life, and an end for whoever does not listen.

import assert from "node:assert/strict";
import test from "node:test";
import { Meter } from "../../../web/lab/bot/meter.worker.js";

/** Ask as Python does until it is interrupted. @param {Meter} meter */
function runToSignal(meter) {
  let asked = 0;
  while (asked < 1e7) {
    asked++;
    if (meter.buffer[0] !== 0) return asked;
  }
  return Infinity;
}

test("work ends at the same place each time, and is not counted outside of a choice", () => {
  const meter = new Meter(() => {});
  assert.equal(meter.buffer[0], 0);
  const first = meter.measure(() => runToSignal(meter));
  assert.equal(meter.share, 1);
  assert.equal(
    meter.measure(() => runToSignal(meter)),
    first,
  );
  assert.ok(first < 1e6);
});

test("what the rules cost is work too", () => {
  const meter = new Meter(() => {});
  const whole = meter.measure(() => runToSignal(meter));
  const rest = meter.measure(() => {
    meter.spend(whole - 100);
    return runToSignal(meter);
  });
  assert.equal(rest, 100);
});

test("whoever catches the interrupt is interrupted again, and given up in the end", () => {
  /** @type {object[]} */
  const told = [];
  const meter = new Meter((one) => told.push(one));
  meter.measure(() => {
    for (let i = 0; i < 30; i++) assert.ok(runToSignal(meter) < 1e6);
  });
  assert.equal(told.filter((one) => "lost" in one).length, 1);
});
