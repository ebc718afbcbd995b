// The land of a picture: mesas, mountains, hills and prairie, pines and grass.

import { grain } from "../play/ink.js";
import { between, block, drift, engrave, shape, within } from "./woodcut.js";

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("./woodcut.js").Point} Point */

/**
 * A mesa: slope, cliff, flat top; lit from one side.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, foot: number, w: number, h: number, seed: number, gap: number, lit: 1 | -1, pale?: number }} how
 *   `x` is its middle; `lit` 1 is light from the right; `pale` is how far away it is
 */
export function paintMesa(ctx, ink, { x, foot, w, h, seed, gap, lit, pale = 0 }) {
  const rough = (/** @type {number} */ n) => (grain(seed, n) - 0.5) * 2;
  const steps = 9;
  const [cliff, top] = [foot - h * 0.42, foot - h];
  const half = w / 2;
  /** @type {Point[]} */
  const crown = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const notch = grain(seed, step + 40) > 0.7 ? h * 0.1 : 0;
    crown.push([
      x - half * 0.58 + w * 0.58 * t,
      top + notch * (step % steps ? 1 : 0) + h * 0.03 * rough(step),
    ]);
  }
  /** @type {Point[]} */
  const outline = [
    [x - half * 1.05, foot],
    [x - half * 0.86, foot - h * 0.12],
    [x - half * 0.66, cliff + h * 0.03],
    [x - half * 0.6, cliff],
    ...crown,
    [x + half * 0.62, cliff],
    [x + half * 0.68, cliff + h * 0.04],
    [x + half * 0.9, foot - h * 0.1],
    [x + half * 1.06, foot],
  ];
  const area = shape(outline);
  ctx.globalAlpha = 1;
  const fill = ctx.createLinearGradient(x - half * lit, 0, x + half * lit, 0);
  fill.addColorStop(0.1, ink.colour("art-rock"));
  fill.addColorStop(0.9, ink.colour("art-rock-lit"));
  const shade = (/** @type {number} */ px) => between(half * 0.7, -half * 0.9, (px - x) * lit);
  const line = ink.colour(pale > 0.5 ? "art-far-line" : "art-line");
  block(ctx, area, { fill: "transparent", line });
  ctx.fillStyle = fill;
  ctx.fill(area);
  if (pale > 0) {
    ctx.globalAlpha = pale;
    ctx.fillStyle = ink.colour("art-far");
    ctx.fill(area);
    ctx.globalAlpha = 1;
  }
  const box = { x: x - half * 1.1, y: top - h * 0.05, w: w * 1.1, h: h * 1.06 };
  within(ctx, area, () => {
    engrave(ctx, box, {
      gap,
      angle: Math.PI / 2,
      colour: line,
      tone: (px, py) =>
        py > cliff ? 0 : 0.14 + 0.7 * shade(px) + 0.25 * (drift((px / w) * 16, seed) - 0.5),
    });
    engrave(ctx, box, {
      gap: gap * 0.9,
      bend: (px) => Math.abs(px - x) * 0.35,
      colour: line,
      tone: (px, py) => (py + Math.abs(px - x) * 0.35 < cliff ? 0 : 0.12 + 0.5 * shade(px)),
    });
    ctx.strokeStyle = line;
    ctx.lineWidth = Math.max(0.6, gap * 0.35);
    ctx.beginPath();
    for (let seam = 0; seam < 3; seam++) {
      const y = top + h * (0.16 + 0.18 * seam) + rough(seam + 20) * h * 0.03;
      ctx.moveTo(x - half * 0.62, y);
      for (let step = 1; step <= steps; step++) {
        ctx.lineTo(
          x - half * 0.62 + (w * 0.62 * step) / steps,
          y + rough(step + seam * 9) * h * 0.02,
        );
      }
    }
    ctx.stroke();
  });
  ctx.strokeStyle = line;
  ctx.lineWidth = Math.max(0.8, gap * 0.4);
  ctx.lineJoin = "round";
  ctx.stroke(shape(outline, false));
}

/**
 * A mountain with snow: ridges run down from the peak, one side in shadow.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, foot: number, w: number, h: number, seed: number, gap: number, lit: 1 | -1, snow?: number }} how
 */
export function paintMountain(ctx, ink, { x, foot, w, h, seed, gap, lit, snow = 0.45 }) {
  const rough = (/** @type {number} */ n) => (grain(seed, n) - 0.5) * 2;
  const steps = 7;
  const side = (/** @type {1 | -1} */ way) =>
    Array.from({ length: steps }, (_, step) => {
      const t = (step + 1) / steps;
      const spread = 0.82 * t + 0.18 * t * t;
      return /** @type {Point} */ ([
        x + way * (w / 2) * spread + rough(step + way * 3) * w * 0.018,
        foot - h * (1 - t) ** 1.15,
      ]);
    });
  /** @type {Point} */
  const peak = [x, foot - h];
  const outline = [...side(-1).reverse(), peak, ...side(1)];
  const area = shape(outline);
  const line = ink.colour("art-line");
  const ridge = (/** @type {number} */ y) =>
    x +
    lit * (w * 0.05 * (drift(((y - foot) / h) * 6, seed) - 0.3)) * between(foot - h, foot, y) * 2;
  const edge = (/** @type {number} */ px) =>
    foot - h * (1 - snow) + h * 0.13 * (drift((px / w) * 15, seed + 5) - 0.5) * 2;
  ctx.fillStyle = ink.colour("art-far");
  ctx.fill(area);
  within(ctx, area, () => {
    ctx.fillStyle = ink.colour("art-snow");
    ctx.beginPath();
    ctx.moveTo(x - w, foot - h * 1.1);
    for (let px = x - w / 2; px <= x + w / 2; px += w / 40) ctx.lineTo(px, edge(px));
    ctx.lineTo(x + w, foot - h * 1.1);
    ctx.fill();
    const box = { x: x - w / 2, y: foot - h, w, h };
    engrave(ctx, box, {
      gap,
      angle: lit * 1.05,
      colour: line,
      tone: (px, py) => {
        const shadow = (px - ridge(py)) * lit < 0 ? 1 : 0;
        const bare = py > edge(px) ? 0.34 : 0;
        const gully = 0.3 * drift((px / w) * 11 - (py / h) * 3, seed + 9);
        return shadow * (0.42 + gully) + bare * (0.5 + gully) + (shadow ? 0 : gully * 0.2);
      },
    });
  });
  ctx.strokeStyle = line;
  ctx.lineWidth = Math.max(0.8, gap * 0.42);
  ctx.lineJoin = "round";
  ctx.stroke(shape(outline, false));
}

/**
 * A swell of land across the whole picture; its lines follow its back.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {object} how
 * @param {number} how.w
 * @param {number} how.bottom
 * @param {(x: number) => number} how.top
 * @param {string} how.fill the name of a colour
 * @param {string} [how.line] the name of a colour
 * @param {number} how.gap
 * @param {number} how.seed
 * @param {number} [how.dark] how dark it gets towards the viewer
 */
export function paintSwell(
  ctx,
  ink,
  { w, bottom, top, fill, line = "art-line", gap, seed, dark = 0.5 },
) {
  /** @type {Point[]} */
  const back = [];
  for (let x = -4; x <= w + 8; x += 8) back.push([x, top(x)]);
  const least = Math.min(...back.map(([, y]) => y));
  const area = shape([...back, [w + 8, bottom + 4], [-4, bottom + 4]]);
  ctx.fillStyle = ink.colour(fill);
  ctx.fill(area);
  const high = bottom - least;
  within(ctx, area, () =>
    engrave(
      ctx,
      { x: 0, y: least - high * 0.2, w, h: high * 1.2 },
      {
        gap,
        colour: ink.colour(line),
        bend: (x, y) => (top(x) - least) * (1 - between(least, bottom, y) * 0.6),
        tone: (x, y) => {
          const patch = drift(x / (gap * 13) + y / (gap * 4), seed) - 0.42;
          return 0.9 * patch * (0.35 + dark * between(least, bottom, y));
        },
      },
    ),
  );
  ctx.strokeStyle = ink.colour(line);
  ctx.lineWidth = Math.max(0.8, gap * 0.35);
  ctx.stroke(shape(back, false));
}

/**
 * Tufts of tall grass, close to the viewer.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, size: number, seed: number }} how
 */
export function paintTuft(ctx, ink, { x, y, size, seed }) {
  const blades = 9;
  ctx.fillStyle = ink.colour("art-line");
  ctx.beginPath();
  for (let blade = 0; blade < blades; blade++) {
    const lean = (blade / (blades - 1) - 0.5) * 1.5 + (grain(seed, blade) - 0.5) * 0.5;
    const long = size * (0.6 + 0.5 * grain(seed, blade + 20));
    const foot = x + lean * size * 0.2;
    const tip = [x + lean * long * 0.8, y - long * (1 - Math.abs(lean) * 0.3)];
    ctx.moveTo(foot - size * 0.035, y);
    ctx.quadraticCurveTo(foot + lean * 0.1 * long, y - long * 0.6, tip[0], tip[1]);
    ctx.quadraticCurveTo(
      foot + lean * 0.1 * long + size * 0.06,
      y - long * 0.5,
      foot + size * 0.035,
      y,
    );
  }
  ctx.fill();
}

/**
 * A pine: boughs hang in tiers, darker on one side.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, h: number, seed: number, lit: 1 | -1 }} how
 */
export function paintPine(ctx, ink, { x, y, h, seed, lit }) {
  const tiers = 6;
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (let tier = 0; tier < tiers; tier++) {
    const t = (tier + 1) / tiers;
    const reach = h * 0.24 * t * (0.85 + 0.3 * grain(seed, tier));
    const low = y - h * 0.94 + h * 0.84 * t;
    left.push([x - reach, low], [x - reach * 0.45, low - h * 0.035]);
    right.push([x + reach, low], [x + reach * 0.45, low - h * 0.035]);
  }
  ctx.fillStyle = ink.colour("art-line");
  ctx.fillRect(x - h * 0.02, y - h * 0.14, h * 0.04, h * 0.14);
  const tree = shape([[x, y - h], ...right, ...left.reverse()]);
  block(ctx, tree, {
    fill: ink.colour("art-pine"),
    line: ink.colour("art-line"),
    width: Math.max(0.6, h * 0.012),
    box: { x: x - h * 0.3, y: y - h, w: h * 0.6, h },
    cuts: [
      {
        gap: Math.max(2, h * 0.045),
        angle: lit * -0.5,
        tone: (px) => 0.62 * between(h * 0.1, -h * 0.14, (px - x) * lit) + 0.12,
      },
    ],
  });
}
