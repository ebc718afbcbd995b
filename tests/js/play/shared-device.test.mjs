// Hidden hands on one device: nobody's hand is asked for before its player has taken over.

import assert from "node:assert/strict";
import test from "node:test";

import { PERSON } from "../../../web/play/seat-kinds.js";
import { SharedDevice } from "../../../web/play/shared-device.js";

function device(kinds, { turn = 1, secrets = true } = {}) {
  const asked = [];
  const handed = [];
  const made = new SharedDevice({
    kinds,
    ask: async (request) => {
      asked.push(request);
      return { secrets, turn, seat: request.seat };
    },
    onhandover: (state) => handed.push(state.turn),
  });
  return { made, asked, handed };
}

test("the only person at the table keeps the device", async () => {
  const { made, asked, handed } = device(["settler", PERSON], { turn: 0 });
  const state = await made.ask({ do: "play" });
  assert.equal(state.seat, 1);
  assert.deepEqual(asked, [{ do: "play", seat: 1 }]);
  assert.deepEqual(handed, []);
  assert.equal(made.own({}).seat, 1);
});

test("where another person is to act, the table is shown without hands until it is handed over", async () => {
  const { made, asked, handed } = device([PERSON, PERSON]);
  made.viewer = 0;
  const state = await made.ask({ do: "play" });
  assert.equal(state.seat, null);
  assert.equal(made.viewer, null);
  assert.deepEqual(asked.at(-1), { do: "state", seat: null });
  assert.deepEqual(handed, [1]);
  assert.deepEqual(made.own({}), {});
});

test("nothing is handed over to a computer, or when the game is over", async () => {
  for (const [kinds, turn] of [
    [[PERSON, "settler", PERSON], 1],
    [[PERSON, PERSON], null],
  ]) {
    const { made, handed } = device(kinds, { turn });
    made.viewer = 0;
    assert.equal((await made.ask({ do: "play" })).seat, null);
    assert.deepEqual(handed, []);
  }
});

test("where nothing is hidden, nothing is handed over", async () => {
  const { made, asked, handed } = device([PERSON, PERSON], { secrets: false });
  await made.ask({ do: "play" });
  assert.equal(asked.length, 1);
  assert.deepEqual(handed, []);
});
