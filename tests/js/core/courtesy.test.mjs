// Who waits, and for how long, before fetching what is for later.

import assert from "node:assert/strict";
import test from "node:test";

import { courtesy, noteSlowLine } from "../../../web/core/courtesy.js";

const module = (/** @type {number} */ took) => [
  { name: "http://host/app/1/style/all.css", startTime: 5, responseEnd: 90_000 },
  { name: "http://host/app/1/main.js", startTime: 10, responseEnd: 10 + took },
];

test("on a quick line nobody waits", () => {
  assert.equal(courtesy(module(400)), 0);
  assert.equal(courtesy([]), 0);
});

test("the slower the line, the longer the wait, up to some minutes", () => {
  assert.equal(courtesy(module(5000)), 40_000);
  assert.equal(courtesy(module(60_000)), 180_000);
});

test("where the start has found the line slow, others have it for twice as long again", () => {
  const before = performance.now();
  noteSlowLine();
  const time = courtesy(module(400));
  assert.ok(time >= 2 * before && time <= 2 * performance.now());
  assert.equal(courtesy(module(60_000)), 180_000);
});
