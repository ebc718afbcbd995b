// QR codes: as small as can be, and then with as much correction as there is room for.

import assert from "node:assert/strict";
import test from "node:test";

import { codeOf } from "../../../web/panels/qr-code.js";

/** Read the level of correction out of the first two modules of the format, unmasked. */
function levelOf(rows) {
  const bits = Number(`0b${rows[8].slice(0, 2)}`) ^ 0b10;
  return { 0b01: "low", 0b00: "medium", 0b11: "quartile", 0b10: "high" }[bits];
}

/** @type {[string, number, string][]} */
const CODES = [
  ["FRONTIER", 21, "high"], // ten letters of the small alphabet at most
  ["FRONTIER: BOOMERS", 21, "medium"], // twenty, at that level
  ["A".repeat(25), 21, "low"], // as many as there can be
  ["frontier/#boomers", 21, "low"], // seventeen bytes
  ["frontier/#boomtown", 25, "quartile"],
];

for (const [text, size, level] of CODES) {
  test(`“${text}” has ${size} rows and ${level} correction`, () => {
    const rows = codeOf(text);
    assert.equal(rows?.length, size);
    assert.ok(rows.every((row) => row.length === size && /^[01]+$/.test(row)));
    assert.equal(levelOf(rows), level);
  });
}

test("a code has no border of its own", () => {
  assert.ok(codeOf("border")?.[0].startsWith("1111111"));
});

test("what is too long for the largest code has none", () => {
  assert.equal(codeOf("x".repeat(2953))?.length, 177);
  assert.equal(codeOf("x".repeat(2954)), null);
});
