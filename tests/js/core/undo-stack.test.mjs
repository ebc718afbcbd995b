// What can be taken back and done again.

import assert from "node:assert/strict";
import test from "node:test";

import { undoKey } from "../../../web/core/undo-keys.js";
import { UndoStack } from "../../../web/core/undo-stack.js";

test("changes are taken back and done again in their order", () => {
  const stack = new UndoStack("a");
  stack.change("b");
  stack.change("c");
  assert.equal(stack.undo(), true);
  assert.equal(stack.undo(), true);
  assert.equal(stack.now, "a");
  assert.equal(stack.undo(), false);
  stack.redo();
  stack.redo();
  assert.equal(stack.now, "c");
  assert.equal(stack.canRedo, false);
});

test("a change after undo leaves nothing to redo", () => {
  const stack = new UndoStack("a");
  stack.change("b");
  stack.undo();
  stack.change("c");
  assert.equal(stack.canRedo, false);
  stack.undo();
  assert.equal(stack.now, "a");
});

test("what is written into one field is taken back at once", () => {
  const stack = new UndoStack("");
  for (const text of ["h", "he", "hey"]) stack.change(text, "title");
  stack.change("hey!", "about");
  stack.undo();
  assert.equal(stack.now, "hey");
  stack.undo();
  assert.equal(stack.now, "");
});

test("a field that was left is begun anew", () => {
  const stack = new UndoStack("");
  stack.change("h", "title");
  stack.endTag();
  stack.change("he", "title");
  stack.undo();
  assert.equal(stack.now, "h");
});

test("looking elsewhere is not a change", () => {
  const stack = new UndoStack("a");
  stack.replace("b");
  assert.equal(stack.canUndo, false);
  stack.change("c");
  stack.undo();
  assert.equal(stack.now, "b");
});

test("the keys for undo and redo are those of every other program", () => {
  const key = (name, held = {}) =>
    undoKey(/** @type {any} */ ({ key: name, ctrlKey: true, ...held }));
  assert.equal(key("z"), "undo");
  assert.equal(key("Z", { shiftKey: true }), "redo");
  assert.equal(key("y"), "redo");
  assert.equal(key("z", { ctrlKey: false, metaKey: true }), "undo");
  assert.equal(key("z", { ctrlKey: false }), null);
  assert.equal(key("x"), null);
});
