// Where an address leads by which the page is opened, or which comes to its open window.

import assert from "node:assert/strict";
import test from "node:test";

import { arrivalOf } from "../../../web/core/arrivals.js";

const HERE = "https://frontier.example/games/";

/** @param {Record<string, string>} parts */
const shared = (parts) => arrivalOf(`${HERE}?${new URLSearchParams(parts)}`);

test("a link leads where its own part says", () => {
  assert.equal(arrivalOf(`${HERE}#R1abc`), "R1abc");
  assert.equal(arrivalOf(`${HERE}?embed#/lesson/boomers`), "/lesson/boomers");
  assert.equal(arrivalOf(HERE), "");
  assert.equal(arrivalOf(`${HERE}#`), "");
});

test("a link that was shared is found in whatever part of the query it comes", () => {
  assert.equal(shared({ url: `${HERE}#C1abc` }), "C1abc");
  assert.equal(shared({ title: "5b", text: `Do this: ${HERE}#C1abc, please.` }), "C1abc");
  assert.equal(shared({ text: "no link, #1 of all" }), "");
});

test("of several links the first counts, but all of them where they are results", () => {
  assert.equal(shared({ text: `${HERE}#C1abc ${HERE}#C1def` }), "C1abc");
  const three = `Ann ${HERE}#R1abc\nBo ${HERE}#R1def\nAnn again ${HERE}#R1abc ${HERE}#C1ghi`;
  assert.equal(shared({ text: three }), "R1abc,R1def");
});
