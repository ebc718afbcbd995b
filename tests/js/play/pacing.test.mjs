// How long actions are shown: one can follow them, and never waits long.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Pacing } from "../../../web/play/pacing.js";

/** Shows so many moves in a row, and tells how long each of them took. */
function show(pace, ...beats) {
  const pacing = new Pacing(() => pace);
  return beats.map((each) => pacing.take(each));
}

const sum = (lengths) => lengths.reduce((all, each) => all + each, 0);

test("the first move is seen in peace, and each later one is a little shorter", () => {
  const lengths = show("normal", ...Array(12).fill(1));
  assert.ok(lengths[0] > 500 && lengths[0] < 600);
  for (const [i, length] of lengths.entries()) if (i) assert.ok(length < lengths[i - 1]);
  assert.ok((lengths.at(-1) ?? 0) > 150, "the last is still seen");
});

test("what three opponents do in Oregon takes less than six seconds, and a round of Boomtown less than five", () => {
  const oregon = Array(4).fill([1, 0.2, 0.2, 0.2]).flat();
  const boomtown = [...Array(6).fill(0.4), 1, 1, 1, 1, 3.5, 0.9, ...Array(3).fill(0.4)];
  assert.ok(sum(show("normal", ...oregon)) < 3_000);
  assert.ok(sum(show("normal", ...boomtown)) < 4_500);
});

test("small actions together take no longer than a large one of their length", () => {
  assert.ok(Math.abs(sum(show("normal", 0.2, 0.2, 0.2, 0.4)) - sum(show("normal", 1))) < 1e-6);
});

test("the paces differ, and at once is at once", () => {
  const [calm, normal, quick, none] = ["slow", "normal", "quick", "none"].map((pace) =>
    sum(show(pace, 1, 1, 1)),
  );
  assert.ok(calm > normal && normal > quick && quick > none);
  assert.equal(none, 0);
});

test("an unknown pace is the normal one", () => {
  assert.deepEqual(show("gallop", 1), show("normal", 1));
});

test("after an action of one's own everything is seen in peace again", () => {
  const pacing = new Pacing(() => "normal");
  const first = pacing.take(1);
  pacing.take(10);
  pacing.restart();
  assert.equal(pacing.take(1), first);
});
