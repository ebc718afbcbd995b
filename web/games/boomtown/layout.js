// Where everything lies on the saloon table of Boomtown: the row, the auction, and every seat's area.
// Pure geometry: nothing here draws.

import { makeRegions } from "./spots.js";
import { things, towns } from "./facts.js";
import { holdings, ownSeat, townOf } from "./view.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {{ x: number, y: number, w: number, h: number }} Rect */
/** @typedef {import("../../wire.js").BoomtownCard} Card */
/** @typedef {Rect & { card: import("../../wire.js").BoomtownOffer }} OfferPlace */
/** @typedef {Rect & { card: Card }} CardPlace */
/** @typedef {Rect & { card: import("../../wire.js").BoomtownKeptCard }} KeptPlace */
/** @typedef {Rect & { town: string } & import("./view.js").Holding} Tile */
/** @typedef {Rect & { town: string }} Sign */
/** @typedef {Rect & { seat: number, head: Rect, kept: KeptPlace[], signs: Sign[], tiles: Tile[], slim: boolean }} Area */
/** @typedef {Rect & { seat: number }} Plate */
/**
 * @typedef {object} Places
 * @property {boolean} phone whether only one area is shown in full, for a narrow screen
 * @property {number} gap
 * @property {Rect} offer where the row of cards lies
 * @property {OfferPlace[]} row
 * @property {CardPlace | null} play the event card that asks for a choice now
 * @property {Rect} deck
 * @property {Rect} counter
 * @property {Rect[]} dice
 * @property {Rect} pot
 * @property {Plate[]} auction
 * @property {Area[]} areas by seat
 */
/** @typedef {import("../../painter.js").Layout & Places} Table */

/** Narrower than this, only the area of the seat in turn is shown in full. */
const PHONE = 560;
/** What a finger can hit. */
const FINGER = 44;
/** The height of a card is so many times its width. */
const CARD = 1.42;

/**
 * Lay the table.
 * @param {View} view
 * @param {Box} box
 * @returns {Table}
 */
export function layTable(view, box) {
  const places = box.width < PHONE ? phoneTable(view, box) : wideTable(view, box);
  return { ...places, regions: makeRegions(view, places) };
}

/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.max(least, Math.min(most, value));

/**
 * @param {View} view
 * @param {Box} box
 * @returns {Omit<Table, "regions">}
 */
function wideTable(view, box) {
  const { width, height } = box;
  const n = view.players;
  const gap = Math.round(within(6, width * 0.009, 14));
  const side = within(88, width * 0.13, 190);
  const tall = within(108, height * (n === 3 ? 0.3 : 0.215), 300);
  const cardW = Math.floor(Math.min(tall / CARD, (width - 2 * side - (n + 3) * gap) / n));
  const cardH = Math.floor(cardW * CARD);
  const offer = { x: gap * 2 + side, y: gap, w: width - 4 * gap - 2 * side, h: cardH };
  const { row, play } = placeRow(view, offer, cardW, cardH, gap);
  const pile = Math.floor(Math.min(cardW * 0.78, side - gap, (cardH - 34) / CARD));
  const deck = { x: gap + (side - pile) / 2, y: gap, w: pile, h: Math.floor(pile * CARD) };
  const counter = { x: gap, y: deck.y + deck.h + 4, w: side, h: cardH - deck.h - 4 };
  const right = width - gap - side;
  const die = Math.floor(within(36, Math.min(side * 0.42, cardH * 0.36), 76));
  const dice = [-die - 4, 4].map((dx) => ({
    x: right + side / 2 + dx,
    y: gap + 4,
    w: die,
    h: die,
  }));
  const pot = { x: right, y: gap + die + 10, w: side, h: cardH - die - 10 };
  const stripY = gap + cardH + gap;
  const least = Math.min(height, width * 0.8);
  const stripH = Math.round(within(40, least * 0.064, 62));
  const auction = placeAuction(n, { x: gap, y: stripY, w: width - 2 * gap, h: stripH }, gap);
  const top = stripY + stripH + gap;
  const ground = { x: gap, y: top, w: width - 2 * gap, h: height - top - gap };
  const plots = placePlots(n, ground, gap, width > height);
  const head = Math.round(within(32, least * 0.048, 48));
  const sign = Math.round(within(24, least * 0.036, 36));
  const columnW = Math.floor((Math.min(...plots.map((plot) => plot.w)) - 2 * gap) / towns.length);
  const room = Math.min(...plots.map((plot) => plot.h)) - head - sign - gap - 4;
  const tile = fitTile(longest(view, seats(n), 4), columnW, room, within(34, height * 0.062, 60));
  const areas = plots.map((plot, seat) => columnArea(view, seat, plot, head, sign, tile, gap));
  const base = { width, height, phone: false, gap, offer, row, play };
  return { ...base, deck, counter, dice, pot, auction, areas };
}

/**
 * @param {View} view
 * @param {Box} box
 * @returns {Omit<Table, "regions">}
 */
function phoneTable(view, box) {
  const { width } = box;
  const n = view.players;
  const gap = 4;
  const cardW = Math.floor(Math.min(70, (width - (n + 1) * gap) / n));
  const cardH = Math.floor(cardW * CARD);
  const line = 26;
  const deck = { x: gap + 76, y: gap, w: 17, h: line - 4 };
  const counter = { x: gap, y: gap, w: 66, h: line - 4 };
  const pot = { x: width / 2 - 40, y: gap, w: 80, h: line - 4 };
  const offer = { x: gap, y: gap + line, w: width - 2 * gap, h: cardH };
  const { row, play } = placeRow(view, offer, cardW, cardH, gap);
  // For the telegraph the dice lie in the middle of the table, where a finger hits them.
  const asked = view.phase === "telegraph";
  const die = asked ? 60 : line - 4;
  const dieX = asked ? width / 2 + 6 : width - gap - 2 * (die + 4);
  const dieY = asked ? offer.y + (cardH - die) / 2 : gap;
  const dice = [0, 1].map((i) => ({
    x: dieX + i * (die + (asked ? 12 : 4)),
    y: dieY,
    w: die,
    h: die,
  }));
  if (asked && play) play.x = gap * 4;
  const stripY = offer.y + cardH + gap * 2;
  const auction = placeAuction(n, { x: gap, y: stripY, w: width - 2 * gap, h: FINGER }, gap);
  const top = stripY + FINGER + gap * 2;
  const own = ownSeat(view);
  const head = 30;
  const sign = 24;
  const columnW = Math.floor((width - 4 * gap) / towns.length);
  const room = Math.max(96, box.height - top - head - sign - 3 * gap);
  const deep = longest(view, [own], 2);
  // Own mines are only pointed at to place a vein; otherwise more of the table is in sight.
  const tile = fitTile(deep, columnW, room, view.phase === "new-vein" ? FINGER : 32);
  const perLine = Math.max(1, Math.floor((columnW - 2) / tile.w));
  const used = head + sign + gap * 2 + Math.ceil(deep / perLine) * (tile.h + 3);
  const plot = { x: gap, y: top, w: width - 2 * gap, h: used };
  /** @type {Area[]} */
  const areas = [];
  areas[own] = columnArea(view, own, plot, head, sign, tile, gap);
  let y = top + used + gap * 2;
  for (let step = 1; step < n; step++) {
    const seat = (own + step) % n;
    areas[seat] = slimArea(view, seat, { x: gap, y, w: width - 2 * gap, h: 0 }, gap);
    y += areas[seat].h + gap * 2;
  }
  const base = { width, height: Math.max(box.height, y), phone: true, gap, offer, row, play };
  return { ...base, deck, counter, dice, pot, auction, areas };
}

/** @param {number} n */
const seats = (n) => Array.from({ length: n }, (_, seat) => seat);

/**
 * Place the cards on offer side by side, with the card in play after them.
 * @param {View} view
 * @param {Rect} offer
 * @param {number} w
 * @param {number} h
 * @param {number} gap
 */
function placeRow(view, offer, w, h, gap) {
  // The phase that carries out an event card has its name; the card lies in the middle then.
  const { must, may } = things.used;
  const used = must.includes(view.phase) || may.includes(view.phase);
  /** @type {Card | null} */
  const played = used ? { card: view.phase, kind: "event" } : null;
  const count = view.row.length + (played ? 1 : 0);
  const apart = played && view.row.length > 0 ? w * 0.3 : 0;
  const wide = count * w + Math.max(0, count - 1) * gap;
  const squeeze = Math.min(1, (offer.w - apart) / wide);
  const left = offer.x + (offer.w - wide * squeeze - apart) / 2;
  /** @param {number} i @param {number} further */
  const at = (i, further) => ({
    x: Math.round(left + i * (w + gap) * squeeze + further),
    y: offer.y,
    w: Math.floor(w * squeeze),
    h,
  });
  return {
    play: played && { ...at(count - 1, apart), card: played },
    row: view.row.map((card, i) => ({ ...at(i, 0), card })),
  };
}

/**
 * @param {number} n
 * @param {Rect} strip
 * @param {number} gap
 * @returns {Plate[]}
 */
function placeAuction(n, strip, gap) {
  const w = (strip.w - (n - 1) * gap) / n;
  return seats(n).map((seat) => ({
    seat,
    x: strip.x + seat * (w + gap),
    y: strip.y,
    w,
    h: strip.h,
  }));
}

/**
 * Place the areas so that the seats go clockwise around the table.
 * @param {number} n
 * @param {Rect} ground
 * @param {number} gap
 * @param {boolean} landscape
 * @returns {Rect[]}
 */
function placePlots(n, ground, gap, landscape) {
  const columns = landscape ? (n === 4 ? 2 : 3) : n === 3 ? 1 : 2;
  const lines = Math.ceil(n / columns);
  const h = Math.floor((ground.h - (lines - 1) * gap) / lines);
  return seats(n).map((seat) => {
    const line = Math.floor(seat / columns);
    const among = Math.min(columns, n - line * columns);
    const w = Math.floor((ground.w - (among - 1) * gap) / among);
    const step = seat - line * columns;
    const column = line % 2 ? among - 1 - step : step;
    return { x: ground.x + column * (w + gap), y: ground.y + line * (h + gap), w, h };
  });
}

/**
 * Find how many things lie in the fullest town of these seats, and at least so many.
 * @param {View} view
 * @param {number[]} who
 * @param {number} least
 */
function longest(view, who, least) {
  const most = who.flatMap((seat) => towns.map((town) => holdings(view, seat, town).length));
  return Math.max(least, ...most);
}

/**
 * Find the size of tile at which so many fit below each other, or beside where that is larger.
 * @param {number} many
 * @param {number} columnW
 * @param {number} room
 * @param {number} tallest
 */
function fitTile(many, columnW, room, tallest) {
  let best = { w: 0, h: 0 };
  for (const beside of [1, 2, 3]) {
    const w = Math.floor((columnW - 2) / beside) - 3;
    const lines = Math.ceil(many / beside);
    const h = Math.floor(Math.min(tallest, w * 0.74, room / lines - 3));
    if (h > best.h + 2) best = { w: Math.min(w, Math.floor(h * 1.9)), h };
  }
  return { w: best.w + 3, h: best.h };
}

/**
 * Lay a seat's things out in columns, one for each town.
 * @param {View} view
 * @param {number} seat
 * @param {Rect} plot
 * @param {number} headH
 * @param {number} signH
 * @param {{ w: number, h: number }} tile
 * @param {number} gap
 * @returns {Area}
 */
function columnArea(view, seat, plot, headH, signH, tile, gap) {
  const head = { x: plot.x, y: plot.y, w: plot.w, h: headH };
  const columnW = (plot.w - 2 * gap) / towns.length;
  const top = plot.y + headH + 2;
  /** @type {Sign[]} */
  const signs = [];
  /** @type {Tile[]} */
  const tiles = [];
  towns.forEach((town, column) => {
    const x = plot.x + gap + column * columnW;
    signs.push({ town, x: x + 2, y: top, w: columnW - 4, h: signH });
    const beside = Math.max(1, Math.floor(columnW / tile.w));
    const there = holdings(view, seat, town);
    const across = Math.min(beside, Math.max(1, there.length));
    const indent =
      beside === 1 ? (columnW - tile.w + 3) / 2 : 2 + (columnW - 4 - beside * tile.w + 3) / 2;
    there.forEach((one, i) =>
      tiles.push({
        ...one,
        town,
        x: x + indent + (i % across) * tile.w,
        y: top + signH + 4 + Math.floor(i / across) * (tile.h + 3),
        w: tile.w - 3,
        h: tile.h,
      }),
    );
  });
  return { ...plot, seat, head, signs, tiles, kept: placeKept(view, seat, head), slim: false };
}

/**
 * Lay a seat's things out line by line, each town behind its sign: for those below on a phone.
 * @param {View} view
 * @param {number} seat
 * @param {Rect} plot
 * @param {number} gap
 * @returns {Area}
 */
function slimArea(view, seat, plot, gap) {
  const head = { x: plot.x, y: plot.y, w: plot.w, h: FINGER };
  const [tileW, signW] = [46, 26];
  /** @type {Sign[]} */
  const signs = [];
  /** @type {Tile[]} */
  const tiles = [];
  let x = plot.x + gap;
  let y = plot.y + head.h + 2;
  const right = plot.x + plot.w - gap;
  for (const town of towns) {
    const there = holdings(view, seat, town);
    if (there.length === 0 && townOf(view, town).mayor !== seat) continue;
    if (x + signW + Math.min(1, there.length) * tileW > right) {
      x = plot.x + gap;
      y += FINGER + 4;
    }
    signs.push({ town, x, y, w: signW, h: FINGER });
    x += signW + 3;
    for (const one of there) {
      if (x + tileW - 3 > right) {
        x = plot.x + gap;
        y += FINGER + 4;
      }
      tiles.push({ ...one, town, x, y, w: tileW - 3, h: FINGER });
      x += tileW;
    }
    x += 4;
  }
  const h = y - plot.y + (signs.length > 0 ? FINGER + gap : 0);
  return { ...plot, h, seat, head, signs, tiles, kept: placeKept(view, seat, head), slim: true };
}

/**
 * Place the event cards that a seat keeps at the right end of its head.
 * @param {View} view
 * @param {number} seat
 * @param {Rect} head
 * @returns {KeptPlace[]}
 */
function placeKept(view, seat, head) {
  const cards = view.kept.filter((one) => one.seat === seat);
  const h = head.h - 6;
  const w = Math.max(26, Math.round(h * 0.84));
  return cards.map((card, i) => ({
    card,
    x: head.x + head.w - 4 - (cards.length - i) * (w + 4) + 4,
    y: head.y + 3,
    w,
    h,
  }));
}
