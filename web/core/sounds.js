// Plays the sounds of the house from the first click on, unless they are switched off; and lets a
// touch be felt, for those who have switched that on.

import { settings } from "./settings.js";
import { FAMILY } from "./sound-family.js";

/** @typedef {import("./sound-family.js").Sound} Sound */
/** @typedef {import("./sound-family.js").Note} Note */
/** @typedef {import("../wire.js").TableEvent} TableEvent */
/**
 * What a game sounds like: the sound of an event, and when it is heard, as a share of what is seen.
 * @typedef {object} Sounding
 * @property {(event: TableEvent) => Sound | undefined} sound
 * @property {(event: TableEvent, events: TableEvent[]) => number} [heardAt]
 */

const APART = 0.2; // seconds between two sounds of one action, at the least
const TOUCH = 12; // milliseconds for which a pick is felt

/** @type {Promise<AudioContext> | null} */
let output = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/**
 * Play a sound, if sounds are on and somebody has touched the page: before, none is allowed.
 * @param {Sound} sound
 * @param {number} [later] in seconds
 */
export async function play(sound, later = 0) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (sound === "pick" && settings().vibration === "on") navigator.vibrate?.(TOUCH);
  if (settings().sound !== "on") return;
  const asked = performance.now();
  const opened = await (output ??= open());
  const late = (performance.now() - asked) / 1000;
  const from = opened.currentTime + Math.max(0, later - late);
  for (const note of FAMILY[sound]) ring(opened, note, from);
}

/**
 * Open the way to the loudspeakers once what was touched has been seen to: the page stands still while
 * the browser makes it.
 * @returns {Promise<AudioContext>}
 */
const open = () => new Promise((seen) => setTimeout(seen)).then(() => new AudioContext());

/**
 * Play what an action caused: each kind of sound once, at the moment at which it is seen to happen.
 * @param {TableEvent[]} events
 * @param {Sounding} game
 * @param {number} length of what is seen, in seconds
 * @param {Sound | null} [last] what comes after them
 */
export function playEvents(events, game, length, last = null) {
  for (const { sound, at } of moments(events, game, length, last)) play(sound, at);
}

/**
 * Tell when each sound of an action is heard; no two at once.
 * @param {TableEvent[]} events
 * @param {Sounding} game
 * @param {number} length
 * @param {Sound | null} last
 * @returns {{ sound: Sound, at: number }[]} in their order
 */
export function moments(events, { sound: soundOf, heardAt = () => 0 }, length, last) {
  /** @type {Map<Sound, number>} */
  const first = new Map();
  for (const event of events) {
    const sound = soundOf(event);
    const at = heardAt(event, events) * length;
    if (sound && at < (first.get(sound) ?? Infinity)) first.set(sound, at);
  }
  const heard = [...first].map(([sound, at]) => ({ sound, at })).sort((a, b) => a.at - b.at);
  if (last) heard.push({ sound: last, at: Math.max(0, length - APART) });
  let free = 0;
  for (const one of heard) {
    one.at = Math.max(one.at, free);
    free = one.at + APART;
  }
  return heard;
}

/**
 * Let a part of a sound be heard.
 * @param {BaseAudioContext} output
 * @param {Note} note
 * @param {number} from when the sound begins
 */
export function ring(output, { at, rings, from: high, to: low, loud, wave }, from) {
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

/** Give half a second of noise, made once. @param {BaseAudioContext} output */
function noise(output) {
  if (hiss) return hiss;
  hiss = output.createBuffer(1, output.sampleRate / 2, output.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
