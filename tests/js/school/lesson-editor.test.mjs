// A lesson under its author's hands: steps are looked at, changed, and all of it is taken back.

import assert from "node:assert/strict";
import test from "node:test";

import { LessonEditor } from "../../../web/school/maker/lesson-editor.js";

/** An editor of a lesson with steps of these texts, and what it has told. */
function edit(texts, number = 0) {
  const told = [];
  /** @type {any} */
  const steps = texts.split(" ").map((text) => ({ text, match: {}, check: [], hints: [] }));
  const lesson = { format: 1, game: "boomers", title: "", steps };
  const editor = new LessonEditor({ lesson, number });
  editor.onchange = () => told.push("change");
  editor.onlook = () => told.push("look");
  return { editor, told };
}

const read = ({ lesson, number }) =>
  lesson.steps.map(({ text }, i) => (i === number ? `[${text}]` : text)).join(" ");

test("a new step stands behind the one that is looked at, and is looked at", () => {
  const { editor, told } = edit("one two");
  editor.add({ seed: "s", options: {}, position: null, actions: [] });
  assert.equal(read(editor), "one [] two");
  assert.equal(editor.step.match.seed, "s");
  assert.deepEqual(told, ["change", "look"]);
});

test("a step is duplicated, moved and deleted", () => {
  const { editor } = edit("one two", 1);
  editor.duplicate();
  assert.equal(read(editor), "one two [two]");
  editor.move(-2);
  assert.equal(read(editor), "[two] one two");
  editor.delete();
  assert.equal(read(editor), "[one] two");
});

test("after the last step is deleted the one before is looked at", () => {
  const { editor } = edit("one two", 1);
  editor.delete();
  assert.equal(read(editor), "[one]");
});

test("everything is taken back and made again, and the author is led to where it was", () => {
  const { editor, told } = edit("one two", 1);
  editor.delete();
  told.length = 0;
  editor.takeBack("undo");
  assert.equal(read(editor), "one [two]");
  editor.takeBack("redo");
  assert.equal(read(editor), "[one]");
  assert.deepEqual(told, ["change", "look", "change", "look"]);
  editor.takeBack("redo");
  assert.equal(told.length, 4, "there is nothing more to redo");
});

test("what is written into one field is taken back at once, and only there", () => {
  const { editor, told } = edit("one");
  for (const text of ["o", "on", "once"]) editor.changeStep({ text }, "text");
  assert.deepEqual(told, ["change", "change", "change"], "the author stays in the field");
  editor.leaveField();
  editor.changeStep({ text: "once more" }, "text");
  editor.takeBack("undo");
  assert.equal(read(editor), "[once]");
  editor.takeBack("undo");
  assert.equal(read(editor), "[one]");
});

test("looking at another step is not a change", () => {
  const { editor, told } = edit("one two");
  editor.choose(1);
  assert.equal(read(editor), "one [two]");
  assert.equal(editor.canUndo, false);
  assert.deepEqual(told, ["look"]);
});
