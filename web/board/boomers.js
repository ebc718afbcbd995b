// Paints Oklahoma Boomers: a survey plat with its pieces, homesteads, rivers, mines and tracks.

import {
  paintFence,
  paintHomestead,
  paintLand,
  paintLines,
  paintMine,
  paintRiver,
  paintTrack,
} from "./boomers-land.js";
import { paintLastMove, paintPreviews, paintShown, paintTargets } from "./boomers-marks.js";
import { paintPiece, paintStone, stoneArrival } from "./boomers-pieces.js";
import { COLUMNS, SIZE } from "./boomers-plat.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ink} Ink */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Box} Box */
/** @typedef {import("./boomers-plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * @param {View} view
 * @param {Box} box
 * @returns {Plat}
 */
export function layout(view, box) {
  const size = Math.min(box.width, box.height);
  const rim = Math.max(14, size * 0.038);
  const cell = Math.floor((size - rim * 1.6) / SIZE);
  const left = Math.round(rim);
  const top = Math.round(rim * 0.5);
  const width = left + cell * SIZE + Math.round(rim * 0.5);
  const height = top + cell * SIZE + left;
  /** @type {Map<string, string>} */
  const standing = new Map(Object.entries(view.pieces).map(([piece, at]) => [at, piece]));
  const rows = [];
  for (let row = SIZE; row >= 1; row--) {
    const spots = [];
    for (let column = 0; column < SIZE; column++) {
      const at = COLUMNS[column] + row;
      const piece = standing.get(at);
      spots.push({
        id: at,
        picks: piece ? [piece, at] : [at],
        x: left + column * cell,
        y: top + (SIZE - row) * cell,
        w: cell,
        h: cell,
      });
    }
    rows.push(spots);
  }
  return { width, height, regions: [{ name: "board", rows }], cell, left, top };
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {import("../types.js").Say} say
 */
export function describe(view, spot, say) {
  const at = spot.id;
  const parts = [];
  const piece = Object.keys(view.pieces).find((letter) => view.pieces[letter] === at);
  if (piece)
    parts.push(say(view.exhausted.includes(piece) ? "cell.settled" : `cell.piece`, { piece }));
  if (view.stones.includes(at)) parts.push(say("cell.stone"));
  if (view.mines.includes(at)) parts.push(say("cell.mine"));
  if (view.rivers.includes(at)) parts.push(say("cell.river"));
  const home = view.homesteads.find((/** @type {View} */ one) => one.squares.includes(at));
  if (home && !piece) parts.push(say("cell.homestead", { seat: home.seat }));
  if (parts.length === 0) parts.push(say("cell.empty"));
  return `${at}, ${parts.join(", ")}`;
}

/**
 * @param {Canvas} ctx
 * @param {View} view
 * @param {import("../types.js").Layout} layout
 * @param {Scene} scene
 * @param {Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  const plat = /** @type {Plat} */ (layout);
  paintLand(ctx, plat, ink);
  for (const at of view.rivers) paintRiver(ctx, plat, ink, at, view.rivers);
  for (const home of view.homesteads) paintHomestead(ctx, plat, ink, home);
  paintLines(ctx, plat, ink);
  for (const home of view.homesteads) paintFence(ctx, plat, ink, home);
  for (const at of view.mines) paintMine(ctx, plat, ink, at);
  for (const track of view.tracks) paintTrack(ctx, plat, ink, track);
  paintLastMove(ctx, plat, ink, scene);
  paintTargets(ctx, plat, ink, view, scene);
  for (const at of view.stones) paintStone(ctx, plat, ink, at, stoneArrival(scene, at));
  paintPreviews(ctx, plat, ink, scene);
  for (const [piece, at] of Object.entries(view.pieces))
    paintPiece(ctx, plat, ink, view, scene, piece, at);
  for (const at of scene.shown) paintShown(ctx, plat, ink, at, view);
}
