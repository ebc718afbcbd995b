// The faces of Oregon's cards, in the hand and on the discards.

import { paintPaper } from "../../art/paper.js";
import { strokeGlow } from "../../play/ink.js";
import { paintGroundPicture, paintSymbolPicture } from "./card-pictures.js";
import { ICONS, number, paintMineral, paintTile, paintToken } from "./pieces.js";
import { mineralNamed, things } from "./facts.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./places.js").Frame} Frame */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ ctx: Canvas, view: View, places: Places, scene: Scene, ink: Ink }} Table */

/** A place where a card may lie. @param {Canvas} ctx @param {Ink} ink @param {Frame} frame */
export function paintSlot(ctx, ink, { x, y, w, h }) {
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
  const building = card in things.buildings;
  ctx.save();
  ctx.fillStyle = ink.colour("shadow");
  ctx.beginPath();
  ctx.roundRect(x + 1, y + w * (how.picked ? 0.09 : 0.045), w, h, w * 0.09);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, w * 0.09);
  ctx.fillStyle = ink.colour("or-card");
  ctx.fill();
  if (how.next && !how.picked) {
    ctx.beginPath();
    ctx.roundRect(x + 1, y + 1, w - 2, h - 2, w * 0.09);
    strokeGlow(ctx, ink, how.pointed ? Math.max(4, w * 0.06) : Math.max(2.5, w * 0.035));
  } else {
    ctx.strokeStyle = ink.colour(how.picked ? "accent" : "or-ink");
    ctx.lineWidth = how.picked ? Math.max(4, w * 0.06) : 1;
    ctx.stroke();
  }
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x + 2, y + 2, w - 4, h - 4, w * 0.08);
  ctx.clip();
  paintPaper(ctx, ink, { x, y, w, h });
  ctx.restore();
  if (building) paintBuildingFace(ctx, ink, card, { x, y, w, h }, view.tiles[card]);
  else paintSymbolFace(ctx, ink, card, { x, y, w, h });
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
 * @param {Canvas} ctx @param {Ink} ink @param {string} card @param {Frame} frame
 */
function paintSymbolFace(ctx, ink, card, { x, y, w, h }) {
  const pad = w * 0.07;
  const foot = h * 0.27;
  const picture = { x: x + pad, y: y + pad, w: w - 2 * pad, h: h - foot - pad * 1.6 };
  paintSymbolPicture(ctx, ink, card, picture);
  const { symbols } = things;
  const place = symbols.indexOf(card);
  const wide = w * 0.46;
  const high = foot * 0.78;
  const [column, row] = [wide / symbols.length, high / symbols.length];
  const [left, top] = [x + (w - wide) / 2, y + h - foot - pad * 0.1];
  ctx.fillStyle = ink.colour(`or-${card}`);
  ctx.fillRect(left + place * column, top, column, high);
  ctx.fillRect(left, top + place * row, wide, row);
  ctx.fillStyle = ink.colour("or-ink");
  ctx.globalAlpha = 0.55;
  ctx.fillRect(left + place * column, top, column, high);
  ctx.fillRect(left, top + place * row, wide, row);
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
  paintGroundPicture(ctx, ink, card, { x: x + pad, y: y + pad, w: w - 2 * pad, h: high });
  const s = Math.min(w * 0.3, high * 0.36);
  paintTile(ctx, ink, card, x + w / 2, y + pad + high / 2, s);
  paintWorth(
    ctx,
    ink,
    worthOf(card),
    x + w / 2,
    y + h - foot * 0.68,
    Math.min(foot * 0.52, w * 0.24),
  );
  const { tiles } = things.buildings[card];
  for (let pip = 0; pip < tiles; pip++) {
    ctx.beginPath();
    ctx.arc(
      x + w / 2 + (pip - (tiles - 1) / 2) * w * 0.13,
      y + h - foot * 0.24,
      w * 0.032,
      0,
      Math.PI * 2,
    );
    ctx.fillStyle = ink.colour(pip < left ? "or-ink" : "or-pip");
    ctx.fill();
  }
}

/**
 * Tell what a farmer beside a building brings, for the foot of its card.
 * @param {string} building
 * @returns {string[]}
 */
function worthOf(building) {
  const { points, mineral, token } = things.buildings[building];
  const range = [...new Set(points)].join("–");
  return [...(mineral ? [mineral] : []), range, ...(token ? [token] : [])];
}

/**
 * Write what something is worth: numbers, and the signs of coal, gold and tokens.
 * @param {Canvas} ctx @param {Ink} ink @param {string[]} worth
 * @param {number} cx @param {number} cy @param {number} size
 */
function paintWorth(ctx, ink, worth, cx, cy, size) {
  ctx.font = `700 ${size}px "Frontier Text", serif`;
  const wide = worth.map((part) => (ICONS[part] ? size * 1.05 : ctx.measureText(part).width));
  let x = cx - (wide.reduce((sum, one) => sum + one, 0) + (worth.length - 1) * size * 0.2) / 2;
  worth.forEach((part, i) => {
    const mid = x + wide[i] / 2;
    if (part === "joker" || part === "extra")
      paintToken(ctx, ink, part, true, mid, cy, size * 0.52);
    else if (mineralNamed(part)) paintMineral(ctx, ink, part, mid, cy, size * 0.5, null);
    else {
      ctx.fillStyle = ink.colour("or-ink");
      number(ctx, part, mid, cy, size);
    }
    x += wide[i] + size * 0.2;
  });
}
