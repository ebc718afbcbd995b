// The railroad on the map of Oregon: its bed, and rails from square to square.

import { terrainAt, traceTerrain } from "./terrain.js";

/** @typedef {import("./terrain.js").Land} Land */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Canvas} ctx @param {Land} land */
export function paintBed(ctx, land) {
  traceTerrain(ctx, land, "railroad", 0.03);
  ctx.fillStyle = land.ink.colour("or-bed");
  ctx.fill();
  ctx.strokeStyle = land.ink.colour("or-bed-edge");
  ctx.lineWidth = Math.max(0.8, land.cell / 40);
  ctx.stroke();
}

/** The four ways out of a square: right, down, left, up. @type {[number, number][]} */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Lay rails to every neighbouring railroad square, and over the edge of the map at an end.
 * @param {Canvas} ctx @param {Land} land @param {number} column @param {number} row
 */
export function paintRails(ctx, land, column, row) {
  const { cell } = land;
  const rails = WAYS.map(([dc, dr]) => terrainAt(land, column + dc, row + dr) === "railroad");
  const ends = rails.filter(Boolean).length;
  if (ends < 2) {
    const over = WAYS.map(([dc, dr]) => terrainAt(land, column + dc, row + dr) === undefined);
    const way = ends ? (rails.indexOf(true) + 2) % 4 : Math.max(0, over.indexOf(true));
    // A line that ends inside the map runs to the far side of its square, and so does a lone one.
    rails[way] = true;
    if (!ends) rails[(way + 2) % 4] = true;
  }
  ctx.save();
  ctx.translate((column + 0.5) * cell, (row + 0.5) * cell);
  for (let way = 0; way < 4; way++) {
    const next = (way + 1) % 4;
    if (way < 2 && rails[way] && rails[way + 2]) paintTrack(ctx, land, way, false);
    if (rails[way] && rails[next]) paintTrack(ctx, land, way, true);
  }
  ctx.restore();
}

/**
 * Paint a track through the middle of a square: straight, or bent to the next way clockwise.
 * @param {Canvas} ctx @param {Land} land @param {number} way @param {boolean} bent
 */
function paintTrack(ctx, { cell, ink }, way, bent) {
  const half = cell / 2;
  const gauge = cell * 0.1;
  ctx.save();
  ctx.rotate((way * Math.PI) / 2);
  ctx.strokeStyle = ink.colour("ties");
  ctx.lineWidth = Math.max(1.3, cell / 15);
  ctx.beginPath();
  const ties = cell > 30 ? 5 : 4;
  for (let i = 0; i < ties; i++) {
    const share = (i + 0.5) / ties;
    const reach = gauge * 1.9;
    if (bent) {
      // Around the corner of the square that lies between the two ways.
      const angle = Math.PI + (share * Math.PI) / 2;
      const [near, far] = [half - reach, half + reach];
      ctx.moveTo(half + near * Math.cos(angle), half + near * Math.sin(angle));
      ctx.lineTo(half + far * Math.cos(angle), half + far * Math.sin(angle));
    } else {
      ctx.moveTo(-half + share * cell, -reach);
      ctx.lineTo(-half + share * cell, reach);
    }
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, cell / 28);
  for (const side of [-gauge, gauge]) {
    ctx.beginPath();
    if (bent) ctx.arc(half, half, half + side, Math.PI, Math.PI * 1.5);
    else {
      ctx.moveTo(-half, side);
      ctx.lineTo(half, side);
    }
    ctx.stroke();
  }
  ctx.restore();
}
