// The frame of a bot: who answers in it, and the spare that stands ready when one has to be ended.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const HTML = readFileSync(new URL("../../../web/lab/frame.html", import.meta.url), "utf8");
const SCRIPT = /<script>([^]*)<\/script>/.exec(HTML)?.[1] ?? "";

/** Run the script of the frame among stand-ins, and hand it a port. */
async function frame() {
  /** @type {any[]} */
  const workers = [];
  /** @type {unknown[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const timers = [];
  /** @type {any} */
  let listen = null;
  class Worker {
    heard = /** @type {any[]} */ ([]);
    ended = false;
    /** @type {any} */ onmessage = null;
    /** @type {any} */ onerror = null;
    constructor() {
      workers.push(this);
    }
    postMessage(/** @type {any} */ data) {
      this.heard.push(data);
    }
    terminate() {
      this.ended = true;
    }
    /** Say something to the frame. @param {any} data */
    say(data) {
      this.onmessage({ data });
    }
  }
  const parent = { postMessage: () => {} };
  const port = {
    postMessage: (/** @type {unknown} */ one) => told.push(structuredClone(one)),
    onmessage: null,
  };
  vm.runInNewContext(SCRIPT, {
    Worker,
    Blob,
    URL: { createObjectURL: () => "blob:" },
    WebAssembly: { compile: async () => "module" },
    parent,
    addEventListener: (/** @type {string} */ _, /** @type {any} */ heard) => (listen = heard),
    setTimeout: (/** @type {() => void} */ later) => timers.push(later),
    clearTimeout: (/** @type {number} */ id) => id && (timers[id - 1] = () => {}),
  });
  await listen({ source: parent, data: { script: "", runtime: null, start: {} }, ports: [port] });
  const ask = (/** @type {unknown} */ data) => /** @type {any} */ (port).onmessage({ data });
  return { workers, told, ask, wait: () => timers.splice(0).forEach((later) => later()) };
}

test("an answer that comes soon needs no spare", async () => {
  const { workers, told, ask, wait } = await frame();
  workers[0].say({ ready: true });
  ask({ id: 1, request: "{}" });
  workers[0].say({ id: 1, reply: "{}" });
  wait();
  assert.equal(workers.length, 1);
  assert.deepEqual(told, [{ ready: true }, { id: 1, reply: "{}" }]);
});

test("while an answer is long in coming a spare starts, which takes over at once", async () => {
  const { workers, told, ask, wait } = await frame();
  workers[0].say({ ready: true });
  ask({ id: 1, request: "{}" });
  wait();
  assert.equal(workers.length, 2);
  workers[1].say({ ready: true });
  assert.deepEqual(told, [{ ready: true }], "nobody hears of the spare before it is needed");
  ask("anew");
  assert.equal(workers[0].ended, true);
  assert.deepEqual(told, [{ ready: true }, { ready: true }]);
  ask({ id: 2, request: "{}" });
  assert.deepEqual(workers[1].heard.at(-1), { id: 2, request: "{}" });
  assert.equal(workers.length, 2);
});

test("a spare that does not stand yet tells when it does, and one that fails is forgotten", async () => {
  const { workers, told, ask, wait } = await frame();
  ask({ id: 1, request: "{}" });
  wait();
  ask("anew");
  assert.deepEqual(told, []);
  workers[1].say({ ready: true });
  assert.deepEqual(told, [{ ready: true }]);
  ask({ id: 2, request: "{}" });
  wait();
  workers[2].say({ fatal: "no memory" });
  ask("anew");
  assert.equal(workers.length, 4, "another one is made");
  assert.deepEqual(told, [{ ready: true }]);
});

test("what an ended Python still says is not heard", async () => {
  const { workers, told, ask } = await frame();
  ask("anew");
  workers[0].say({ id: 1, reply: "{}" });
  assert.deepEqual(told, []);
});
