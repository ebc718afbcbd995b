// The device's storage when it is full, shut, or shared with another tab.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { inTab, newDevice } from "./device.mjs";

let storage;
let device;

beforeEach(async () => {
  device = globalThis.localStorage = newDevice();
  storage = await inTab("storage.js");
});

test("what a full device does not take goes before what is stored", () => {
  storage.write("frontier/match/m", { move: 3 });
  device.room = 0;
  storage.write("frontier/match/m", { move: 9 });
  assert.deepEqual(storage.read("frontier/match/m"), { move: 9 });
  assert.deepEqual(storage.readStored("frontier/match/m"), { move: 3 });
  assert.equal(storage.allKept(), false);
});

test("a small thing that fits does not hide that a large one did not", () => {
  device.room = 60;
  storage.write("frontier/match/m", "x".repeat(80));
  storage.write("frontier/small", 1);
  assert.deepEqual(storage.readStored("frontier/small"), 1);
  assert.equal(storage.allKept(), false);
});

test("what was held is written as soon as there is room", () => {
  storage.write("frontier/large", "x".repeat(100));
  device.room = 150;
  storage.write("frontier/match/m", { move: 9, text: "y".repeat(40) });
  assert.equal(storage.allKept(), false);
  storage.remove("frontier/large");
  assert.equal(storage.allKept(), true);
  assert.equal(storage.readStored("frontier/match/m").move, 9);
});

test("how the last match looked makes room for a match", () => {
  storage.write("frontier/seen", "x".repeat(100));
  device.room = 150;
  storage.write("frontier/match/m", "y".repeat(60));
  assert.equal(storage.allKept(), true);
  assert.equal(storage.read("frontier/seen"), null);
  device.room = 0;
  storage.write("frontier/seen", "z");
  assert.equal(storage.allKept(), true, "nobody misses it");
});

test("what is held is not written over what another tab has written meanwhile", async () => {
  const other = await inTab("storage.js");
  storage.write("frontier/match/m", { move: 3 });
  device.room = 0;
  storage.write("frontier/match/m", { move: 4 });
  device.room = Infinity;
  other.write("frontier/match/m", { move: 7 });
  storage.write("frontier/other", 1);
  assert.deepEqual(storage.readStored("frontier/match/m"), { move: 7 });
  assert.deepEqual(storage.read("frontier/match/m"), { move: 4 }, "and nothing is lost here");
  storage.letGo("frontier/match/m");
  assert.deepEqual(storage.read("frontier/match/m"), { move: 7 });
});

test("a device that is shut keeps everything for the visit", () => {
  device.shut = true;
  storage.write("frontier/match/m", { move: 2 });
  assert.deepEqual(storage.read("frontier/match/m"), { move: 2 });
  assert.deepEqual(storage.keysAfter("frontier/match/"), ["m"]);
  storage.remove("frontier/match/m");
  assert.equal(storage.read("frontier/match/m"), null);
  assert.equal(storage.allKept(), true);
});

test("the browser asks before a page is left that would lose something, and only then", () => {
  const listening = new Set();
  globalThis.addEventListener = (kind, listener) => listening.add([kind, listener].join());
  globalThis.removeEventListener = (kind, listener) => listening.delete([kind, listener].join());
  device.room = 0;
  storage.write("frontier/match/m", 1);
  assert.equal(listening.size, 1);
  device.room = Infinity;
  storage.write("frontier/match/m", 2);
  assert.equal(listening.size, 0);
  for (const name of ["addEventListener", "removeEventListener"]) delete globalThis[name];
});
