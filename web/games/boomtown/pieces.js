// Draws the small things on the table of Boomtown: coins, nuggets, emblems, seats' signs, and the paper of cards.

import { fillLight, paintContact, paintSlab } from "../../art/light.js";
import { paintPaper as layGrain } from "../../art/paper.js";
import { SHAPES, fillIcon, grain, traceShape } from "../../play/ink.js";
import { colours, throwsOf } from "./facts.js";
import { write } from "./text.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @type {Record<string, string>} */
const EMBLEMS = {
  cactus: "cactus",
  "cold-mountain": "mountaintop",
  coyote: "flat-paw-print",
  "dry-gulch": "desert-skull",
  "san-narciso": "flower-emblem",
};

/**
 * @param {Canvas} ctx
 * @param {Rect} at
 * @param {number} radius
 */
export function traceCard(ctx, { x, y, w, h }, radius = Math.min(w, h) * 0.08) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
}

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {string} town
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size
 */
export function paintEmblem(ctx, ink, town, x, y, size) {
  fillIcon(ctx, ink.icon(EMBLEMS[town]), x - size / 2, y - size / 2, size);
}

/**
 * A coin, with how much it stands for.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} [text]
 */
export function paintCoin(ctx, ink, x, y, r, text = "") {
  const disc = (/** @type {number} */ down, /** @type {number} */ reach) => {
    ctx.beginPath();
    ctx.arc(x, y + down, reach, 0, Math.PI * 2);
  };
  // Its rim below, then its face in the light.
  disc(r * 0.14, r);
  ctx.fillStyle = ink.colour("coin-deep");
  ctx.fill();
  disc(0, r);
  ctx.fillStyle = ink.colour("coin");
  ctx.fill();
  fillLight(ctx, ink, x, y, r);
  ctx.strokeStyle = ink.colour("coin-deep");
  ctx.lineWidth = Math.max(1, r * 0.1);
  ctx.stroke();
  if (!text || r > 13) {
    ctx.lineWidth = Math.max(0.6, r * 0.06);
    disc(0, r * 0.78);
    ctx.stroke();
  }
  if (r > 5) {
    ctx.strokeStyle = ink.colour("lit");
    ctx.lineWidth = Math.max(1, r * 0.13);
    ctx.beginPath();
    ctx.arc(x, y, r * 0.86, Math.PI * 1.05, Math.PI * 1.6);
    ctx.stroke();
  }
  if (!text) return;
  ctx.fillStyle = ink.colour("on-coin");
  write(ctx, text, x, y, r * (text.length > 2 ? 0.86 : text.length > 1 ? 1.14 : 1.34));
}

/**
 * A coin above the table, seen as it turns in its flight.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, r: number, height: number, turn: number }} at the point below it, how high
 *   it is in pixels, and how many times it has turned over
 * @param {string} [text]
 */
export function paintFlyingCoin(ctx, ink, { x, y, r, height, turn }, text = "") {
  paintContact(
    ctx,
    ink,
    { x: x + r * 0.1, y: y + r * 0.3, w: r * 1.15, h: r * 0.9 },
    height / r / 3,
  );
  ctx.save();
  ctx.translate(x, y - height);
  ctx.scale(1, Math.max(0.22, Math.abs(Math.cos(turn * Math.PI))));
  paintCoin(ctx, ink, 0, 0, r, text);
  ctx.restore();
}

/** @param {number} seat */
export const seatLook = (seat) => ({ colour: colours[seat], shape: SHAPES[seat] });

/**
 * A seat's sign: its shape in its colour.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function paintSign(ctx, ink, seat, x, y, r) {
  const { colour, shape } = seatLook(seat);
  paintSlab(ctx, ink, {
    trace: (down) => traceShape(ctx, shape, x, y + down, r),
    fill: ink.colour(colour),
    line: ink.colour("ink"),
    width: Math.max(1, r * 0.1),
    thick: r * 0.18,
    at: { x, y, r },
  });
}

/**
 * One dot for each throw of the dice that brings a number.
 * @param {Canvas} ctx
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function paintChances(ctx, number, x, y, r) {
  const many = throwsOf(number);
  ctx.beginPath();
  for (let i = 0; i < many; i++) {
    const cx = x + (i - (many - 1) / 2) * r * 2.7;
    ctx.moveTo(cx, y);
    ctx.arc(cx, y, r, 0, Math.PI * 2);
  }
  ctx.fill();
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} r @param {number} turn */
export function paintNugget(ctx, ink, x, y, r, turn) {
  ctx.beginPath();
  for (let corner = 0; corner < 7; corner++) {
    const angle = (Math.PI * 2 * corner) / 7 + turn;
    const reach = r * (0.82 + 0.3 * grain(corner + 1, turn));
    ctx.lineTo(x + reach * Math.cos(angle), y + reach * 0.86 * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = ink.colour("coin");
  ctx.fill();
  fillLight(ctx, ink, x, y, r);
  ctx.strokeStyle = ink.colour("coin-deep");
  ctx.lineWidth = Math.max(0.8, r * 0.16);
  ctx.stroke();
}

/**
 * The paper of a card with its shadow.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 */
export function paintPaper(ctx, ink, at) {
  const lift = Math.max(1, at.w * 0.03);
  ctx.fillStyle = ink.colour("shadow");
  for (const far of [2.2, 1.2]) {
    traceCard(ctx, { ...at, x: at.x + lift * far * 0.5, y: at.y + lift * far });
    ctx.fill();
  }
  ctx.fillStyle = ink.colour("saloon-card");
  traceCard(ctx, at);
  ctx.fill();
}

/**
 * The grain of its paper and the light on it, over all that is printed on a card.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 */
export function finishCard(ctx, ink, at) {
  const { x, y, w, h } = at;
  ctx.save();
  traceCard(ctx, at);
  ctx.clip();
  const { globalAlpha } = ctx;
  ctx.globalAlpha = globalAlpha * 0.45;
  layGrain(ctx, ink, at);
  ctx.globalAlpha = globalAlpha * 0.5;
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  fillLight(ctx, ink, x + w / 2, y + h / 2, Math.max(w, h) * 0.7);
  ctx.restore();
}

/**
 * The edge of a card; that of a dangerous mine has a broken red line.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Rect} at
 * @param {boolean} [dangerous]
 * @param {number} [radius]
 */
export function outlineCard(ctx, ink, at, dangerous = false, radius = undefined) {
  traceCard(ctx, at, radius);
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, at.w / 80);
  ctx.stroke();
  if (!dangerous) return;
  const inset = Math.max(1.5, at.w * 0.03);
  ctx.strokeStyle = ink.colour("accent");
  ctx.setLineDash([at.w * 0.07, at.w * 0.05]);
  ctx.lineWidth = Math.max(1, at.w / 50);
  const { x, y, w, h } = at;
  traceCard(ctx, { x: x + inset, y: y + inset, w: w - 2 * inset, h: h - 2 * inset });
  ctx.stroke();
  ctx.setLineDash([]);
}
