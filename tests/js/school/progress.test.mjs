// How far somebody is in a lesson: kept at every step, read whatever lies there, forgotten when asked.

import assert from "node:assert/strict";
import test from "node:test";

import { newDevice } from "../core/device.mjs";

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, baseURI: "http://localhost/" },
  window: { opening: {} },
  matchMedia: () => ({ matches: false }),
  location: new URL("http://localhost/"),
});
const { forgetProgress, keptProgress, linkName, openedLessons, Progress, soFar } =
  await import("../../../web/school/progress.js");

const OPENED = { link: "L1abc", game: "boomers", title: "A lesson" };

test("a lesson goes on where it was", () => {
  globalThis.localStorage = newDevice();
  const first = new Progress("course/a", 3);
  assert.equal(first.begun, false);
  assert.equal(soFar("course/a"), null);
  first.tried([["A"]], false);
  first.hinted();
  first.tried([["B"]], true);
  first.goTo(1);
  const again = new Progress("course/a", 3);
  assert.equal(again.at, 1);
  assert.deepEqual([...again.solved], [0]);
  assert.deepEqual(again.steps[0].tries, [[["A"]], [["B"]]]);
  assert.equal(again.steps[0].hints, 1);
  assert.deepEqual(soFar("course/a"), { n: 1, all: 3 });
});

test("what is tried after a step is solved does not count for it", () => {
  globalThis.localStorage = newDevice();
  const progress = new Progress("course/a", 1);
  progress.tried([["B"]], true);
  progress.hinted();
  progress.tried([["C"]], false);
  assert.deepEqual(progress.steps[0].tries, [[["B"]]]);
  assert.equal(progress.steps[0].hints, 0);
  assert.equal(progress.steps[0].solved, true);
});

test("a solution that was shown is one more hint, and does not solve a step", () => {
  globalThis.localStorage = newDevice();
  const progress = new Progress("course/a", 1);
  progress.tried([["A"]], false);
  progress.shown();
  progress.shown();
  assert.equal(progress.steps[0].hints, 1);
  assert.equal(progress.steps[0].solved, false);
  progress.tried([["B"]], true);
  progress.shown();
  assert.equal(new Progress("course/a", 1).steps[0].hints, 1);
});

test("a game that is under way is kept with its step, and with no other", () => {
  globalThis.localStorage = newDevice();
  const progress = new Progress("own/a", 2);
  progress.played([["A"], ["D"]]);
  assert.deepEqual(new Progress("own/a", 2).playing, [["A"], ["D"]]);
  progress.goTo(1);
  assert.deepEqual(new Progress("own/a", 2).playing, []);
});

test("starting over forgets all of it", () => {
  globalThis.localStorage = newDevice();
  const progress = new Progress("own/a", 2);
  progress.tried([["A"]], true);
  progress.goTo(2);
  assert.equal(progress.finished, true);
  progress.startOver();
  const again = new Progress("own/a", 2);
  assert.equal(again.begun, false);
  assert.equal(soFar("own/a"), null);
});

test("tries are kept up to a number, the last one among them", () => {
  globalThis.localStorage = newDevice();
  const progress = new Progress("own/a", 1);
  for (let i = 0; i < 50; i++) progress.tried([[String(i)]], i === 49);
  const { tries } = progress.steps[0];
  assert.equal(tries.length, 20);
  assert.deepEqual(tries.at(-1), [["49"]]);
});

test("a lesson that has become shorter is gone on with as far as it goes", () => {
  globalThis.localStorage = newDevice();
  new Progress("own/a", 5).goTo(4);
  const shorter = new Progress("own/a", 2);
  assert.equal(shorter.at, 2);
  assert.equal(shorter.steps.length, 2);
});

test("without a name nothing is kept", () => {
  globalThis.localStorage = newDevice();
  new Progress(null, 2).tried([["A"]], true);
  assert.equal(localStorage.length, 0);
});

test("opening a link is enough to find its lesson again, the last one first", () => {
  globalThis.localStorage = newDevice();
  for (let i = 0; i < 40; i++) {
    const link = `L1lesson${i}`;
    new Progress(linkName(link), 2, { ...OPENED, link });
  }
  assert.equal(openedLessons().length, 30);
  const [{ name }] = openedLessons();
  forgetProgress(name);
  assert.equal(openedLessons().length, 29);
});

test("odd contents are as if nothing were kept", () => {
  globalThis.localStorage = newDevice();
  const step = { solved: false, tries: [], hints: 0, seconds: 0 };
  const odd = [
    "{",
    "null",
    "[]",
    '{"at": -1, "steps": []}',
    '{"at": 0, "steps": [{}]}',
    JSON.stringify({ at: 0, steps: [{ ...step, tries: [5] }] }),
    JSON.stringify({ at: 0, steps: [{ ...step, hints: "many" }] }),
  ];
  for (const text of odd) {
    localStorage.setItem("frontier/progress/course/a", text);
    assert.equal(keptProgress("course/a"), null, text);
    assert.equal(new Progress("course/a", 2).begun, false, text);
  }
  const opened = { ...OPENED, game: "constructor" };
  localStorage.setItem(
    "frontier/progress/link/a",
    JSON.stringify({ at: 0, steps: [step], opened }),
  );
  assert.deepEqual(openedLessons(), []);
});
