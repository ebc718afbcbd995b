// Plays the sounds of the house from the first click on, unless they are switched off; and lets a
// touch be felt, for those who have switched that on.

import { settings } from "./settings.js";
import { FAMILY } from "./sound-family.js";

/** @typedef {import("./sound-family.js").Sound} Sound */
/** @typedef {import("./sound-family.js").Note} Note */

const APART = 0.22; // seconds between two sounds of one action
const TOUCH = 12; // milliseconds for which a pick is felt

/** @type {AudioContext | null} */
let output = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/**
 * Play a sound, if sounds are on and somebody has touched the page: before, none is allowed.
 * @param {Sound} sound
 * @param {number} [later] in seconds
 */
export function play(sound, later = 0) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (sound === "pick" && settings().vibration === "on") navigator.vibrate?.(TOUCH);
  if (settings().sound !== "on") return;
  output ??= new AudioContext();
  const from = output.currentTime + later;
  for (const note of FAMILY[sound]) ring(output, note, from);
}

/**
 * Play what an action caused: each kind of sound once, one after the other.
 * @param {import("../wire.js").TableEvent[]} events
 * @param {(event: import("../wire.js").TableEvent) => Sound | undefined} soundOf
 * @param {Sound | null} [last] what comes after them
 */
export function playEvents(events, soundOf, last = null) {
  const sounds = new Set(events.flatMap((event) => soundOf(event) ?? []));
  if (last) sounds.add(last);
  [...sounds].forEach((sound, i) => play(sound, i * APART));
}

/**
 * @param {AudioContext} output
 * @param {Note} note
 * @param {number} from
 */
function ring(output, { at, rings, from: high, to: low, loud, wave }, from) {
  const start = from + at;
  const volume = new GainNode(output, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  volume.connect(output.destination);
  /** @type {AudioScheduledSourceNode} */
  let voice;
  if (wave === "noise") {
    voice = new AudioBufferSourceNode(output, { buffer: noise(output), loop: true });
    const band = new BiquadFilterNode(output, { type: "bandpass", frequency: high, Q: 1.2 });
    band.frequency.exponentialRampToValueAtTime(low, start + rings);
    voice.connect(band).connect(volume);
  } else {
    const tone = new OscillatorNode(output, { type: wave, frequency: high });
    tone.frequency.exponentialRampToValueAtTime(low, start + rings);
    tone.connect(volume);
    voice = tone;
  }
  voice.start(start);
  voice.stop(start + rings + 0.02);
}

/** Give half a second of noise, made once. @param {AudioContext} output */
function noise(output) {
  if (hiss) return hiss;
  hiss = output.createBuffer(1, output.sampleRate / 2, output.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
