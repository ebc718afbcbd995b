// Short sounds made on the spot, for those who have turned them on: nothing is loaded or recorded.

import { settings } from "./settings.js";

/** @typedef {"pick" | "move" | "stone" | "coin" | "end"} Sound */
/**
 * A note: when it starts and how long it rings, in seconds; from and to which pitch; how loud.
 * @typedef {{ at: number, rings: number, from: number, to: number, loud: number, wave: OscillatorType }} Note
 */

/** @type {Record<Sound, Note[]>} */
const NOTES = {
  pick: [{ at: 0, rings: 0.05, from: 900, to: 700, loud: 0.12, wave: "sine" }],
  move: [
    { at: 0, rings: 0.12, from: 240, to: 130, loud: 0.35, wave: "triangle" },
    { at: 0.09, rings: 0.08, from: 320, to: 180, loud: 0.2, wave: "triangle" },
  ],
  stone: [
    { at: 0, rings: 0.1, from: 150, to: 70, loud: 0.5, wave: "sine" },
    { at: 0, rings: 0.04, from: 1600, to: 400, loud: 0.1, wave: "square" },
  ],
  coin: [
    { at: 0, rings: 0.18, from: 1568, to: 1560, loud: 0.14, wave: "sine" },
    { at: 0.07, rings: 0.28, from: 2093, to: 2085, loud: 0.14, wave: "sine" },
  ],
  end: [
    { at: 0, rings: 0.3, from: 392, to: 392, loud: 0.25, wave: "triangle" },
    { at: 0.16, rings: 0.3, from: 494, to: 494, loud: 0.25, wave: "triangle" },
    { at: 0.32, rings: 0.6, from: 587, to: 587, loud: 0.3, wave: "triangle" },
  ],
};

/** @type {AudioContext | null} */
let output = null;

/**
 * Play a sound, if sounds are on.
 * @param {Sound} sound
 * @param {number} [later] in seconds
 */
export function play(sound, later = 0) {
  if (settings().sound !== "on") return;
  output ??= new AudioContext();
  const from = output.currentTime + later;
  for (const note of NOTES[sound]) ring(output, note, from);
}

/**
 * Play what an action caused: each kind of sound once, one after the other.
 * @param {import("../wire.js").TableEvent[]} events
 * @param {(event: import("../wire.js").TableEvent) => Sound | undefined} soundOf
 * @param {boolean} over whether the game is over now
 */
export function playEvents(events, soundOf, over) {
  const sounds = new Set(events.flatMap((event) => soundOf(event) ?? []));
  if (over) sounds.add("end");
  [...sounds].forEach((sound, i) => play(sound, i * 0.22));
}

/**
 * @param {AudioContext} output
 * @param {Note} note
 * @param {number} from
 */
function ring(output, { at, rings, from: high, to: low, loud, wave }, from) {
  const voice = new OscillatorNode(output, { type: wave, frequency: high });
  const volume = new GainNode(output, { gain: 0 });
  const start = from + at;
  voice.frequency.exponentialRampToValueAtTime(low, start + rings);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  voice.connect(volume).connect(output.destination);
  voice.start(start);
  voice.stop(start + rings + 0.02);
}
