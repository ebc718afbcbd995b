// Paints what lies on the land of Boomers before anybody rides: rivers, mines and tracks.

import { squaresOf } from "./facts.js";
import { beside, place } from "./plat.js";
import { fillLight } from "../../art/light.js";
import { fillIcon, grain } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** Lines along the shore: how far from it, in squares, and how strong. */
const SHORE = [
  [0.25, 0.3],
  [0.17, 0.5],
  [0.09, 0.75],
];

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {string[]} rivers */
export function paintRiver(ctx, plat, ink, at, rivers) {
  const { x, y } = place(plat, at);
  const { cell } = plat;
  /** @param {number} columns @param {number} rows */
  const wet = (columns, rows) => rivers.includes(beside(at, columns, rows));
  const [west, east, north, south] = [wet(-1, 0), wet(1, 0), wet(0, 1), wet(0, -1)];
  const pad = cell * 0.05;
  const corner = cell * 0.3;
  // Where the river goes on, its shore is drawn far outside of the square, which cuts it off.
  const x0 = west ? x - cell : x + pad;
  const x1 = east ? x + 2 * cell : x + cell - pad;
  const y0 = north ? y - cell : y + pad;
  const y1 = south ? y + 2 * cell : y + cell - pad;
  const shore = new Path2D();
  shore.roundRect(x0, y0, x1 - x0, y1 - y0, [
    west || north ? 0 : corner,
    east || north ? 0 : corner,
    east || south ? 0 : corner,
    west || south ? 0 : corner,
  ]);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, cell, cell);
  ctx.clip();
  ctx.fillStyle = ink.colour("water");
  ctx.fill(shore);
  ctx.clip(shore);
  const line = Math.max(0.7, cell / 56);
  const { globalAlpha } = ctx;
  for (const [reach, strength] of SHORE) {
    ctx.strokeStyle = ink.colour("water-line");
    ctx.globalAlpha = globalAlpha * strength;
    ctx.lineWidth = reach * 2 * cell + line * 2;
    ctx.stroke(shore);
    ctx.globalAlpha = globalAlpha;
    ctx.strokeStyle = ink.colour("water");
    ctx.lineWidth = reach * 2 * cell;
    ctx.stroke(shore);
  }
  ctx.strokeStyle = ink.colour("water-line");
  ctx.lineWidth = Math.max(2, cell / 14);
  ctx.stroke(shore);
  paintWaves(ctx, cell, x, y);
  ctx.restore();
}

/** @param {Canvas} ctx @param {number} cell @param {number} x @param {number} y */
function paintWaves(ctx, cell, x, y) {
  ctx.lineWidth = Math.max(1, cell / 38);
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const level of [0.4, 0.6]) {
    const from = x + cell * (0.28 + 0.18 * grain(level, x + y));
    ctx.moveTo(from, y + cell * level);
    for (let wave = 0; wave < 2; wave++) {
      const start = from + wave * cell * 0.2;
      ctx.quadraticCurveTo(
        start + cell * 0.05,
        y + cell * (level - 0.07),
        start + cell * 0.1,
        y + cell * level,
      );
      ctx.quadraticCurveTo(
        start + cell * 0.15,
        y + cell * (level + 0.07),
        start + cell * 0.2,
        y + cell * level,
      );
    }
  }
  ctx.stroke();
}

/** A mine: a heap with hachures around it, and the tools on top. @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at */
export function paintMine(ctx, plat, ink, at) {
  const { x, y, cx, cy } = place(plat, at);
  const { cell } = plat;
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(0.8, cell / 48);
  ctx.beginPath();
  const strokes = 28;
  for (let i = 0; i < strokes; i++) {
    const way = (Math.PI * 2 * i) / strokes;
    const far = cell * (0.43 + 0.045 * grain(i, 2));
    ctx.moveTo(cx + cell * 0.38 * Math.cos(way), cy + cell * 0.38 * Math.sin(way));
    ctx.lineTo(cx + far * Math.cos(way), cy + far * Math.sin(way));
  }
  ctx.stroke();
  ctx.fillStyle = ink.colour("mine");
  ctx.beginPath();
  ctx.arc(cx, cy, cell * 0.385, 0, Math.PI * 2);
  ctx.fill();
  fillLight(ctx, ink, cx, cy, cell * 0.4);
  ctx.lineWidth = Math.max(1, cell / 40);
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink");
  fillIcon(ctx, ink.icon("mining"), x + cell * 0.22, y + cell * 0.22, cell * 0.56);
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} track */
export function paintTrack(ctx, plat, ink, track) {
  const [one, other] = squaresOf(track).map((at) => place(plat, at));
  const { cell } = plat;
  const half = cell / 2;
  const lies = one.cx === other.cx; // squares above one another: the line between them lies flat
  const { globalAlpha } = ctx;
  ctx.save();
  ctx.translate((one.cx + other.cx) / 2, (one.cy + other.cy) / 2);
  if (!lies) ctx.rotate(Math.PI / 2);
  // The bank of gravel.
  ctx.globalAlpha = globalAlpha * 0.22;
  ctx.fillStyle = ink.colour("ties");
  ctx.fillRect(-half, -cell * 0.13, cell, cell * 0.26);
  ctx.globalAlpha = globalAlpha;
  ctx.strokeStyle = ink.colour("ties");
  ctx.lineWidth = Math.max(1.5, cell / 16);
  ctx.beginPath();
  for (let tie = -2; tie <= 2; tie++) {
    const x = (tie * cell) / 5;
    ctx.moveTo(x, -cell * 0.11);
    ctx.lineTo(x, cell * 0.11);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, cell / 26);
  ctx.beginPath();
  for (const rail of [-0.06, 0.06]) {
    ctx.moveTo(-half, rail * cell);
    ctx.lineTo(half, rail * cell);
  }
  ctx.stroke();
  ctx.restore();
}
