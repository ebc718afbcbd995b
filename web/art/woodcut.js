// The cutter's tools of every picture: flat blocks of colour, and ink lines that grow thicker where it
// is darker. Pictures are drawn at any size and in any light; nothing here knows what they show.

import { grain } from "../play/ink.js";

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {[number, number]} Point */
/**
 * How dark it is at a point, from 0 to 1.
 * @typedef {(x: number, y: number) => number} Tone
 */
/**
 * @typedef {object} Cut
 * @property {Tone} tone
 * @property {number} gap between two lines
 * @property {number} [angle] of the lines; without it they lie flat
 * @property {(x: number, y: number) => number} [bend] how far a flat line is pushed down there
 * @property {string} [colour] the ink's own without it
 */

/** @param {Point[]} points @param {boolean} [closed] */
export function shape(points, closed = true) {
  const path = new Path2D();
  points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  if (closed) path.closePath();
  return path;
}

/**
 * Draw something that ends where a shape ends.
 * @param {Context} ctx
 * @param {Path2D} area
 * @param {() => void} draw
 */
export function within(ctx, area, draw) {
  ctx.save();
  ctx.clip(area);
  draw();
  ctx.restore();
}

/**
 * Fill a box with lines, each as thick as its place is dark; in pure light a line stops.
 * @param {Context} ctx
 * @param {{ x: number, y: number, w: number, h: number }} box
 * @param {Cut} cut
 */
export function engrave(ctx, box, { tone, gap, angle = 0, bend, colour }) {
  if (colour) ctx.fillStyle = colour;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.hypot(box.w, box.h) / 2;
  const flat = angle === 0;
  const [wide, high] = flat ? [box.w / 2, box.h / 2] : [reach, reach];
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const step = Math.max(2, gap * 1.3);
  ctx.beginPath();
  for (let row = -high; row <= high; row += gap) {
    /** @type {Point[]} */
    let upper = [];
    /** @type {Point[]} */
    let lower = [];
    const end = () => {
      if (upper.length > 1) {
        upper.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
        for (const [x, y] of lower.reverse()) ctx.lineTo(x, y);
        ctx.closePath();
      }
      upper = [];
      lower = [];
    };
    for (let along = -wide; along <= wide + step; along += step) {
      const x = cx + along * cos - row * sin;
      const y = cy + along * sin + row * cos;
      const dark =
        Math.min(1, tone(x, y)) * (0.86 + 0.28 * grain(Math.round(row), Math.round(along)));
      if (dark < 0.05) {
        end();
        continue;
      }
      const half = (dark * gap) / 2;
      const down = bend ? bend(x, y) : 0;
      upper.push([x + half * sin, y + down - half * cos]);
      lower.push([x - half * sin, y + down + half * cos]);
    }
    end();
  }
  ctx.fill();
}

/**
 * Print a block: its colour, its lines, and its outline.
 * @param {Context} ctx
 * @param {Path2D} area
 * @param {object} how
 * @param {string} how.fill
 * @param {{ x: number, y: number, w: number, h: number }} [how.box] around its lines
 * @param {Cut[]} [how.cuts]
 * @param {string} how.line
 * @param {number} [how.width] of the outline
 */
export function block(ctx, area, { fill, box, cuts = [], line, width = 0 }) {
  ctx.fillStyle = fill;
  ctx.fill(area);
  if (box && cuts.length > 0) {
    within(ctx, area, () => {
      for (const cut of cuts) engrave(ctx, box, { colour: line, ...cut });
    });
  }
  if (width > 0) {
    ctx.strokeStyle = line;
    ctx.lineWidth = width;
    ctx.lineJoin = "round";
    ctx.stroke(area);
  }
}

/**
 * Draw in the coordinates of a figure that stands on a point; mirrored it looks the other way.
 * @param {Context} ctx
 * @param {{ x: number, y: number, size: number, mirrored?: boolean, tilt?: number }} at
 * @param {() => void} draw
 */
export function standing(ctx, { x, y, size, mirrored = false, tilt = 0 }, draw) {
  ctx.save();
  ctx.translate(x, y);
  if (tilt) ctx.rotate(tilt);
  ctx.scale(mirrored ? -size : size, size);
  draw();
  ctx.restore();
}

/** @param {number} from @param {number} to @param {number} value @returns {number} from 0 to 1, softly */
export function between(from, to, value) {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * A number that drifts slowly with a place: hills, patches of grass.
 * @param {number} x
 * @param {number} seed
 */
export function drift(x, seed) {
  const left = Math.floor(x);
  const t = x - left;
  const mix = t * t * (3 - 2 * t);
  return grain(left, seed) * (1 - mix) + grain(left + 1, seed) * mix;
}
