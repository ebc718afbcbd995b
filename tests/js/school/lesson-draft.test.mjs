// A lesson being made: every change gives a new lesson and leaves the old one as it was.

import assert from "node:assert/strict";
import test from "node:test";

import {
  checkOf,
  mannerOf,
  momentOf,
  newLesson,
  newStep,
  partsOf,
  withChanges,
  withoutStep,
  withStep,
  withStepMoved,
} from "../../../web/school/maker/draft.js";

/** @type {any} */
const lesson = { steps: ["one", "two", "three"].map((text) => ({ text })) };
const texts = ({ steps }) => steps.map(({ text }) => text).join(" ");

test("steps are added, moved and taken out where they are meant", () => {
  assert.equal(
    texts(withStep(lesson, 0, /** @type {any} */ ({ text: "new" }))),
    "one new two three",
  );
  assert.equal(texts(withoutStep(lesson, 1)), "one three");
  assert.equal(texts(withStepMoved(lesson, 2, 0)), "three one two");
  assert.equal(texts(withChanges(lesson, 1, { text: "2" })), "one 2 three");
  assert.equal(texts(lesson), "one two three");
});

test("a new lesson begins where the game does, by a seed of its own", () => {
  const { game, steps } = newLesson("oregon");
  assert.equal(game, "oregon");
  assert.deepEqual(steps[0].match.actions, []);
  assert.match(steps[0].match.seed, /^[a-z0-9]{6}$/);
});

test("a moment of a match is its set-up and the actions up to there", () => {
  const saved = {
    game: "boomers",
    players: [],
    seed: "s",
    options: {},
    position: null,
    actions: [["a"], ["b"]],
    cursor: 2,
  };
  const match = momentOf(saved, 1);
  assert.deepEqual(match, { seed: "s", options: {}, position: null, actions: [["a"]] });
  assert.deepEqual(newStep(match).check, []);
});

test("the manner of a step is told by its check", () => {
  assert.equal(mannerOf([]), "free");
  assert.equal(mannerOf([{ is: "read" }]), "read");
  assert.equal(mannerOf([{ is: "score", least: 3 }]), "check");
});

test("statements of which one is enough are put together and taken apart again", () => {
  /** @type {any[]} */
  const statements = [{ is: "score" }, { is: "event" }];
  assert.deepEqual(partsOf(checkOf(statements, true)), { statements, any: true });
  assert.deepEqual(partsOf(checkOf(statements, false)), { statements, any: false });
  assert.deepEqual(checkOf([statements[0]], true), [statements[0]]);
});
