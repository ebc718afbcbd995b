// Draws the plaques of the seats around the table of Boomtown: who sits there, their gold and offices,
// and on a tag how they stand in the auction.

import { paintBadge } from "./badges.js";
import { paintCoin, paintSign, seatLook, traceCard } from "./pieces.js";
import { LINES, STANDING, WORDED } from "./seating.js";
import { write, writeInto, writeName } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Badge} Badge */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./layout.js").Tag} Tag */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ text: string, coin?: number, strong: boolean, out: boolean, asked?: boolean }} Standing */

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Area} area
 * @param {View} view
 * @param {{ gold: number, name: string, say: Say, phone: boolean, tag: Tag }} told
 */
export function paintPlaque(ctx, ink, area, view, { gold, name, say, phone, tag }) {
  const { seat, plaque, badges } = area;
  const turn = view.turn === seat;
  const standing = standingOf(view, seat, say);
  const { colour } = seatLook(seat);
  paintBoard(ctx, ink, plaque, turn ? colour : "", badges.length > 0);
  ctx.save();
  ctx.globalAlpha = standing?.out ? 0.55 : 1;
  const { x, w } = plaque;
  const { r, level, high, purse } = writingOf(plaque, badges, phone);
  paintSign(ctx, ink, seat, x + r * 1.75, level, r);
  ctx.fillStyle = ink.colour("ink");
  const left = x + r * 3.2;
  const [badge] = badges;
  const end = badge && badge.y < level && level < badge.y + badge.h ? badge.x - 2 : x + w - 3;
  const right = purse.y === level ? purse.x - purse.r * 2.8 : end;
  const room = { x: left, y: level - high / 2, w: right - left, h: high };
  writeName(ctx, name, room, {
    most: phone ? 13 : Math.min(plaque.h * 0.36, 30),
    least: phone ? 8.5 : 11,
  });
  paintCoin(ctx, ink, purse.x - purse.r * 1.1, purse.y, purse.r);
  ctx.fillStyle = ink.colour("ink");
  ctx.font = `700 ${purse.r * 2}px "Frontier Text", serif`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.fillText(String(gold), purse.x + purse.r * 0.4, purse.y + purse.r * 0.08);
  ctx.restore();
  for (const badge of badges) paintBadge(ctx, ink, badge, view, phone, say);
  if (tag.h >= WORDED) return;
  const beside = besides(plaque);
  if (standing) paintStanding(ctx, ink, beside, seat, standing);
  if (opens(view, seat) && plaque.h < LINES) {
    paintGavel(ctx, ink, beside.x - GAVEL - 3, plaque.y + plaque.h / 2, GAVEL);
  }
}

/** The gavel on a plaque of one line, which has room for it where the ring has not. */
const GAVEL = 8;

/** @param {View} view @param {number} seat whether it opens the bidding and rolls */
const opens = (view, seat) => view.first === seat && view.phase !== "over";

/** @param {Rect} plaque @returns {Rect} where a low plaque says how its seat stands */
function besides({ x, y, w, h }) {
  const high = Math.min(16, h * 0.62);
  return {
    x: x + w - STANDING,
    y: h < LINES ? y + (h - high) / 2 : y + h - high - 1.5,
    w: STANDING - 3,
    h: high,
  };
}

/**
 * Tell where name and gold stand on a plaque: on one line, or where it is narrow on two.
 * @param {Rect} plaque
 * @param {Badge[]} badges
 * @param {boolean} phone
 */
function writingOf({ x, y, w, h }, badges, phone) {
  if (!phone) {
    const upper = badges.length > 0 ? badges[0].y - y : h;
    const level = y + upper / 2 + 1;
    const purse = Math.min(upper * 0.32, h * 0.23);
    return {
      r: Math.min(upper * 0.34, h * 0.24),
      level,
      high: upper * 0.84,
      purse: { x: x + w - purse * 3.1, y: level, r: purse },
    };
  }
  if (h < LINES) {
    const level = y + h / 2;
    return { r: 7, level, high: h * 0.8, purse: { x: x + w * 0.42, y: level, r: 7 } };
  }
  const level = y + h * 0.29;
  return { r: 6.5, level, high: h * 0.52, purse: { x: x + 19, y: y + h * 0.76, r: 6.5 } };
}

/**
 * Tell where the gold of a seat lies on its plaque.
 * @param {Rect} plaque
 * @param {Badge[]} badges
 * @param {boolean} phone
 */
export const purseAt = (plaque, badges, phone) => writingOf(plaque, badges, phone).purse;

/**
 * A paper plaque with nails, framed in the colour of whoever is to act.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} plaque
 * @param {string} colour
 * @param {boolean} crowded whether there is no room for nails
 */
function paintBoard(ctx, ink, plaque, colour, crowded) {
  const { x, y, w, h } = plaque;
  const radius = Math.min(8, h * 0.16);
  ctx.fillStyle = ink.colour("shadow");
  traceCard(ctx, { x: x + 1, y: y + 2.5, w, h }, radius);
  ctx.fill();
  ctx.fillStyle = ink.colour(colour ? `${colour}-pale` : "table-sheet");
  traceCard(ctx, plaque, radius);
  ctx.fill();
  ctx.strokeStyle = ink.colour(colour || "ink");
  ctx.lineWidth = colour ? Math.max(3, h * 0.07) : 1.2;
  ctx.stroke();
  if (h < 36 || crowded) return;
  ctx.fillStyle = ink.colour("ink-soft");
  ctx.beginPath();
  const inset = Math.max(4, h * 0.09);
  for (const [cx, cy] of [
    [x + inset, y + inset],
    [x + w - inset, y + inset],
  ]) {
    ctx.moveTo(cx, cy);
    ctx.arc(cx, cy, Math.max(1, h * 0.028), 0, Math.PI * 2);
  }
  ctx.fill();
}

/**
 * Tell how a seat stands: in the auction, or among those who still take a card.
 * @param {View} view
 * @param {number} seat
 * @param {Say} say
 * @returns {Standing | null}
 */
export function standingOf(view, seat, say) {
  const plain = { strong: false, out: false };
  if (view.phase === "bid") {
    if (view.passed.includes(seat)) return { text: say("standing.out"), strong: false, out: true };
    if (view.bid?.seat === seat) {
      return { text: say("standing.leads"), coin: view.bid.gold, strong: true, out: false };
    }
    if (view.turn === seat) return { text: say("standing.turn"), strong: true, out: false };
    return { text: say("standing.in"), ...plain };
  }
  const place = view.order.indexOf(seat);
  if (place < 0) return null;
  return { text: say("standing.takes", { n: place + 1 }), strong: place === 0, out: false };
}

/**
 * The tag of a seat on the ring, with the gavel where the seat opens the bidding and rolls.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {{ tag: Tag, plaque: Rect }} at
 * @param {View} view
 * @param {Say} say
 * @param {string} asked what choosing the seat would do, where it can be chosen
 */
export function paintTag(ctx, ink, { tag, plaque }, view, say, asked) {
  const standing = asked
    ? { text: asked, strong: true, out: false, asked: true }
    : standingOf(view, tag.seat, say);
  if (tag.h >= WORDED && standing) paintStanding(ctx, ink, tag, tag.seat, standing);
  if (opens(view, tag.seat) && !(tag.h < WORDED && plaque.h < LINES)) {
    const r = Math.max(8, Math.min(tag.h * 0.56, 24));
    const x = standing || tag.h < WORDED ? tag.x - r * 0.7 : tag.x + tag.w / 2;
    paintGavel(ctx, ink, x, tag.y + tag.h / 2, r);
  }
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} r */
export function paintGavel(ctx, ink, x, y, r) {
  ctx.fillStyle = ink.colour("ink");
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = ink.colour("paper");
  fillIcon(ctx, ink.icon("gavel"), x - r * 0.68, y - r * 0.68, r * 1.36);
}

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {number} seat
 * @param {Standing} standing
 */
function paintStanding(ctx, ink, at, seat, { text, coin, strong, out, asked = false }) {
  const { colour } = seatLook(seat);
  const { x, y, w, h } = at;
  const ground = asked ? "accent" : strong ? colour : "table-sheet";
  ctx.fillStyle = ink.colour(out ? "table-grain" : ground);
  traceCard(ctx, at, h / 2);
  ctx.fill();
  ctx.strokeStyle = ink.colour(out ? "ink-soft" : "ink");
  ctx.lineWidth = 1.2;
  ctx.stroke();
  ctx.fillStyle = ink.colour(asked ? "on-accent" : strong ? "on-piece" : "ink");
  const coinR = coin === undefined ? 0 : h * 0.56;
  const room = { x: x + h * 0.3, y: y + 1, w: w - h * 0.6 - coinR * 1.7, h: h - 2 };
  writeInto(ctx, text, room, { most: h * 0.6, weight: 700 });
  if (coin !== undefined) paintCoin(ctx, ink, x + w - coinR * 1.02, y + h / 2, coinR, String(coin));
}

/**
 * What is written below a card of the row: that it can be taken, and the fee that it costs.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {{ take: string, mayor: number | null, fee: number }} told
 */
export function paintRibbon(ctx, ink, at, { take, mayor, fee }) {
  const { x, y, w, h } = at;
  if (!take && mayor === null) return;
  traceCard(ctx, at, h * 0.3);
  ctx.fillStyle = ink.colour(take ? "accent" : "table-sheet");
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 1;
  ctx.stroke();
  const cost = mayor === null ? 0 : h * 1.9;
  if (take) {
    ctx.fillStyle = ink.colour("on-accent");
    writeInto(
      ctx,
      take,
      { x: x + h * 0.2, y, w: w - cost - h * 0.4, h },
      { most: h * 0.66, weight: 700 },
    );
  }
  if (mayor === null) return;
  const left = take ? x + w - cost : x + (w - cost) / 2;
  paintCoin(ctx, ink, left + h * 0.5, y + h / 2, h * 0.4, String(fee));
  ctx.fillStyle = ink.colour(take ? "on-accent" : "ink");
  write(ctx, "›", left + h * 1.08, y + h / 2, h * 0.8);
  paintSign(ctx, ink, mayor, left + h * 1.5, y + h / 2, h * 0.3);
}
