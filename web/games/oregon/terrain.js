// Where each kind of land lies on the map of Oregon, and how its outline is traced.

import { things } from "./facts.js";
import { outline, tracePath } from "./outline.js";

/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ map: string[], cell: number, ink: import("../../painter.js").Ink }} Land the rows from the top, the scale */

/** @param {Land} land @param {number} column @param {number} row @returns {string | undefined} */
export function terrainAt({ map }, column, row) {
  return things.terrains[map[row]?.[column]];
}

/**
 * @param {Land} land
 * @param {string} terrain
 * @returns {[number, number][]}
 */
export function squaresOf({ map }, terrain) {
  /** @type {[number, number][]} */
  const found = [];
  map.forEach((line, row) =>
    [...line].forEach((one, column) => {
      if (things.terrains[one] === terrain) found.push([column, row]);
    }),
  );
  return found;
}

/**
 * @param {Canvas} ctx @param {Land} land @param {string} terrain @param {number} inset
 */
export function traceTerrain(ctx, land, terrain, inset) {
  const { cell } = land;
  ctx.beginPath();
  const loops = outline(squaresOf(land, terrain));
  tracePath(ctx, loops, { x: 0, y: 0, cell, inset: cell * inset, round: cell * 0.3 });
}
