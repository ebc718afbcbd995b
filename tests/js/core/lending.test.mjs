// The core as one screen has it: after the screen was left it asks for nothing and goes on with nothing.

import assert from "node:assert/strict";
import test from "node:test";

import { lend } from "../../../web/core/lending.js";

/** A core that answers when it is told to. @returns {any} */
function slowCore() {
  const core = {
    started: false,
    asked: [],
    answers: [],
    ask(request) {
      core.asked.push(request.do);
      return new Promise((resolve, reject) => core.answers.push({ resolve, reject }));
    },
  };
  return core;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a screen is answered, and sees the core as it is", async () => {
  const core = slowCore();
  const lent = lend(core).core;
  core.started = true;
  assert.equal(lent.started, true);
  const asked = lent.ask({ do: "state" });
  core.answers[0].resolve("a state");
  assert.equal(await asked, "a state");
  const refused = lent.ask({ do: "state" });
  core.answers[1].reject(new Error("no"));
  await assert.rejects(refused, /no/);
});

test("what a screen goes on with when it has been left never happens", async () => {
  const core = slowCore();
  const lent = lend(core);
  const done = [];
  /** As a lesson does: lay it on the desk, and then begin its first step. */
  const open = async () => {
    await lent.core.ask(/** @type {any} */ ({ do: "lesson" }));
    done.push("laid");
    await lent.core.ask(/** @type {any} */ ({ do: "lesson_step" }));
    done.push("begun");
  };
  open();
  const failing = lent.core.ask({ do: "state" }).catch(() => done.push("failed"));
  lent.end();
  core.answers[0].resolve({});
  core.answers[1].reject(new Error("no"));
  lent.core.ask({ do: "state" }).then(() => done.push("asked"));
  await settled();
  assert.ok(failing);
  assert.deepEqual(done, []);
  assert.deepEqual(core.asked, ["lesson", "state"]);
});
