// Draws what lies before each seat: its gold, towns with mayors, mines, saloons and kept cards.

import { paintKeptCard, paintMineTile, paintSaloonTile } from "./cards.js";
import { arrival } from "./motion.js";
import { paintCoin, paintEmblem, paintSign, traceCard, write } from "./pieces.js";
import { seatLook, writeName } from "./table.js";
import { townOf } from "./view.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Sign} Sign */
/** @typedef {import("./motion.js").Beat} Beat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Area} area
 * @param {View} view
 * @param {Beat[]} line
 * @param {number} gold
 * @param {string} [name]
 */
export function paintArea(ctx, ink, area, view, line, gold, name = "") {
  const { seat, head } = area;
  const look = seatLook(seat);
  const turn = view.turn === seat;
  ctx.fillStyle = ink.colour("shadow");
  traceCard(ctx, { ...area, x: area.x + 1, y: area.y + 3 }, 8);
  ctx.fill();
  ctx.fillStyle = ink.colour("table-sheet");
  traceCard(ctx, area, 8);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = ink.colour(`${look.colour}-pale`);
  ctx.globalAlpha = turn ? 1 : 0.6;
  ctx.fillRect(head.x, head.y, head.w, head.h - 2);
  ctx.globalAlpha = 1;
  ctx.restore();
  traceCard(ctx, area, 8);
  ctx.strokeStyle = ink.colour(turn ? look.colour : "line");
  ctx.lineWidth = turn ? 3 : 1.2;
  ctx.stroke();
  const level = head.y + head.h / 2 - 1;
  const r = head.h * 0.29;
  paintSign(ctx, ink, look, head.x + r * 1.8, level, r);
  let pen = head.x + r * 3.4;
  if (name) {
    ctx.fillStyle = ink.colour("ink");
    const right = area.kept[0]?.x ?? head.x + head.w;
    pen = writeName(ctx, name, pen, level, right - pen - head.h * 2.2, head.h * 0.42) + r * 0.8;
  }
  paintCoin(ctx, ink, pen + r * 0.8, level, r * 0.8);
  ctx.fillStyle = ink.colour("ink");
  ctx.font = `700 ${head.h * 0.52}px "Frontier Text", serif`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.fillText(String(gold), pen + r * 2, level + 1);
  for (const place of area.kept) {
    if (arrival(line, place.card.card) >= 1) paintKeptCard(ctx, ink, place, place.card.card);
  }
  for (const sign of area.signs) paintTownSign(ctx, ink, sign, view, area);
  for (const tile of area.tiles) {
    if (tile.kind === "saloon") paintSaloonTile(ctx, ink, tile, tile.thing);
    else if (arrival(line, tile.thing.card) >= 1) paintMineTile(ctx, ink, tile, tile.thing);
  }
}

/**
 * A town's sign in a seat's area: strong with hat and fee where the seat is mayor, else pale.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Sign} sign
 * @param {View} view
 * @param {Area} area
 */
function paintTownSign(ctx, ink, sign, view, area) {
  const { x, y, w, h, town } = sign;
  const facts = townOf(view, town);
  const office = facts.mayor === area.seat;
  const there = area.tiles.some((tile) => tile.town === town);
  traceCard(ctx, sign, Math.min(w, h) * 0.16);
  ctx.fillStyle = ink.colour(office ? `town-${town}` : `town-${town}-pale`);
  ctx.globalAlpha = there || office ? 1 : 0.5;
  ctx.fill();
  ctx.strokeStyle = ink.colour(`town-${town}`);
  ctx.lineWidth = office ? 1.5 : 1;
  ctx.stroke();
  ctx.fillStyle = ink.colour(office ? "on-piece" : "ink");
  if (!office) ctx.globalAlpha *= 0.8;
  if (area.slim) {
    const size = w * 0.8;
    paintEmblem(ctx, ink, town, x + w / 2, office ? y + h * 0.72 : y + h / 2, size);
    if (office) paintOffice(ctx, ink, x + w / 2, y + h * 0.27, w * 0.9, facts.governor);
  } else if (office) {
    const size = Math.min(h * 0.8, w * 0.36);
    const r = Math.min(h * 0.36, w * 0.16);
    paintEmblem(ctx, ink, town, x + size * 0.6, y + h / 2, size);
    paintOffice(ctx, ink, x + w * 0.52, y + h / 2, Math.min(h * 0.9, w * 0.38), facts.governor);
    paintCoin(ctx, ink, x + w - r - 2, y + h / 2, r, String(facts.fee));
  } else {
    paintEmblem(ctx, ink, town, x + w / 2, y + h / 2, h * 0.76);
  }
  ctx.globalAlpha = 1;
}

/**
 * The mayor's hat; the governor's has a star.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} governor
 */
function paintOffice(ctx, ink, x, y, size, governor) {
  ctx.fillStyle = ink.colour("on-piece");
  fillIcon(ctx, ink.icon("top-hat"), x - size / 2, y - size / 2, size);
  if (!governor) return;
  ctx.fillStyle = ink.colour("coin");
  ctx.strokeStyle = ink.colour("coin-deep");
  fillIcon(ctx, ink.icon("law-star"), x - size * 0.05, y - size * 0.62, size * 0.7);
}

/**
 * The hat of a town's mayor and the fee, on a card of the row.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {import("./layout.js").Rect} card
 * @param {View} view
 * @param {string} town
 */
export function paintFee(ctx, ink, card, view, town) {
  const { mayor, fee } = townOf(view, town);
  if (mayor === null) return;
  const look = seatLook(mayor);
  const h = card.h * 0.19;
  const own = mayor === view.turn;
  const w = h * (own ? 1.1 : 1.9);
  const [x, y] = [card.x + card.w - w - card.h * 0.025, card.y + card.h * 0.03];
  ctx.fillStyle = ink.colour("table-sheet");
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, h * 0.22);
  ctx.fill();
  paintSign(ctx, ink, look, x + h * 0.54, y + h / 2, h * 0.34);
  if (own) return;
  ctx.fillStyle = ink.colour("ink");
  write(ctx, String(fee), x + h * 1.36, y + h / 2, h * 0.8);
}
