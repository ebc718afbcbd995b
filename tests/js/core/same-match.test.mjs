// A match that came by a link, beside those that the device keeps.

import assert from "node:assert/strict";
import test from "node:test";

import { findSame } from "../../../web/core/same-match.js";

/** A match with these actions, one letter each. */
function match(actions, changes = {}) {
  return {
    game: "boomers",
    seed: "abc",
    options: { mines: "off" },
    position: null,
    players: ["", ""],
    actions: [...actions].map((one) => [one]),
    cursor: actions.length,
    ...changes,
  };
}

const keep = (id, saved) => ({ id, saved, changed: 1, over: false, totals: [] });

test("a kept match that the link continues is behind it", () => {
  const found = findSame(match("abc"), [keep("one", match("ab"))]);
  assert.equal(found?.kept.id, "one");
  assert.equal(found?.is, "behind");
});

test("a kept match that has gone on is ahead of the link", () => {
  assert.equal(findSame(match("ab"), [keep("one", match("abc"))])?.is, "ahead");
});

test("a kept match that has gone another way tells where they part", () => {
  const found = findSame(match("abx"), [keep("one", match("abyz"))]);
  assert.equal(found?.is, "apart");
  assert.equal(found?.common, 2);
});

test("the match that the link continues is preferred, and of those the furthest", () => {
  const kept = [keep("ahead", match("abcd")), keep("first", match("a")), keep("far", match("ab"))];
  assert.equal(findSame(match("abc"), kept)?.kept.id, "far");
});

test("what was taken back does not count", () => {
  const kept = match("abxx", { cursor: 2 });
  assert.equal(findSame(match("abc"), [keep("one", kept)])?.is, "behind");
});

test("another seed, option or player is another match", () => {
  for (const changes of [{ seed: "b" }, { options: {} }, { players: ["Ada", ""] }]) {
    assert.equal(findSame(match("ab"), [keep("one", match("ab", changes))]), null);
  }
});
