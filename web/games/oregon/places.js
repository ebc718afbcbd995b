// Where everything of Oregon lies: the map with its bands, the hand, tokens, supplies, bank and seats.

import { bank as stacks, grid, gridOf, things } from "./facts.js";
import { LETTERS, RIM, layBoard, shareOut, slots, wholeCell } from "./frames.js";
import { layLow } from "./low.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Region} Region */
/** @typedef {Spot & { about: { kind: string, name: string | number } }} KnownSpot and what it shows */
/** @typedef {import("./frames.js").Frame} Frame */
/**
 * @typedef {object} Places
 * @property {number} cell the side of a space
 * @property {Frame} map
 * @property {number} rim the width of the bands along the top and the left
 * @property {Frame[]} cards the slots of the hand
 * @property {Frame[]} jokers a chip for every symbol the joker may stand for
 * @property {Frame} wordy the place of joker and chips, where other choices have their words meanwhile
 * @property {Frame} joker the joker token itself
 * @property {Frame} extra the extra-turn token
 * @property {Frame} purse the viewer's coal and gold, or the start tile
 * @property {Frame[]} supplies landscape and building
 * @property {Frame[]} bank the tiles of each kind, coal and gold
 * @property {Frame[]} seats
 */
/** @typedef {import("../../painter.js").Layout & { places: Places }} Sheet */

/** A box that is lower than this is that of a phone that lies. */
const LOW = 400;

/**
 * Find a square's corner and centre.
 * @param {Places} places
 * @param {string} at
 */
export function squareAt({ cell, map }, at) {
  const [column, row] = gridOf(at);
  const x = map.x + column * cell;
  const y = map.y + row * cell;
  return { x, y, cx: x + cell / 2, cy: y + cell / 2 };
}

/**
 * Find the seat whose hand and tiles are shown; nobody's, to an onlooker and when it is over.
 * @param {View} view
 * @returns {number | null}
 */
export function viewerOf(view) {
  if (view.phase === "over") return null;
  const seat = view.seats.findIndex((one) => one.coal_values !== null);
  return seat < 0 ? null : seat;
}

/**
 * @param {View} view
 * @param {Box} box
 * @returns {Sheet}
 */
export function layout(view, box) {
  const low = box.height < LOW && box.width > box.height * 1.2;
  const beside = box.width >= 600 && box.width > box.height * 1.08;
  const lay = low ? layLow : beside ? layBeside : layBelow;
  const { places, width, height } = lay(view, box);
  const choices = choosesInWords(view) ? places.wordy : undefined;
  const hand = view.seats[viewerOf(view) ?? 0].hand ?? [];
  // A card that is dropped anywhere on the map is picked, to be played there; one off a supply is drawn
  // into the hand.
  const zones = [
    { ...places.map, takes: hand },
    { ...handOf(places), takes: Object.values(things.picks.draw) },
  ];
  return { width, height, regions: regionsOf(view, places), places, choices, zones };
}

/** Find where the hand lies, from its first slot to its last. @param {Places} places */
function handOf({ cards: [first, ...others] }) {
  const last = others.at(-1) ?? first;
  return { ...first, w: last.x + last.w - first.x };
}

/**
 * Tell whether the viewer decides something that the joker has no part in: then the place of its chips
 * is free for the words of that. Exchanges have more words than room.
 * @param {View} view
 */
export function choosesInWords(view) {
  const viewer = viewerOf(view);
  if (viewer === null || view.turn !== viewer) return false;
  const useless = (view.seats[viewer].hand ?? []).some((card) => view.tiles[card] === 0);
  return view.phase === "extra" || (view.phase === "draw" && !(view.swaps && useless));
}

/**
 * Lay bank and seats beside the map, the hand below it: for a laptop or a projector.
 * @param {View} view
 * @param {Box} box
 */
function layBeside(view, box) {
  const gap = Math.max(8, Math.min(16, box.width * 0.011));
  const least = Math.max(104, Math.min(210, box.width * 0.13));
  const tray = Math.max(96, Math.min(210, box.height * 0.19));
  const cell = wholeCell(
    (box.width - least - gap - 8) / (grid.width + RIM + LETTERS),
    (box.height - tray - gap - 8) / (grid.height + RIM + LETTERS),
  );
  const board = layBoard(cell);
  const column = Math.min(box.width - board.w - gap - 2, least * 1.5);
  const width = board.w + gap + column + 2;
  const x = board.w + gap;
  const side = Math.min((column - 8) / 3, cell * 1.25);
  const bank = shareOut({ x, y: 4, w: column, h: side * 1.08 * 3 + 8 }, stacks.length, 3, 4);
  const last = bank[bank.length - 1];
  const top = last.y + last.h + gap;
  const room = (board.h - top - (view.players - 1) * 6) / view.players;
  const seats = shareOut(
    { x, y: top, w: column, h: 0 },
    view.players,
    1,
    6,
    Math.min(room, column * 0.95),
  );
  const y = board.h + gap;
  const high = Math.min(box.height - y - 4, cell * 4);
  const card = Math.min(high / 1.4, width * 0.1);
  const cards = slots(2, y, card, Math.min(high, card * 1.4), things.hand, gap * 0.6);
  const deck = card * 1.12;
  const supplies = slots(width - 2 * deck - gap * 0.6 - 2, y, deck, cards[0].h, 2, gap * 0.6);
  const from = cards[cards.length - 1].x + card + gap * 1.5;
  const tokens = { x: from, y, w: supplies[0].x - gap * 1.5 - from, h: cards[0].h };
  const places = { cell, ...board.parts, cards, supplies, bank, seats, ...layTokens(tokens) };
  return { places, width: Math.ceil(width), height: Math.ceil(y + cards[0].h + 4) };
}

/**
 * Lay everything below the map: for a phone or a tablet held upright.
 * @param {View} view
 * @param {Box} box
 */
function layBelow(view, box) {
  const { width } = box;
  const roomy = width > 600;
  // On a short phone bank and seats are a line each, so that all of it is in sight.
  const short = !roomy && box.height < width * 1.45;
  const gap = short ? 3 : Math.max(5, Math.min(12, width * 0.014));
  const cell = wholeCell((width - 6) / (grid.width + RIM + LETTERS));
  const board = layBoard(cell);
  const unit = Math.min(1.9, width / 349);
  const card = Math.min(110, (width - 6 * gap) / (short ? 6.6 : 6.4));
  const high = card * 1.4;
  let y = board.h + gap;
  const cards = slots(2, y, card, high, things.hand, gap);
  const right = cards[cards.length - 1].x + card;
  const deck = (width - right - 3 * gap - 2) / 2;
  const supplies = slots(right + 2 * gap, y, deck, high, 2, gap);
  y += high + gap;
  const chip = Math.max(44, Math.min(58, width * 0.085));
  const chips = things.symbols.length;
  const left = width - (chips + 1) * (chip + gap);
  const joker = { x: 2, y, w: Math.min(chip, left), h: chip };
  const jokers = slots(joker.x + joker.w + 2, y, chip, chip, chips, 2);
  const after = jokers[chips - 1].x + chip + gap;
  const wordy = { x: 2, y, w: after - gap - 2, h: chip };
  const extra = { x: after, y, w: roomy ? chip * 1.4 : width - after - 2, h: chip };
  const beside = extra.x + extra.w + gap * 2;
  // The purse has its place before anything is in it, so that nothing moves then.
  const purse = roomy
    ? { x: beside, y, w: width - beside - 2, h: chip }
    : { x: 2, y: y + chip + gap, w: width - 4, h: short ? 24 : 28 };
  if (view.phase !== "over") y = purse.y + purse.h + gap;
  const strip = { x: 2, y, w: width - 4, h: short ? 27 : 44 * unit };
  const bank = shareOut(strip, stacks.length, stacks.length, gap * 0.5);
  y += strip.h + gap;
  const across = roomy || short ? view.players : 2;
  const lines = Math.ceil(view.players / across);
  const seated = short ? 32 : 48 * unit;
  const seats = shareOut({ x: 2, y, w: width - 4, h: 0 }, view.players, across, gap, seated);
  y += lines * (seated + gap);
  const places = {
    cell,
    ...board.parts,
    cards,
    supplies,
    bank,
    seats,
    joker,
    jokers,
    wordy,
    extra,
    purse,
  };
  return { places, width: Math.floor(width), height: Math.ceil(y) };
}

/**
 * Lay the joker with its symbols, and below it the extra turn and the purse.
 * @param {Frame} frame
 */
function layTokens({ x, y, w, h }) {
  const gap = Math.max(4, h * 0.05);
  const row = (h - gap) / 2;
  const joker = { x, y, w: Math.min(row, w * 0.2), h: row };
  const chips = things.symbols.length;
  const chip = Math.min(row, (w - joker.w - gap - (chips - 1) * 3) / chips);
  const jokers = slots(x + joker.w + gap, y + (row - chip) / 2, chip, chip, chips, 3);
  const below = y + row + gap;
  const extra = { x, y: below, w: Math.min(row * 1.25, w * 0.3), h: row };
  const purse = { x: x + extra.w + gap * 2, y: below, w: w - extra.w - gap * 2, h: row };
  return { joker, jokers, wordy: { x, y, w, h: row }, extra, purse };
}

/**
 * @param {View} view
 * @param {Places} places
 * @returns {Region[]}
 */
function regionsOf(view, places) {
  const { cell, map, rim } = places;
  /** @type {(kind: string, name: string | number, picks: string[], frame: Frame) => KnownSpot} */
  const spot = (kind, name, picks, frame) => ({
    id: name === "" ? kind : `${kind}-${name}`,
    about: { kind, name },
    picks,
    ...frame,
  });
  const board = grid.rows.map((names) =>
    names.map((at) => {
      const { x, y } = squareAt(places, at);
      return { ...spot("space", at, [at], { x, y, w: cell, h: cell }), id: at };
    }),
  );
  const { symbols, bands, picks } = things;
  const across = symbols.map((symbol, i) =>
    spot("column", symbol, [picks.joker[symbol]], {
      x: map.x + i * bands.columns * cell,
      y: map.y - rim,
      w: bands.columns * cell,
      h: rim,
    }),
  );
  const down = symbols.map((symbol, i) => [
    spot("row", symbol, [picks.joker[symbol]], {
      x: map.x - rim,
      y: map.y + i * bands.rows * cell,
      w: rim,
      h: bands.rows * cell,
    }),
  ]);
  const viewer = viewerOf(view);
  /** @type {Region[]} */
  const regions = [
    { name: "board", rows: board },
    { name: "bands", rows: [across, ...down] },
  ];
  if (viewer !== null) {
    const hand = (view.seats[viewer].hand ?? []).map((card, i) =>
      spot("card", i, picksOf(view, card), places.cards[i]),
    );
    if (hand.length > 0) regions.push({ name: "hand", rows: [hand] });
    const jokers = symbols.map((symbol, i) =>
      spot("joker", symbol, [picks.joker[symbol]], places.jokers[i]),
    );
    const tokens = [
      ...(choosesInWords(view) ? [] : jokers),
      spot("extra", "", ["extra"], places.extra),
    ];
    tokens.push(spot("purse", "", [], places.purse));
    regions.push({ name: "tokens", rows: [tokens] });
  }
  const supplies = things.kinds.map((kind, i) =>
    spot("supply", kind, [picks.draw[kind]], places.supplies[i]),
  );
  const bank = stacks.map((name, i) => spot("bank", name, [], places.bank[i]));
  const seats = places.seats.map((frame, seat) => spot("seat", seat, [], frame));
  regions.push({ name: "supplies", rows: [supplies] });
  regions.push({ name: "bank", rows: [bank] });
  regions.push({ name: "seats", rows: [seats] });
  return regions;
}

/**
 * A card is picked to be played or discarded; while drawing, to be exchanged.
 * @param {View} view
 * @param {string} card
 */
function picksOf(view, card) {
  const swap = things.picks.swap[card];
  return view.phase === "draw" && swap ? [swap, card] : [card];
}
