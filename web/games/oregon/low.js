// Where everything of Oregon lies on a phone that is held across: all of it in sight at once.

import { bank as stacks, grid, things } from "./facts.js";
import { LETTERS, RIM, layBoard, shareOut, slots, wholeCell } from "./frames.js";

/** @typedef {import("./frames.js").Frame} Frame */

const GAP = 4.5;
/** As wide as a finger: the chips of the joker are hardly smaller. */
const FINGER = 44;

/**
 * Lay the hand and the supplies below the map, and all else in a column beside them.
 * @param {import("./places.js").View} view
 * @param {import("../../painter.js").Box} box
 */
export function layLow(view, box) {
  const least = Math.max(118, box.width * 0.27);
  const tray = Math.max(58, Math.min(74, box.height * 0.22));
  const cell = wholeCell(
    (box.width - least - GAP - 6) / (grid.width + RIM + LETTERS),
    (box.height - tray - GAP - 6) / (grid.height + RIM + LETTERS),
  );
  const board = layBoard(cell);
  const x = board.w + GAP;
  const column = Math.min(box.width - x - 2, least * 1.5);
  const y = board.h + GAP;
  const high = box.height - y - 2;
  const gap = 3;
  // Two supplies are as wide as two and a half cards.
  const card = Math.min(high / 1.3, (board.w - 2 * GAP - 5 * gap) / (things.hand + 2.5));
  const cards = slots(2, y, card, high, things.hand, gap);
  const from = cards[cards.length - 1].x + card + 2 * GAP;
  const supplies = slots(from, y, card * 1.25, high, things.kinds.length, gap);
  const tokens = layTokens({ x, y: 2, w: column, h: 0 });
  const { purse } = tokens;
  const banked = { x, y: purse.y + purse.h + GAP, w: column, h: 0 };
  const wide = column > 170;
  const bank = shareOut(banked, stacks.length, wide ? 5 : 3, 3, 26);
  const last = bank[bank.length - 1];
  const top = last.y + last.h + GAP;
  const lines = Math.ceil(view.players / 2);
  const room = (box.height - 2 - top - (lines - 1) * gap) / lines;
  const seats = shareOut({ x, y: top, w: column, h: 0 }, view.players, 2, gap, Math.min(room, 84));
  const places = { cell, ...board.parts, cards, supplies, bank, seats, ...tokens };
  return { places, width: Math.ceil(x + column + 2), height: Math.floor(box.height) };
}

/**
 * Lay the joker with its symbols in rows of three, and the extra turn and the purse below them or, where
 * there is room, beside them.
 * @param {Frame} frame
 */
function layTokens({ x, y, w }) {
  const gap = 3;
  const beside = w > 170;
  const across = beside ? 4 : 3;
  const wide = (w - (across - 1) * gap) / across;
  const side = Math.min(FINGER, wide);
  const wordy = { x, y, w: 3 * wide + 2 * gap, h: 2 * side + gap };
  const [joker, ...jokers] = shareOut(wordy, things.symbols.length + 1, 3, gap);
  const extra = beside
    ? { x: x + wordy.w + gap, y, w: wide, h: side }
    : { x, y: y + wordy.h + gap, w: wide, h: side };
  const purse = beside
    ? { x: extra.x, y: y + side + gap, w: wide, h: side }
    : { x: x + wide + gap, y: extra.y, w: w - wide - gap, h: side };
  return { joker, jokers, wordy, extra, purse };
}
