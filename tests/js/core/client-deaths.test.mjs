// What the page does when Python dies of a question: ask again, then plainly, then say so.

import assert from "node:assert/strict";
import test from "node:test";

/** The ways in which workers were hired. @type {string[]} */
const hired = [];
/** Whether a Python that was started so dies of the question. */
let dies = (/** @type {string} */ _kind) => true;

class PythonStandIn {
  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
    this.onmessage = (/** @type {any} */ _event) => {};
    queueMicrotask(() => {
      this.tell({ here: true });
      this.tell({ id: 0, reply: {} });
    });
  }

  /** @param {object} data */
  tell(data) {
    this.onmessage({ data });
  }

  /** @param {{ id: number }} message */
  postMessage({ id }) {
    const answer = dies(this.kind)
      ? { id, fatal: "unreachable" }
      : { id, reply: { ok: this.kind } };
    setTimeout(() => this.tell(answer));
  }

  terminate() {}
}

const hire = (/** @type {string} */ kind) => {
  hired.push(kind);
  return new PythonStandIn(kind);
};
const { setTimeout: wait } = globalThis;
Object.assign(globalThis, {
  // Nobody waits for what the client would do after seconds.
  setTimeout: (/** @type {() => void} */ call, time = 0) => {
    const timer = wait(call, time);
    return time ? timer.unref() : timer;
  },
  document: { documentElement: { dataset: { start: "start" } } },
  window: { opening: { beginning: { kind: "snapshot", worker: null, heard: [] }, hire } },
});
const { Core } = await import("../../../web/core/client.js");

/** @param {(kind: string) => boolean} who */
async function asked(who) {
  hired.length = 0;
  dies = who;
  const core = new Core();
  core.arrive = () => {
    core.started = true; // nothing is prepared for a next visit
    core.endPatience();
  };
  const told = await core.send({ request: "{}" }).catch((error) => error.kind);
  core.endPatience();
  return told;
}

test("a question that kills Python once is asked again in the same way", async () => {
  let deaths = 0;
  assert.equal(await asked(() => deaths++ < 1), "snapshot");
  assert.deepEqual(hired, ["snapshot", "snapshot"]);
});

test("a question that kills a small Python twice is asked of a plain one", async () => {
  assert.equal(await asked((kind) => kind !== "wheel"), "wheel");
  assert.deepEqual(hired, ["snapshot", "snapshot", "wheel"]);
});

test("a question that kills every Python is refused", async () => {
  assert.equal(await asked(() => true), "fatal");
  assert.deepEqual(hired, ["snapshot", "snapshot", "wheel", "wheel"]);
});
