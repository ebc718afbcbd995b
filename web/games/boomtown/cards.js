// Draws the mines of Boomtown: large in the row, smaller before a seat, and smallest across a phone.

import { things } from "./facts.js";
import {
  finishCard,
  outlineCard,
  paintChances,
  paintCoin,
  paintEmblem,
  paintNugget,
  paintPaper,
  traceCard,
} from "./pieces.js";
import { write, writeInto } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../wire.js").BoomtownMine} Mine */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** Narrower cards show less. */
const LARGE = 104;
const SMALL = 36;
/** Letters below this size cannot be read; the town's emblem stands there instead. */
const LEAST = 7.5;

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {Mine} mine
 * @param {string} town its name
 */
export function paintMine(ctx, ink, at, mine, town) {
  if (at.w >= LARGE) paintLarge(ctx, ink, at, mine, town);
  else if (at.w >= SMALL) paintMedium(ctx, ink, at, mine, town);
  else paintSmall(ctx, ink, at, mine);
}

/**
 * The band with a town's name in its colour at the head of a card.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at the card
 * @param {number} h how high it is
 * @param {string} town
 * @param {string} name
 */
export function paintBand(ctx, ink, { x, y, w }, h, town, name) {
  ctx.fillStyle = ink.colour(`town-${town}`);
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = ink.colour("on-piece");
  const wide = w >= LARGE;
  const emblem = wide ? Math.min(h * 0.8, w * 0.2) : 0;
  if (wide) paintEmblem(ctx, ink, town, x + emblem * 0.72, y + h / 2, emblem);
  const left = wide ? emblem * 1.32 : w * 0.04;
  const place = { x: x + left, y: y + h * 0.06, w: w * 0.95 - left, h: h * 0.88 };
  const written = writeInto(ctx, name, place, { most: h * 0.62, least: LEAST, weight: 700 });
  if (!written && !wide) paintEmblem(ctx, ink, town, x + w / 2, y + h / 2, h * 0.86);
}

/**
 * The ground of a mine: paper in the town's pale colour, with its emblem as if printed faintly.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {string} town
 */
function paintGround(ctx, ink, { x, y, w, h }, town) {
  ctx.fillStyle = ink.colour(`town-${town}-pale`);
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = ink.colour(`town-${town}`);
  ctx.globalAlpha = 0.13;
  paintEmblem(ctx, ink, town, x + w / 2, y + h / 2, Math.min(w, h) * 1.05);
  // Short cuts of the graver, from the edges.
  ctx.globalAlpha = 0.22;
  ctx.strokeStyle = ink.colour(`town-${town}`);
  ctx.lineWidth = Math.max(0.5, w / 130);
  ctx.beginPath();
  const apart = Math.max(3, h / 14);
  for (let i = 1; i * apart < h; i++) {
    const cut = w * (0.05 + 0.035 * (i % 3));
    ctx.moveTo(x, y + i * apart);
    ctx.lineTo(x + cut, y + i * apart);
    ctx.moveTo(x + w, y + i * apart);
    ctx.lineTo(x + w - cut, y + i * apart);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {Mine} mine @param {string} town */
function paintLarge(ctx, ink, at, mine, town) {
  const { x, y, w, h } = at;
  const band = h * 0.22;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  paintGround(ctx, ink, { x, y: y + band, w, h: h * 0.5 }, mine.town);
  paintBand(ctx, ink, at, band, mine.town, town);
  ctx.fillStyle = ink.colour(`town-${mine.town}`);
  ctx.fillRect(x, y + h * 0.72 - 1.5, w, 1.5);
  ctx.restore();
  ctx.fillStyle = ink.colour("ink");
  const shift = mine.dangerous ? w * 0.1 : 0;
  write(ctx, String(mine.number), x + w / 2 - shift, y + h * 0.43, h * 0.29);
  paintChances(ctx, mine.number, x + w / 2, y + h * 0.64, Math.max(1.4, w * 0.026));
  if (mine.dangerous) paintDanger(ctx, ink, x + w * 0.8, y + h * 0.41, w * 0.28);
  paintNuggets(ctx, ink, at, mine.produces);
  finishCard(ctx, ink, at);
  outlineCard(ctx, ink, at, mine.dangerous);
}

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {number} gold */
function paintNuggets(ctx, ink, { x, y, w, h }, gold) {
  const lines = gold > 5 ? [Math.ceil(gold / 2), Math.floor(gold / 2)] : [gold];
  const r = Math.min(w * 0.078, h * 0.054);
  lines.forEach((many, line) => {
    const cy = y + h * 0.86 + (line - (lines.length - 1) / 2) * r * 2.25;
    for (let i = 0; i < many; i++) {
      paintNugget(ctx, ink, x + w / 2 + (i - (many - 1) / 2) * r * 2.35, cy, r, i + line * 5);
    }
  });
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

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {Mine} mine @param {string} town */
function paintMedium(ctx, ink, at, mine, town) {
  const { x, y, w, h } = at;
  const band = h * 0.34;
  paintPaper(ctx, ink, at);
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  paintGround(ctx, ink, { x, y: y + band, w, h: h - band }, mine.town);
  paintBand(ctx, ink, at, band, mine.town, town);
  ctx.restore();
  ctx.fillStyle = ink.colour("ink");
  const wide = mine.number > 9 ? 0.42 : 0.5;
  write(ctx, String(mine.number), x + w * 0.31, y + h * 0.6, Math.min(h * 0.36, w * wide));
  paintChances(ctx, mine.number, x + w * 0.31, y + h * 0.88, Math.max(1, w * 0.027));
  const marked = mine.vein || mine.dangerous;
  paintCoin(
    ctx,
    ink,
    x + w * 0.77,
    y + h * (marked ? 0.55 : 0.66),
    w * 0.18,
    String(mine.produces),
  );
  paintMarks(ctx, ink, { x: x + w * 0.56, y: y + h * 0.72, w: w * 0.42, h: h * 0.26 }, mine);
  finishCard(ctx, ink, at);
  outlineCard(ctx, ink, at, mine.dangerous);
}

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {Mine} mine */
function paintSmall(ctx, ink, at, mine) {
  const { x, y, w, h } = at;
  const band = h * 0.3;
  ctx.save();
  traceCard(ctx, at, 3);
  ctx.clip();
  ctx.fillStyle = ink.colour(`town-${mine.town}-pale`);
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = ink.colour(`town-${mine.town}`);
  ctx.fillRect(x, y, w, band);
  ctx.fillStyle = ink.colour("on-piece");
  paintEmblem(ctx, ink, mine.town, x + w * 0.27, y + band / 2, band * 0.9);
  ctx.restore();
  ctx.fillStyle = ink.colour("ink");
  write(ctx, String(mine.number), x + w * 0.33, y + h * 0.66, h * (mine.number > 9 ? 0.38 : 0.46));
  paintCoin(ctx, ink, x + w * 0.76, y + h * 0.66, w * 0.22, String(mine.produces));
  paintMarks(ctx, ink, { x: x + w * 0.48, y, w: w * 0.52, h: band }, mine, "on-piece");
  outlineCard(ctx, ink, at, mine.dangerous, 3);
}

/**
 * What is particular to a mine: dangerous, or with the new vein.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {Mine} mine
 * @param {string} [colour]
 */
function paintMarks(ctx, ink, { x, y, w, h }, mine, colour = "ink") {
  const both = mine.dangerous && mine.vein;
  if (mine.dangerous) {
    const size = Math.min(w * 0.55, h * 1.1);
    paintDanger(ctx, ink, x + w * (both ? 0.24 : 0.5), y + h / 2, size);
  }
  if (!mine.vein) return;
  ctx.fillStyle = ink.colour(colour);
  const added = `+${things.numbers["new-vein"]}`;
  write(ctx, added, x + w * (both ? 0.75 : 0.5), y + h / 2, Math.min(h * 0.95, w * 0.5));
}
