// The strongest level plays a deal in the person's place, and what it played is kept apart.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { newDevice } from "../core/device.mjs";

Object.assign(globalThis, {
  localStorage: newDevice(),
  document: { documentElement: { dataset: {} } },
  window: { opening: { places: { sizes: {} } } },
});
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const { marshalsMatch, playMarshal } = await import("../../../web/journal/marshal.js");
const { keptMatch } = await import("../../../web/core/saves.js");

/** @type {any} */
const DEAL = {
  day: "2026-11-18",
  game: "hills",
  seed: "d20261118",
  options: { snow: "no" },
  level: "weak",
  kinds: ["person", "weak"],
};

/** A core that plays a match of so many actions, the seats in turn. @param {number} length */
function newCore(length) {
  /** @type {any[]} */
  const asked = [];
  /** @type {string[][]} */
  const actions = [];
  const core = {
    asked,
    ended: 0,
    thoughts: 0,
    worker: { terminate: () => core.ended++ },
    async ask(/** @type {any} */ request) {
      asked.push(request);
      if (request.do === "think") {
        core.thoughts++;
        // Each thought takes two slices.
        const done = core.thoughts % 2 === 0;
        return { done, progress: done ? 1 : 0.5, choice: done ? [`m${actions.length}`] : null };
      }
      if (request.do === "play") actions.push(request.picks);
      const over = actions.length >= length;
      const { game, seed, options } = DEAL;
      const saved = { game, seed, options, position: null, players: [], cursor: actions.length };
      return {
        turn: over ? null : actions.length % 2,
        totals: [30, 20],
        saved: { ...saved, actions: [...actions] },
      };
    },
  };
  return /** @type {any} */ (core);
}

beforeEach(() => localStorage.clear());

test("it sits in the person’s place, and the others are those of the deal", async () => {
  const core = newCore(4);
  /** @type {number[]} */
  const told = [];
  const match = await playMarshal(
    DEAL,
    "best",
    () => false,
    (n) => told.push(n),
    core,
  );
  const levels = core.asked.filter((/** @type {any} */ one) => one.do === "think");
  assert.deepEqual(
    levels.map((/** @type {any} */ one) => one.level),
    ["best", "best", "weak", "weak", "best", "best", "weak", "weak"],
  );
  const [{ seed, options, game }] = core.asked;
  assert.deepEqual(
    { seed, options, game },
    { seed: DEAL.seed, options: DEAL.options, game: "hills" },
  );
  assert.deepEqual(told, [1, 2, 3, 4]);
  assert.deepEqual(match?.kinds, ["best", "weak"]);
  assert.deepEqual(match?.totals, [30, 20]);
  assert.deepEqual(match?.saved.actions, [["m0"], ["m1"], ["m2"], ["m3"]]);
  assert.equal(core.ended, 1);
});

test("what it played is found again, and only for its own deal", async () => {
  assert.equal(marshalsMatch(DEAL), null);
  await playMarshal(
    DEAL,
    "best",
    () => false,
    () => {},
    newCore(2),
  );
  assert.equal(marshalsMatch(DEAL)?.id, "marshal-2026-11-18");
  assert.equal(keptMatch("marshal-2026-11-18")?.occasion, "shown/2026-11-18");
  assert.equal(marshalsMatch({ ...DEAL, seed: "other" }), null);
  assert.equal(marshalsMatch({ ...DEAL, day: "2026-11-19" }), null);
});

test("when it is stopped nothing is kept, and its Python ends", async () => {
  const core = newCore(50);
  const stopped = () => core.asked.length > 6;
  assert.equal(await playMarshal(DEAL, "best", stopped, () => {}, core), null);
  assert.equal(marshalsMatch(DEAL), null);
  assert.equal(core.ended, 1);
});

test("a match that would not end is given up", async () => {
  const core = newCore(Infinity);
  assert.equal(
    await playMarshal(
      DEAL,
      "best",
      () => false,
      () => {},
      core,
    ),
    null,
  );
  assert.equal(marshalsMatch(DEAL), null);
});

test("its Python ends also when it fails", async () => {
  const core = newCore(4);
  core.ask = () => Promise.reject(new Error("no Python"));
  const playing = playMarshal(
    DEAL,
    "best",
    () => false,
    () => {},
    core,
  );
  await assert.rejects(playing, /no Python/);
  assert.equal(core.ended, 1);
});
