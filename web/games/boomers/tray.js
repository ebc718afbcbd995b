// Paints the tray by the Boomers board: the stones left in the supply, and the stalemate clock.
// Numbers and shapes only; the words are in the labels of its spots.

import { things } from "./facts.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("./plat.js").Tray} Tray */
/** @typedef {CanvasRenderingContext2D} Canvas */

const STACK_COLUMNS = 4;
/** How high the stones at the top and the clock at the bottom are. */
export const STACK = 262;
export const CLOCK = 110;

/** @param {View} view */
const clockShows = (view) => view.quiet !== null && view.quiet > things.clock_shows_after;

/**
 * @param {View} view
 * @param {Tray} tray
 * @returns {Spot[][]}
 */
export function traySpots(view, tray) {
  const { x, y, w, h, beside, scale } = tray;
  const names = clockShows(view) ? ["supply", "clock"] : ["supply"];
  return [
    names.map((id, i) =>
      beside
        ? { id, picks: [], x, y: i ? y + h - CLOCK * scale : y, w, h: (i ? CLOCK : STACK) * scale }
        : { id, picks: [], x: i ? x + w - 150 : x, y, w: i ? 150 : 100, h },
    ),
  ];
}

/** @param {Canvas} ctx @param {Tray} tray @param {Ink} ink @param {View} view */
export function paintTray(ctx, tray, ink, view) {
  const { x, y, w, h, beside, scale } = tray;
  ctx.textBaseline = "middle";
  if (beside) {
    ctx.save();
    ctx.translate(x + w / 2, y);
    ctx.scale(scale, scale);
    paintStack(ctx, (-STACK_COLUMNS * 21) / 2, 0, ink, view.supply);
    paintNumber(ctx, ink, String(view.supply), 0, 246, 20, "center");
    if (clockShows(view)) paintDial(ctx, 0, h / scale - 52, 46, ink, view);
    ctx.restore();
    return;
  }
  paintTinyStone(ctx, x, y + h / 2 - 9, 18, ink, true);
  paintNumber(ctx, ink, `× ${view.supply}`, x + 25, y + h / 2 + 1, 15, "left");
  if (clockShows(view)) paintBeads(ctx, x + w, y + h / 2, ink, view);
}

/** @param {Canvas} ctx @param {Ink} ink @param {string} text @param {number} x @param {number} y @param {number} size @param {CanvasTextAlign} align */
function paintNumber(ctx, ink, text, x, y, size, align) {
  ctx.fillStyle = ink.colour("ink");
  ctx.font = `700 ${size}px "Frontier Text", serif`;
  ctx.textAlign = align;
  ctx.fillText(text, x, y);
}

/** Lay out all stones in rows of four; those on the board leave an empty place. @param {Canvas} ctx @param {number} x @param {number} y @param {Ink} ink @param {number} left */
function paintStack(ctx, x, y, ink, left) {
  for (let stone = 0; stone < things.stones; stone++) {
    const column = stone % STACK_COLUMNS;
    const row = Math.floor(stone / STACK_COLUMNS);
    // The places empty from the top, so that what is left lies at the bottom.
    paintTinyStone(ctx, x + column * 21, y + 6 + row * 23, 16, ink, things.stones - stone <= left);
  }
}

/** @param {Canvas} ctx @param {number} x @param {number} y @param {number} size @param {Ink} ink @param {boolean} there */
function paintTinyStone(ctx, x, y, size, ink, there) {
  ctx.lineWidth = 1;
  if (!there) {
    ctx.strokeStyle = ink.colour("line");
    ctx.setLineDash([2, 2]);
    ctx.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
    ctx.setLineDash([]);
    return;
  }
  ctx.strokeStyle = ink.colour("ink");
  ctx.fillStyle = ink.colour("stone-side");
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 3.5, size - 1, size - 1, 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink.colour("stone");
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, size - 1, size - 1, 2);
  ctx.fill();
  ctx.stroke();
  const [cx, cy, arm] = [x + size / 2, y + size / 2, size * 0.22];
  ctx.strokeStyle = ink.colour("ink-on-stone");
  ctx.beginPath();
  ctx.moveTo(cx - arm, cy);
  ctx.lineTo(cx + arm, cy);
  ctx.moveTo(cx, cy - arm);
  ctx.lineTo(cx, cy + arm);
  ctx.stroke();
}

/** Show the clock as a dial that fills up. @param {Canvas} ctx @param {number} cx @param {number} cy @param {number} r @param {Ink} ink @param {View} view */
function paintDial(ctx, cx, cy, r, ink, view) {
  const { quiet_limit: most } = view;
  const quiet = view.quiet ?? 0;
  for (let turn = 0; turn < most; turn++) {
    const from = (turn / most) * Math.PI * 2 - Math.PI / 2 + 0.05;
    const to = ((turn + 1) / most) * Math.PI * 2 - Math.PI / 2 - 0.05;
    ctx.strokeStyle = ink.colour(turn < quiet ? "accent" : "line");
    ctx.lineWidth = turn < quiet ? 9 : 5;
    ctx.beginPath();
    ctx.arc(cx, cy, r - 5, from, to);
    ctx.stroke();
  }
  ctx.fillStyle = ink.colour("ink-soft");
  fillIcon(ctx, ink.icon("hourglass"), cx - 9, cy - 24, 18);
  paintNumber(ctx, ink, `${quiet}/${most}`, cx, cy + 9, 17, "center");
}

/** Show the clock as a row of beads that fills up. @param {Canvas} ctx @param {number} right @param {number} cy @param {Ink} ink @param {View} view */
function paintBeads(ctx, right, cy, ink, view) {
  const { quiet_limit: most } = view;
  const quiet = view.quiet ?? 0;
  paintNumber(ctx, ink, `${quiet}/${most}`, right, cy + 1, 15, "right");
  const step = 4;
  const from = right - 50 - most * step;
  for (let turn = 0; turn < most; turn++) {
    ctx.fillStyle = ink.colour(turn < quiet ? "accent" : "line");
    const tall = turn < quiet ? 14 : 8;
    ctx.fillRect(from + turn * step, cy - tall / 2, 2.5, tall);
  }
  ctx.fillStyle = ink.colour("ink-soft");
  fillIcon(ctx, ink.icon("hourglass"), from - 22, cy - 8, 16);
}
