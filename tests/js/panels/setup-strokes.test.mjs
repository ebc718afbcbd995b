// Drawing over several places of a set-up board: a stroke is one change, and its click puts nothing more.

import assert from "node:assert/strict";
import test from "node:test";

Object.assign(globalThis, { Element: class {}, HTMLElement: class {} });
const { Strokes } = await import("../../../web/panels/setup-board/strokes.js");

function drawing(able = true) {
  /** @type {{ path: string[], first: boolean }[]} */
  const drawn = [];
  const board = /** @type {any} */ (new EventTarget());
  const strokes = new Strokes({
    board,
    able: () => able,
    ondraw: (path, first) => drawn.push({ path, first }),
  });
  return { strokes, drawn, board };
}

test("a stroke begins with its second place and grows", () => {
  const { strokes, drawn } = drawing();
  strokes.path = ["a1"];
  for (const at of ["a1", "b1", "b1", null, "c1"]) strokes.over(at);
  assert.deepEqual(drawn, [
    { path: ["a1", "b1"], first: true },
    { path: ["a1", "b1", "c1"], first: false },
  ]);
});

test("a tap after a stroke by keys is a tap", () => {
  const { strokes } = drawing(false);
  strokes.path = ["a1", "b1"]; // drawn by Shift and an arrow key
  strokes.begin(/** @type {any} */ ({ target: null, isPrimary: true, button: 0 }));
  strokes.end();
  assert.equal(strokes.swallows, false);
});

test("the click that ends a stroke is swallowed, that of a tap is not", () => {
  const { strokes, board } = drawing();
  let heard = 0;
  board.addEventListener("click", () => heard++);
  const click = () => {
    const event = new Event("click");
    let stopped = false;
    event.stopPropagation = () => (stopped = true);
    strokes.click(event);
    if (!stopped) heard++;
  };
  strokes.path = ["a1", "b1"];
  strokes.end();
  click();
  assert.equal(heard, 0);
  strokes.path = ["a1"];
  strokes.end();
  click();
  assert.equal(heard, 1);
});
