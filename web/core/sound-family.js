// The sounds of the house, made on the spot out of tones and noise: nothing is loaded or recorded.

/** @typedef {"pick" | "move" | "stone" | "card" | "coin" | "dice" | "gavel" | "turn" | "win" | "end"} Sound */
/**
 * A part of a sound: when it starts and how long it rings, in seconds; from which pitch to which; how
 * loud; and whether it is a tone of this wave, or noise around that pitch.
 * @typedef {{ at: number, rings: number, from: number, to: number, loud: number, wave: OscillatorType | "noise" }} Note
 */

/**
 * @param {number} at
 * @param {number} rings
 * @param {number} from
 * @param {number} to
 * @param {number} loud
 * @param {Note["wave"]} wave
 * @returns {Note}
 */
const note = (at, rings, from, to, loud, wave) => ({ at, rings, from, to, loud, wave });

/** Wood on wood: a dull body and a short crack. @param {number} at @param {number} pitch @param {number} loud */
const knock = (at, pitch, loud) => [
  note(at, 0.11, pitch, pitch * 0.55, loud, "triangle"),
  note(at, 0.025, pitch * 7, pitch * 4, loud * 0.5, "noise"),
];

/** @param {number} at @param {number} pitch @param {number} loud */
const clink = (at, pitch, loud) => [
  note(at, 0.22, pitch, pitch * 0.995, loud, "sine"),
  note(at, 0.12, pitch * 2.76, pitch * 2.75, loud * 0.4, "sine"),
];

/**
 * All about as loud to the ear (weighed as ears weigh, the loudest tenth of a second): what is heard at
 * every pick is softer, what ends a match a little stronger.
 * @type {Record<Sound, Note[]>}
 */
export const FAMILY = {
  pick: knock(0, 520, 0.17),
  move: [...knock(0, 300, 0.38), ...knock(0.09, 360, 0.24)],
  stone: [
    note(0, 0.14, 160, 75, 0.28, "sine"),
    note(0, 0.08, 460, 320, 0.27, "triangle"),
    note(0, 0.06, 1500, 600, 0.22, "noise"),
    note(0.05, 0.2, 700, 250, 0.07, "noise"), // dust
  ],
  card: [note(0, 0.1, 2400, 4600, 0.4, "noise"), note(0.08, 0.04, 1400, 900, 0.34, "noise")],
  coin: [...clink(0, 1568, 0.09), ...clink(0.07, 2093, 0.09)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].flatMap((at, i) => knock(at, 760 - 60 * i, 0.19)),
  gavel: [...knock(0, 260, 0.5), ...knock(0.17, 240, 0.4)],
  turn: [note(0, 0.16, 587, 587, 0.16, "triangle"), note(0.12, 0.3, 880, 880, 0.16, "triangle")],
  win: [392, 494, 587, 784].map((pitch, i) =>
    note(0.13 * i, i < 3 ? 0.25 : 0.8, pitch, pitch, 0.18, "triangle"),
  ),
  end: [note(0, 0.3, 392, 392, 0.22, "triangle"), note(0.2, 0.6, 330, 330, 0.22, "triangle")],
};
