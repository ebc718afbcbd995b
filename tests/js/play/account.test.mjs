// The board in words: everything on it, in its order, and each thing once.

import assert from "node:assert/strict";
import test from "node:test";

import { account } from "../../../web/play/account.js";

const spot = (id) => ({ id, picks: [], x: 0, y: 0, w: 1, h: 1 });

/** A board of two rows with a tray, and what lies on it. */
/** @type {any} */
const painter = {
  layout: (_, { width, height }) => ({
    width,
    height,
    regions: [
      { name: "board", rows: [["a2", "b2", "c2"].map(spot), ["a1", "b1", "c1"].map(spot)] },
      { name: "tray", rows: [[spot("supply"), spot("clock")]] },
    ],
  }),
  describe: (view, { id }) => `${id} is ${view[id]}`,
  square: (view, { id }) => (/\d/.test(id) ? { name: id, holds: view[id] ?? "empty" } : null),
  beyond: (view) => (view.tracks ? [`tracks ${view.tracks}`] : []),
};

const WORDS = {
  "account.more": () => "Besides",
  "account.square": ({ from, what }) => `${from}: ${what}`,
  "account.run": ({ from, to, what }) => `${from} to ${to}: ${what}`,
};

const tell = (view) =>
  account({
    painter,
    view,
    say: (key) => key,
    ui: (key, values) => WORDS[key](values),
    region: (name) => `The ${name}`,
  });

test("a row is a line, in which neighbours that hold the same are told together", () => {
  const [board] = tell({ b1: "a stone" });
  assert.deepEqual(board, {
    title: "The board",
    lines: ["a2 to c2: empty.", "a1: empty; b1: a stone; c1: empty."],
  });
});

test("what is no square is told one by one", () => {
  const [, tray] = tell({ supply: "full", clock: "off" });
  assert.deepEqual(tray, { title: "The tray", lines: ["supply is full", "clock is off"] });
});

test("what lies on no spot is told at the end, and nothing where there is nothing", () => {
  assert.equal(tell({}).length, 2);
  assert.deepEqual(tell({ tracks: "a1-a2" }).at(-1), {
    title: "Besides",
    lines: ["tracks a1-a2"],
  });
});
