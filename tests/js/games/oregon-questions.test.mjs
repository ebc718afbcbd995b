// What Oregon asks: of a joker and of an exchange only where there is one, and which card of how many is
// drawn.

import assert from "node:assert/strict";
import test from "node:test";

import { taught } from "./from-core.mjs";

await taught("oregon");
const { counted, question } = await import("../../../web/games/oregon/describe.js");

/** @type {any} what a question looks at of a view */
const drawing = { turn: 0, phase: "draw", draws: 2 };
const turn = (seat, ...kinds) =>
  /** @type {any} */ ({ turn: seat, events: kinds.map((kind) => ({ kind })) });

test("the first of two cards is card 1 of 2, and the next one card 2 of 2", () => {
  const turns = [turn(1, "drew-building"), turn(0, "farmer", "group")];
  assert.deepEqual(counted(drawing, turns), { card: 1, cards: 2 });
  const later = [...turns, turn(0, "shuffled-landscape", "drew-landscape")];
  assert.deepEqual(counted({ ...drawing, draws: 1 }, later), { card: 2, cards: 2 });
});

test("an exchange is no card more, and before anything was told the first card is the first", () => {
  const swapped = [turn(1, "farmer"), turn(0, "building"), turn(0, "swapped")];
  assert.deepEqual(counted(drawing, swapped), { card: 1, cards: 2 });
  assert.deepEqual(counted({ ...drawing, draws: 1 }, []), { card: 1, cards: 1 });
});

test("an exchange is spoken of only where a card can be exchanged", () => {
  const draw = [["draw:landscape"], ["draw:building"]];
  const swap = [["swap:church"]];
  assert.equal(question(drawing, draw), "");
  assert.equal(question({ ...drawing, draws: 1 }, [...draw, ...swap]), "or-swap");
  assert.equal(question({ ...drawing, draws: 0 }, [...swap, ["end"]]), "swap");
  assert.equal(question({ ...drawing, phase: "play", draws: 0 }, [["bison", "eagle", "c3"]]), "");
});

test("the joker is spoken of only where it can be played", () => {
  const plain = [["bison", "eagle", "c3"]];
  const playing = { ...drawing, phase: "play", draws: 0 };
  assert.equal(question(playing, plain), "");
  assert.equal(question(playing, [...plain, ["bison", "joker:eagle", "c3"]]), "joker");
});
