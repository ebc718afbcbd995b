// Draws the ring around the middle of the table: the way that bids are paid, and who would get what.

import { paintCoin } from "./pieces.js";
import { distance, pointAt } from "./ring.js";
import { writeInto } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {import("./ring.js").Ring} Ring */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * A rope around the middle with arrowheads to the right, all the way round.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 */
export function paintRing(ctx, table, ink) {
  const { ring, sizes } = table;
  const thick = sizes.phone ? 3 : Math.max(4, sizes.tag * 0.18);
  trace(ctx, ring, 0, ring.length);
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.colour("table-grain");
  ctx.lineWidth = thick;
  ctx.stroke();
  ctx.setLineDash([thick * 0.9, thick * 1.1]);
  ctx.strokeStyle = ink.colour("table-wood");
  ctx.lineWidth = thick * 0.4;
  ctx.stroke();
  ctx.setLineDash([]);
  const apart = sizes.phone ? 54 : Math.max(70, sizes.tag * 3.4);
  const many = Math.max(4, Math.round(ring.length / apart));
  ctx.fillStyle = ink.colour("ink");
  ctx.globalAlpha = 0.55;
  for (let i = 0; i < many; i++)
    paintHead(ctx, ring, ((i + 0.5) * ring.length) / many, thick * 1.7);
  ctx.globalAlpha = 1;
}

/**
 * Say on the table what the arrows mean, where the ring has room for words.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {string} words
 */
export function writeWay(ctx, { ring, sizes, row }, ink, words) {
  if (sizes.phone) return;
  const right = Math.max(...ring.path.map((step) => step.x)) - sizes.tag * 0.6;
  const bottom = Math.max(...ring.path.map((step) => step.y));
  const line = sizes.tag * 0.62;
  // Beside the cards of the row there may be room for two lines only.
  const cards = Math.max(...row.map((card) => card.x + card.w));
  const left = Math.max(right - sizes.tag * 9, cards + line);
  const at = { x: left, y: bottom - line * 2.7, w: right - left, h: line * 2.2 };
  ctx.fillStyle = ink.colour("ink");
  ctx.globalAlpha = 0.8;
  writeInto(ctx, words, at, { most: line, weight: 500, align: "right" });
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Ring} ring @param {number} at @param {number} size */
function paintHead(ctx, ring, at, size) {
  const { x, y, angle } = pointAt(ring, at);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(size, 0);
  ctx.lineTo(-size * 0.7, -size * 0.85);
  ctx.lineTo(-size * 0.3, 0);
  ctx.lineTo(-size * 0.7, size * 0.85);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** @param {Canvas} ctx @param {Ring} ring @param {number} from @param {number} to */
function trace(ctx, ring, from, to) {
  ctx.beginPath();
  const step = 8;
  for (let at = from; at < to; at += step) {
    const { x, y } = pointAt(ring, at);
    ctx.lineTo(x, y);
  }
  const { x, y } = pointAt(ring, to);
  ctx.lineTo(x, y);
}

/**
 * Who would get how much of the highest bid: the way it goes is lit, with a coin before each seat.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 */
export function paintShares(ctx, table, ink, view) {
  const { ring, tags, sizes } = table;
  const { bid, shares } = view;
  if (!bid || shares.length === 0) return;
  const start = ring.seats.get(bid.seat) ?? 0;
  const paid = shares.filter((share) => share.seat !== null);
  const last = paid.at(-1)?.seat;
  if (last === undefined || last === null) return;
  const whole = distance(ring, bid.seat, last);
  const toBank = shares.find((share) => share.seat === null);
  trace(ctx, ring, start, start + whole);
  ctx.strokeStyle = ink.colour("glow");
  ctx.lineWidth = sizes.phone ? 3 : Math.max(4, sizes.tag * 0.17);
  ctx.stroke();
  const r = sizes.phone ? 8 : sizes.tag * 0.46;
  for (const { seat, gold } of paid) {
    if (seat === null) continue;
    const before = tags[seat].w / 2 + r * 1.15;
    const { x, y } = pointAt(ring, start + distance(ring, bid.seat, seat) - before);
    paintCoin(ctx, ink, x, y, r, String(gold));
  }
  if (toBank)
    paintBank(ctx, table, ink, start + whole + tags[last].w / 2 + r * 1.3, r, toBank.gold);
}

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {number} at @param {number} r @param {number} gold */
function paintBank(ctx, { ring }, ink, at, r, gold) {
  const { x, y } = pointAt(ring, at);
  paintCoin(ctx, ink, x, y, r, String(gold));
  const next = pointAt(ring, at + r * 2.5);
  ctx.fillStyle = ink.colour("ink");
  fillIcon(ctx, ink.icon("bank"), next.x - r, next.y - r, r * 2);
}
