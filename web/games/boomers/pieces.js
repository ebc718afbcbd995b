// Paints what stands on the Boomers board: stones, boomers, sooners.

import { colours, seatOf } from "./facts.js";
import { fallen, ridden } from "./motion.js";
import { place } from "./plat.js";
import { paintDust } from "../../art/dust.js";
import { fall, glide } from "../../art/falling.js";
import { KeptPictures } from "../../art/kept-pictures.js";
import { paintContact, paintSlab } from "../../art/light.js";
import { SHAPES, strokeGlow, traceShape } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** What stands still on the board, as pictures: each piece in each of its states, and the stone. */
const standing = new KeptPictures(60);

/** How far above the board a thing is when it begins to fall, in squares. */
const HIGH = 1.1;

/**
 * A cornerstone, hewn, with the surveyor's cross; while it falls, its shadow waits below.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {number} [fallen] from 0 to 1
 */
export function paintStone(ctx, plat, ink, at, fallen = 1) {
  const { cell } = plat;
  const { x, y, cx, cy } = place(plat, at);
  if (fallen >= 1) {
    const box = { x: x - cell * 0.1, y: y - cell * 0.1, w: cell * 1.25, h: cell * 1.25 };
    standing.paint(ctx, ink, "stone", box, (own) =>
      paintFalling(own, ink, cell, cx - box.x, cy - box.y, 1),
    );
  } else if (fallen > 0) {
    paintFalling(ctx, ink, cell, cx, cy, fallen);
  }
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} cell @param {number} cx @param {number} foot @param {number} fallen */
function paintFalling(ctx, ink, cell, cx, foot, fallen) {
  const { height, pressed, dust } = fall(fallen);
  const half = cell * 0.32 * (1 + pressed * 0.06);
  const thick = cell * 0.12 * (1 - pressed * 0.3);
  const cy = foot - cell * 0.05 - height * cell * HIGH;
  const { globalAlpha } = ctx;
  ctx.globalAlpha = globalAlpha * Math.min(1, fallen * 5);
  const shadow = { x: cx + cell * 0.03, y: foot + cell * 0.22, w: half * 1.36, h: half * 0.9 };
  paintContact(ctx, ink, shadow, height * 1.6);
  paintDust(ctx, ink, { x: cx, y: foot + half * 0.5, r: half * 1.2 }, dust);
  const trace = (/** @type {number} */ down) => {
    ctx.beginPath();
    ctx.roundRect(cx - half, cy - half + down, half * 2, half * 2, cell * 0.06);
  };
  paintSlab(ctx, ink, {
    trace,
    fill: ink.colour("stone"),
    line: ink.colour("ink"),
    width: Math.max(1, cell / 34),
    thick,
    at: { x: cx, y: cy, r: half },
  });
  paintHewing(ctx, ink, cx, cy, half);
  ctx.globalAlpha = globalAlpha;
}

/** The marks of the chisel, and the cross of a section corner. @param {Canvas} ctx @param {Ink} ink @param {number} cx @param {number} cy @param {number} half */
function paintHewing(ctx, ink, cx, cy, half) {
  ctx.strokeStyle = ink.colour("stone-side");
  ctx.lineWidth = Math.max(0.7, half * 0.06);
  ctx.beginPath();
  for (const [x, y] of [
    [-0.78, -0.3],
    [-0.62, 0.72],
    [0.3, 0.76],
    [0.66, -0.66],
    [0.72, 0.34],
    [-0.36, -0.74],
  ]) {
    ctx.moveTo(cx + x * half, cy + y * half);
    ctx.lineTo(cx + (x + 0.13) * half, cy + (y - 0.1) * half);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("lit");
  ctx.lineWidth = Math.max(1, half * 0.1);
  ctx.beginPath();
  ctx.moveTo(cx - half * 0.86, cy + half * 0.7);
  ctx.lineTo(cx - half * 0.86, cy - half * 0.86);
  ctx.lineTo(cx + half * 0.7, cy - half * 0.86);
  ctx.stroke();
  ctx.strokeStyle = ink.colour("ink-on-stone");
  ctx.lineWidth = Math.max(1.2, half * 0.1);
  ctx.beginPath();
  ctx.moveTo(cx - half * 0.45, cy);
  ctx.lineTo(cx + half * 0.45, cy);
  ctx.moveTo(cx, cy - half * 0.45);
  ctx.lineTo(cx, cy + half * 0.45);
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene @param {string} piece @param {string} at */
export function paintPiece(ctx, plat, ink, view, scene, piece, at) {
  const { cell } = plat;
  let { cx, cy } = place(plat, at);
  const moved = scene.last.find((event) => event.kind === "moved" && event.values.piece === piece);
  const ride = moved ? ridden(scene) : 1;
  let height = 0;
  if (moved && ride < 1) {
    const from = place(plat, String(moved.values.from));
    paintTrail(ctx, ink, from, { cx, cy }, cell, ride);
    const done = glide(ride);
    const gallop = Math.hypot(cx - from.cx, cy - from.cy) / cell;
    height = 0.14 * Math.abs(Math.sin(Math.PI * gallop * done)) * Math.min(1, 4 - 4 * ride);
    cx = from.cx + (cx - from.cx) * done;
    cy = from.cy + (cy - from.cy) * done;
  }
  const set = fall(fallen(scene, at));
  if (fallen(scene, at) <= 0) return;
  height += set.height * 2.4;
  paintDust(ctx, ink, { x: cx, y: cy + cell * 0.2, r: cell * 0.4 }, set.dust);
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
    // Around its top and its side; a picked one is raised.
    tracePiece(
      ctx,
      piece,
      cx,
      cy + cell * (picked ? -0.036 : 0.012),
      cell * (picked ? 0.46 : 0.42),
    );
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
  paintShape(ctx, ink, cell, piece, cx, cy, { picked, still: settled || barred, height });
  if (settled) paintRoof(ctx, ink, cx, cy - cell * 0.29, cell * 0.3, colourOf(piece));
  if (barred) paintBar(ctx, ink, cx, cy, cell * 0.37);
}

/**
 * The dust that hoofs leave behind a ride.
 * @param {Canvas} ctx @param {Ink} ink @param {{ cx: number, cy: number }} from @param {{ cx: number, cy: number }} to
 * @param {number} cell @param {number} ride
 */
function paintTrail(ctx, ink, from, to, cell, ride) {
  const done = glide(ride);
  const steps = Math.max(1, Math.round(Math.hypot(to.cx - from.cx, to.cy - from.cy) / cell));
  for (let step = 0; step < steps; step++) {
    const share = step / steps;
    const x = from.cx + (to.cx - from.cx) * share;
    const y = from.cy + (to.cy - from.cy) * share + cell * 0.25;
    paintDust(ctx, ink, { x, y, r: cell * 0.26 }, Math.max(0, done - share) * 1.6);
  }
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
 * Paint a piece by itself: turned from wood, with its letter.
 * @param {Canvas} ctx @param {Ink} ink @param {number} cell @param {string} piece
 * @param {number} cx @param {number} cy @param {{ picked?: boolean, still?: boolean, height?: number }} [how]
 *   still: paler, for it is not to be moved; height: above the board, in half widths
 */
export function paintShape(ctx, ink, cell, piece, cx, cy, how = {}) {
  if (how.height || document.fonts.status !== "loaded") {
    paintRaised(ctx, ink, cell, piece, cx, cy, how);
    return;
  }
  const half = cell * 0.72;
  const box = { x: cx - half, y: cy - half, w: half * 2, h: half * 2 };
  standing.paint(ctx, ink, `${piece} ${how.picked} ${how.still}`, box, (own) =>
    paintRaised(own, ink, cell, piece, half, half, how),
  );
}

/**
 * @param {Canvas} ctx @param {Ink} ink @param {number} cell @param {string} piece
 * @param {number} cx @param {number} cy @param {{ picked?: boolean, still?: boolean, height?: number }} how
 */
function paintRaised(ctx, ink, cell, piece, cx, cy, { picked, still, height = 0 }) {
  const name = colourOf(piece);
  const r = cell * (picked ? 0.4 : 0.36);
  const { globalAlpha } = ctx;
  const rise = height + (picked ? 0.12 : 0);
  const shadow = { x: cx + cell * 0.04, y: cy + cell * 0.17, w: r * 1.3, h: r * 1.12 };
  paintContact(ctx, ink, shadow, rise);
  cy -= cell * 0.025 + rise * r;
  paintSlab(ctx, ink, {
    trace: (down) => tracePiece(ctx, piece, cx, cy + down, r),
    fill: ink.colour(still ? `${name}-pale` : name),
    line: ink.colour("ink"),
    width: Math.max(1, cell / 34),
    thick: cell * 0.075,
    at: { x: cx, y: cy, r },
  });
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
