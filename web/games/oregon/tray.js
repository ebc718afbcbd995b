// What lies before the viewer: hand, tokens and purse; and the two supplies with their discards.

import { fillIcon, strokeGlow } from "../../play/ink.js";
import { paintCard, paintSlot } from "./cards.js";
import {
  BACKS,
  ICONS,
  number,
  paintFarmer,
  paintMineral,
  paintTile,
  paintToken,
  traceTile,
} from "./pieces.js";
import { things } from "./facts.js";
import { choosesInWords, viewerOf } from "./places.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./places.js").Frame} Frame */
/** @typedef {import("./cards.js").Table} Table */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Table} table */
export function paintTray(table) {
  const { view } = table;
  const viewer = viewerOf(view);
  things.kinds.forEach((kind, i) => paintSupply(table, kind, table.places.supplies[i]));
  if (viewer === null) {
    if (view.phase === "over") paintCount(table);
    return;
  }
  paintTokens(table, view.seats[viewer]);
  paintPurse(table, viewer);
  paintHand(table, view.seats[viewer].hand ?? []);
}

/** @param {Table} table @param {string[]} hand */
function paintHand(table, hand) {
  const { ctx, ink, view, scene, places } = table;
  for (let i = hand.length; i < places.cards.length; i++) paintSlot(ctx, ink, places.cards[i]);
  const left = countOf(scene.picks);
  const drawn = arriving(table, hand);
  const choosing =
    scene.picks.length > 0 ||
    hand.some((card) => scene.next.has(card) || scene.next.has(things.picks.swap[card]));
  hand.forEach((card, i) => {
    const picked = (left.get(card) ?? 0) > 0;
    if (picked) left.set(card, (left.get(card) ?? 0) - 1);
    const swap = things.picks.swap[card];
    const next = scene.next.has(card) || scene.next.has(swap);
    const pointed = scene.pointed === card || scene.pointed === swap;
    const frame = { ...places.cards[i] };
    if (picked) frame.y -= frame.h * 0.07;
    if (drawn && drawn.index === i) {
      frame.x += (drawn.from.x - frame.x) * drawn.away;
      frame.y += (drawn.from.y - frame.y) * drawn.away;
    }
    const useless = view.tiles[card] === 0;
    const faint = !next && !picked && (useless || (choosing && view.phase !== "draw"));
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
  const from = places.supplies[things.kinds.findIndex((kind) => event.kind.endsWith(kind))];
  return index < 0 ? null : { index, from, away: (1 - scene.progress) ** 3 };
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

/** The joker, and a chip for every symbol that it may stand for. @param {Table} table @param {import("../../wire.js").OregonSeat} seat */
function paintJoker({ ctx, ink, scene, places }, seat) {
  const { joker, jokers } = places;
  const r = Math.min(joker.w, joker.h) * 0.43;
  paintToken(ctx, ink, "joker", seat.joker, joker.x + joker.w / 2, joker.y + joker.h / 2, r);
  things.symbols.forEach((symbol, i) => {
    const pick = things.picks.joker[symbol];
    const picked = scene.picks.includes(pick);
    const next = scene.next.has(pick);
    paintChip(ctx, ink, symbol, jokers[i], { picked, next, pointed: scene.pointed === pick });
  });
}

/** @param {Table} table @param {import("../../wire.js").OregonSeat} seat */
function paintTokens(table, seat) {
  const { ctx, ink, view, scene, places } = table;
  const { extra } = places;
  if (!choosesInWords(view)) paintJoker(table, seat);
  const offered = scene.next.has("extra");
  const [cx, cy] = [extra.x + extra.w / 2, extra.y + extra.h / 2];
  const size = Math.min(extra.w, extra.h) * 0.43;
  if (offered) {
    ctx.beginPath();
    ctx.arc(cx, cy, size + 2, 0, Math.PI * 2);
    strokeGlow(ctx, ink, scene.pointed === "extra" ? 7 : 4);
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
  if (next && !picked) {
    strokeGlow(ctx, ink, pointed ? 4 : 2.5);
  } else {
    ctx.strokeStyle = ink.colour(picked ? "accent" : "or-ink");
    ctx.lineWidth = picked ? 3.5 : 1;
    ctx.stroke();
  }
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
    traceTile(ctx, seat.start, x + s * 1.3, y + h / 2, s);
    strokeGlow(ctx, ink, Math.max(5, s * 0.5));
    paintTile(ctx, ink, seat.start, x + s * 1.3, y + h / 2, s);
    return;
  }
  paintMinerals(ctx, ink, mineralsOf(seat), { x, y, w, h });
}

/**
 * Lay coal and gold in rows, as large as the frame allows.
 * @param {Canvas} ctx @param {Ink} ink @param {[string, number][]} tiles @param {Frame} frame
 * @returns {number} where they end
 */
function paintMinerals(ctx, ink, tiles, { x, y, w, h }) {
  let s = Math.min(h / 2, 26);
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
  return x + Math.min(tiles.length, across) * s * 2.15;
}

/**
 * A supply face down with its number, and the top of its discards behind it.
 * @param {Table} table @param {string} kind @param {Frame} frame
 */
function paintSupply(table, kind, { x, y, w, h }) {
  const { ctx, ink, view, scene } = table;
  const pick = things.picks.draw[kind];
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
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, card, high, card * 0.09);
  strokeGlow(ctx, ink, scene.pointed === pick ? 6 : 3.5);
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
  fillIcon(ctx, ink.icon(BACKS[kind]), x + (w - side) / 2, y + h * 0.13, side);
  number(ctx, String(left), x + w / 2, y + h * 0.76, Math.min(w * 0.38, h * 0.3));
}

/** When it is over: everybody's coal and gold, turned over, and what they come to. @param {Table} table */
function paintCount({ ctx, ink, view, places }) {
  const { x, y: top, h } = places.cards[0];
  const row = h / view.players;
  const r = Math.min(row * 0.4, 18);
  const size = Math.min(row * 0.6, 26);
  const left = x + r * 2 + 10;
  const right = places.supplies[0].x - size * 2.2;
  view.seats.forEach((seat, /** @type {number} */ i) => {
    const y = top + i * row;
    paintFarmer(ctx, ink, i, x + r + 2, y + row / 2, r);
    const tiles = mineralsOf(seat);
    const end = paintMinerals(ctx, ink, tiles, { x: left, y: y + 1, w: right - left, h: row - 2 });
    const sum = tiles.reduce((total, [, value]) => total + value, 0);
    ctx.fillStyle = ink.colour("ink");
    number(ctx, `+${sum}`, end + size * 0.4, y + row / 2, size, "left");
  });
}

/** @param {import("../../wire.js").OregonSeat} seat @returns {[string, number][]} */
function mineralsOf({ coal_values: coal, gold_values: gold }) {
  return Object.entries({ coal, gold }).flatMap(([kind, values]) =>
    (values ?? []).map((value) => /** @type {[string, number]} */ ([kind, value])),
  );
}
