// Draws the badges of the mayors on the plaques of Boomtown.

import { paintCoin, paintEmblem, traceCard } from "./pieces.js";
import { writeInto } from "./text.js";
import { townOf } from "./view.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("./layout.js").Badge} Badge */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * The badge of a mayor: the town, the hat, and the fee; a governor's has a star.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Badge} badge
 * @param {View} view
 * @param {boolean} phone
 * @param {Say} say
 */
export function paintBadge(ctx, ink, badge, view, phone, say) {
  const { x, y, w, h, town } = badge;
  const { fee, governor } = townOf(view, town);
  traceCard(ctx, badge, h * 0.2);
  ctx.fillStyle = ink.colour(`town-${town}`);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 1;
  ctx.stroke();
  if (phone) {
    // Here there is room for no more; what a card costs is written on it.
    paintHat(ctx, ink, x + w / 2, y + h / 2, h * 0.86, governor);
    return;
  }
  paintHat(ctx, ink, x + h * 0.52, y + h / 2, h * 0.74, governor);
  const r = h * 0.37;
  paintCoin(ctx, ink, x + w - r - h * 0.12, y + h / 2, r, String(fee));
  ctx.fillStyle = ink.colour("on-piece");
  const room = { x: x + h, y: y + 1, w: w - h * 1.95, h: h - 2 };
  const written =
    room.w > h &&
    writeInto(ctx, say(`town.${town}`), room, { most: h * 0.56, least: 8.5, weight: 700 });
  if (!written && room.w > h * 0.6)
    paintEmblem(ctx, ink, town, room.x + room.w / 2, y + h / 2, h * 0.8);
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} size @param {boolean} governor */
function paintHat(ctx, ink, x, y, size, governor) {
  ctx.fillStyle = ink.colour("on-piece");
  fillIcon(ctx, ink.icon("top-hat"), x - size / 2, y - size / 2, size);
  if (!governor) return;
  ctx.fillStyle = ink.colour("coin");
  fillIcon(ctx, ink.icon("law-star"), x - size * 0.02, y - size * 0.6, size * 0.66);
}
