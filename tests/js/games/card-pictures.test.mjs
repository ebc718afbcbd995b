// Every event card of Boomtown and every card of Oregon has a picture, at every size a card can have.

import assert from "node:assert/strict";
import test from "node:test";

import { canvas, drawOffScreen } from "../canvas.mjs";
import { taught, told } from "./from-core.mjs";

await taught("boomtown");
await taught("oregon");
const { PICTURES } = await import("../../../web/games/boomtown/pictures/events.js");
const { cutInto } = await import("../../../web/games/boomtown/pictures/vignette.js");
const oregon = await import("../../../web/games/oregon/card-pictures.js");
const { things } = await import("../../../web/games/oregon/facts.js");

drawOffScreen();
/** @type {any} */
const INK = { colour: (name) => name, icon: () => ({}) };

/** Count what is filled and stroked while something is painted. */
function inked(paint) {
  let many = 0;
  const count = () => many++;
  const ctx = canvas({
    fill: count,
    stroke: count,
    fillRect: count,
    getTransform: () => ({ a: 1 }),
  });
  paint(ctx);
  return many;
}

test("every event card that can come into the row has a picture of its own", () => {
  const cards = new Set(
    told("boomtown_views.py").flatMap(({ view }) =>
      [...view.row, ...view.kept].filter((one) => one.kind !== "mine").map(({ card }) => card),
    ),
  );
  const events = [...cards].filter((card) => !/-\d+$/.test(card));
  assert.ok(events.length > 8, "the views have events in their rows");
  for (const card of events) assert.ok(PICTURES[card], card);
  assert.equal(new Set(Object.values(PICTURES)).size, Object.keys(PICTURES).length);
});

test("an event's picture has fewer lines on a small card, and is never empty", () => {
  for (const [card, draw] of Object.entries(PICTURES)) {
    const [small, large] = [26, 140].map((w) =>
      inked((ctx) => cutInto(ctx, INK, { x: 0, y: 0, w, h: w * 0.8 }, draw)),
    );
    assert.ok(small >= 8, `${card}: ${small}`);
    assert.ok(large > small, `${card}: ${small}, ${large}`);
  }
});

test("every symbol and every building of Oregon has its country", () => {
  const frame = { x: 0, y: 0, w: 60, h: 50 };
  const plain = { ...frame, w: 20 };
  // A kept picture is drawn off the screen: count there.
  let many = 0;
  drawOffScreen(() => ({ fill: () => many++, stroke: () => many++ }));
  const ctx = canvas({ getTransform: () => ({ a: 1 }) });
  const drawn = (paint, name, at) => {
    many = 0;
    paint(ctx, { ...INK }, name, at);
    return many;
  };
  for (const symbol of things.symbols) {
    const least = drawn(oregon.paintSymbolPicture, symbol, plain);
    assert.ok(drawn(oregon.paintSymbolPicture, symbol, frame) > least, symbol);
  }
  for (const building of Object.keys(things.buildings)) {
    const least = drawn(oregon.paintGroundPicture, building, plain);
    assert.ok(drawn(oregon.paintGroundPicture, building, frame) > least, building);
  }
});
