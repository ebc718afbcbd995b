// Hidden hands on one device: nobody's hand is shown before its player has taken over.

import assert from "node:assert/strict";
import test from "node:test";

import { PERSON } from "../../../web/play/seat-kinds.js";
import { SharedDevice } from "../../../web/play/shared-device.js";

const SEATS = 3;
/** @type {any} */
const NO_VIEW = {};

/** A core that answers as the real one does where the device is handed over. */
function device(kinds, { turn = /** @type {number | null} */ (1), secrets = true } = {}) {
  const asked = [];
  const handed = [];
  /** @type {any} */
  const parts = {
    kinds,
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      const here = [...Array(SEATS).keys()].filter((seat) => !request.absent.includes(seat));
      if (!secrets) return { secrets, turn, seat: turn, next: null };
      if (here.length < 2 || turn === request.seat) {
        return { secrets, turn, seat: request.seat, view: "a hand", next: null };
      }
      const next =
        turn !== null && here.includes(turn) ? { seat: turn, view: "the next hand" } : null;
      return { secrets, turn, seat: null, view: "no hand", next };
    },
    onhandover: (state) => handed.push(state.turn),
  };
  const made = new SharedDevice(parts);
  return { made, asked, handed };
}

test("the only person at the table keeps the device", async () => {
  const { made, asked, handed } = device(["settler", PERSON, "elsewhere"], { turn: 0 });
  const state = await made.ask({ do: "play", picks: [] });
  assert.equal(state.seat, 1);
  assert.deepEqual(asked, [{ do: "play", picks: [], seat: 1, absent: [0, 2] }]);
  assert.deepEqual(handed, []);
  assert.equal(made.own(NO_VIEW).seat, 1);
});

test("where another person is to act, the table is shown without hands until it is handed over", async () => {
  const { made, handed } = device([PERSON, PERSON, PERSON]);
  made.viewer = 0;
  const state = await made.ask({ do: "play", picks: [] });
  assert.equal(state.seat, null);
  assert.equal(state.view, "no hand");
  assert.equal(made.viewer, null);
  assert.deepEqual(handed, [1]);
  assert.deepEqual(made.own(NO_VIEW), NO_VIEW);
});

test("a turn that is handed over takes one request", async () => {
  const { made, asked } = device([PERSON, PERSON, PERSON]);
  made.viewer = 0;
  const state = await made.ask({ do: "play", picks: [] });
  const taken = made.takeOver(state);
  assert.equal(asked.length, 1);
  assert.equal(made.viewer, 1);
  assert.equal(taken.seat, 1);
  assert.equal(taken.view, "the next hand");
  assert.equal(taken.onlooker, "no hand");
  assert.equal(taken.next, null);
});

test("nothing is handed over to a computer, or when the game is over", async () => {
  for (const { kinds, turn } of [
    { kinds: [PERSON, "settler", PERSON], turn: 1 },
    { kinds: [PERSON, PERSON, PERSON], turn: null },
  ]) {
    const { made, handed } = device(kinds, { turn });
    made.viewer = 0;
    assert.equal((await made.ask({ do: "play", picks: [] })).seat, null);
    assert.deepEqual(handed, []);
  }
});

test("where nothing is hidden, nothing is handed over", async () => {
  const { made, asked, handed } = device([PERSON, PERSON, PERSON], { secrets: false });
  await made.ask({ do: "play", picks: [] });
  assert.equal(asked.length, 1);
  assert.deepEqual(handed, []);
});
