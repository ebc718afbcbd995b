// A file that the system opens with the page finds the screen that reads it, and waits there once.

import assert from "node:assert/strict";
import test from "node:test";

import { takeArrivals } from "../../../web/core/arrivals.js";
import { handFile, roomOfFile, takeHandedFile } from "../../../web/core/handed-file.js";
import { writeEverything } from "../../../web/journal/carry.js";

test("records go home, lessons to the school, and everything of a device to the book", () => {
  const nothing = { keys: () => [], read: () => null, write: () => {} };
  assert.equal(roomOfFile("Game: boomers\nSeed: a"), "/");
  assert.equal(roomOfFile('{"game": "boomers", "steps": []}'), "/school");
  assert.equal(roomOfFile(writeEverything(nothing, new Date(0))), "/book");
});

test("a file is given once", () => {
  const file = new File(["x"], "a.txt");
  handFile(file);
  assert.equal(takeHandedFile(), file);
  assert.equal(takeHandedFile(), null);
});

test("the open window is handed files and links alike", async () => {
  /** @type {(launch: any) => void} */
  let launch = () => {};
  const launchQueue = { setConsumer: (/** @type {typeof launch} */ take) => (launch = take) };
  const location = new URL("https://frontier.example/");
  Object.assign(globalThis, { window: { launchQueue }, location });
  /** @type {string[]} */
  const links = [];
  const file = new File(["x"], "a.txt");
  const came = new Promise((resolve) => takeArrivals((link) => links.push(link), resolve));
  launch({ targetURL: "https://frontier.example/#L1abc" });
  launch({ targetURL: "https://frontier.example/", files: [{ getFile: async () => file }] });
  assert.equal(await came, file);
  assert.deepEqual(links, ["L1abc"]);
});
