// What is heard of a match: in short who did what, what was taken back, whose turn it is, who has won.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { Words } from "../../../web/core/words.js";
import { heard } from "../../../web/play/heard.js";
import { TableTalk } from "../../../web/play/talk.js";

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../../web/words/en/${name}.json`, import.meta.url), "utf-8"));
const game = {
  "end.gold": "The gold is used up.",
  "event.moved": "{seat} moves from {from} to {to}.",
  "event.moved.heard": "{seat} to {to}.",
  "event.paid": "{seat} pays.",
  "event.paid.heard": "",
  "event.drew": "{seat} draws a card.",
  "event.drew.own": "{seat} draws a card: {card}.",
  "event.drew.heard": "{seat} draws.",
  "prompt.moving.0": "{seat} to move: choose a piece.",
  "prompt.moving.0.heard": "{seat} to move.",
};

const files = ["language", "page", "table", "bots"].map((name) => [name, read(name)]);
/** @type {any} */
const STATE = {
  colours: ["blue", "red"],
  seats: 2,
  turn: 0,
  phase: "moving",
  seat: null,
  outcome: null,
  totals: [7, 3],
  saved: { players: ["", ""] },
};
const moved = (seat) => ({ kind: "moved", seat, values: { from: "a1", to: "b2" } });

/** @param {any} parts of what is listened to */
function listen({ state = {}, ...parts } = {}) {
  const words = new Words("en", { ...Object.fromEntries(files), game });
  const talk = new TableTalk(words, "game");
  const now = { ...STATE, ...state };
  talk.name(now, ["person", "settler"]);
  const prompt = now.outcome ? "" : talk.prompt(now, [], true);
  const usual = { talk, state: now, moved: true, turns: [], undone: [], prompt, yours: false };
  return { told: heard({ ...usual, ...parts }), talk, words };
}

test("a move is told in short, with the name without its level, and whose turn it is now", () => {
  const turns = [{ turn: 1, action: ["b2"], events: [moved(1)] }];
  const { told } = listen({ turns, yours: true });
  assert.deepEqual(told, ["Red to b2.", "Your turn.", "Blue to move."]);
});

test("what goes without saying is not said, and one's own card is told in full", () => {
  const events = [
    { kind: "paid", seat: 0, values: {} },
    { kind: "drew", seat: 0, values: { card: "bison" } },
    { kind: "drew", seat: 1, values: {} },
  ];
  const { told } = listen({ turns: [{ turn: 0, action: [], events }], state: { seat: 0 } });
  assert.deepEqual(told, ["Blue draws a card: bison.", "Red draws.", "Blue to move."]);
});

test("undo tells what was taken back, and how many answers with it", () => {
  const one = { turn: 0, action: ["b2"], events: [moved(0)] };
  const answer = { turn: 1, action: ["b2"], events: [moved(1)] };
  const alone = listen({ moved: false, undone: [one] }).told;
  assert.deepEqual(alone, ["Taken back: Blue to b2.", "Blue to move."]);
  const both = listen({ moved: false, undone: [one, answer] }).told;
  assert.deepEqual(both, ["Taken back, with 1 answer: Blue to b2.", "Blue to move."]);
});

test("the end tells how it ended, who has won, and with how many points, after the last move", () => {
  const turns = [{ turn: 0, action: ["b2"], events: [moved(0)] }];
  const outcome = { winners: [0], ended_by: "gold", rule: "" };
  const { told } = listen({ turns, state: { turn: null, outcome } });
  assert.match(told[0], /^Blue to b2/);
  assert.equal(told[1], "The gold is used up.");
  assert.match(told[2], /Blue/);
  assert.equal(told[3], "Points: Blue 7 and Red 3.");
});

test("the names of the page stay as they were", () => {
  const { words } = listen({ turns: [{ turn: 0, action: [], events: [moved(0)] }] });
  assert.deepEqual(words.names.length, 2);
  assert.notEqual(words.names[1], "Red");
});
