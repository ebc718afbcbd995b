// The sky of a picture, by day or by night: light, lines, sun or moon, stars, clouds, birds.

import { grain } from "../play/ink.js";
import { between, block, engrave, shape } from "./woodcut.js";

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {object} how
 * @param {number} how.w
 * @param {number} how.h down to the horizon
 * @param {{ x: number, y: number, r: number }} how.sun
 * @param {number} how.gap between the lines
 * @param {(x: number, y: number) => number} [how.calm] how much of the lines is there, for a title
 */
export function paintSky(ctx, ink, { w, h, sun, gap, calm = () => 1 }) {
  const light = ctx.createLinearGradient(0, 0, 0, h);
  light.addColorStop(0, ink.colour("art-sky"));
  light.addColorStop(1, ink.colour("art-sky-low"));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, w, h + 2);
  if (ink.colour("art-night") === "1") paintStars(ctx, ink, w, h);
  else paintRays(ctx, ink, w, h, sun);
  engrave(
    ctx,
    { x: 0, y: 0, w, h },
    {
      gap,
      colour: ink.colour("art-sky-line"),
      tone: (x, y) => {
        const far = Math.hypot(x - sun.x, (y - sun.y) * 1.2);
        const high = 0.62 * (1 - y / h) ** 1.3 + 0.06;
        return high * between(sun.r * 1.1, sun.r * 5, far) * calm(x, y);
      },
    },
  );
  ctx.fillStyle = ink.colour("art-sun");
  ctx.beginPath();
  ctx.arc(sun.x, sun.y, sun.r, 0, Math.PI * 2);
  ctx.fill();
}

/**
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} w
 * @param {number} h
 * @param {{ x: number, y: number, r: number }} sun
 */
function paintRays(ctx, ink, w, h, sun) {
  const rays = 34;
  const far = Math.hypot(w, h);
  const glow = ctx.createRadialGradient(sun.x, sun.y, sun.r, sun.x, sun.y, sun.r * 7);
  glow.addColorStop(0, ink.colour("art-ray"));
  glow.addColorStop(1, "transparent");
  ctx.fillStyle = glow;
  ctx.beginPath();
  for (let ray = 0; ray < rays; ray++) {
    const angle = (Math.PI * 2 * ray) / rays;
    const half = (Math.PI / rays) * 0.5;
    ctx.moveTo(sun.x, sun.y);
    ctx.lineTo(sun.x + far * Math.cos(angle - half), sun.y + far * Math.sin(angle - half));
    ctx.lineTo(sun.x + far * Math.cos(angle + half), sun.y + far * Math.sin(angle + half));
  }
  ctx.fill();
}

/** @param {Context} ctx @param {Ink} ink @param {number} w @param {number} h */
function paintStars(ctx, ink, w, h) {
  ctx.fillStyle = ink.colour("art-sun");
  const stars = Math.round((w * h) / 2600);
  for (let star = 0; star < stars; star++) {
    const size = 0.5 + 1.1 * grain(star, 3);
    const y = grain(star, 2) ** 1.6 * h;
    ctx.globalAlpha = 0.35 + 0.6 * grain(star, 4);
    ctx.fillRect(grain(star, 1) * w, y, size, size);
  }
  ctx.globalAlpha = 1;
}

/**
 * A cloud with a flat foot, shaded below.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, w: number, seed: number, gap: number }} how
 */
export function paintCloud(ctx, ink, { x, y, w, seed, gap }) {
  const puffs = 5;
  const area = new Path2D();
  let high = 0;
  for (let puff = 0; puff < puffs; puff++) {
    const place = (puff + 0.5) / puffs;
    const r = w * (0.07 + 0.1 * Math.sin(Math.PI * place) + 0.03 * grain(seed, puff));
    high = Math.max(high, r * 1.25);
    area.moveTo(x + place * w + r, y);
    area.ellipse(x + place * w, y, r * 1.35, r * 1.1, 0, Math.PI, Math.PI * 2);
  }
  area.addPath(
    shape([
      [x - w * 0.02, y],
      [x + w * 1.04, y],
      [x + w * 0.94, y + w * 0.02],
      [x + w * 0.1, y + w * 0.02],
    ]),
  );
  block(ctx, area, {
    fill: ink.colour("art-cloud"),
    line: ink.colour("art-sky-line"),
    box: { x: x - w * 0.1, y: y - high, w: w * 1.2, h: high + w * 0.03 },
    cuts: [{ gap, tone: (_, at) => 0.5 * between(y - high * 0.5, y + w * 0.03, at) }],
  });
}

/**
 * A bird that sails, far away.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function paintBird(ctx, ink, x, y, size) {
  ctx.fillStyle = ink.colour("art-line");
  const bird = new Path2D(
    "M0 2C-4-4-12-9-24-9-14-6-9-1-5 4-9 5-12 7-13 9-8 8-3 7 0 6 3 7 8 8 13 9 12 7 9 5 5 4 9-1 14-6 24-9 12-9 4-4 0 2z",
  );
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 48, size / 48);
  ctx.fill(bird);
  ctx.restore();
}
