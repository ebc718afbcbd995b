// What is announced: everything, in its order, and nothing in the place of something else.

import assert from "node:assert/strict";
import test from "node:test";

import { Announcer } from "../../../web/core/announcer.js";

/** An announcer whose moments end when the test says so. */
function listening() {
  const lines = [];
  /** @type {any} */
  let work = null;
  const announcer = new Announcer(
    (line) => lines.push(line),
    (later) => (work = later),
  );
  return { announcer, lines, pass: () => work?.() };
}

test("what is said in the same moment is one line, in its order", () => {
  const { announcer, lines, pass } = listening();
  for (const text of ["Ann moves to e5.", "The stones are used up.", "The winner: Ann"]) {
    announcer.say(text);
  }
  assert.deepEqual(lines, []);
  pass();
  assert.deepEqual(lines, ["Ann moves to e5. The stones are used up. The winner: Ann"]);
});

test("what is said later does not take the place of what was said before", () => {
  const { announcer, lines, pass } = listening();
  announcer.say("Ann passes.");
  pass();
  announcer.say("Your turn.");
  pass();
  assert.deepEqual(lines, ["Ann passes.", "Your turn."]);
});

test("the same sentence is told again later, and once when it is said twice in a row", () => {
  const { announcer, lines, pass } = listening();
  announcer.say("Ann passes.");
  announcer.say("Ann passes. ");
  pass();
  announcer.say("Ann passes.");
  pass();
  assert.deepEqual(lines, ["Ann passes.", "Ann passes."]);
});

test("nothing is told of an empty sentence", () => {
  const { announcer, lines, pass } = listening();
  announcer.say("");
  announcer.say("  ");
  pass();
  assert.deepEqual(lines, []);
});
