// Draws what is on its way after an action: coins along the payments, cards to their new owner,
// and what blows up or falls in.

import { paintEventCard, paintMineCard } from "./cards.js";
import { eased, isCoins } from "./motion.js";
import { paintCoin, traceCard, write } from "./pieces.js";
import { townOfMine } from "./facts.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
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

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {Beat[]} line */
export function paintFlights(ctx, table, ink, line) {
  for (const { event, at } of line) {
    if (at <= 0 || at >= 1) continue;
    if (event.kind === "took-mine" || event.kind === "took-card" || event.kind === "expropriated") {
      paintTaken(ctx, table, ink, event, eased(at));
    } else if (event.kind in RUINS) {
      paintRuin(ctx, table, ink, event, at);
    } else if (isCoins(event)) {
      paintCoins(ctx, table, ink, event, at);
    }
  }
}

/**
 * Where a seat's gold lies: in its area, and on a phone in the auction, which is always in sight.
 * @param {Table} table
 * @param {unknown} seat
 * @returns {Point}
 */
function purse(table, seat) {
  if (typeof seat !== "number") return { x: table.deck.x + table.deck.w / 2, y: -20 };
  const { x, y, h } = table.phone ? table.auction[seat] : table.areas[seat].head;
  return { x: x + h * 1.2, y: y + h * (table.phone ? 0.3 : 0.5) };
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
  const r = table.phone ? 8 : 11;
  const many = Math.min(4, Number(gold));
  for (let i = many - 1; i >= 0; i--) {
    const t = eased(Math.max(0, Math.min(1, at * 1.35 - i * 0.09)));
    const x = start.x + (end.x - start.x) * t;
    const arc = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) * 0.22);
    const y = start.y + (end.y - start.y) * t - Math.sin(Math.PI * t) * arc;
    if (t > 0 && t < 1) paintCoin(ctx, ink, x, y, r, i === 0 ? String(gold) : "");
  }
  if (at > 0.7 && typeof to === "number") paintRising(ctx, ink, end, `+${gold}`, (at - 0.7) / 0.3);
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

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {TableEvent} event @param {number} at */
function paintTaken(ctx, table, ink, event, at) {
  const card = String(event.values.card ?? event.values.mine);
  const seat = Number(event.seat);
  const area = table.areas[seat];
  const tile = area.tiles.find((one) => holds(one, card));
  const kept = area.kept.find((one) => one.card.card === card);
  const goal = tile ?? kept ?? { ...area.head, w: area.head.h * 0.7 };
  const wide = table.row[0]?.w ?? table.deck.w;
  const high = table.row[0]?.h ?? table.deck.h;
  const { offer } = table;
  const victim = event.values.victim;
  const start =
    typeof victim === "number"
      ? table.areas[victim].head
      : { x: offer.x + (offer.w - wide) / 2, y: offer.y };
  const h = high + (goal.h * 1.3 - high) * at;
  const place = {
    x: start.x + (goal.x - start.x) * at,
    y: start.y + (goal.y - start.y) * at,
    w: (h / high) * wide,
    h,
  };
  if (tile?.kind === "mine") paintMineCard(ctx, ink, place, tile.thing);
  else if (!townOfMine(card)) paintEventCard(ctx, ink, place, card);
}

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {TableEvent} event @param {number} at */
function paintRuin(ctx, table, ink, event, at) {
  const seat = Number(event.values.victim ?? event.seat);
  const { mine, target, town = townOfMine(String(mine ?? target)) } = event.values;
  const area = table.areas[seat];
  const sign = area.signs.find((one) => one.town === town) ?? area.head;
  const size = Math.min(110, area.w * 0.3) * (0.4 + 0.6 * Math.sin((Math.PI * at) / 2));
  ctx.globalAlpha = 1 - at ** 3;
  ctx.fillStyle = ink.colour("accent");
  const x = sign.x + Math.min(sign.w, area.w * 0.2) / 2 - size / 2;
  fillIcon(ctx, ink.icon(RUINS[event.kind]), x, sign.y + sign.h - size * 0.3, size);
  ctx.globalAlpha = 1;
}
