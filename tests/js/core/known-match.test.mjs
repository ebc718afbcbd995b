// What the page knows of a match: answers tell what is new, and are put together here.

import assert from "node:assert/strict";
import test from "node:test";

import { KnownMatch } from "../../../web/core/known-match.js";

/** @returns {any} */
const turn = (action, by = "all") => ({ action: [action], turn: 0, phase: "", events: [{ by }] });

/**
 * An answer about a match, told since an action.
 * @param {any} parts
 * @returns {any}
 */
function answer({ turns = [], since = 0, cursor = since + turns.length, ...more } = {}) {
  return {
    seat: null,
    secrets: false,
    seats: 2,
    cursor,
    length: cursor,
    next: null,
    told: { since, turns },
    ...more,
  };
}

function opened(turns, more = {}) {
  const actions = turns.map(({ action }) => action);
  const saved = { game: "g", seed: "s", actions, cursor: actions.length };
  return answer({ turns, saved, ...more });
}

const actionsOf = ({ saved }) => saved.actions.flat().join(" ");
const toldOf = ({ told }) => told.turns.map(({ action }) => action[0]).join(" ");

test("what is played is added to what is kept and to what was told", () => {
  const known = new KnownMatch();
  known.complete(opened([turn("a"), turn("b")]));
  const state = known.complete(answer({ since: 2, turns: [turn("c")] }));
  assert.equal(actionsOf(state), "a b c");
  assert.equal(state.saved.cursor, 3);
  assert.equal(state.saved.seed, "s");
  assert.equal(toldOf(state), "a b c");
});

test("what was taken back is kept until something else is played", () => {
  const known = new KnownMatch();
  known.complete(opened([turn("a"), turn("b"), turn("c")]));
  const undone = known.complete(answer({ since: 1, cursor: 1, length: 3 }));
  assert.equal(actionsOf(undone), "a b c");
  assert.equal(undone.saved.cursor, 1);
  assert.equal(toldOf(undone), "a");
  const redone = known.complete(answer({ since: 1, turns: [turn("b")], length: 3 }));
  assert.equal(actionsOf(redone), "a b c");
  assert.equal(redone.saved.cursor, 2);
  const other = known.complete(answer({ since: 2, turns: [turn("x")], length: 3 }));
  assert.equal(actionsOf(other), "a b x");
  // The same action again cuts off what came after it, too.
  known.complete(answer({ since: 0, cursor: 0, length: 3 }));
  assert.equal(actionsOf(known.complete(answer({ since: 0, turns: [turn("a")] }))), "a");
});

test("a request tells how much is known, and a match on the way is not asked for that", () => {
  const known = new KnownMatch();
  assert.equal(known.asking({ do: "play" }).since, 0);
  known.complete(opened([turn("a"), turn("b")]));
  assert.equal(known.asking({ do: "play" }).since, 2);
  assert.deepEqual(known.asking({ do: "preview", actions: [] }), { do: "preview", actions: [] });
  known.complete(opened([turn("z")]));
  assert.equal(known.asking({ do: "state" }).since, 1);
});

test("where hands are hidden, each seat knows what it was told itself", () => {
  const known = new KnownMatch();
  const secrets = true;
  const next = { seat: 0, told: { since: 0, turns: [turn("a", "seat 0")] } };
  const first = known.complete(opened([turn("a", "all")], { secrets, next }));
  assert.equal(first.told.turns[0].events[0].by, "all");
  assert.equal(first.next.told.turns[0].events[0].by, "seat 0");
  assert.equal(known.asking({ do: "play", seat: 0 }).since, 1);
  assert.equal(known.asking({ do: "play", seat: 1 }).since, 0);
  // Seat 1 shares the device and has been told nothing yet.
  assert.equal(known.asking({ do: "play", seat: 0, absent: [] }).since, 0);
  // Alone at the device, nobody else has to be told.
  assert.equal(known.asking({ do: "play", seat: 0, absent: [1] }).since, 1);
  const told = { since: 1, turns: [turn("b", "seat 0")] };
  const state = known.complete(answer({ seat: 0, secrets, cursor: 2, told }));
  assert.deepEqual(
    state.told.turns.map(({ events }) => events[0].by),
    ["seat 0", "seat 0"],
  );
});

test("turns that were told before are the same objects, so that nothing is drawn again", () => {
  const known = new KnownMatch();
  const first = known.complete(opened([turn("a")]));
  const second = known.complete(answer({ since: 1, turns: [turn("b")] }));
  assert.equal(second.told.turns[0], first.told.turns[0]);
});
