// Draws the small things on the table of Boomtown: coins, nuggets, dice, emblems and seats' signs.

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
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = ink.colour("coin");
  ctx.fill();
  ctx.strokeStyle = ink.colour("coin-deep");
  ctx.lineWidth = Math.max(1, r * 0.12);
  ctx.stroke();
  if (!text || r > 13) {
    ctx.lineWidth = Math.max(0.6, r * 0.06);
    ctx.beginPath();
    ctx.arc(x, y, r * 0.76, 0, Math.PI * 2);
    ctx.stroke();
  }
  if (!text) return;
  ctx.fillStyle = ink.colour("on-coin");
  write(ctx, text, x, y, r * (text.length > 2 ? 0.86 : text.length > 1 ? 1.14 : 1.34));
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
  ctx.fillStyle = ink.colour(colour);
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, r * 0.1);
  ctx.lineJoin = "round";
  traceShape(ctx, shape, x, y, r);
  ctx.fill();
  ctx.stroke();
}

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} x its left
 * @param {number} y
 * @param {number} size
 * @param {number} face
 */
export function paintDie(ctx, ink, x, y, size, face) {
  ctx.fillStyle = ink.colour("shadow");
  ctx.beginPath();
  ctx.roundRect(x + size * 0.04, y + size * 0.08, size, size, size * 0.2);
  ctx.fill();
  ctx.fillStyle = ink.colour("on-piece");
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, size * 0.04);
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-coin");
  ctx.beginPath();
  for (const [dx, dy] of PIPS[face] ?? []) {
    const [px, py] = [x + size * (0.5 + dx * 0.26), y + size * (0.5 + dy * 0.26)];
    ctx.moveTo(px, py);
    ctx.arc(px, py, size * 0.092, 0, Math.PI * 2);
  }
  ctx.fill();
}

/** @type {[number, number][][]} */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

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
  traceCard(ctx, { ...at, x: at.x + lift * 0.6, y: at.y + lift * 1.4 });
  ctx.fill();
  ctx.fillStyle = ink.colour("saloon-card");
  traceCard(ctx, at);
  ctx.fill();
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
