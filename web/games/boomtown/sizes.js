// How large things are on the table of Boomtown: for a phone in the hand, and for any larger screen.

import { things } from "./facts.js";

/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {{ w: number, h: number }} Size */
/**
 * @typedef {object} Sizes what is laid on the table; cards are at scale 1
 * @property {boolean} phone
 * @property {number} gap
 * @property {Size} mine of another seat
 * @property {Size} own mine
 * @property {Size} card of the row
 * @property {number} plaque height of a seat's plaque across the table
 * @property {number} ownPlaque
 * @property {number} least width of a plaque, at which a name of 12 letters is whole
 * @property {number} badge height of the sign of a mayor
 * @property {number} tag height of what says how a seat stands in the auction
 * @property {number} ribbon height of the words below a card of the row
 * @property {number} line height of deck, turn and dice, where they have no room beside the row
 * @property {number} side width that they have there else
 * @property {number[]} scales for the cards, the largest first
 * @property {{ mine: number, own: number, card: number }[]} tight scales that are tried before all become smaller
 */

/** Narrower or lower than this, a table is laid for a hand that holds it. */
const NARROW = 560;
const LOW = 440;
/** What a finger can hit. */
const FINGER = 44;
/** The table of an ordinary laptop, on which things have the sizes below. */
const USUAL = { width: 880, height: 660 };
/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.max(least, Math.min(most, value));

/** Sizes of cards that are tried, between one and twice as large. */
const STEPS = 50;

/** @param {number} most @param {number} least */
function steps(most, least) {
  const found = [];
  for (let step = Math.round(most * STEPS); step > least * STEPS; step--) found.push(step / STEPS);
  return [...found, least];
}

/**
 * Combine scales of one's own cards and of the row, with the mines of the others as large as they are.
 * @param {number} mine
 * @param {number[]} owns
 * @param {number[]} cards
 */
const closer = (mine, owns, cards) =>
  cards.flatMap((card) => owns.map((own) => ({ mine, own, card })));

/**
 * Choose the sizes for a box.
 * @param {Box} box
 * @param {string} phase
 * @returns {Sizes}
 */
export function sizesFor(box, phase) {
  return box.width < NARROW || box.height < LOW ? onPhone(box, phase) : onTable(box);
}

/**
 * @param {Box} box
 * @param {string} phase
 * @returns {Sizes}
 */
function onPhone({ width, height }, phase) {
  const aimed = things.used.mines.includes(phase); // there a finger must hit a mine
  const chosen = phase === "new-vein";
  const upright = width < height;
  return {
    phone: true,
    gap: 3,
    mine: aimed ? { w: FINGER, h: FINGER } : { w: 28, h: 33 },
    own: chosen ? { w: 52, h: 66 } : upright ? { w: 45, h: 57 } : { w: 37, h: 47 },
    card: { w: 66, h: 92 },
    plaque: upright ? 42 : 34,
    ownPlaque: upright ? 28 : 24,
    least: 80,
    badge: upright ? 17 : 15,
    tag: upright ? 20 : 6,
    ribbon: 0,
    line: upright ? 24 : 0,
    side: upright ? 0 : 64,
    scales: aimed || chosen ? [1] : steps(1.3, 0.86),
    tight: aimed || chosen ? [] : closer(0.86, [0.8, 0.73, 0.66], upright ? [0.86, 0.8] : [0.86]),
  };
}

/**
 * @param {Box} box
 * @returns {Sizes}
 */
function onTable({ width, height }) {
  const u = within(0.8, Math.min(width / USUAL.width, height / USUAL.height), 2);
  return {
    phone: false,
    gap: Math.round(6 * u),
    mine: { w: 56 * u, h: 72 * u },
    own: { w: 68 * u, h: 88 * u },
    card: { w: 78 * u, h: 107 * u },
    plaque: Math.round(54 * Math.max(1, u)),
    ownPlaque: Math.round(54 * Math.max(1, u)),
    least: 176 * u,
    badge: Math.max(24, Math.round(25 * u)),
    tag: Math.max(24, Math.round(26 * u)),
    ribbon: Math.round(22 * u),
    line: 0,
    side: 96 * u,
    // Where there is much height, larger cards in more lines use it.
    scales: steps(height > width ? 1.6 : 1.16, 0.6),
    tight: closer(1, [1, 0.95, 0.9, 0.86, 0.83], [1, 0.9, 0.8]),
  };
}
