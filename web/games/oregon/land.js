// The land of Oregon as a survey map: grass, hachured ranges, lakes with shore lines, the railroad.
// It never changes during a match, so it is painted once for each size and theme and then copied.

import { grain } from "../../play/ink.js";
import { grid, things } from "./facts.js";
import { outline, tracePath } from "./outline.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./places.js").Places} Places */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Canvas */
/** @typedef {{ map: string[], cell: number, ink: Ink }} Land the rows from the top, the scale */

/** @type {{ key: string, ink: Ink, picture: OffscreenCanvas } | null} */
let kept = null;

/**
 * Paint the land with its lines into its place.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string[]} map
 * @param {Places} places
 * @param {Ink} ink
 */
export function paintLand(ctx, map, places, ink) {
  const sharp = ctx.getTransform().a;
  const key = `${places.cell} ${sharp} ${map.join("")}`;
  const { x, y, w, h } = places.map;
  if (!kept || kept.key !== key || kept.ink !== ink) {
    const picture = new OffscreenCanvas(Math.ceil(w * sharp), Math.ceil(h * sharp));
    const own = picture.getContext("2d");
    if (!own) return;
    own.scale(sharp, sharp);
    paintTerrain(own, { map, cell: places.cell, ink });
    kept = { key, ink, picture };
  }
  ctx.drawImage(kept.picture, x, y, kept.picture.width / sharp, kept.picture.height / sharp);
}

/** @param {Canvas} ctx @param {Land} land */
function paintTerrain(ctx, land) {
  const { cell, ink } = land;
  ctx.fillStyle = ink.colour("or-green");
  ctx.fillRect(0, 0, grid.width * cell, grid.height * cell);
  paintGrass(ctx, land);
  paintRange(ctx, land);
  paintBed(ctx, land);
  paintLakes(ctx, land);
  paintLines(ctx, land);
  for (const [column, row] of squaresOf(land, "mountain")) paintPeaks(ctx, land, column, row);
  for (const [column, row] of squaresOf(land, "railroad")) paintRails(ctx, land, column, row);
}

/** @param {Land} land @param {number} column @param {number} row @returns {string | undefined} */
function terrainAt({ map }, column, row) {
  return things.terrains[map[row]?.[column]];
}

/**
 * @param {Land} land
 * @param {string} terrain
 * @returns {[number, number][]}
 */
function squaresOf({ map }, terrain) {
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
function traceTerrain(ctx, land, terrain, inset) {
  const { cell } = land;
  ctx.beginPath();
  const loops = outline(squaresOf(land, terrain));
  tracePath(ctx, loops, { x: 0, y: 0, cell, inset: cell * inset, round: cell * 0.3 });
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
      const tall = cell * 0.08;
      ctx.moveTo(x - tall * 0.7, y - tall);
      ctx.lineTo(x, y);
      ctx.lineTo(x + tall * 0.7, y - tall);
      ctx.moveTo(x, y);
      ctx.lineTo(x, y - tall * 1.4);
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

/** @param {Canvas} ctx @param {Land} land */
function paintBed(ctx, land) {
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
function paintRails(ctx, land, column, row) {
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
