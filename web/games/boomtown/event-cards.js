// Draws the event cards of Boomtown, and the saloons that two of them open.

import { paintBand } from "./cards.js";
import { things } from "./facts.js";
import { outlineCard, paintCoin, paintDie, paintPaper, traceCard } from "./pieces.js";
import { write, writeInto } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ icon: string } | { text: string } | { coin: string } | { die: number }} Glyph */

/** The picture of each event, and in signs what it does; # is the number on its card. @type {Record<string, { icon: string, does: Glyph[] }>} */
const EVENTS = {
  dynamite: { icon: "dynamite", does: [{ icon: "gold-mine" }, { text: "×" }] },
  saloon: { icon: "saloon-doors", does: [{ coin: "+#" }] },
  holdup: { icon: "bandit", does: [{ die: 6 }, { die: 6 }, { coin: "?" }] },
  girls: { icon: "ample-dress", does: [{ icon: "saloon-doors" }, { coin: "+#" }] },
  expropriation: { icon: "tied-scroll", does: [{ text: "‹" }, { icon: "gold-mine" }] },
  governor: { icon: "law-star", does: [{ icon: "top-hat" }, { text: "×#" }] },
  "card-shark": { icon: "poker-hand", does: [{ icon: "bank" }, { coin: "#" }] },
  "new-vein": { icon: "gold-nuggets", does: [{ icon: "gold-mine" }, { coin: "+#" }] },
  mustang: { icon: "horse-head", does: [{ icon: "card-pick" }, { text: "#" }] },
  stagecoach: { icon: "old-wagon", does: [{ coin: "+#" }] },
  telegraph: { icon: "telegraph", does: [{ die: 1 }, { text: "›" }, { die: 6 }] },
};

/** Narrower than this, a card has no signs of what it does. */
const LARGE = 62;
/** Narrower than this, it has no name either. */
const NAMED = 36;

/** A pole with its wires, which the icon set does not have; in a box of 512 by 512. */
const TELEGRAPH =
  "M236 32h40v62h136V58h30v36h38v36H276v58h104v-34h30v34h36v36H276v228h44v30H192v-30h44V224H66v-36h36v-34h30v34h104v-58H32V94h38V58h30v36h136z";
/** @type {Path2D | null} */
let pole = null;

/**
 * @param {Ink} ink
 * @param {string} name
 */
function picture(ink, name) {
  if (name !== "telegraph") return ink.icon(name);
  pole ??= new Path2D(TELEGRAPH);
  return pole;
}

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
  const foot = large ? h * 0.28 : 0;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  ctx.fillStyle = ink.colour("event-card");
  ctx.fillRect(x, y, w, band);
  ctx.fillRect(x, y + h - foot, w, foot);
  ctx.restore();
  ctx.fillStyle = ink.colour("on-piece");
  const place = { x: x + w * 0.05, y: y + band * 0.06, w: w * 0.9, h: band * 0.88 };
  if (band) writeInto(ctx, name, place, { most: band * 0.62, least: 7, weight: 700 });
  ctx.fillStyle = ink.colour("ink");
  const size = Math.min(w * 0.74, (h - band - foot) * 0.9);
  const middle = y + band + (h - band - foot) / 2;
  const { icon, does } = EVENTS[card];
  fillIcon(ctx, picture(ink, icon), x + (w - size) / 2, middle - size / 2, size);
  if (large) {
    const glyphs = does.map((glyph) => numbered(glyph, things.numbers[card]));
    paintGlyphs(ctx, ink, glyphs, x + w / 2, y + h - foot / 2, Math.min(h * 0.19, w * 0.26));
  }
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
  ctx.fillStyle = ink.colour("event-card");
  ctx.fillRect(x, y, w, h);
  paintBand(ctx, ink, at, band, saloon.town, town);
  ctx.restore();
  ctx.fillStyle = ink.colour("on-piece");
  const size = Math.min((h - band) * 0.84, w * 0.52);
  const middle = y + band + (h - band) / 2;
  const icon = saloon.girls ? "ample-dress" : "saloon-doors";
  fillIcon(ctx, ink.icon(icon), x + w * 0.31 - size / 2, middle - size / 2, size);
  const gold = String(things.numbers[saloon.girls ? "girls" : "saloon"]);
  paintCoin(ctx, ink, x + w * 0.77, middle, w * 0.18, gold);
  outlineCard(ctx, ink, at);
}
