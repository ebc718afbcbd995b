// The draft of a set-up board on the device, and what two tabs do to it: nothing is written over.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { newDevice } from "../core/device.mjs";
import { KeptDraft } from "../../../web/panels/setup-board/kept.js";

const board = { empty: { stones: /** @type {string[]} */ ([]) } };
const PLACE = "setup/boomers";
const stone = (draft, at) => ({ ...draft, stones: [...draft.stones, at] });
const stones = (draft) => draft?.stones.join(" ") ?? null;

/** A tab with the board open: what it keeps, and what it was told. */
function tab() {
  /** @type {{ followed: (string | null)[], beside: boolean }} */
  const told = { followed: [], beside: false };
  const kept = new KeptDraft(PLACE, {
    onfollow: (draft) => told.followed.push(stones(draft)),
    onbeside: (there) => (told.beside = there),
  });
  return { kept, told, draft: kept.begin() };
}

/** @type {((event: object) => void)[]} */
let listeners = [];
const hear = () => listeners.forEach((listener) => listener({ key: `frontier/setup/${PLACE}` }));

beforeEach(() => {
  listeners = [];
  Object.assign(globalThis, {
    localStorage: newDevice(),
    addEventListener: (_, listener) => listeners.push(listener),
    removeEventListener: (_, gone) => (listeners = listeners.filter((one) => one !== gone)),
  });
});

test("what is drawn is there again, and nothing lies beside it", () => {
  const one = tab();
  one.kept.keep(stone(board.empty, "c3"));
  one.kept.keep(stone(stone(board.empty, "c3"), "d4"));
  assert.equal(one.told.beside, false);
  assert.equal(stones(tab().draft), "c3 d4");
});

test("a tab follows what another one draws, and goes on from there", () => {
  const [one, other] = [tab(), tab()];
  const first = stone(board.empty, "c3");
  one.kept.keep(first);
  hear();
  assert.deepEqual(other.told.followed, ["c3"]);
  assert.deepEqual(one.told.followed, [], "what it drew itself is no news");
  other.kept.keep(stone(first, "d4"));
  assert.equal(other.told.beside, false);
});

test("what a tab has not seen is laid beside what it draws, and can be changed for it", () => {
  const [one, deaf] = [tab(), tab()];
  one.kept.keep(stone(board.empty, "c3"));
  const other = stone(board.empty, "k9");
  deaf.kept.keep(other);
  assert.equal(deaf.told.beside, true);
  assert.equal(tab().told.beside, true, "also after a reload");
  const found = deaf.kept.changeWithBeside(other);
  assert.equal(stones(found), "c3");
  deaf.kept.keep(/** @type {any} */ (found));
  assert.equal(stones(deaf.kept.changeWithBeside(board.empty)), "k9");
});

test("several drafts lie beside each other until they are let go one by one", () => {
  const [one, deaf] = [tab(), tab()];
  one.kept.keep(stone(board.empty, "a1"));
  deaf.kept.keep(stone(board.empty, "b2"));
  one.kept.keep(stone(board.empty, "c3"));
  for (const there of ["b2", "a1"]) {
    assert.equal(one.told.beside, true);
    assert.equal(stones(one.kept.changeWithBeside(stone(board.empty, there))), there);
    one.kept.dropBeside();
  }
  assert.equal(one.told.beside, false);
});

test("a board that is left does not take away what another tab has drawn there", () => {
  const [one, other] = [tab(), tab()];
  one.kept.keep(stone(board.empty, "a1"));
  other.kept.drop();
  assert.equal(stones(tab().draft), "a1");
  one.kept.drop();
  assert.equal(tab().draft, null);
});

test("a board that is left hears no more", () => {
  const [one, other] = [tab(), tab()];
  other.kept.close();
  one.kept.keep(stone(board.empty, "a1"));
  hear();
  assert.deepEqual(other.told.followed, []);
});
