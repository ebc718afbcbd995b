// Draws the cards of Boomtown: large in the row, and small as the tiles of a seat.

import { things } from "./facts.js";
import {
  paintChances,
  paintCoin,
  paintDie,
  paintEmblem,
  paintNugget,
  traceCard,
  write,
} from "./pieces.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../wire.js").BoomtownMine} Mine */
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
 * The paper of a card with its shadow.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 */
function paintPaper(ctx, ink, at) {
  const lift = at.w * 0.03;
  ctx.fillStyle = ink.colour("shadow");
  traceCard(ctx, { ...at, x: at.x + lift * 0.6, y: at.y + lift * 1.4 });
  ctx.fill();
  ctx.fillStyle = ink.colour("saloon-card");
  traceCard(ctx, at);
  ctx.fill();
}

/**
 * A mine as it lies in the row.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {Mine} mine
 */
export function paintMineCard(ctx, ink, at, mine) {
  const { x, y, w, h } = at;
  paintPaper(ctx, ink, at);
  const band = h * 0.25;
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  ctx.fillStyle = ink.colour(`town-${mine.town}-pale`);
  ctx.fillRect(x, y, w, h * 0.7);
  ctx.fillStyle = ink.colour(`town-${mine.town}`);
  ctx.fillRect(x, y, w, band);
  ctx.fillRect(x, y + h * 0.7 - 1.5, w, 1.5);
  ctx.restore();
  ctx.fillStyle = ink.colour("on-piece");
  paintEmblem(ctx, ink, mine.town, x + w * 0.27, y + band * 0.5, band * 0.8);
  ctx.fillStyle = ink.colour("ink");
  const shift = mine.dangerous ? w * 0.1 : 0;
  write(ctx, String(mine.number), x + w / 2 - shift, y + h * 0.44, h * 0.3);
  paintChances(ctx, mine.number, x + w / 2, y + h * 0.635, Math.max(1.4, w * 0.026));
  if (mine.dangerous) paintDanger(ctx, ink, x + w * 0.8, y + h * 0.41, w * 0.28);
  const lines =
    mine.produces > 5
      ? [Math.ceil(mine.produces / 2), Math.floor(mine.produces / 2)]
      : [mine.produces];
  const r = Math.min(w * 0.078, h * 0.055);
  lines.forEach((many, line) => {
    const cy = y + h * 0.85 + (line - (lines.length - 1) / 2) * r * 2.25;
    for (let i = 0; i < many; i++) {
      paintNugget(ctx, ink, x + w / 2 + (i - (many - 1) / 2) * r * 2.35, cy, r, i + line * 5);
    }
  });
  outline(ctx, ink, at, mine.dangerous);
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} size */
function paintDanger(ctx, ink, x, y, size) {
  ctx.fillStyle = ink.colour("saloon-card");
  ctx.beginPath();
  ctx.moveTo(x, y - size * 0.42);
  ctx.lineTo(x + size * 0.4, y + size * 0.36);
  ctx.lineTo(x - size * 0.4, y + size * 0.36);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = ink.colour("accent");
  fillIcon(ctx, ink.icon("hazard-sign"), x - size / 2, y - size / 2, size);
}

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {boolean} [dangerous] */
function outline(ctx, ink, at, dangerous = false) {
  traceCard(ctx, at);
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, at.w / 80);
  ctx.stroke();
  if (!dangerous) return;
  const inset = Math.max(2, at.w * 0.03);
  ctx.strokeStyle = ink.colour("accent");
  ctx.setLineDash([at.w * 0.07, at.w * 0.05]);
  ctx.lineWidth = Math.max(1, at.w / 50);
  const { x, y, w, h } = at;
  traceCard(ctx, { x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset });
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * An event as it lies in the row: its picture, and in signs what it does.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {string} name
 */
export function paintEventCard(ctx, ink, at, name) {
  const { x, y, w, h } = at;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  ctx.fillStyle = ink.colour("event-card");
  ctx.fillRect(x, y + h * 0.7, w, h * 0.3);
  ctx.restore();
  const inset = Math.max(2.5, w * 0.05);
  ctx.strokeStyle = ink.colour("event-card");
  ctx.lineWidth = Math.max(0.8, w / 90);
  traceCard(ctx, { x: x + inset, y: y + inset, w: w - inset * 2, h: h * 0.7 - inset * 1.6 });
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink");
  const size = Math.min(w * 0.66, h * 0.48);
  fillIcon(ctx, picture(ink, EVENTS[name].icon), x + (w - size) / 2, y + h * 0.36 - size / 2, size);
  const glyphs = EVENTS[name].does.map((glyph) => numbered(glyph, things.numbers[name]));
  paintGlyphs(ctx, ink, glyphs, x + w / 2, y + h * 0.85, Math.min(h * 0.2, w * 0.27));
  outline(ctx, ink, at);
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
 * An event card that a seat keeps, or that is played: only its picture.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {string} name
 */
export function paintKeptCard(ctx, ink, at, name) {
  paintPaper(ctx, ink, at);
  ctx.fillStyle = ink.colour("ink");
  const size = Math.min(at.w, at.h) * 0.82;
  const [x, y] = [at.x + (at.w - size) / 2, at.y + (at.h - size) / 2];
  fillIcon(ctx, picture(ink, EVENTS[name].icon), x, y, size);
  outline(ctx, ink, at);
}

/**
 * A mine in a seat's area: number, chances and what it brings.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {Mine} mine
 */
export function paintMineTile(ctx, ink, at, mine) {
  const { x, y, w, h } = at;
  ctx.fillStyle = ink.colour("shadow");
  traceCard(ctx, { x: x + 0.5, y: y + 1.5, w, h }, h * 0.14);
  ctx.fill();
  ctx.fillStyle = ink.colour(`town-${mine.town}-pale`);
  traceCard(ctx, at, h * 0.14);
  ctx.fill();
  ctx.strokeStyle = ink.colour(mine.dangerous ? "accent" : `town-${mine.town}`);
  ctx.lineWidth = Math.max(1.2, h / 24);
  if (mine.dangerous) ctx.setLineDash([h * 0.14, h * 0.09]);
  ctx.stroke();
  ctx.setLineDash([]);
  const dots = h >= 26;
  const size = Math.min(h * (dots ? 0.56 : 0.66), w * (mine.number > 9 ? 0.36 : 0.42));
  ctx.fillStyle = ink.colour("ink");
  write(ctx, String(mine.number), x + w * 0.3, y + h * (dots ? 0.42 : 0.5), size);
  if (dots) {
    const r = Math.min(h * 0.045, w * 0.026);
    paintChances(ctx, mine.number, x + w * 0.3, y + h * 0.82, Math.max(1, r));
  }
  const marked = mine.dangerous || mine.vein;
  const r = Math.min(h * (marked ? 0.26 : 0.3), w * 0.19);
  const cx = x + w - r - w * 0.07;
  paintCoin(ctx, ink, cx, y + h * (marked ? 0.68 : 0.5), r, String(mine.produces));
  const mark = Math.min(h * 0.58, w * 0.42);
  if (mine.dangerous) paintCorner(ctx, ink, x + w, y, mark);
  if (!mine.vein) return;
  ctx.fillStyle = ink.colour("ink");
  const shift = mine.dangerous ? mark * 0.95 : 0;
  write(
    ctx,
    `+${things.numbers["new-vein"]}`,
    cx - shift,
    y + h * 0.22,
    Math.min(h * 0.34, w * 0.22),
  );
}

/**
 * The mark of danger on a tile: a red corner with an exclamation mark.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} right
 * @param {number} top
 * @param {number} size
 */
function paintCorner(ctx, ink, right, top, size) {
  ctx.fillStyle = ink.colour("accent");
  ctx.beginPath();
  ctx.moveTo(right - size, top);
  ctx.lineTo(right - size * 0.25, top);
  ctx.quadraticCurveTo(right, top, right, top + size * 0.25);
  ctx.lineTo(right, top + size);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = ink.colour("on-accent");
  write(ctx, "!", right - size * 0.3, top + size * 0.32, size * 0.58, 800);
}

/**
 * A saloon in a seat's area, and what it collects.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {import("../../wire.js").BoomtownSaloon} saloon
 */
export function paintSaloonTile(ctx, ink, at, saloon) {
  const { x, y, w, h } = at;
  ctx.fillStyle = ink.colour("shadow");
  traceCard(ctx, { x: x + 0.5, y: y + 1.5, w, h }, h * 0.14);
  ctx.fill();
  ctx.fillStyle = ink.colour("event-card");
  traceCard(ctx, at, h * 0.14);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-piece");
  const size = Math.min(h * 0.84, w * 0.46);
  const icon = saloon.girls ? "ample-dress" : "saloon-doors";
  fillIcon(ctx, ink.icon(icon), x + w * 0.3 - size / 2, y + (h - size) / 2, size);
  paintCoin(
    ctx,
    ink,
    x + w * 0.76,
    y + h / 2,
    Math.min(h * 0.29, w * 0.2),
    String(things.numbers[saloon.girls ? "girls" : "saloon"]),
  );
}
