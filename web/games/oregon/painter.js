// Paints Oregon: a survey map with its pieces, and around it the hand, the supplies and the seats.

import { fillIcon } from "../../play/ink.js";
import { paintLand } from "./land.js";
import { ICONS, number } from "./pieces.js";
import { symbolOf, things } from "./facts.js";
import {
  paintGroups,
  paintLast,
  paintPieces,
  paintShown,
  paintShownThings,
  paintTargets,
  paintVeil,
} from "./scene.js";
import { paintBank, paintSeats } from "./seats.js";
import { paintTray } from "./tray.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./places.js").Sheet} Sheet */
/** @typedef {import("./cards.js").Table} Table */

export { layout } from "./places.js";
export { beyond, counted, describe, either, question, square, worded } from "./describe.js";
export { beats } from "./motion.js";

/** The purse and the joker's symbols give way to other things. @param {import("../../painter.js").Spot} spot */
export function markable(spot) {
  const { about } = /** @type {import("./places.js").KnownSpot} */ (spot);
  return !["purse", "joker"].includes(about.kind);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {View} view
 * @param {import("../../painter.js").Layout} layout
 * @param {Scene} scene
 * @param {Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  const { places } = /** @type {Sheet} */ (layout);
  const table = { ctx, view, places, scene, ink };
  paintMap(table);
  paintLast(table);
  paintTargets(table);
  paintShown(table);
  paintSeats(table);
  paintBank(table);
  paintTray(table);
  paintShownThings(table, layout.regions);
}

/** The map with all that stands on it. @param {Table} table */
export function paintMap(table) {
  const { ctx, view, places, ink } = table;
  paintBands(table);
  paintClosing(table);
  paintLand(ctx, view.map, places, ink);
  paintGroups(table);
  paintVeil(table);
  paintPieces(table);
  paintFrame(table);
}

/** The symbols along the top and along the left, each over its band. @param {Table} table */
function paintBands({ ctx, ink, scene, places }) {
  const { map, rim, cell } = places;
  const made = scene.picks.map(symbolOf);
  const pointed = symbolOf(scene.pointed ?? "");
  const { bands, picks } = things;
  things.symbols.forEach((symbol, i) => {
    const next = scene.picks.length > 0 && scene.next.has(picks.joker[symbol]);
    const plates = [
      { x: map.x + i * bands.columns * cell, y: map.y - rim, w: bands.columns * cell, h: rim - 2 },
      { x: map.x - rim, y: map.y + i * bands.rows * cell, w: rim - 2, h: bands.rows * cell },
    ];
    for (const { x, y, w, h } of plates) {
      ctx.beginPath();
      ctx.roundRect(x + 1, y + 1, w - 2, h - 2, rim * 0.16);
      ctx.fillStyle = ink.colour(`or-${symbol}`);
      ctx.fill();
      const strong = made.includes(symbol) || pointed === symbol;
      ctx.strokeStyle = ink.colour(strong ? "accent" : next ? "or-joker" : "or-ink");
      ctx.lineWidth = strong ? 3 : next ? 2 : 0.8;
      ctx.stroke();
      ctx.fillStyle = ink.colour("or-ink");
      const side = Math.min(w, h) * (cell > 30 ? 0.86 : 0.92);
      fillIcon(ctx, ink.icon(ICONS[symbol]), x + (w - side) / 2, y + (h - side) / 2, side);
    }
  });
}

/** In the corner between the bands: an hourglass, once this is the last round. @param {Table} table */
function paintClosing({ ctx, ink, view, places }) {
  if (!view.closing) return;
  const { map, rim } = places;
  const r = rim * 0.46;
  ctx.beginPath();
  ctx.arc(map.x - rim / 2, map.y - rim / 2, r, 0, Math.PI * 2);
  ctx.fillStyle = ink.colour("accent");
  ctx.fill();
  ctx.fillStyle = ink.colour("on-accent");
  const side = r * 1.4;
  const [x, y] = [map.x - rim / 2 - side / 2, map.y - rim / 2 - side / 2];
  fillIcon(ctx, ink.icon("hourglass"), x, y, side);
}

/** The neat line around the map, and its letters and numbers. @param {Table} table */
function paintFrame({ ctx, ink, places }) {
  const { map, cell } = places;
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = cell > 30 ? 2 : 1.4;
  ctx.strokeRect(map.x, map.y, map.w, map.h);
  ctx.fillStyle = ink.colour("ink-soft");
  const size = Math.max(7.5, Math.min(14, cell * 0.3));
  things.columns.forEach((letter, i) =>
    number(ctx, letter, map.x + (i + 0.5) * cell, map.y + map.h + size * 0.75, size),
  );
  things.rows.forEach((text, i) => {
    const x = map.x + map.w + size * 0.82;
    number(ctx, text, x, map.y + (i + 0.5) * cell, text.length > 1 ? size * 0.88 : size);
  });
}
