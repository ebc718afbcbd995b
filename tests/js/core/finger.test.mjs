// Who has a finger's moves while it drags: the page, not the browser's scrolling.

import assert from "node:assert/strict";
import test from "node:test";

import { keepFinger } from "../../../web/core/finger.js";

/** @param {boolean} dragging @param {boolean} cancelable */
function movedWhile(dragging, cancelable = true) {
  const node = new EventTarget();
  keepFinger(node, () => dragging);
  const move = new Event("touchmove", { cancelable });
  node.dispatchEvent(move);
  return move.defaultPrevented;
}

test("a finger that drags does nothing else, any other scrolls as ever", () => {
  assert.equal(movedWhile(true), true);
  assert.equal(movedWhile(false), false);
});

test("a move that the browser has already begun to scroll by is left to it", () => {
  assert.equal(movedWhile(true, false), false);
});
