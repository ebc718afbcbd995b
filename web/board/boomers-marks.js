// Paints what is said about the Boomers board: the last move, what can be picked, what it would do.

import { SEAT_NAMES, isSquare, place, seatOf } from "./boomers-plat.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ink} Ink */
/** @typedef {import("./boomers-plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
export function paintLastMove(ctx, plat, ink, scene) {
  const moved = scene.last.find((event) => event.kind === "moved");
  if (!moved) return;
  const from = place(plat, String(moved.values.from));
  const to = place(plat, String(moved.values.to));
  ctx.strokeStyle = ink.colour("accent");
  ctx.globalAlpha = 0.75;
  ctx.lineWidth = Math.max(1.5, plat.cell / 22);
  ctx.setLineDash([plat.cell * 0.12, plat.cell * 0.1]);
  ctx.beginPath();
  ctx.moveTo(from.cx, from.cy);
  ctx.lineTo(to.cx, to.cy);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.arc(from.cx, from.cy, plat.cell * 0.16, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene */
export function paintTargets(ctx, plat, ink, view, scene) {
  const { cell } = plat;
  const mover = scene.picks[0] ? seatOf(scene.picks[0]) : view.turn;
  const colour = ink.colour(mover === null ? "sooner" : SEAT_NAMES[mover]);
  for (const pick of scene.next) {
    if (!isSquare(pick)) continue;
    const { x, y, cx, cy } = place(plat, pick);
    const pointed = scene.pointed === pick;
    if (pointed) {
      ctx.fillStyle = colour;
      ctx.globalAlpha = 0.28;
      ctx.fillRect(x + 1, y + 1, cell - 1, cell - 1);
      ctx.globalAlpha = 1;
    }
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(cx, cy, cell * (pointed ? 0.19 : 0.13), 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = ink.colour("paper");
    ctx.lineWidth = Math.max(1, cell / 40);
    ctx.stroke();
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
export function paintPreviews(ctx, plat, ink, scene) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { pick, events } of scene.previews) {
    for (const event of events) {
      if (event.kind !== "stone") continue;
      const at = String(event.values.at);
      users.set(at, [...(users.get(at) ?? []), pick]);
    }
  }
  for (const [at, picks] of users) {
    const strong =
      scene.pointed !== null && (picks.includes(scene.pointed) || scene.pointed === at);
    ctx.globalAlpha = strong ? 0.95 : scene.pointed && scene.next.has(scene.pointed) ? 0.25 : 0.55;
    const { cx, cy } = place(plat, at);
    const half = plat.cell * 0.33;
    ctx.fillStyle = ink.colour("stone");
    ctx.strokeStyle = ink.colour("accent");
    ctx.lineWidth = Math.max(1.5, plat.cell / 22);
    ctx.setLineDash(strong ? [] : [plat.cell * 0.1, plat.cell * 0.07]);
    ctx.beginPath();
    ctx.roundRect(cx - half, cy - half, half * 2, half * 2, plat.cell * 0.08);
    ctx.fill();
    ctx.stroke();
    ctx.setLineDash([]);
    const letters = picks.filter((pick) => pick.length === 1).join("");
    if (letters) {
      ctx.fillStyle = ink.colour("ink-on-stone");
      ctx.font = `700 ${plat.cell * (letters.length > 1 ? 0.26 : 0.36)}px "Frontier Text", serif`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.fillText(letters, cx, cy + plat.cell * 0.02);
    }
    ctx.globalAlpha = 1;
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {View} view */
export function paintShown(ctx, plat, ink, at, view) {
  const square = isSquare(at) ? at : view.pieces[at];
  if (!square) return;
  const { x, y } = place(plat, square);
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = Math.max(2, plat.cell * 0.07);
  ctx.strokeRect(x + 2, y + 2, plat.cell - 3, plat.cell - 3);
}
