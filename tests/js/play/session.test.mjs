// A session with a core of our own making: what it asks for, what it shows, and what it ignores.

import assert from "node:assert/strict";
import test from "node:test";

import { PERSON } from "../../../web/play/seat-kinds.js";
import { Session } from "../../../web/play/session.js";

/** @type {any} the core here does not ask what is kept */
const OPEN = { do: "open" };

/**
 * A state after so many of all actions; seats take turns.
 * @returns {any}
 */
function stateAt(cursor, { all = cursor, seats = 2, floor = 0, turn = cursor % seats } = {}) {
  const actions = Array.from({ length: all }, (_, i) => [`a${i}`]);
  const turns = actions
    .slice(0, cursor)
    .map((action, i) => ({ action, turn: i % seats, phase: "", events: [{ kind: `e${i}` }] }));
  return { saved: { actions, cursor }, seats, floor, turn, told: { since: 0, turns } };
}

/**
 * A core that plays, takes back and redoes; `answers` stand in for what it would say.
 * @returns {any}
 */
function fakeCore(cursor = 0, all = cursor) {
  /** @type {any} */
  const core = {
    cursor,
    all,
    asked: [],
    answers: {},
    async ask(request) {
      core.asked.push(request.do);
      if (core.answers[request.do]) return core.answers[request.do](request);
      if (request.do === "undo") core.cursor--;
      if (request.do === "redo") core.cursor++;
      if (request.do === "play") core.all = ++core.cursor;
      return stateAt(core.cursor, { all: core.all });
    },
  };
  return core;
}

/** @param {any} core @param {any} parts */
function newSession(core, { kinds = [], fixed = 0, ...parts } = {}) {
  const shown = [];
  const errors = [];
  const session = new Session(
    {
      ask: (request) => core.ask(request),
      show: (what) => shown.push(what),
      onerror: (error) => errors.push(error),
      ...parts,
    },
    { kinds, fixed },
  );
  return { session, shown, errors };
}

/** A promise that is settled from outside. */
function later() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

/** Let everything that is ready to run do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a change is shown, and told whether something moved", async () => {
  const { session, shown } = newSession(fakeCore());
  await session.begin(OPEN);
  await session.change({ do: "play", picks: ["a0"] });
  await session.change({ do: "state" });
  assert.deepEqual(
    shown.map(({ request, moved }) => [request.do, moved]),
    [
      ["open", false],
      ["play", true],
      ["state", false],
    ],
  );
});

test("a second change is not taken while the first is under way", async () => {
  const core = fakeCore();
  const answer = later();
  const { session, shown } = newSession(core);
  await session.begin(OPEN);
  core.answers.play = () => answer.promise;
  const first = session.change({ do: "play", picks: ["a0"] });
  assert.equal(session.busy, true);
  assert.equal(await session.change({ do: "play", picks: ["a0"] }), null);
  answer.resolve(stateAt(1));
  assert.equal((await first)?.saved.cursor, 1);
  assert.deepEqual(core.asked, ["open", "play"]);
  assert.equal(shown.length, 2);
  assert.equal(session.busy, false);
});

test("undo takes back what the computer has answered, as one change", async () => {
  const core = fakeCore(4);
  const { session, shown } = newSession(core, { kinds: [PERSON, "settler"] });
  await session.begin(OPEN);
  await session.undo();
  assert.deepEqual(core.asked, ["open", "undo", "undo"]);
  assert.equal(session.state?.saved.cursor, 2);
  assert.equal(shown.length, 2, "what lies between is not shown");
});

test("undo does nothing while the action of a computer is under way, and does not wait for it", async () => {
  const core = fakeCore(2);
  const answer = later();
  const { session } = newSession(core, {
    kinds: ["settler", PERSON],
    think: async () => ["x"],
    goesOn: () => true,
  });
  core.answers.play = () => answer.promise;
  await session.begin(OPEN);
  await settled();
  assert.equal(session.busy, true, "the computer's action is on its way");
  for (let press = 0; press < 50; press++) assert.equal(await session.undo(), null);
  assert.deepEqual(core.asked, ["open", "play"]);
});

test("undo ends even if the core leads nowhere", async () => {
  const core = fakeCore(4);
  core.answers.undo = () => stateAt(3, { all: 4 });
  const { session } = newSession(core, { kinds: [PERSON, "settler"] });
  await session.begin(OPEN);
  await session.undo();
  assert.deepEqual(core.asked, ["open", "undo", "undo"]);
  assert.equal(session.state?.saved.cursor, 3);
});

test("undo stops at what has gone out by link, and at what chance gave", async () => {
  const core = fakeCore(4);
  const { session } = newSession(core, { kinds: [PERSON, "settler"], fixed: 3 });
  await session.begin(OPEN);
  await session.undo();
  assert.equal(session.state?.saved.cursor, 3, "the answer of the computer has been sent already");
  assert.equal(session.canUndo, false);
  assert.equal(await session.undo(), null);
  const dealt = newSession({ ask: async () => stateAt(4, { floor: 4 }) }).session;
  await dealt.begin(OPEN);
  assert.equal(dealt.canUndo, false);
});

test("undo takes back nothing of a match that was begun meanwhile", async () => {
  const core = fakeCore(4);
  const answer = later();
  const { session } = newSession(core, { kinds: [PERSON, "settler"] });
  await session.begin(OPEN);
  core.answers.undo = () => answer.promise;
  const undone = session.undo();
  const other = session.begin(OPEN);
  answer.resolve(stateAt(3));
  await Promise.all([undone, other]);
  assert.deepEqual(core.asked, ["open", "undo", "open"]);
});

test("redo goes only where something was taken back", async () => {
  const core = fakeCore(1, 2);
  const { session, shown } = newSession(core);
  await session.begin(OPEN);
  await session.redo();
  assert.equal(await session.redo(), null);
  assert.deepEqual(core.asked, ["open", "redo"]);
  assert.equal(shown.at(-1).moved, true);
});

test("the computer plays until a person is to act", async () => {
  const core = fakeCore(0);
  const { session } = newSession(core, {
    kinds: ["settler", "rancher"],
    think: async ({ seat, level }) => (core.cursor < 3 ? [`${seat}${level}`] : null),
    goesOn: () => true,
  });
  await session.begin(OPEN);
  await settled();
  assert.equal(session.state?.saved.cursor, 3);
  session.kinds = ["settler", PERSON];
  assert.equal((await session.letComputerPlay())?.turn, 1);
});

test("a thought is dropped by whatever is asked for meanwhile", async () => {
  const core = fakeCore(2);
  const thought = later();
  let dropped;
  const { session } = newSession(core, {
    kinds: ["settler", PERSON],
    think: (asked) => {
      dropped ??= asked.dropped;
      return thought.promise;
    },
    goesOn: () => true,
  });
  await session.begin(OPEN);
  assert.equal(dropped(), false);
  await session.undo();
  assert.equal(dropped(), true);
  thought.resolve(["x"]);
  await settled();
  assert.equal(
    core.asked.includes("play"),
    false,
    "nobody plays what was thought about another position",
  );
});

test("the computer thinks anew when a change was refused", async () => {
  const core = fakeCore(2);
  core.answers.undo = () => Promise.reject(new Error("refused"));
  let thoughts = 0;
  const { session, errors } = newSession(core, {
    kinds: ["settler", PERSON],
    think: () => {
      thoughts++;
      return new Promise(() => {});
    },
    goesOn: () => true,
  });
  await session.begin(OPEN);
  await session.undo();
  assert.equal(thoughts, 2);
  assert.equal(errors.length, 1);
  assert.equal(session.busy, false);
});

test("an action of the computer that is refused is told once", async () => {
  const core = fakeCore(0);
  core.answers.play = () => Promise.reject(new Error("refused"));
  const { session, errors } = newSession(core, {
    kinds: ["settler", PERSON],
    think: async () => ["x"],
    goesOn: () => true,
  });
  await session.begin(OPEN);
  await settled();
  assert.equal(errors.length, 1);
  assert.deepEqual(core.asked, ["open", "play"]);
});

test("a match that waits is not gone on with", async () => {
  let waits = true;
  const core = fakeCore(0);
  const { session } = newSession(core, {
    kinds: ["settler", PERSON],
    think: async () => ["x"],
    goesOn: () => !waits,
  });
  await session.begin(OPEN);
  await settled();
  assert.deepEqual(core.asked, ["open"]);
  waits = false;
  await session.letComputerPlay();
  assert.deepEqual(core.asked, ["open", "play"]);
});

test("what belongs to a match before is dropped when it comes", async () => {
  const core = fakeCore(0);
  const answer = later();
  const { session, shown, errors } = newSession(core);
  await session.begin(OPEN);
  core.answers.play = () => answer.promise;
  const left = session.watchMatch();
  const played = session.change({ do: "play", picks: ["a0"] });
  await session.begin(OPEN);
  answer.reject(new Error("too late"));
  assert.equal(await played, null);
  assert.equal(left(), true);
  assert.equal(errors.length, 0);
  assert.equal(shown.length, 2);
  assert.equal(session.busy, false);
});

test("nothing is shown after the session is closed", async () => {
  const core = fakeCore(0);
  const { session, shown } = newSession(core);
  const coming = session.begin(OPEN);
  session.close();
  assert.equal(await coming, null);
  assert.equal(shown.length, 0);
});

test("what happened since the last action of a seat is gathered from what was told", async () => {
  const core = fakeCore(5);
  const { session } = newSession(core);
  await session.begin(OPEN);
  assert.deepEqual(session.since(1), [{ kind: "e4" }]);
  assert.deepEqual(session.last(), [{ kind: "e4" }]);
  assert.deepEqual(session.since(null), []);
  await session.undo();
  assert.deepEqual(session.since(1), []);
  assert.equal(session.turns.length, 4);
});

test("the same moment can be seen by somebody else without asking the core", async () => {
  const core = fakeCore(3);
  const { session, shown } = newSession(core);
  await session.begin(OPEN);
  session.see({ ...stateAt(3), seat: 1 });
  assert.deepEqual(core.asked, ["open"]);
  assert.equal(session.state?.seat, 1);
  assert.equal(shown.at(-1).moved, false);
});

test("a state that was seen last is shown before the core is asked", async () => {
  const { session, shown } = newSession(fakeCore(1));
  session.foresee(stateAt(1));
  await session.begin(OPEN);
  assert.deepEqual(
    shown.map(({ request, moved }) => [request?.do ?? null, moved]),
    [
      [null, false],
      ["open", false],
    ],
  );
});
