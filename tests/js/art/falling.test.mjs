// Things come to rest: faster and faster down to the table, never through it, and still at the end.

import assert from "node:assert/strict";
import test from "node:test";

import { LANDING, fall, glide, tumble } from "../../../web/art/falling.js";

const MOMENTS = Array.from({ length: 101 }, (_, i) => i / 100);

test("a fall begins high up, gets faster, and ends on the table", () => {
  assert.equal(fall(0).height, 1);
  const heights = [0, 0.25, 0.5, 0.75, 1].map((share) => fall(share * LANDING * 0.999).height);
  const steps = heights.slice(1).map((height, i) => heights[i] - height);
  for (let i = 1; i < steps.length; i++) assert.ok(steps[i] > steps[i - 1], "ever faster");
  assert.ok(fall(LANDING).height < 1e-9);
  assert.deepEqual(fall(1), { height: 0, pressed: 0, dust: 1 });
});

test("nothing falls through the table, and it hops only a little", () => {
  for (const t of MOMENTS) assert.ok(fall(t).height >= 0);
  for (const t of MOMENTS.filter((one) => one > LANDING)) assert.ok(fall(t).height <= 0.1);
});

test("dust rises when it lands, not before, and is gone at the end", () => {
  assert.equal(fall(LANDING - 0.01).dust, 0);
  assert.ok(fall(LANDING + 0.05).dust > 0);
  assert.equal(fall(1).dust, 1);
});

test("a die comes nearer all the time, bounces lower and lower, and lies at the end", () => {
  const moves = MOMENTS.map(tumble);
  for (let i = 1; i < moves.length; i++) {
    assert.ok(moves[i].away <= moves[i - 1].away);
    assert.ok(moves[i].turn <= moves[i - 1].turn);
    assert.ok(moves[i].height >= 0);
  }
  const peaks = moves.filter(
    ({ height }, i) => height > (moves[i - 1]?.height ?? 0) && height > (moves[i + 1]?.height ?? 0),
  );
  for (let i = 1; i < peaks.length; i++) assert.ok(peaks[i].height < peaks[i - 1].height);
  assert.deepEqual(tumble(1), { away: 0, height: 0, turn: 0 });
});

test("what glides is slow at both ends", () => {
  assert.equal(glide(0), 0);
  assert.equal(glide(1), 1);
  assert.ok(glide(0.1) < 0.1 && glide(0.9) > 0.9);
});
