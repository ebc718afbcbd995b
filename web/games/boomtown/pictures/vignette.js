// What the small pictures on cards are made of: a ground that fills any box, and prints over it that stay
// clear on the smallest card, where fine lines are left out.

import { between, block, drift, engrave, shape } from "../../../art/woodcut.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {import("../../../painter.js").Place} Place */
/** @typedef {CanvasRenderingContext2D} Context */
/**
 * A picture being cut: what it shows lies within a hundred by seventy-six, `box` is all that is seen of it.
 * @typedef {{ ctx: Context, ink: Ink, box: Place, fine: boolean, gap: number, line: number }} Vignette
 */

/** What has to be seen of the hundred by seventy-six, whatever the shape of the card. */
const SEEN = { x: 7, y: 1, w: 86, h: 74 };
/** Below this many pixels for a unit, lines of shade would run together. */
const FINE = 0.5;

/**
 * Cut a picture into a box.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {Place} at
 * @param {(picture: Vignette) => void} draw
 */
export function cutInto(ctx, ink, { x, y, w, h }, draw) {
  const size = Math.min(w / SEEN.w, h / SEEN.h);
  const box = {
    x: SEEN.x + SEEN.w / 2 - w / size / 2,
    y: SEEN.y + SEEN.h / 2 - h / size / 2,
    w: w / size,
    h: h / size,
  };
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.translate(x - box.x * size, y - box.y * size);
  ctx.scale(size, size);
  ctx.lineJoin = "round";
  draw({
    ctx,
    ink,
    box,
    fine: size >= FINE,
    gap: Math.max(3, 2.3 / size),
    line: Math.max(1.5, 1 / size),
  });
  ctx.restore();
}

/**
 * Print an outline in a colour, darker on one side.
 * @param {Vignette} picture
 * @param {string | Path2D} outline
 * @param {string} colour
 * @param {{ dark?: number, angle?: number, from?: number, to?: number, thin?: number }} [how] `from` is where
 *   it is light, `to` where it is darkest; `thin` makes the outline so many times as thick
 */
export function print(picture, outline, colour, how = {}) {
  const { ctx, ink, box, fine, gap, line } = picture;
  const { dark = 0.6, angle = 0.7, from = 68, to = 30, thin = 1 } = how;
  block(ctx, typeof outline === "string" ? new Path2D(outline) : outline, {
    fill: ink.colour(colour),
    line: ink.colour("art-line"),
    width: line * thin,
    box,
    cuts: fine && dark > 0 ? [{ gap, angle, tone: (x) => dark * between(from, to, x) }] : [],
  });
}

/** Draw lines in ink. @param {Vignette} picture @param {string} lines @param {number} [thick] */
export function cut({ ctx, ink, line }, lines, thick = 1) {
  ctx.strokeStyle = ink.colour("art-line");
  ctx.lineWidth = line * thick;
  ctx.lineCap = "round";
  ctx.stroke(new Path2D(lines));
  ctx.lineCap = "butt";
}

/** Fill an outline without an edge. @param {Vignette} picture @param {string} outline @param {string} colour */
export function fill({ ctx, ink }, outline, colour) {
  ctx.fillStyle = ink.colour(colour);
  ctx.fill(new Path2D(outline));
}

/**
 * Sky with its lines, and prairie from a horizon down.
 * @param {Vignette} picture
 * @param {number} horizon
 * @param {{ sun?: [number, number, number], land?: string }} [how]
 */
export function paintOpenLand(picture, horizon, { sun, land = "art-plain" } = {}) {
  const { ctx, ink, box, fine, gap, line } = picture;
  const light = ctx.createLinearGradient(0, box.y, 0, horizon);
  light.addColorStop(0, ink.colour("art-sky"));
  light.addColorStop(1, ink.colour("art-sky-low"));
  ctx.fillStyle = light;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  if (fine) {
    engrave(
      ctx,
      { ...box, h: horizon - box.y },
      {
        gap,
        colour: ink.colour("art-sky-line"),
        tone: (_, y) => 0.34 * between(horizon - 8, box.y, y),
      },
    );
  }
  if (sun) {
    const [x, y, r] = sun;
    const disc = new Path2D();
    disc.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour("art-sun");
    ctx.fill(disc);
  }
  const right = box.x + box.w;
  const low = box.y + box.h;
  const ground = shape([
    [box.x, horizon + 2],
    [box.x + box.w * 0.35, horizon - 1.5],
    [box.x + box.w * 0.7, horizon + 1],
    [right, horizon - 1],
    [right, low],
    [box.x, low],
  ]);
  block(ctx, ground, {
    fill: ink.colour(land),
    line: ink.colour("art-line"),
    width: line * 0.7,
    box: { ...box, y: horizon, h: low - horizon },
    cuts: fine
      ? [
          {
            gap,
            tone: (x, y) => 0.8 * (drift(x / 17 + y / 5, 3) - 0.35) * between(horizon, low, y),
          },
        ]
      : [],
  });
}

/**
 * A wall or a floor of boards.
 * @param {Vignette} picture
 * @param {string} colour
 * @param {{ upright?: boolean, from?: number, dark?: number }} [how] `from`: how far down it begins
 */
export function paintBoards(picture, colour, { upright = true, from, dark = 0.45 } = {}) {
  const { ctx, ink, box, fine, gap, line } = picture;
  const top = from ?? box.y;
  const area = { ...box, y: top, h: box.y + box.h - top };
  ctx.fillStyle = ink.colour(colour);
  ctx.fillRect(area.x, area.y, area.w, area.h);
  if (fine) {
    engrave(ctx, area, {
      gap: gap * 1.1,
      angle: upright ? Math.PI / 2 : 0,
      colour: ink.colour("art-line"),
      tone: (x, y) =>
        dark * between(20, 46, Math.hypot(x - 50, (y - 38) * 1.2)) * (0.5 + drift(x / 6, 5)),
    });
  }
  ctx.strokeStyle = ink.colour("art-line");
  ctx.lineWidth = line * 0.6;
  ctx.beginPath();
  const apart = upright ? 14 : 9;
  const [start, end] = upright ? [area.x, area.x + area.w] : [area.y, area.y + area.h];
  for (let at = Math.ceil(start / apart) * apart; at < end; at += apart) {
    ctx.moveTo(upright ? at : area.x, upright ? area.y : at);
    ctx.lineTo(upright ? at : area.x + area.w, upright ? area.y + area.h : at);
  }
  ctx.stroke();
}

/** Rays around a point. @param {Vignette} picture @param {number} x @param {number} y @param {string} colour @param {number} [many] */
export function paintRays({ ctx, ink, box }, x, y, colour, many = 14) {
  const far = Math.hypot(box.w, box.h);
  ctx.fillStyle = ink.colour(colour);
  ctx.beginPath();
  for (let ray = 0; ray < many; ray++) {
    const [way, half] = [(Math.PI * 2 * ray) / many, (Math.PI / many) * 0.5];
    ctx.moveTo(x, y);
    ctx.lineTo(x + far * Math.cos(way - half), y + far * Math.sin(way - half));
    ctx.lineTo(x + far * Math.cos(way + half), y + far * Math.sin(way + half));
  }
  ctx.fill();
}
