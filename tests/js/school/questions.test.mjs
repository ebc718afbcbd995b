// Questions of a lesson: numbers as people write them, answers in words, things mixed to be ordered.

import assert from "node:assert/strict";
import test from "node:test";

import { readNumber } from "../../../web/school/number-text.js";
import { mixed, questionIn } from "../../../web/school/questions.js";

test("a number is read as people write it", () => {
  for (const [text, value] of /** @type {[string, number][]} */ ([
    ["3", 3],
    [" 2,5 ", 2.5],
    ["−4", -4],
    ["13.9 %", 13.9],
    ["1 234", 1234],
    ["5/36", 0.1389],
  ])) {
    assert.equal(readNumber(text), value, text);
  }
  assert.equal(readNumber("5/36", true), 13.8889);
  assert.equal(readNumber("14 %", true), 14);
  for (const text of ["", "many", "1/0", "2..5", "1e9", "--3"])
    assert.equal(readNumber(text), null);
});

test("things to be ordered are mixed, always alike and never in order", () => {
  for (let count = 2; count <= 8; count++) {
    for (let seed = 0; seed < 20; seed++) {
      const places = mixed(count, seed);
      assert.deepEqual(places, mixed(count, seed));
      assert.deepEqual(
        [...places].sort(),
        Array.from({ length: count }, (_, i) => i),
      );
      assert.notDeepEqual(
        places,
        Array.from({ length: count }, (_, i) => i),
      );
    }
  }
});

test("a check asks a question, or something is played or read", () => {
  assert.equal(questionIn([{ is: "open" }])?.is, "open");
  assert.equal(questionIn([{ is: "read" }]), null);
  assert.equal(questionIn([]), null);
});
