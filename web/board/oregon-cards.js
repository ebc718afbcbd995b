// The viewer's hand, tokens and purse, and the two supplies with their discards.

import { fillIcon } from "./ink.js";
import { BUILDINGS, KINDS, viewerOf } from "./oregon-places.js";
import {
  ICONS,
  number,
  paintFarmer,
  paintMineral,
  paintTile,
  paintToken,
  traceTile,
} from "./oregon-pieces.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ink} Ink */
/** @typedef {import("./oregon-places.js").Places} Places */
/** @typedef {import("./oregon-places.js").Frame} Frame */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ ctx: Canvas, view: View, places: Places, scene: Scene, ink: Ink }} Table */

/** What a farmer beside each building earns, for the foot of its card. @type {Record<string, (string | number)[]>} */
const WORTH = {
  "post-office": [3],
  church: ["1–8"],
  warehouse: [1, "joker"],
  harbor: [4],
  "coal-mine": ["coal", "1–3"],
  "gold-mine": ["gold", "3–5"],
  station: [1, "extra"],
};
const GROUND = {
  "coal-mine": "or-mountain",
  "gold-mine": "or-mountain",
  station: "or-bed",
  harbor: "water",
};

/** @param {Table} table */
export function paintTray(table) {
  const { view } = table;
  const viewer = viewerOf(view);
  KINDS.forEach((kind, i) => paintSupply(table, kind, table.places.supplies[i]));
  if (viewer === null) {
    if (view.phase === "over") paintCount(table);
    return;
  }
  paintTokens(table, view.seats[viewer]);
  paintPurse(table, viewer);
  paintHand(table, view.seats[viewer].hand);
}

/** @param {Table} table @param {string[]} hand */
function paintHand(table, hand) {
  const { ctx, ink, view, scene, places } = table;
  for (let i = hand.length; i < places.cards.length; i++) paintSlot(ctx, ink, places.cards[i]);
  const left = countOf(scene.picks);
  const drawn = arriving(table, hand);
  hand.forEach((card, i) => {
    const picked = (left.get(card) ?? 0) > 0;
    if (picked) left.set(card, (left.get(card) ?? 0) - 1);
    const swap = `swap:${card}`;
    const next = scene.next.has(card) || scene.next.has(swap);
    const pointed = scene.pointed === card || scene.pointed === swap;
    const frame = { ...places.cards[i] };
    if (picked) frame.y -= frame.h * 0.07;
    if (drawn && drawn.index === i) {
      frame.x += (drawn.from.x - frame.x) * drawn.away;
      frame.y += (drawn.from.y - frame.y) * drawn.away;
    }
    const useless = view.tiles[card] === 0;
    const acting = scene.next.size > 0 || scene.picks.length > 0;
    const faint = (acting && !next && !picked) || (useless && !next);
    paintCard(table, card, frame, { picked, next, pointed: pointed && next, faint });
    if (scene.next.has(swap)) paintSwap(ctx, ink, frame);
  });
}

/** @param {string[]} picks @returns {Map<string, number>} */
function countOf(picks) {
  const counts = new Map();
  for (const pick of picks) counts.set(pick, (counts.get(pick) ?? 0) + 1);
  return counts;
}

/**
 * The card that is on its way from a supply into the hand.
 * @param {Table} table @param {string[]} hand
 */
function arriving({ scene, places }, hand) {
  if (scene.progress >= 1) return null;
  const event = scene.last.findLast((one) => one.values.card && one.kind.startsWith("drew-"));
  if (!event) return null;
  const index = hand.lastIndexOf(String(event.values.card));
  const from = places.supplies[event.kind === "drew-landscape" ? 0 : 1];
  return index < 0 ? null : { index, from, away: (1 - scene.progress) ** 3 };
}

/** @param {Canvas} ctx @param {Ink} ink @param {Frame} frame */
function paintSlot(ctx, ink, { x, y, w, h }) {
  ctx.strokeStyle = ink.colour("line");
  ctx.lineWidth = 1;
  ctx.setLineDash([4, 4]);
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, w - 1, h - 1, w * 0.09);
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * @param {Table} table
 * @param {string} card
 * @param {Frame} frame
 * @param {{ picked?: boolean, next?: boolean, pointed?: boolean, faint?: boolean }} how
 */
export function paintCard({ ctx, ink, view }, card, { x, y, w, h }, how) {
  const building = BUILDINGS.includes(card);
  ctx.save();
  ctx.fillStyle = ink.colour("shadow");
  ctx.beginPath();
  ctx.roundRect(x + 1, y + w * (how.picked ? 0.09 : 0.045), w, h, w * 0.09);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, w * 0.09);
  ctx.fillStyle = ink.colour("or-card");
  ctx.fill();
  if (how.picked || how.next) {
    ctx.strokeStyle = ink.colour(how.picked ? "accent" : "glow");
    ctx.lineWidth = how.picked || how.pointed ? Math.max(4, w * 0.06) : Math.max(2.5, w * 0.035);
  } else {
    ctx.strokeStyle = ink.colour("or-ink");
    ctx.lineWidth = 1;
  }
  ctx.stroke();
  if (building) paintBuildingFace(ctx, ink, card, { x, y, w, h }, view.tiles[card]);
  else paintSymbolFace(ctx, ink, view.symbols, card, { x, y, w, h });
  if (how.faint) {
    ctx.globalAlpha = 0.5;
    ctx.fillStyle = ink.colour("paper");
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, w * 0.09);
    ctx.fill();
  }
  ctx.restore();
}

/**
 * A landscape card: the symbol, and below it the row and the column where it leads.
 * @param {Canvas} ctx @param {Ink} ink @param {string[]} symbols @param {string} card @param {Frame} frame
 */
function paintSymbolFace(ctx, ink, symbols, card, { x, y, w, h }) {
  const pad = w * 0.07;
  const foot = h * 0.27;
  ctx.fillStyle = ink.colour(`or-${card}`);
  ctx.beginPath();
  ctx.roundRect(x + pad, y + pad, w - 2 * pad, h - foot - pad * 1.6, w * 0.05);
  ctx.fill();
  const side = Math.min(w * 0.74, h - foot - pad * 2.4);
  ctx.fillStyle = ink.colour("or-ink");
  fillIcon(
    ctx,
    ink.icon(ICONS[card]),
    x + (w - side) / 2,
    y + pad + (h - foot - pad * 1.6 - side) / 2,
    side,
  );
  const place = symbols.indexOf(card);
  const wide = w * 0.46;
  const high = foot * 0.78;
  const [left, top] = [x + (w - wide) / 2, y + h - foot - pad * 0.1];
  ctx.fillStyle = ink.colour(`or-${card}`);
  ctx.fillRect(left + (place * wide) / 5, top, wide / 5, high);
  ctx.fillRect(left, top + (place * high) / 5, wide, high / 5);
  ctx.fillStyle = ink.colour("or-ink");
  ctx.globalAlpha = 0.55;
  ctx.fillRect(left + (place * wide) / 5, top, wide / 5, high);
  ctx.fillRect(left, top + (place * high) / 5, wide, high / 5);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink.colour("or-ink");
  ctx.lineWidth = Math.max(0.7, w / 90);
  ctx.strokeRect(left, top, wide, high);
}

/**
 * A building card: its tile on its ground, what it is worth, and a pip for every tile left.
 * @param {Canvas} ctx @param {Ink} ink @param {string} card @param {Frame} frame @param {number} left
 */
function paintBuildingFace(ctx, ink, card, { x, y, w, h }, left) {
  const pad = w * 0.07;
  const foot = h * 0.27;
  const high = h - foot - pad * 1.6;
  ctx.fillStyle = ink.colour(GROUND[/** @type {keyof typeof GROUND} */ (card)] ?? "or-green");
  ctx.beginPath();
  ctx.roundRect(x + pad, y + pad, w - 2 * pad, high, w * 0.05);
  ctx.fill();
  const s = Math.min(w * 0.3, high * 0.36);
  paintTile(ctx, ink, card, x + w / 2, y + pad + high / 2, s);
  paintWorth(
    ctx,
    ink,
    WORTH[card],
    x + w / 2,
    y + h - foot * 0.66,
    Math.min(foot * 0.52, w * 0.24),
  );
  for (let pip = 0; pip < 4; pip++) {
    ctx.beginPath();
    ctx.arc(x + w / 2 + (pip - 1.5) * w * 0.13, y + h - foot * 0.18, w * 0.032, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour(pip < left ? "or-ink" : "or-pip");
    ctx.fill();
  }
}

/**
 * Write what something is worth: numbers, and the signs of coal, gold and tokens.
 * @param {Canvas} ctx @param {Ink} ink @param {(string | number)[]} worth
 * @param {number} cx @param {number} cy @param {number} size
 */
function paintWorth(ctx, ink, worth, cx, cy, size) {
  ctx.font = `700 ${size}px "Frontier Text", serif`;
  const wide = worth.map((part) =>
    ICONS[part] ? size * 1.05 : ctx.measureText(String(part)).width,
  );
  let x = cx - (wide.reduce((sum, one) => sum + one, 0) + (worth.length - 1) * size * 0.2) / 2;
  worth.forEach((part, i) => {
    const mid = x + wide[i] / 2;
    if (part === "joker" || part === "extra")
      paintToken(ctx, ink, part, true, mid, cy, size * 0.52);
    else if (part === "coal" || part === "gold")
      paintMineral(ctx, ink, part, mid, cy, size * 0.5, null);
    else {
      ctx.fillStyle = ink.colour("or-ink");
      number(ctx, String(part), mid, cy, size);
    }
    x += wide[i] + size * 0.2;
  });
}

/** The sign that a useless card can be exchanged. @param {Canvas} ctx @param {Ink} ink @param {Frame} frame */
function paintSwap(ctx, ink, { x, y, w }) {
  const r = w * 0.17;
  ctx.fillStyle = ink.colour("accent");
  ctx.beginPath();
  ctx.arc(x + w - r * 0.9, y + r * 0.9, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = ink.colour("on-accent");
  fillIcon(ctx, ink.icon("cycle"), x + w - r * 1.6, y + r * 0.2, r * 1.4);
}

/** @param {Table} table @param {View} seat */
function paintTokens({ ctx, ink, scene, view, places }, seat) {
  const { joker, jokers, extra } = places;
  const r = Math.min(joker.w, joker.h) * 0.43;
  paintToken(ctx, ink, "joker", seat.joker, joker.x + joker.w / 2, joker.y + joker.h / 2, r);
  /** @type {string[]} */ (view.symbols).forEach((symbol, i) => {
    const pick = `joker:${symbol}`;
    const picked = scene.picks.includes(pick);
    const next = scene.next.has(pick);
    paintChip(ctx, ink, symbol, jokers[i], { picked, next, pointed: scene.pointed === pick });
  });
  const offered = scene.next.has("extra");
  const [cx, cy] = [extra.x + extra.w / 2, extra.y + extra.h / 2];
  const size = Math.min(extra.w, extra.h) * 0.43;
  if (offered) {
    ctx.strokeStyle = ink.colour("glow");
    ctx.lineWidth = scene.pointed === "extra" ? 7 : 4;
    ctx.beginPath();
    ctx.arc(cx, cy, size + 2, 0, Math.PI * 2);
    ctx.stroke();
  }
  paintToken(ctx, ink, "extra", seat.extra, cx, cy, size);
}

/**
 * A symbol that the joker may stand for.
 * @param {Canvas} ctx @param {Ink} ink @param {string} symbol @param {Frame} frame
 * @param {{ picked: boolean, next: boolean, pointed: boolean }} how
 */
function paintChip(ctx, ink, symbol, { x, y, w, h }, { picked, next, pointed }) {
  ctx.save();
  if (!picked && !next) ctx.globalAlpha = 0.45;
  const inset = picked ? 1 : 2.5;
  ctx.beginPath();
  ctx.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, w * 0.2);
  ctx.fillStyle = ink.colour(`or-${symbol}`);
  ctx.fill();
  ctx.strokeStyle = ink.colour(picked ? "accent" : next ? "or-joker" : "or-ink");
  ctx.lineWidth = picked || (next && pointed) ? 3.5 : next ? 2 : 1;
  ctx.stroke();
  ctx.fillStyle = ink.colour("or-ink");
  const side = w * 0.66;
  fillIcon(ctx, ink.icon(ICONS[symbol]), x + (w - side) / 2, y + (h - side) / 2, side);
  ctx.restore();
}

/** The viewer's coal and gold with their values; before the first turn the start tile. @param {Table} table @param {number} viewer */
function paintPurse({ ctx, ink, view, places }, viewer) {
  const { x, y, w, h } = places.purse;
  const seat = view.seats[viewer];
  if (view.phase === "start" && view.turn === viewer && seat.start) {
    const s = Math.min(h * 0.42, 30);
    ctx.strokeStyle = ink.colour("glow");
    ctx.lineWidth = Math.max(5, s * 0.5);
    traceTile(ctx, seat.start, x + s * 1.3, y + h / 2, s);
    ctx.stroke();
    paintTile(ctx, ink, seat.start, x + s * 1.3, y + h / 2, s);
    return;
  }
  const tiles = [
    ...seat.coalValues.map((/** @type {number} */ value) => ["coal", value]),
    ...seat.goldValues.map((/** @type {number} */ value) => ["gold", value]),
  ];
  paintMinerals(ctx, ink, tiles, { x, y, w, h });
}

/**
 * Lay coal and gold in rows, as large as the frame allows.
 * @param {Canvas} ctx @param {Ink} ink @param {[string, number][]} tiles @param {Frame} frame
 */
function paintMinerals(ctx, ink, tiles, { x, y, w, h }) {
  let s = Math.min(h / 2, 19);
  const fits = (/** @type {number} */ half) =>
    Math.floor(w / (half * 2.15)) * Math.max(1, Math.floor(h / (half * 2.1))) >= tiles.length;
  while (s > 6 && !fits(s)) s -= 0.5;
  const across = Math.max(1, Math.floor(w / (s * 2.15)));
  const lines = Math.ceil(tiles.length / across);
  tiles.forEach(([kind, value], i) => {
    const cx = x + ((i % across) + 0.5) * s * 2.15;
    const cy = y + h / 2 + (Math.floor(i / across) - (lines - 1) / 2) * s * 2.1;
    paintMineral(ctx, ink, kind, cx, cy, s * 0.9, value);
  });
}

/**
 * A supply face down with its number, and the top of its discards behind it.
 * @param {Table} table @param {string} kind @param {Frame} frame
 */
function paintSupply(table, kind, { x, y, w, h }) {
  const { ctx, ink, view, scene } = table;
  const pick = `draw:${kind}`;
  const card = Math.min(w * 0.68, h / 1.42);
  const high = card * 1.36;
  const top = view.discards[kind].at(-1);
  const small = card * 0.74;
  const pile = { x: x + w - small, y: y + h - small * 1.36, w: small, h: small * 1.36 };
  if (top) {
    paintCard(table, top, pile, {});
  } else {
    paintSlot(ctx, ink, pile);
  }
  const left = view.supplies[kind];
  const deep = Math.min(3, Math.ceil(left / 8));
  for (let i = deep; i >= 0 && left > 0; i--) {
    const shift = i * 1.5;
    ctx.beginPath();
    ctx.roundRect(x + 1 + shift, y + 1 + shift, card, high, card * 0.09);
    ctx.fillStyle = ink.colour(`or-back-${kind}`);
    ctx.fill();
    ctx.strokeStyle = ink.colour("or-ink");
    ctx.lineWidth = 1;
    ctx.stroke();
  }
  if (left === 0) paintSlot(ctx, ink, { x: x + 1, y: y + 1, w: card, h: high });
  paintBack(ctx, ink, kind, { x: x + 1, y: y + 1, w: card, h: high }, left);
  if (!scene.next.has(pick)) return;
  ctx.strokeStyle = ink.colour("glow");
  ctx.lineWidth = scene.pointed === pick ? 6 : 3.5;
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, card, high, card * 0.09);
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Ink} ink @param {string} kind @param {Frame} frame @param {number} left */
function paintBack(ctx, ink, kind, { x, y, w, h }, left) {
  const colour = ink.colour(left ? "or-on-back" : "ink-soft");
  if (left) {
    ctx.strokeStyle = colour;
    ctx.globalAlpha = 0.6;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.roundRect(x + w * 0.08, y + w * 0.08, w * 0.84, h - w * 0.16, w * 0.05);
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  ctx.fillStyle = colour;
  const side = w * 0.52;
  fillIcon(
    ctx,
    ink.icon(kind === "landscape" ? "compass" : "wood-cabin"),
    x + (w - side) / 2,
    y + h * 0.13,
    side,
  );
  number(ctx, String(left), x + w / 2, y + h * 0.76, Math.min(w * 0.38, h * 0.3));
}

/** When it is over: everybody's coal and gold, turned over. @param {Table} table */
function paintCount({ ctx, ink, view, places }) {
  const { x, y: top, h } = places.cards[0];
  const room = { x, y: top, w: places.supplies[0].x - x - 12, h };
  const row = room.h / view.players;
  view.seats.forEach((/** @type {View} */ seat, /** @type {number} */ i) => {
    const y = room.y + i * row;
    const r = Math.min(row * 0.4, 18);
    paintFarmer(ctx, ink, i, room.x + r + 2, y + row / 2, r);
    const tiles = [
      ...seat.coalValues.map((/** @type {number} */ value) => ["coal", value]),
      ...seat.goldValues.map((/** @type {number} */ value) => ["gold", value]),
    ];
    paintMinerals(ctx, ink, tiles, {
      x: room.x + r * 2 + 12,
      y: y + 1,
      w: room.w - r * 2 - 12,
      h: row - 2,
    });
  });
}
