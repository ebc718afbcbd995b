// Draws the event cards of Boomtown, and the saloons that two of them open.

import { paintBand } from "./cards.js";
import { things } from "./facts.js";
import { paintDie } from "./dice.js";
import { finishCard, outlineCard, paintCoin, paintPaper, traceCard } from "./pieces.js";
import { paintEventPicture } from "./pictures/events.js";
import { write, writeInto } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ icon: string } | { text: string } | { coin: string } | { die: number }} Glyph */

/** In signs what each event does; # is the number on its card. @type {Record<string, Glyph[]>} */
const DOES = {
  dynamite: [{ icon: "gold-mine" }, { text: "×" }],
  saloon: [{ coin: "+#" }],
  holdup: [{ die: 6 }, { die: 6 }, { coin: "?" }],
  girls: [{ icon: "saloon-doors" }, { coin: "+#" }],
  expropriation: [{ text: "‹" }, { icon: "gold-mine" }],
  governor: [{ icon: "top-hat" }, { text: "×#" }],
  "card-shark": [{ icon: "bank" }, { coin: "#" }],
  "new-vein": [{ icon: "gold-mine" }, { coin: "+#" }],
  mustang: [{ icon: "card-pick" }, { text: "#" }],
  stagecoach: [{ coin: "+#" }],
  telegraph: [{ die: 1 }, { text: "›" }, { die: 6 }],
};

/** Narrower than this, a card has no signs of what it does. */
const LARGE = 62;
/** Narrower than this, it has no name either. */
const NAMED = 36;

/**
 * An event card: its name, its picture, and in signs what it does.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {string} card
 * @param {string} name
 */
export function paintEvent(ctx, ink, at, card, name) {
  const { x, y, w, h } = at;
  const large = w >= LARGE;
  const band = w >= NAMED ? h * (large ? 0.22 : 0.34) : 0;
  const foot = large ? h * 0.25 : 0;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  paintEventPicture(ctx, ink, card, { x, y: y + band, w, h: h - band - foot });
  ctx.fillStyle = ink.colour("event-card");
  ctx.fillRect(x, y, w, band);
  ctx.fillRect(x, y + h - foot, w, foot);
  ctx.fillStyle = ink.colour("ink");
  const edge = Math.max(1, w / 80);
  if (band) ctx.fillRect(x, y + band - edge, w, edge);
  if (foot) ctx.fillRect(x, y + h - foot, w, edge);
  ctx.restore();
  ctx.fillStyle = ink.colour("on-piece");
  const place = { x: x + w * 0.05, y: y + band * 0.06, w: w * 0.9, h: band * 0.88 };
  if (band) writeInto(ctx, name, place, { most: band * 0.62, least: 7, weight: 700 });
  if (large) {
    const glyphs = DOES[card].map((glyph) => numbered(glyph, things.numbers[card]));
    paintGlyphs(ctx, ink, glyphs, x + w / 2, y + h - foot / 2, Math.min(h * 0.18, w * 0.26));
  }
  finishCard(ctx, ink, at);
  outlineCard(ctx, ink, at);
}

/** @param {Glyph} glyph @param {number} number @returns {Glyph} */
function numbered(glyph, number) {
  if ("text" in glyph) return { text: glyph.text.replace("#", String(number)) };
  return "coin" in glyph ? { coin: glyph.coin.replace("#", String(number)) } : glyph;
}

/** @param {Canvas} ctx @param {Ink} ink @param {Glyph[]} glyphs @param {number} x @param {number} y @param {number} size */
function paintGlyphs(ctx, ink, glyphs, x, y, size) {
  const wide = glyphs.map((glyph) => size * ("text" in glyph ? 0.55 * glyph.text.length : 1.08));
  let left = x - wide.reduce((sum, one) => sum + one, 0) / 2;
  glyphs.forEach((glyph, i) => {
    const cx = left + wide[i] / 2;
    ctx.fillStyle = ink.colour("on-piece");
    if ("icon" in glyph) fillIcon(ctx, ink.icon(glyph.icon), cx - size / 2, y - size / 2, size);
    else if ("text" in glyph) write(ctx, glyph.text, cx, y, size * 0.95);
    else if ("coin" in glyph) paintCoin(ctx, ink, cx, y, size * 0.54, glyph.coin);
    else paintDie(ctx, ink, cx - size * 0.41, y - size * 0.41, size * 0.82, glyph.die);
    left += wide[i];
  });
}

/**
 * A saloon before a seat: its town, and what it collects there.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {import("../../wire.js").BoomtownSaloon} saloon
 * @param {string} town its name
 */
export function paintSaloon(ctx, ink, at, saloon, town) {
  const { x, y, w, h } = at;
  const band = h * 0.34;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  const card = saloon.girls ? "girls" : "saloon";
  paintEventPicture(ctx, ink, card, { x, y: y + band, w, h: h - band });
  paintBand(ctx, ink, at, band, saloon.town, town);
  ctx.restore();
  const r = w * 0.19;
  paintCoin(ctx, ink, x + w - r * 1.2, y + h - r * 1.2, r, String(things.numbers[card]));
  finishCard(ctx, ink, at);
  outlineCard(ctx, ink, at);
}
