import assert from "node:assert/strict";
import { test } from "node:test";

import { Remarks } from "../../../web/play/remarks.js";

const LINES = {
  "some.fence.own.1": "Mine.",
  "some.fence.own.2": "Closed.",
  "some.fence.other.1": "Yours.",
  "ann.own.1": "Ha!",
  "ann.other.1": "Oh.",
  "ann.won.1": "Won.",
  "ann.won.2": "I won.",
  "ann.lost.1": "Lost.",
  "ann.close.1": "Close.",
};
const WORDS = {
  has: (_, key) => Object.hasOwn(LINES, key),
  say: (_, key) => LINES[key],
};
const KINDS = ["person", "settler/ann"];

const fence = (seat) => ({ kind: "fence", seat });
const at = (cursor, ...events) => ({
  events,
  kinds: KINDS,
  totals: [50, 40],
  outcome: null,
  cursor,
});
const remarks = () => new Remarks(WORDS, "some");

test("somebody speaks of what they did, and of what the other did", () => {
  assert.match(remarks().on(at(6, fence(1))).line, /Mine|Closed|Ha/);
  assert.match(remarks().on(at(6, fence(0))).line, /Yours|Oh/);
  assert.equal(remarks().on(at(6, fence(1))).seat, 1);
});

test("nothing is said where nothing has happened, and by no level without a name", () => {
  assert.equal(remarks().on(at(6, { kind: "moved", seat: 1 })), null);
  assert.equal(remarks().on({ ...at(6, fence(1)), kinds: ["person", "settler"] }), null);
});

test("after a remark there is a pause, and the same is never said twice in a row", () => {
  const said = remarks();
  let last = said.on(at(0, fence(1))).line;
  assert.equal(said.on(at(1, fence(1))), null);
  for (let cursor = 8; cursor < 800; cursor += 8) {
    const { line } = said.on(at(cursor, fence(1)));
    assert.notEqual(line, last);
    last = line;
  }
});

test("after a move was taken back long ago somebody may speak again", () => {
  const said = remarks();
  assert.ok(said.on(at(40, fence(1))));
  assert.ok(said.on(at(10, fence(1))));
});

test("the end is won, lost or close", () => {
  const end = (totals, winners) => ({ ...at(40), totals, outcome: { winners } });
  assert.match(remarks().on(end([10, 40], [1])).line, /on\.$/);
  assert.equal(remarks().on(end([40, 10], [0])).line, "Lost.");
  assert.equal(remarks().on(end([40, 39], [0])).line, "Close.");
});
