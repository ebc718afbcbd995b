// Paints what stands on the Boomers board: stones, boomers, sooners.

import { colours, seatOf } from "./facts.js";
import { place } from "./plat.js";
import { SHAPES, strokeGlow, traceShape } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * How far a stone has dropped: 1 when it lies.
 * @param {Scene} scene
 * @param {string} at
 */
export function stoneArrival(scene, at) {
  const falling = scene.last.some((event) => event.kind === "stone" && event.values.at === at);
  return falling ? Math.max(0, Math.min(1, scene.progress * 2 - 1)) : 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {number} arrived */
export function paintStone(ctx, plat, ink, at, arrived) {
  if (arrived <= 0) return;
  const { cell } = plat;
  const { cx } = place(plat, at);
  const cy = place(plat, at).cy - (1 - arrived) * cell * 0.7;
  const half = cell * 0.33;
  const lift = cell * 0.1;
  ctx.globalAlpha = arrived;
  ctx.fillStyle = ink.colour("shadow");
  ctx.beginPath();
  ctx.ellipse(
    cx + cell * 0.05,
    cy + half + lift * 0.55,
    half * 1.15,
    half * 0.42,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.fillStyle = ink.colour("stone-side");
  ctx.beginPath();
  ctx.roundRect(cx - half, cy - half + lift, half * 2, half * 2, cell * 0.06);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink.colour("stone");
  ctx.beginPath();
  ctx.roundRect(cx - half, cy - half - lift * 0.4, half * 2, half * 2, cell * 0.06);
  ctx.fill();
  ctx.stroke();
  // The surveyor's cross that marks a section corner.
  ctx.strokeStyle = ink.colour("ink-on-stone");
  ctx.beginPath();
  ctx.moveTo(cx - half * 0.45, cy - lift * 0.4);
  ctx.lineTo(cx + half * 0.45, cy - lift * 0.4);
  ctx.moveTo(cx, cy - lift * 0.4 - half * 0.45);
  ctx.lineTo(cx, cy - lift * 0.4 + half * 0.45);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene @param {string} piece @param {string} at */
export function paintPiece(ctx, plat, ink, view, scene, piece, at) {
  const { cell } = plat;
  let { cx, cy } = place(plat, at);
  const moved = scene.last.find((event) => event.kind === "moved" && event.values.piece === piece);
  const glide = Math.min(1, scene.progress * 2);
  if (moved && glide < 1) {
    const from = place(plat, String(moved.values.from));
    const eased = 1 - (1 - glide) ** 3;
    cx = from.cx + (cx - from.cx) * eased;
    cy = from.cy + (cy - from.cy) * eased;
  }
  const going = scene.picks[0] === piece ? scene.picks[1] : undefined;
  if (going) {
    ctx.globalAlpha = 0.3;
    ctx.fillStyle = ink.colour(colourOf(piece));
    tracePiece(ctx, piece, cx, cy, cell * 0.37);
    ctx.fill();
    ctx.globalAlpha = 1;
    ({ cx, cy } = place(plat, going));
  }
  const picked = scene.picks.includes(piece);
  if (scene.next.has(piece) || picked) {
    const width = Math.max(2.5, cell * (scene.pointed === piece ? 0.13 : 0.085));
    tracePiece(ctx, piece, cx, cy, cell * (picked ? 0.455 : 0.415));
    if (picked) {
      ctx.strokeStyle = ink.colour("accent");
      ctx.lineWidth = width;
      ctx.stroke();
    } else {
      strokeGlow(ctx, ink, width);
    }
  }
  const settled = view.exhausted.includes(piece);
  const barred = view.barred === piece;
  paintShape(ctx, ink, cell, piece, cx, cy, { picked, still: settled || barred });
  if (settled) paintRoof(ctx, ink, cx, cy - cell * 0.29, cell * 0.3, colourOf(piece));
  if (barred) paintBar(ctx, ink, cx, cy, cell * 0.37);
}

/** @param {string} piece */
function colourOf(piece) {
  const seat = seatOf(piece);
  return seat === null ? "sooner" : colours[seat];
}

/**
 * Trace the outline of a piece: Blue is a disc, Orange a plaque, a sooner a diamond.
 * @param {Canvas} ctx @param {string} piece @param {number} cx @param {number} cy @param {number} r
 */
function tracePiece(ctx, piece, cx, cy, r) {
  const seat = seatOf(piece);
  if (seat !== null) {
    traceShape(ctx, SHAPES[seat], cx, cy, r);
    return;
  }
  const reach = r * 1.22;
  ctx.beginPath();
  ctx.moveTo(cx, cy - reach);
  ctx.lineTo(cx + reach, cy);
  ctx.lineTo(cx, cy + reach);
  ctx.lineTo(cx - reach, cy);
  ctx.closePath();
}

/**
 * Paint a piece by itself.
 * @param {Canvas} ctx @param {Ink} ink @param {number} cell @param {string} piece
 * @param {number} cx @param {number} cy @param {{ picked?: boolean, still?: boolean }} [how]
 *   still: paler, for it is not to be moved
 */
export function paintShape(ctx, ink, cell, piece, cx, cy, { picked, still } = {}) {
  const name = colourOf(piece);
  const r = cell * (picked ? 0.41 : 0.37);
  const { globalAlpha } = ctx;
  ctx.lineJoin = "round";
  ctx.fillStyle = ink.colour("shadow");
  tracePiece(ctx, piece, cx + cell * 0.03, cy + cell * 0.06, r);
  ctx.fill();
  ctx.fillStyle = ink.colour(still ? `${name}-pale` : name);
  tracePiece(ctx, piece, cx, cy, r);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.stroke();
  ctx.strokeStyle = ink.colour(still ? name : "on-piece");
  ctx.globalAlpha = globalAlpha * 0.7;
  ctx.lineWidth = Math.max(0.8, cell / 50);
  tracePiece(ctx, piece, cx, cy, r * 0.82);
  ctx.stroke();
  ctx.globalAlpha = globalAlpha;
  ctx.fillStyle = ink.colour(still ? `${name}-deep` : "on-piece");
  ctx.font = `700 ${cell * (seatOf(piece) === null ? 0.38 : 0.42)}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(piece, cx, cy + cell * 0.025);
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} cx @param {number} cy @param {number} half @param {string} name */
function paintRoof(ctx, ink, cx, cy, half, name) {
  ctx.fillStyle = ink.colour(name);
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, half / 9);
  ctx.beginPath();
  ctx.moveTo(cx - half, cy + half * 0.3);
  ctx.lineTo(cx, cy - half * 0.5);
  ctx.lineTo(cx + half, cy + half * 0.3);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/**
 * Put a no-entry sign on a barred sooner: the opponent has just moved it.
 * @param {Canvas} ctx @param {Ink} ink @param {number} cx @param {number} cy @param {number} r
 */
function paintBar(ctx, ink, cx, cy, r) {
  const [x, y, size] = [cx + r * 0.78, cy + r * 0.78, Math.max(5, r * 0.48)];
  ctx.fillStyle = ink.colour("accent");
  ctx.strokeStyle = ink.colour("sheet");
  ctx.lineWidth = Math.max(1, r * 0.1);
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-accent");
  ctx.fillRect(x - size * 0.6, y - size * 0.19, size * 1.2, size * 0.38);
}
