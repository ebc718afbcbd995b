// Draws the table of Boomtown: planks with their grain, knots and nails, kept until its size changes.

import { KeptPictures } from "../../art/kept-pictures.js";
import { drift, engrave } from "../../art/woodcut.js";
import { grain } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** The table, and on a page of rules some more of them. */
const kept = new KeptPictures(3);

/** @param {Canvas} ctx @param {import("../../painter.js").Box} table @param {Ink} ink */
export function paintWood(ctx, { width, height }, ink) {
  kept.paint(ctx, ink, "wood", { x: 0, y: 0, w: width, h: height }, (own) => {
    own.beginPath();
    own.roundRect(0, 0, width, height, 8);
    own.clip();
    own.fillStyle = ink.colour("table-wood");
    own.fillRect(0, 0, width, height);
    const high = Math.max(56, Math.min(110, height / 8));
    for (let i = 0; i * high < height; i++) paintPlank(own, ink, width, i * high, high, i);
    paintShade(own, ink, width, height);
  });
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} width @param {number} y @param {number} h @param {number} seed */
function paintPlank(ctx, ink, width, y, h, seed) {
  const tone = grain(seed, 11);
  ctx.globalAlpha = 0.5 * Math.abs(tone - 0.5);
  ctx.fillStyle = ink.colour(tone > 0.5 ? "lit" : "side");
  ctx.fillRect(0, y, width, h);
  const knots = Array.from({ length: 1 + Math.round(width / 700) }, (_, i) => ({
    x: width * grain(seed + i * 13, 5),
    y: y + h * (0.3 + 0.4 * grain(seed + i * 7, 6)),
    r: h * (0.07 + 0.06 * grain(seed + i, 7)),
  })).filter((_, i) => grain(seed, 20 + i) > 0.35);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, y, width, h);
  ctx.clip();
  ctx.globalAlpha = 0.42;
  engrave(
    ctx,
    { x: 0, y, w: width, h },
    {
      gap: h / 11,
      colour: ink.colour("table-grain"),
      // The grain flows around the knots.
      bend: (x, at) =>
        knots.reduce(
          (sum, knot) => {
            const away = (x - knot.x) / (knot.r * 3.4);
            return sum + (Math.sign(at - knot.y) || 1) * knot.r * 1.1 * Math.exp(-away * away);
          },
          h * 0.03 * Math.sin(x / (h * 1.7) + seed),
        ),
      tone: (x, at) => 0.75 * (drift(x / (h * 1.9) + Math.round(at / (h / 11)) * 3.7, seed) - 0.36),
    },
  );
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = ink.colour("table-grain");
  for (const { x, y: at, r } of knots) {
    ctx.beginPath();
    ctx.ellipse(x, at, r * 1.5, r, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
  paintJoints(ctx, ink, width, y, h, seed);
}

/** The gap to the next plank, where two of them meet, and their nails. @param {Canvas} ctx @param {Ink} ink @param {number} width @param {number} y @param {number} h @param {number} seed */
function paintJoints(ctx, ink, width, y, h, seed) {
  const joint = width * (0.15 + 0.7 * grain(seed, 3));
  for (const [colour, shift, alpha] of [
    ["side", 0, 0.8],
    ["lit", 1.5, 0.5],
  ]) {
    ctx.strokeStyle = ink.colour(String(colour));
    ctx.globalAlpha = Number(alpha);
    ctx.lineWidth = 1.4;
    ctx.beginPath();
    ctx.moveTo(0, y + Number(shift));
    ctx.lineTo(width, y + Number(shift));
    ctx.moveTo(joint + Number(shift), y);
    ctx.lineTo(joint + Number(shift), y + h);
    ctx.stroke();
  }
  ctx.globalAlpha = 0.7;
  ctx.fillStyle = ink.colour("side");
  ctx.beginPath();
  for (const x of [joint - 9, joint + 10]) {
    for (const at of [y + h * 0.22, y + h * 0.78]) {
      ctx.moveTo(x, at);
      ctx.arc(x, at, 1.7, 0, Math.PI * 2);
    }
  }
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** The lamp hangs over the middle; the edges are darker. @param {Canvas} ctx @param {Ink} ink @param {number} width @param {number} height */
function paintShade(ctx, ink, width, height) {
  const reach = Math.hypot(width, height) / 2;
  const [x, y] = [width / 2, height / 2];
  const lamp = ctx.createRadialGradient(x, y, reach * 0.25, x, y, reach);
  lamp.addColorStop(0, ink.colour("dim-none"));
  lamp.addColorStop(1, ink.colour("dim"));
  ctx.globalAlpha = 0.7;
  ctx.fillStyle = lamp;
  ctx.fillRect(0, 0, width, height);
}
