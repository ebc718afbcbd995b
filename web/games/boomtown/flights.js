// Draws what is on its way after an action: coins along the payments, cards to their new owner,
// and what blows up or falls in.

import { paintDust } from "../../art/dust.js";
import { paintMine } from "./cards.js";
import { paintEvent } from "./event-cards.js";
import { eased, isCoins } from "./motion.js";
import { paintFlyingCoin, traceCard } from "./pieces.js";
import { paintGavel, purseAt } from "./plaques.js";
import { distance, pointAt } from "./ring.js";
import { townOfMine } from "./facts.js";
import { write } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("../../wire.js").TableEvent} TableEvent */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./motion.js").Beat} Beat */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ x: number, y: number }} Point */

/** What is destroyed, by event. @type {Record<string, string>} */
const RUINS = {
  "dynamite-mine": "bright-explosion",
  "dynamite-saloon": "bright-explosion",
  collapsed: "falling-rocks",
};

/**
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {Beat[]} line
 * @param {Say} say
 */
export function paintFlights(ctx, table, ink, line, say) {
  for (const { event, at } of line) {
    if (at <= 0 || at >= 1) continue;
    if (event.kind === "took-mine" || event.kind === "took-card" || event.kind === "expropriated") {
      paintTaken(ctx, table, ink, event, eased(at), say);
    } else if (event.kind in RUINS) {
      paintRuin(ctx, table, ink, event, at);
    } else if (event.kind === "won" || event.kind === "won-free") {
      paintStrike(ctx, table, ink, Number(event.seat), at);
    } else if (event.kind === "bid") {
      paintStake(ctx, table, ink, event, at);
    } else if (isCoins(event)) {
      paintCoins(ctx, table, ink, event, at);
    }
  }
}

/**
 * Where a seat's gold lies: on its plaque; the bank's beyond the table.
 * @param {Table} table
 * @param {unknown} seat
 * @returns {Point}
 */
function purse(table, seat) {
  if (typeof seat !== "number") return { x: table.deck.x + table.deck.w / 2, y: -20 };
  const { plaque, badges } = table.areas[seat];
  return purseAt(plaque, badges, table.sizes.phone);
}

/** The share of their time after which the first of some coins is there. */
const ARRIVED = 0.7;

/** @param {Table} table */
const coinSize = ({ sizes }) => (sizes.phone ? 8 : Math.max(11, sizes.tag * 0.44));

/**
 * The gavel comes down beside the tag of whoever has won the auction.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {number} seat
 * @param {number} at
 */
function paintStrike(ctx, table, ink, seat, at) {
  const { x, y, w, h } = table.tags[seat];
  const r = Math.max(16, h * 0.9);
  ctx.save();
  ctx.translate(x + w / 2, y + h / 2);
  ctx.rotate(-0.9 * (1 - Math.min(1, at * 2)) ** 2);
  ctx.globalAlpha = at < 0.7 ? 1 : (1 - at) / 0.3;
  paintGavel(ctx, ink, 0, 0, r);
  if (at > 0.5) {
    ctx.strokeStyle = ink.colour("glow");
    ctx.lineWidth = 3;
    ctx.beginPath();
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 5) {
      const reach = r * (1.1 + (at - 0.5) * 1.2);
      ctx.moveTo(reach * Math.cos(angle), reach * Math.sin(angle));
      ctx.lineTo(reach * 1.25 * Math.cos(angle), reach * 1.25 * Math.sin(angle));
    }
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * The gold of a bid is pushed from the plaque to the tag.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {TableEvent} event
 * @param {number} at
 */
function paintStake(ctx, table, ink, event, at) {
  const seat = Number(event.seat);
  const from = purse(table, seat);
  const { x, y, w, h } = table.tags[seat];
  const t = eased(at);
  const goal = { x: x + w - h * 0.57, y: y + h / 2 };
  const r = coinSize(table) * 1.2;
  const coin = {
    x: from.x + (goal.x - from.x) * t,
    y: from.y + (goal.y - from.y) * t,
    r,
    height: Math.sin(Math.PI * t) * r * 1.6,
    turn: Math.round(t),
  };
  paintFlyingCoin(ctx, ink, coin, String(event.values.bid));
}

/** @param {import("./layout.js").Tile} tile @param {string} card */
function holds(tile, card) {
  return tile.kind === "mine" && tile.thing.card === card;
}

/** @param {Table} table @param {string} card */
function findTile(table, card) {
  return table.areas.flatMap((area) => area.tiles).find((tile) => holds(tile, card));
}

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {TableEvent} event @param {number} at */
function paintCoins(ctx, table, ink, event, at) {
  const { from, to, gold, mine } = event.values;
  const dug = from === "bank" ? findTile(table, String(mine)) : undefined;
  const start = dug ? { x: dug.x + dug.w * 0.7, y: dug.y + dug.h / 2 } : purse(table, from);
  const end = purse(table, to);
  if (dug) {
    ctx.strokeStyle = ink.colour("glow");
    ctx.lineWidth = 4;
    traceCard(ctx, dug, dug.h * 0.14);
    ctx.stroke();
  }
  const r = coinSize(table);
  const many = Math.min(4, Number(gold));
  const way = wayOf(table, event, start, end);
  for (let i = many - 1; i >= 0; i--) {
    const t = eased(Math.max(0, Math.min(1, at * 1.35 - i * 0.09)));
    if (t <= 0 || t >= 1) continue;
    const { x, y, height } = way(t);
    const coin = { x, y, r, height, turn: 2 * t + i * 0.3 };
    // The first one is to be read, so it lies flat in the air; the others turn over.
    if (i === 0) paintFlyingCoin(ctx, ink, { ...coin, turn: 0 }, String(gold));
    else paintFlyingCoin(ctx, ink, coin);
  }
  if (at <= ARRIVED || typeof to !== "number") return;
  const since = (at - ARRIVED) / (1 - ARRIVED);
  paintGlint(ctx, ink, end, r, since);
  paintRising(ctx, ink, end, `+${gold}`, since);
}

/**
 * Find the way of coins: a bid goes round the ring, anything else straight over the table.
 * @param {Table} table
 * @param {TableEvent} event
 * @param {Point} start
 * @param {Point} end
 * @returns {(t: number) => Point & { height: number }}
 */
function wayOf({ ring }, event, start, end) {
  const { from, to } = event.values;
  if (event.kind === "bid-paid" && typeof from === "number" && typeof to === "number") {
    const began = ring.seats.get(from) ?? 0;
    const whole = distance(ring, from, to);
    return (t) => ({ ...pointAt(ring, began + whole * t), height: Math.sin(Math.PI * t) * 8 });
  }
  const arc = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) * 0.22);
  return (t) => ({
    x: start.x + (end.x - start.x) * t,
    y: start.y + (end.y - start.y) * t,
    height: Math.sin(Math.PI * t) * arc,
  });
}

/** Coins that clink: short rays, gone at once. @param {Canvas} ctx @param {Ink} ink @param {Point} at @param {number} r @param {number} since */
function paintGlint(ctx, ink, { x, y }, r, since) {
  ctx.strokeStyle = ink.colour("coin");
  ctx.lineWidth = Math.max(1.5, r * 0.2);
  ctx.globalAlpha = 1 - since;
  ctx.beginPath();
  for (let ray = 0; ray < 8; ray++) {
    const way = (Math.PI * 2 * (ray + 0.5)) / 8;
    const [from, to] = [r * (1.1 + since), r * (1.5 + since * 1.4)];
    ctx.moveTo(x + from * Math.cos(way), y + from * Math.sin(way));
    ctx.lineTo(x + to * Math.cos(way), y + to * Math.sin(way));
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Ink} ink @param {Point} from @param {string} text @param {number} at */
function paintRising(ctx, ink, from, text, at) {
  ctx.globalAlpha = 1 - at * 0.6;
  ctx.lineWidth = 4;
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.colour("table-sheet");
  ctx.fillStyle = ink.colour("ink");
  ctx.font = '700 20px "Frontier Text", serif';
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.strokeText(text, from.x, from.y - 8 - at * 16);
  write(ctx, text, from.x, from.y - 8 - at * 16, 20);
  ctx.globalAlpha = 1;
}

/**
 * A card on its way from the row, or from a victim, to its new owner.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {TableEvent} event
 * @param {number} at
 * @param {Say} say
 */
function paintTaken(ctx, table, ink, event, at, say) {
  const card = String(event.values.card ?? event.values.mine);
  const area = table.areas[Number(event.seat)];
  const tile = area.tiles.find((one) => one.kind !== "saloon" && one.thing.card === card);
  const { offer, sizes } = table;
  const size = table.row[0] ?? { w: sizes.card.w, h: sizes.card.h };
  const goal = tile ?? { ...area.plaque, w: size.w * 0.4, h: size.h * 0.4 };
  const { victim } = event.values;
  const start =
    typeof victim === "number"
      ? table.areas[victim].plaque
      : { x: offer.x + (offer.w - size.w) / 2, y: offer.y };
  const place = {
    x: start.x + (goal.x - start.x) * at,
    y: start.y + (goal.y - start.y) * at,
    w: size.w + (goal.w - size.w) * at,
    h: size.h + (goal.h - size.h) * at,
  };
  if (tile?.kind === "mine") paintMine(ctx, ink, place, tile.thing, say(`town.${tile.thing.town}`));
  else if (!townOfMine(card)) paintEvent(ctx, ink, place, card, say(`card.${card}`));
}

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {TableEvent} event @param {number} at */
function paintRuin(ctx, table, ink, event, at) {
  const area = table.areas[Number(event.values.victim ?? event.seat)];
  const size = Math.min(110, area.w * 0.4) * (0.4 + 0.6 * Math.sin((Math.PI * at) / 2));
  ctx.globalAlpha = 1 - at ** 3;
  ctx.fillStyle = ink.colour("accent");
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  fillIcon(ctx, ink.icon(RUINS[event.kind]), x - size / 2, y - size / 2, size);
  ctx.globalAlpha = 1;
  paintDust(ctx, ink, { x, y, r: size * 0.5 }, at);
}
