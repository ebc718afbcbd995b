// Who sits where at the table of Boomtown: oneself in front, the others across, in order, each with
// a plaque and cards in lines. Pure geometry.

import { holdings, offices, seatsAround } from "./view.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Badge} Badge */
/** @typedef {import("./layout.js").Tile} Tile */
/** @typedef {import("./sizes.js").Size} Size */
/** @typedef {import("./sizes.js").Sizes} Sizes */
/** @typedef {{ seat: number, many: number }} Group a seat, and how many cards it has room for */
/** @typedef {{ seat: number, x: number, w: number, columns: number, lines: number }} Zone the part of a side that a seat has */

/** Room is kept for the cards of so many turns at a time, so that the table seldom moves. */
const ROOM = { turns: 5 };
/** A plaque that is lower than this has one line. */
export const LINES = 32;
/** A lower tag has no room for words; the plaque says how its seat stands, and this is how wide. */
export const WORDED = 16;
export const STANDING = 62;
/** So much of what is taken stays on the table; the rest is played and gone. */
const STAYS = 0.8;

/**
 * Count the cards for which each seat has room, oneself first: those that one has, and across the
 * table those of the next turns.
 * @param {View} view
 * @returns {Group[]}
 */
export function planSeats(view) {
  const turns = Math.min(view.rounds, ROOM.turns * Math.ceil(view.round / ROOM.turns));
  return seatsAround(view).map((seat, i) => {
    const many = holdings(view, seat).length;
    if (i === 0) return { seat, many: Math.max(1, many) };
    const most = many + view.rounds - view.round + 1;
    return { seat, many: Math.max(1, many, Math.min(most, Math.floor(turns * STAYS))) };
  });
}

/**
 * Share the far side of the table out: whoever has more cards gets more room where that saves a line.
 * @param {Group[]} others
 * @param {Sizes} sizes
 * @param {number} width
 * @param {number} tileW
 * @returns {Zone[]} from the left to the right
 */
export function shareFarSide(others, { gap, least }, width, tileW) {
  const step = tileW + gap;
  const apart = gap * 2;
  const room = width - 2 * gap - (others.length - 1) * apart;
  const even = room / others.length;
  const many = others.map((group) => group.many);
  const narrowest = Math.min(least, even);
  let lines = 0;
  /** @type {number[]} */
  let wide;
  do {
    lines += 1;
    wide = many.map((n) => Math.max(narrowest, Math.ceil(n / lines) * step - gap));
  } while (total(wide) > room && lines < Math.max(...many));
  const enough = wide.every((one) => one <= even);
  const spare = (room - total(wide)) / others.length;
  let x = gap;
  return others.map(({ seat }, i) => {
    const w = Math.floor(enough ? even : wide[i] + spare);
    const columns = Math.max(1, Math.floor((w + gap) / step));
    const zone = { seat, x, w, columns, lines: Math.ceil(many[i] / columns) };
    x += w + apart;
    return zone;
  });
}

/** @param {number[]} all */
const total = (all) => all.reduce((sum, one) => sum + one, 0);

/**
 * Take the near side, all of it, for one's own.
 * @param {Group} own
 * @param {Sizes} sizes
 * @param {number} width
 * @param {number} tileW
 * @returns {Zone}
 */
export function takeNearSide({ seat, many }, { gap }, width, tileW) {
  const w = width - 2 * gap;
  const columns = Math.max(1, Math.floor((w + gap) / (tileW + gap)));
  return { seat, x: gap, w, columns, lines: Math.ceil(many / columns) };
}

/**
 * Lay one seat's things out: its cards line by line, the badges of its offices on its plaque.
 * @param {View} view
 * @param {Zone} zone
 * @param {Sizes} sizes
 * @param {Size} tile
 * @param {{ plaque: Rect, top: number, height: number, upwards: boolean }} at the plaque, and where the cards go: across the table they stack up from it
 * @returns {Area}
 */
export function layArea(view, zone, sizes, tile, { plaque, top, height, upwards }) {
  const { gap } = sizes;
  const things = holdings(view, zone.seat);
  const across = Math.min(things.length, zone.columns);
  const left = zone.x + Math.max(0, (zone.w - across * (tile.w + gap) + gap) / 2);
  const lines = Math.ceil(things.length / zone.columns);
  const first = upwards ? top + height - lines * (tile.h + gap) : top;
  /** @type {Tile[]} */
  const tiles = things.map((one, i) => ({
    ...one,
    x: Math.round(left + (i % zone.columns) * (tile.w + gap)),
    y: Math.round(first + Math.floor(i / zone.columns) * (tile.h + gap)),
    ...tile,
  }));
  const y = Math.min(plaque.y, top);
  const h = Math.max(plaque.y + plaque.h, top + height) - y;
  const badges = placeBadges(view, zone.seat, plaque, sizes);
  return { x: zone.x, y, w: zone.w, h, seat: zone.seat, plaque, badges, tiles };
}

/**
 * Place a badge for each town whose mayor a seat is: on a line of their own at the foot of the
 * plaque, on a phone side by side at its right end.
 * @param {View} view
 * @param {number} seat
 * @param {Rect} plaque
 * @param {Sizes} sizes
 * @returns {Badge[]}
 */
function placeBadges(view, seat, plaque, { badge: h, tag, phone }) {
  const towns = offices(view, seat);
  const bottom = plaque.y + plaque.h - h;
  if (!phone) {
    const w = Math.min(h * 6, (plaque.w - 6 - (towns.length - 1) * 3) / towns.length);
    return towns.map(({ town }, i) => ({
      town,
      x: plaque.x + 3 + i * (w + 3),
      y: bottom - 3,
      w,
      h,
    }));
  }
  // Without a tag the plaque itself says how its seat stands, at its right end: where it has two lines, on
  // the lower one, so that the badges go beside the name.
  const plain = tag >= WORDED;
  const beside = !plain && plaque.h >= LINES;
  const right = plaque.x + plaque.w - (plain || beside ? 3 : STANDING);
  const lower = plaque.h < LINES ? plaque.y + (plaque.h - h) / 2 : bottom - 3;
  const y = beside ? plaque.y + 1 : lower;
  // Beside a name they overlap rather than leave it no room.
  const step = beside
    ? Math.min(h + 1, (plaque.w * 0.36 - h) / Math.max(1, towns.length - 1))
    : h + 1;
  return towns.map(({ town }, i) => ({
    town,
    x: right - h - (towns.length - 1 - i) * step,
    y,
    w: h,
    h,
  }));
}
