// Paints the survey sheet of Boomers: prairie, section lines, border and coordinates.

import { grid, things } from "./facts.js";
import { traceTuft } from "../../art/grass.js";
import { paintPaper } from "../../art/paper.js";
import { drift, engrave } from "../../art/woodcut.js";
import { grain } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** Tufts that may grow on a square. */
const TUFTS = 3;

/** The prairie: paper, swells of the land cut in short lines, and grass. @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
export function paintLand(ctx, plat, ink) {
  const { cell, left, top } = plat;
  const [wide, high] = [cell * grid.width, cell * grid.height];
  const sheet = { x: left, y: top, w: wide, h: high };
  ctx.fillStyle = ink.colour("land");
  ctx.fillRect(left, top, wide, high);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, wide, high);
  ctx.clip();
  ctx.globalAlpha = 0.5;
  engrave(ctx, sheet, {
    gap: Math.max(4, cell * 0.12),
    colour: ink.colour("grass"),
    bend: (x) => Math.sin(x / (cell * 0.9)) * cell * 0.05,
    tone: (x, y) => {
      const [column, row] = [(x - left) / cell, (y - top) / cell];
      const swell = drift(column * 0.9 + row * 0.35, 4) * drift(row * 1.1 - column * 0.2, 8);
      return 0.5 * (swell - 0.42);
    },
  });
  ctx.globalAlpha = 1;
  paintGrass(ctx, plat, ink);
  paintPaper(ctx, ink, sheet);
  // A sheet that has been handled is darker towards its edges.
  const reach = Math.hypot(wide, high) / 2;
  const edge = ctx.createRadialGradient(
    left + wide / 2,
    top + high / 2,
    reach * 0.6,
    left + wide / 2,
    top + high / 2,
    reach,
  );
  edge.addColorStop(0, ink.colour("dim-none"));
  edge.addColorStop(1, ink.colour("dim"));
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = edge;
  ctx.fillRect(left, top, wide, high);
  ctx.restore();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
function paintGrass(ctx, { cell, left, top }, ink) {
  ctx.strokeStyle = ink.colour("grass");
  ctx.lineWidth = Math.max(0.7, cell / 50);
  ctx.lineCap = "round";
  ctx.beginPath();
  for (let column = 0; column < grid.width; column++) {
    for (let row = 0; row < grid.height; row++) {
      for (let tuft = 0; tuft < TUFTS; tuft++) {
        if (grain(column + tuft * 31, row + tuft * 17) < 0.45) continue;
        const x = left + (column + 0.15 + 0.7 * grain(column + tuft, row)) * cell;
        const y = top + (row + 0.24 + 0.65 * grain(column, row + tuft)) * cell;
        traceTuft(ctx, x, y, cell * (0.08 + 0.05 * grain(column + tuft * 7, row)));
      }
    }
  }
  ctx.stroke();
  ctx.lineCap = "butt";
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
export function paintCoordinates(ctx, { cell, left, top, border }, ink) {
  const high = cell * grid.height;
  ctx.fillStyle = ink.colour("ink-soft");
  ctx.font = `600 ${Math.max(9, Math.min(22, cell * 0.25))}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  things.columns.forEach((letter, i) =>
    ctx.fillText(letter, left + (i + 0.5) * cell, top + high + (left + border) / 2 + 1),
  );
  // In the middle of what the border leaves of the rim.
  const beside = (left - border) / 2;
  things.rows.forEach((number, i) => ctx.fillText(number, beside, top + (i + 0.5) * cell));
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
export function paintLines(ctx, { cell, left, top, border }, ink) {
  const [wide, high] = [cell * grid.width, cell * grid.height];
  ctx.strokeStyle = ink.colour("line");
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = 1; i < grid.width; i++) {
    const across = Math.round(left + i * cell) + 0.5;
    ctx.moveTo(across, top);
    ctx.lineTo(across, top + high);
  }
  for (let i = 1; i < grid.height; i++) {
    const down = Math.round(top + i * cell) + 0.5;
    ctx.moveTo(left, down);
    ctx.lineTo(left + wide, down);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 2;
  ctx.strokeRect(left - 1, top - 1, wide + 2, high + 2);
  ctx.lineWidth = 0.75;
  ctx.strokeRect(left - border, top - border, wide + border * 2, high + border * 2);
}
