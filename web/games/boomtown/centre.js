// What lies inside the ring of Boomtown's table: the row of cards, the card in play, deck, turn and
// dice. Pure geometry.

import { things } from "./facts.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./layout.js").Centre} Centre */
/** @typedef {import("./sizes.js").Size} Size */
/** @typedef {import("./sizes.js").Sizes} Sizes */

/** The height of a card is so many times its width. */
export const CARD = 1.37;

/**
 * Lay out what lies inside the ring.
 * @param {View} view
 * @param {Sizes} sizes
 * @param {Rect} inside
 * @param {Size} card the largest that a card of the row can be
 * @returns {Centre}
 */
export function layCentre(view, sizes, inside, card) {
  const { side, line, gap } = sizes;
  const beside = { ...inside, x: inside.x + side, w: inside.w - 2 * side };
  const below = { ...beside, y: beside.y + line, h: beside.h - line };
  // What lies beside the row comes as near to it as the whole row lets it.
  const free = (inside.w - view.players * (card.w + 2 * gap)) / 2 - side;
  const closer = line > 0 ? 0 : Math.max(0, Math.min(free * 0.6, inside.w * 0.09));
  const sides = { ...inside, x: inside.x + closer, w: inside.w - 2 * closer };
  const lines = line > 0 ? onOneLine({ ...inside, h: line - 2 }) : onBothSides(sizes, sides, card);
  const laid = layRow(view, sizes, below, card);
  if (laid.play?.card === "telegraph") {
    return { ...lines, ...laid, ...besideTheCard(laid.play, below) };
  }
  return { ...lines, ...laid };
}

/**
 * Place the cards on offer side by side, with the card in play after them.
 * @param {View} view
 * @param {Sizes} sizes
 * @param {Rect} room
 * @param {Size} card
 */
function layRow(view, { gap, ribbon, phone }, room, card) {
  // The phase that carries out an event card has its name; the card lies in the middle then.
  const { must, may } = things.used;
  const used = must.includes(view.phase) || may.includes(view.phase);
  const played = used ? view.phase : null;
  const count = view.row.length + (played ? 1 : 0);
  const apart = played && view.row.length > 0 ? card.w * 0.3 : 0;
  const step = card.w + gap * (phone ? 1 : 2);
  const squeeze = Math.min(1, (room.w - apart + gap) / Math.max(1, count * step));
  const w = Math.floor(card.w * squeeze);
  const left = room.x + (room.w - (count * step - gap) * squeeze - apart) / 2;
  const y = Math.round(room.y + (room.h - card.h - ribbon) / 2);
  /** @param {number} i @param {number} further */
  const at = (i, further) => ({
    x: Math.round(left + i * step * squeeze + further),
    y,
    w,
    h: card.h,
  });
  return {
    offer: { ...room, y, h: card.h },
    play: played === null ? null : { ...at(count - 1, apart), card: played },
    row: view.row.map((one, i) => ({ ...at(i, 0), card: one })),
  };
}

/**
 * Deck and turn on the left, dice and their sum on the right.
 * @param {Sizes} sizes
 * @param {Rect} inside
 * @param {Size} card
 */
function onBothSides({ side, gap, ribbon }, { x, y, w, h }, card) {
  const high = Math.min(h, card.h + ribbon);
  const top = y + (h - high) / 2;
  const label = Math.max(18, Math.round(Math.min(high * 0.19, side * 0.3)));
  const pile = Math.floor(Math.min(side - 3 * gap, (high - label - gap) / CARD));
  const die = Math.floor(Math.min((side - 3 * gap) / 2, high * 0.42));
  const right = x + w - side;
  const diceTop = Math.round(top + (high - die - label - gap) / 2);
  return {
    deck: {
      x: Math.round(x + (side - pile) / 2),
      y: Math.round(top),
      w: pile,
      h: Math.floor(pile * CARD),
    },
    counter: { x, y: Math.round(top + pile * CARD + gap), w: side, h: label },
    dice: [0, 1].map((i) => ({
      x: Math.round(right + side / 2 + (i ? gap / 2 : -die - gap / 2)),
      y: diceTop,
      w: die,
      h: die,
    })),
    pot: { x: right, y: diceTop + die + gap, w: side, h: label },
  };
}

/**
 * Everything on one line above the row, where there is no room beside it.
 * @param {Rect} line
 */
function onOneLine({ x, y, w, h }) {
  const die = h - 2;
  return {
    counter: { x: x + 2, y, w: 62, h },
    deck: { x: x + 74, y: y + 1, w: 16, h: h - 2 },
    dice: [0, 1].map((i) => ({ x: x + w - 4 - (2 - i) * (die + 4), y: y + 1, w: die, h: die })),
    pot: { x: x + w / 2 - 36, y, w: 84, h },
  };
}

/**
 * Dice large enough for a finger, with their sum below them, beside the card in play.
 * @param {Rect} card
 * @param {Rect} room
 */
function besideTheCard(card, room) {
  const left = card.x + card.w + 12;
  const die = Math.floor(
    Math.min(Math.max(60, card.h * 0.4), card.h - 26, (room.x + room.w - left - 12) / 2),
  );
  const label = Math.max(20, Math.round(die / 3));
  const y = Math.round(card.y + (card.h - die - label - 6) / 2);
  return {
    dice: [0, 1].map((i) => ({ x: left + i * (die + 8), y, w: die, h: die })),
    pot: { x: left, y: y + die + 6, w: 2 * die + 8, h: label },
  };
}
