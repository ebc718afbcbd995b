// The grain of paper: specks and fibres, hardly seen, that make a flat colour a sheet that one could touch.

import { grain } from "../play/ink.js";

/** @typedef {import("../painter.js").Ink} Ink */

const SIDE = 192; // of the piece that is laid again and again
const SPECKS = 1100;
const FIBRES = 150;

/** @type {{ ink: Ink, piece: OffscreenCanvas } | null} */
let kept = null;

/**
 * Lay the grain of paper over a box that has its colour.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Ink} ink
 * @param {import("../painter.js").Place} box
 */
export function paintPaper(ctx, ink, { x, y, w, h }) {
  if (kept?.ink !== ink) kept = { ink, piece: makePiece(ink) };
  const pattern = ctx.createPattern(kept.piece, "repeat");
  if (!pattern) return;
  ctx.fillStyle = pattern;
  ctx.fillRect(x, y, w, h);
}

/** @param {Ink} ink */
function makePiece(ink) {
  const piece = new OffscreenCanvas(SIDE, SIDE);
  const ctx = piece.getContext("2d");
  if (!ctx) return piece;
  const [dark, light] = [ink.colour("grain-dark"), ink.colour("grain-light")];
  for (let i = 0; i < SPECKS; i++) {
    ctx.fillStyle = i % 2 ? dark : light;
    const size = 0.6 + 1.1 * grain(i, 3);
    ctx.fillRect(grain(i, 1) * SIDE, grain(i, 2) * SIDE, size, size);
  }
  ctx.lineWidth = 0.7;
  for (let i = 0; i < FIBRES; i++) {
    ctx.strokeStyle = i % 3 ? dark : light;
    const [x, y] = [grain(i, 5) * SIDE, grain(i, 6) * SIDE];
    const [way, long] = [grain(i, 7) * Math.PI * 2, 3 + 7 * grain(i, 8)];
    const bend = (grain(i, 9) - 0.5) * long;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + (long / 2) * Math.cos(way) - bend * Math.sin(way),
      y + (long / 2) * Math.sin(way) + bend * Math.cos(way),
      x + long * Math.cos(way),
      y + long * Math.sin(way),
    );
    ctx.stroke();
  }
  return piece;
}
