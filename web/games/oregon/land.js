// The land of Oregon as a survey map: grass, hachured ranges, lakes with shore lines, the railroad.
// It never changes during a match, so it is painted once for each size and theme and then copied.

import { traceTuft } from "../../art/grass.js";
import { KeptPictures } from "../../art/kept-pictures.js";
import { paintPaper } from "../../art/paper.js";
import { drift, engrave } from "../../art/woodcut.js";
import { grain } from "../../play/ink.js";
import { grid, things } from "./facts.js";
import { paintBed, paintRails } from "./rails.js";
import { squaresOf, traceTerrain } from "./terrain.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./terrain.js").Land} Land */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** The map, and on a page of rules some more of them. */
const kept = new KeptPictures(3);

/**
 * Paint the land with its lines into its place.
 * @param {Canvas} ctx
 * @param {string[]} map
 * @param {Places} places
 * @param {Ink} ink
 */
export function paintLand(ctx, map, { cell, map: at }, ink) {
  kept.paint(ctx, ink, `${cell} ${map.join("")}`, at, (own) =>
    paintTerrain(own, { map, cell, ink }),
  );
}

/** @param {Canvas} ctx @param {Land} land */
function paintTerrain(ctx, land) {
  const { cell, ink } = land;
  ctx.fillStyle = ink.colour("or-green");
  ctx.fillRect(0, 0, grid.width * cell, grid.height * cell);
  paintMeadows(ctx, land);
  paintGrass(ctx, land);
  paintRange(ctx, land);
  paintBed(ctx, land);
  paintLakes(ctx, land);
  paintPaper(ctx, ink, { x: 0, y: 0, w: grid.width * cell, h: grid.height * cell });
  paintLines(ctx, land);
  for (const [column, row] of squaresOf(land, "mountain")) paintPeaks(ctx, land, column, row);
  for (const [column, row] of squaresOf(land, "railroad")) paintRails(ctx, land, column, row);
}

/** Swells of the green land, cut in short flat lines. @param {Canvas} ctx @param {Land} land */
function paintMeadows(ctx, { cell, ink }) {
  ctx.globalAlpha = 0.55;
  engrave(
    ctx,
    { x: 0, y: 0, w: grid.width * cell, h: grid.height * cell },
    {
      gap: Math.max(3.4, cell * 0.12),
      colour: ink.colour("or-grass"),
      bend: (x) => Math.sin(x / (cell * 0.8)) * cell * 0.05,
      tone: (x, y) => {
        const [column, row] = [x / cell, y / cell];
        const swell = drift(column * 0.8 + row * 0.3, 6) * drift(row * 0.9 - column * 0.25, 9);
        return 0.6 * (swell - 0.4);
      },
    },
  );
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Land} land */
function paintGrass(ctx, land) {
  const { cell, ink } = land;
  ctx.strokeStyle = ink.colour("or-grass");
  ctx.lineWidth = Math.max(0.7, cell / 52);
  ctx.beginPath();
  for (const [column, row] of squaresOf(land, "green")) {
    for (let tuft = 0; tuft < 4; tuft++) {
      if (grain(column + tuft * 31, row + tuft * 17) < 0.4) continue;
      const x = (column + 0.12 + 0.76 * grain(column + tuft * 3, row)) * cell;
      const y = (row + 0.22 + 0.68 * grain(column, row + tuft * 5)) * cell;
      traceTuft(ctx, x, y, cell * 0.08);
    }
  }
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Land} land */
function paintRange(ctx, land) {
  const { cell, ink } = land;
  ctx.fillStyle = ink.colour("or-mountain");
  traceTerrain(ctx, land, "mountain", 0.03);
  ctx.fill();
  // Short strokes down the foot of the range, as surveyors drew a slope.
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = ink.colour("or-hachure");
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = cell * 0.16;
  ctx.setLineDash([Math.max(0.8, cell / 46), Math.max(1.6, cell / 14)]);
  traceTerrain(ctx, land, "mountain", 0.05);
  ctx.stroke();
  ctx.restore();
}

/** @param {Canvas} ctx @param {Land} land @param {number} column @param {number} row */
function paintPeaks(ctx, land, column, row) {
  const { cell } = land;
  const turn = grain(column, row) < 0.5 ? -1 : 1;
  const cx = (column + 0.5) * cell;
  const foot = (row + 0.8) * cell;
  const shift = (grain(column + 9, row) - 0.5) * cell * 0.1;
  paintPeak(ctx, land, cx - turn * cell * 0.17 + shift, foot - cell * 0.09, cell * 0.4);
  paintPeak(ctx, land, cx + turn * cell * 0.14 + shift, foot, cell * 0.56);
}

/** @param {Canvas} ctx @param {Land} land @param {number} cx @param {number} foot @param {number} tall */
function paintPeak(ctx, { cell, ink }, cx, foot, tall) {
  const half = tall * 0.62;
  const top = foot - tall;
  ctx.lineJoin = "round";
  ctx.fillStyle = ink.colour("or-peak");
  ctx.strokeStyle = ink.colour("or-hachure");
  ctx.lineWidth = Math.max(0.9, cell / 36);
  ctx.beginPath();
  ctx.moveTo(cx - half, foot);
  ctx.quadraticCurveTo(cx - half * 0.35, foot - tall * 0.35, cx, top);
  ctx.quadraticCurveTo(cx + half * 0.4, foot - tall * 0.4, cx + half, foot);
  ctx.fill();
  ctx.stroke();
  // The shaded side: hachures that run down the slope.
  ctx.lineWidth = Math.max(0.7, cell / 46);
  ctx.beginPath();
  const strokes = cell > 30 ? 5 : 3;
  for (let i = 0; i < strokes; i++) {
    const share = (i + 0.35) / strokes;
    const x = cx + half * share * 0.8;
    const y = top + tall * share * 0.82;
    ctx.moveTo(x, y);
    ctx.lineTo(x - half * 0.12 + half * share * 0.1, y + (foot - y) * 0.72);
  }
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Land} land */
function paintLakes(ctx, land) {
  const { cell, ink } = land;
  traceTerrain(ctx, land, "water", 0.02);
  ctx.fillStyle = ink.colour("water");
  ctx.fill();
  // Lines that follow the shore, fainter towards the middle: stroked from the inside outwards.
  ctx.save();
  ctx.clip();
  const line = Math.max(0.6, cell / 56);
  for (const [reach, strength] of [
    [0.27, 0.3],
    [0.18, 0.45],
    [0.1, 0.7],
  ]) {
    ctx.strokeStyle = ink.colour("water-line");
    ctx.globalAlpha = strength;
    ctx.lineWidth = reach * 2 * cell + line * 2;
    ctx.stroke();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = ink.colour("water");
    ctx.lineWidth = reach * 2 * cell;
    ctx.stroke();
  }
  ctx.restore();
  ctx.strokeStyle = ink.colour("water-line");
  ctx.lineWidth = Math.max(1.2, cell / 24);
  ctx.stroke();
}

/**
 * Rule thin lines between squares and light broad ones between areas of three by two.
 * @param {Canvas} ctx @param {Land} land
 */
function paintLines(ctx, { cell, ink }) {
  const { columns, rows } = things.bands;
  ctx.strokeStyle = ink.colour("or-line");
  rule(ctx, cell, 1, 1, Math.max(0.6, cell / 60));
  ctx.strokeStyle = ink.colour("or-area");
  rule(ctx, cell, columns, rows, Math.max(1.8, cell / 13));
  ctx.strokeStyle = ink.colour("or-area-line");
  rule(ctx, cell, columns, rows, Math.max(0.5, cell / 70));
}

/**
 * @param {Canvas} ctx @param {number} cell @param {number} across @param {number} down
 * @param {number} thick
 */
function rule(ctx, cell, across, down, thick) {
  ctx.lineWidth = thick;
  ctx.beginPath();
  for (let column = across; column < grid.width; column += across) {
    ctx.moveTo(column * cell, 0);
    ctx.lineTo(column * cell, grid.height * cell);
  }
  for (let row = down; row < grid.height; row += down) {
    ctx.moveTo(0, row * cell);
    ctx.lineTo(grid.width * cell, row * cell);
  }
  ctx.stroke();
}
