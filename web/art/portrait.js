// What every portrait is made of: a round frame of a hundred by a hundred, a head, prints and cuts.

import { between, block, engrave, standing } from "./woodcut.js";

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {import("../painter.js").Picture} Picture */
/** @typedef {CanvasRenderingContext2D} Context */

const HEAD =
  "M33 47C33 34 40 28 50 28 60 28 67 34 67 47 67 57 65 65 60 72 57 76 54 78 50 78 46 78 43 76 40 72 35 65 33 57 33 47Z";
const ICON = 512; // the size of its box
const NECK = "M42 70C42 78 41 82 38 86L50 94 62 86C59 82 58 78 58 70Z";

/**
 * Print an outline in a colour, darker towards the left, where the light does not come from.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {string} outline
 * @param {string} colour
 * @param {{ dark?: number, angle?: number, from?: number, to?: number, width?: number }} [how]
 */
export function print(
  ctx,
  ink,
  outline,
  colour,
  { dark = 0.5, angle = 0.6, from = 62, to = 28, width = 1.5 } = {},
) {
  block(ctx, new Path2D(outline), {
    fill: ink.colour(colour),
    line: ink.colour("art-line"),
    width,
    box: { x: 0, y: 0, w: 100, h: 100 },
    cuts: [{ gap: 2.6, angle, tone: (x) => dark * between(from, to, x) }],
  });
}

/**
 * Draw lines in ink.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {string} lines
 * @param {number} [width]
 */
export function cut(ctx, ink, lines, width = 1.3) {
  ctx.strokeStyle = ink.colour("art-line");
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke(new Path2D(lines));
}

/**
 * Head and features that all faces share; what makes one a person is drawn around and over them.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ skin: string, brows: string, brow: number, mouth: string, wide?: number }} face
 */
export function paintHead(ctx, ink, { skin, brows, brow, mouth, wide = 0 }) {
  print(ctx, ink, NECK, skin, { dark: 0.8, from: 66, to: 36 });
  print(
    ctx,
    ink,
    "M34 50C30 48 29 53 31 57 32 60 34 61 35 60Z M66 50C70 48 71 53 69 57 68 60 66 61 65 60Z",
    skin,
    { dark: 0.3, width: 1.2 },
  );
  print(ctx, ink, HEAD, skin, { dark: 0.5, from: 50, to: 31, angle: 0.9 });
  for (const x of [43, 57]) {
    ctx.fillStyle = ink.colour("art-snow");
    const half = 4 + wide;
    ctx.fill(
      new Path2D(
        `M${x - half} 53Q${x} ${49.4 - wide} ${x + half} 53 ${x} ${55.8 + wide * 0.5} ${x - half} 53Z`,
      ),
    );
    cut(ctx, ink, `M${x - half} 53Q${x} ${49.4 - wide} ${x + half} 53`, 1.5);
    ctx.fillStyle = ink.colour("art-line");
    ctx.beginPath();
    ctx.arc(x + 0.4, 52.8, 1.7 + wide * 0.3, 0, Math.PI * 2);
    ctx.fill();
  }
  cut(ctx, ink, brows, brow);
  cut(ctx, ink, "M51 52C51 57 49 60 47 62.4 48 64.4 52 64.4 53.4 62.8", 1.3);
  cut(ctx, ink, mouth, 1.6);
}

/** @param {(ctx: Context, ink: Ink) => void} draw @returns {Picture} */
export function portrait(draw) {
  return (ctx, w, h, ink) => {
    const size = Math.min(w, h) / 100;
    standing(ctx, { x: (w - size * 100) / 2, y: (h - size * 100) / 2, size }, () => {
      const frame = new Path2D();
      frame.arc(50, 50, 48, 0, Math.PI * 2);
      ctx.save();
      ctx.clip(frame);
      ctx.fillStyle = ink.colour("art-portrait");
      ctx.fillRect(0, 0, 100, 100);
      engrave(
        ctx,
        { x: 0, y: 0, w: 100, h: 100 },
        {
          gap: 2.8,
          colour: ink.colour("art-sky-line"),
          tone: (x, y) => 0.14 + 0.5 * between(26, 56, Math.hypot(x - 54, y - 46)),
        },
      );
      // A little closer than the frame is wide.
      ctx.translate(50, 54);
      ctx.scale(1.14, 1.14);
      ctx.translate(-50, -51);
      draw(ctx, ink);
      ctx.restore();
      ctx.strokeStyle = ink.colour("art-line");
      ctx.lineWidth = 2.4;
      ctx.stroke(frame);
    });
  };
}

/** Put an icon of the page into the same frame, for whoever has no face here. @param {string} icon */
export function emblem(icon) {
  return portrait((ctx, ink) => {
    ctx.fillStyle = ink.colour("art-line");
    ctx.translate(24, 25);
    ctx.scale(52 / ICON, 52 / ICON);
    ctx.fill(ink.icon(icon));
  });
}
