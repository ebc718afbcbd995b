// Hidden hands on one device: nobody's hand is shown before its player has taken over.

import assert from "node:assert/strict";
import test from "node:test";

import { PERSON } from "../../../web/play/seat-kinds.js";
import { SharedDevice } from "../../../web/play/shared-device.js";

const SEATS = 3;

/** A core that answers as the real one does where the device is handed over. */
function device(kinds, { turn = 1, secrets = true } = {}) {
  const asked = [];
  const handed = [];
  const made = new SharedDevice({
    kinds,
    ask: async (request) => {
      asked.push(request);
      const here = [...Array(SEATS).keys()].filter((seat) => !request.absent.includes(seat));
      if (!secrets) return { secrets, turn, seat: turn, next: null };
      if (here.length < 2 || turn === request.seat) {
        return { secrets, turn, seat: request.seat, view: "a hand", next: null };
      }
      const next = here.includes(turn) ? { seat: turn, view: "the next hand" } : null;
      return { secrets, turn, seat: null, view: "no hand", next };
    },
    onhandover: (state) => handed.push(state.turn),
  });
  return { made, asked, handed };
}

test("the only person at the table keeps the device", async () => {
  const { made, asked, handed } = device(["settler", PERSON, "elsewhere"], { turn: 0 });
  const state = await made.ask({ do: "play" });
  assert.equal(state.seat, 1);
  assert.deepEqual(asked, [{ do: "play", seat: 1, absent: [0, 2] }]);
  assert.deepEqual(handed, []);
  assert.equal(made.own({}).seat, 1);
});

test("where another person is to act, the table is shown without hands until it is handed over", async () => {
  const { made, handed } = device([PERSON, PERSON, PERSON]);
  made.viewer = 0;
  const state = await made.ask({ do: "play" });
  assert.equal(state.seat, null);
  assert.equal(state.view, "no hand");
  assert.equal(made.viewer, null);
  assert.deepEqual(handed, [1]);
  assert.deepEqual(made.own({}), {});
});

test("a turn that is handed over takes one request", async () => {
  const { made, asked } = device([PERSON, PERSON, PERSON]);
  made.viewer = 0;
  const state = await made.ask({ do: "play" });
  const taken = made.takeOver(state);
  assert.equal(asked.length, 1);
  assert.equal(made.viewer, 1);
  assert.equal(taken.seat, 1);
  assert.equal(taken.view, "the next hand");
  assert.equal(taken.onlooker, "no hand");
  assert.equal(taken.next, null);
});

test("nothing is handed over to a computer, or when the game is over", async () => {
  for (const [kinds, turn] of [
    [[PERSON, "settler", PERSON], 1],
    [[PERSON, PERSON, PERSON], null],
  ]) {
    const { made, handed } = device(kinds, { turn });
    made.viewer = 0;
    assert.equal((await made.ask({ do: "play" })).seat, null);
    assert.deepEqual(handed, []);
  }
});

test("where nothing is hidden, nothing is handed over", async () => {
  const { made, asked, handed } = device([PERSON, PERSON, PERSON], { secrets: false });
  await made.ask({ do: "play" });
  assert.equal(asked.length, 1);
  assert.deepEqual(handed, []);
});
