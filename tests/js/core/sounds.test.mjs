// When the sounds of an action are heard, and that none of the family can be loud or long.

import assert from "node:assert/strict";
import test from "node:test";

import { FAMILY } from "../../../web/core/sound-family.js";
import { moments, play } from "../../../web/core/sounds.js";

/** @param {string} kind @returns {any} */
const event = (kind) => ({ kind });
/** @type {any} */
const GAME = {
  sound: ({ kind }) => ({ ride: "move", stone: "stone", other: "stone" })[kind],
  heardAt: ({ kind }) => (kind === "ride" ? 0 : 0.75),
};

test("a sound is heard when its event is seen, each kind once", () => {
  const heard = moments([event("ride"), event("stone"), event("other")], GAME, 2, null);
  assert.deepEqual(heard, [
    { sound: "move", at: 0 },
    { sound: "stone", at: 1.5 },
  ]);
});

test("without motion the sounds still come one after the other", () => {
  const heard = moments([event("ride"), event("stone")], GAME, 0, "turn").map(({ at }) => at);
  for (let i = 1; i < heard.length; i++) assert.ok(heard[i] - heard[i - 1] >= 0.2 - 1e-9);
});

test("that it is one's turn is heard last", () => {
  const heard = moments([event("stone")], GAME, 1, "turn");
  assert.equal(heard.at(-1)?.sound, "turn");
});

/** Hears nothing, and notes when a voice begins. */
class Silent {
  static made = 0;
  /** @type {number[]} */
  static begun = [];
  currentTime = 3;
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = this.gain;
  connect = (/** @type {any} */ other) => other;
  createBuffer = () => ({ getChannelData: () => [] });
  stop() {}
  start(/** @type {number} */ at) {
    Silent.begun.push(at);
  }
}

test("what was picked is seen before the browser opens the loudspeakers", async () => {
  const voices = ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"];
  for (const voice of voices) Reflect.set(globalThis, voice, Silent);
  const Context = class extends Silent {
    constructor() {
      super();
      Silent.made++;
    }
  };
  Reflect.set(globalThis, "AudioContext", Context);
  if (!globalThis.navigator) Reflect.set(globalThis, "navigator", {});
  const [first, second] = [play("pick"), play("stone", 60)];
  assert.equal(Silent.made, 0);
  await Promise.all([first, second]);
  assert.equal(Silent.made, 1);
  assert.ok(Math.min(...Silent.begun) >= 3);
  assert.ok(Math.max(...Silent.begun) > 55, "what is heard later is not late");
});

for (const [name, notes] of Object.entries(FAMILY)) {
  test(`${name} is gentle: all its parts together cannot clip, and it is short`, () => {
    // The loudest moment is when a part begins: before, the others have only died down.
    const loudest = notes.map(({ at }) =>
      notes
        .filter((note) => note.at <= at + 0.006 && note.at + note.rings > at)
        .reduce((sum, note) => sum + note.loud, 0),
    );
    assert.ok(Math.max(...loudest) <= 0.85, `${Math.max(...loudest)}`);
    const long = Math.max(...notes.map(({ at, rings }) => at + rings));
    assert.ok(long <= (name === "win" ? 1.3 : 0.9), `${long} s`);
  });
}
