// A picture is drawn once, and anew only when what it shows, its size or the ink has changed.

import assert from "node:assert/strict";
import test from "node:test";

import { KeptPictures } from "../../../web/art/kept-pictures.js";
import { drawOffScreen } from "../canvas.mjs";

drawOffScreen();

const AT = { x: 3, y: 4, w: 50, h: 20 };
/** @type {any} */
const ctx = { getTransform: () => ({ a: 2 }), drawImage: (...all) => (ctx.drawn = all) };

/** Count how often a picture is drawn while this is painted. */
function drawings(pictures, ...paints) {
  let many = 0;
  for (const [ink, name, at = AT] of paints) pictures.paint(ctx, ink, name, at, () => many++);
  return many;
}

/** @type {any[]} */
const [day, night] = [{}, {}];

test("the same picture is drawn once and copied to its place", () => {
  assert.equal(drawings(new KeptPictures(2), [day, "a"], [day, "a"]), 1);
  assert.deepEqual(ctx.drawn.slice(1), [3, 4, 50, 20]);
});

test("another size, another name and another light are another picture", () => {
  const wide = { ...AT, w: 60 };
  assert.equal(drawings(new KeptPictures(9), [day, "a"], [day, "b"], [day, "a", wide]), 3);
  assert.equal(drawings(new KeptPictures(9), [day, "a"], [night, "a"], [day, "a"]), 3);
});

test("no more are kept than were asked for", () => {
  assert.equal(drawings(new KeptPictures(2), [day, "a"], [day, "b"], [day, "c"], [day, "a"]), 4);
  assert.equal(drawings(new KeptPictures(2), [day, "a"], [day, "b"], [day, "a"]), 2);
});

test("what has no room is not drawn at all", () => {
  assert.equal(drawings(new KeptPictures(2), [day, "a", { ...AT, h: 0 }]), 0);
});
