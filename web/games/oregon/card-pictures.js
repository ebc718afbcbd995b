// The pictures on the cards of Oregon: the country behind each symbol, and the ground of each building.

import { traceTuft } from "../../art/grass.js";
import { KeptPictures } from "../../art/kept-pictures.js";
import { between, drift, engrave, shape } from "../../art/woodcut.js";
import { fillIcon, grain } from "../../play/ink.js";
import { ICONS } from "./pieces.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {{ ctx: Canvas, ink: Ink, w: number, h: number, gap: number }} Print */
/** @typedef {(print: Print) => void} Country */

/** Narrower pictures than this have no lines of shade: they would only be grey. */
const FINE = 26;

/** Hands, discards and supplies at one size each, and cards on their way. */
const kept = new KeptPictures(60);

/**
 * The symbol of a landscape card in its country.
 * @param {Canvas} ctx @param {Ink} ink @param {string} symbol @param {Frame} frame
 */
export function paintSymbolPicture(ctx, ink, symbol, frame) {
  kept.paint(ctx, ink, symbol, frame, (own) => {
    const { w, h } = frame;
    own.fillStyle = ink.colour(`or-${symbol}`);
    own.beginPath();
    own.roundRect(0, 0, w, h, w * 0.06);
    own.fill();
    own.clip();
    if (w >= FINE) {
      own.globalAlpha = 0.5;
      COUNTRIES[symbol]?.({ ctx: own, ink, w, h, gap: Math.max(2.6, h / 22) });
      own.globalAlpha = 1;
    }
    const side = Math.min(w * 0.84, h * 0.84);
    const [x, y] = [(w - side) / 2, (h - side) / 2];
    // A light edge keeps the symbol clear of the lines behind it.
    own.save();
    own.translate(x, y);
    own.scale(side / 512, side / 512);
    own.lineJoin = "round";
    own.strokeStyle = ink.colour(`or-${symbol}`);
    own.lineWidth = (512 / side) * Math.max(2.5, side * 0.07);
    own.stroke(ink.icon(ICONS[symbol]));
    own.restore();
    own.fillStyle = ink.colour("or-ink");
    fillIcon(own, ink.icon(ICONS[symbol]), x, y, side);
  });
}

/**
 * The ground that a building stands on.
 * @param {Canvas} ctx @param {Ink} ink @param {string} building @param {Frame} frame
 */
export function paintGroundPicture(ctx, ink, building, frame) {
  const [colour, country] = GROUNDS[building] ?? ["or-green", meadow];
  kept.paint(ctx, ink, `${colour} ground`, frame, (own) => {
    const { w, h } = frame;
    own.fillStyle = ink.colour(colour);
    own.beginPath();
    own.roundRect(0, 0, w, h, w * 0.06);
    own.fill();
    own.clip();
    if (w >= FINE) country({ ctx: own, ink, w, h, gap: Math.max(2.6, h / 22) });
  });
}

/** Flat lines from a height down, broken as by grass. @param {Print} print @param {number} from @param {number} dark @param {string} [colour] */
function ground({ ctx, ink, w, h, gap }, from, dark, colour = "or-ink") {
  const high = h * (1 - from);
  engrave(
    ctx,
    { x: 0, y: h * from, w, h: high },
    {
      gap,
      colour: ink.colour(colour),
      bend: (x) => Math.sin((x / w) * 5) * h * 0.015,
      tone: (x, y) =>
        dark * (drift((x / w) * 7 + y / gap, 4) - 0.3) * between(h * from, h, y + high * 0.4),
    },
  );
}

/** Flat lines of the sky, thinner towards the horizon. @param {Print} print @param {number} to @param {number} dark */
function sky({ ctx, ink, w, h, gap }, to, dark) {
  engrave(
    ctx,
    { x: 0, y: 0, w, h: h * to },
    { gap, colour: ink.colour("or-ink"), tone: (_, y) => dark * between(h * to, 0, y) },
  );
}

/** A range of hills against the sky. @param {Print} print @param {number[]} heights */
function hills({ ctx, ink, w, h, gap }, heights) {
  const last = heights.length - 1;
  const points = heights.map(
    (high, i) => /** @type {[number, number]} */ ([(w * i) / last, h * high]),
  );
  ctx.strokeStyle = ink.colour("or-ink");
  ctx.lineWidth = Math.max(0.8, h / 70);
  ctx.stroke(shape(points, false));
  const foot = Math.max(...heights) * h;
  ctx.save();
  ctx.clip(shape([...points, [w, foot], [0, foot]]));
  engrave(
    ctx,
    { x: 0, y: 0, w, h },
    {
      gap,
      angle: 1.1,
      colour: ink.colour("or-ink"),
      tone: (x) => 0.3 + 0.2 * Math.sin((x / w) * 14),
    },
  );
  ctx.restore();
}

/** Rays around a point. @param {Print} print @param {number} x @param {number} y @param {number} many */
function rays({ ctx, ink, w, h }, x, y, many) {
  ctx.strokeStyle = ink.colour("or-ink");
  ctx.lineWidth = Math.max(0.7, w / 70);
  ctx.beginPath();
  for (let ray = 0; ray < many; ray++) {
    const way = (Math.PI * 2 * (ray + 0.5)) / many;
    const [near, far] = [w * (0.38 + 0.05 * (ray % 2)), w * (0.5 + 0.12 * grain(ray, 3))];
    ctx.moveTo(x * w + near * Math.cos(way), y * h + near * Math.sin(way));
    ctx.lineTo(x * w + far * Math.cos(way), y * h + far * Math.sin(way));
  }
  ctx.stroke();
}

/** @type {Record<string, Country>} */
const COUNTRIES = {
  wagon(print) {
    sky(print, 0.5, 0.5);
    hills(print, [0.5, 0.42, 0.5, 0.38, 0.48, 0.5]);
    ground(print, 0.7, 1);
  },
  bison(print) {
    sky(print, 0.42, 0.4);
    ground(print, 0.55, 1.3);
  },
  settler(print) {
    // Furrows that run to the horizon.
    const { ctx, ink, w, h } = print;
    sky(print, 0.4, 0.45);
    ctx.strokeStyle = ink.colour("or-ink");
    ctx.lineWidth = Math.max(0.8, w / 60);
    ctx.beginPath();
    ctx.moveTo(0, h * 0.5);
    ctx.lineTo(w, h * 0.5);
    for (let furrow = -6; furrow <= 6; furrow++) {
      ctx.moveTo(w * (0.5 + furrow * 0.05), h * 0.5);
      ctx.lineTo(w * (0.5 + furrow * 0.2), h);
    }
    ctx.stroke();
  },
  eagle(print) {
    sky(print, 0.8, 0.55);
    hills(print, [0.95, 0.72, 0.86, 0.66, 0.9, 0.78, 0.95]);
  },
  campfire(print) {
    rays(print, 0.5, 0.55, 22);
    ground(print, 0.8, 1.2);
  },
};

/** Green land with tufts. @param {Print} print */
function meadow(print) {
  const { ctx, ink, w, h } = print;
  ground(print, 0.12, 0.9, "or-grass");
  ctx.strokeStyle = ink.colour("or-grass");
  ctx.lineWidth = Math.max(0.8, w / 55);
  ctx.beginPath();
  for (let tuft = 0; tuft < 9; tuft++) {
    const [x, y] = [w * (0.06 + 0.88 * grain(tuft, 1)), h * (0.15 + 0.8 * grain(tuft, 2))];
    traceTuft(ctx, x, y, h * 0.07);
  }
  ctx.stroke();
}

/** Peaks to both sides. @param {Print} print */
function range(print) {
  const { ctx, ink, w, h } = print;
  for (const [x, foot, tall] of [
    [0.16, 0.5, 0.4],
    [0.86, 0.46, 0.36],
    [0.08, 0.98, 0.42],
    [0.94, 0.98, 0.46],
    [0.5, 0.3, 0.26],
  ]) {
    const half = tall * 0.42;
    ctx.beginPath();
    ctx.moveTo(w * x - h * half, h * foot);
    ctx.lineTo(w * x, h * (foot - tall));
    ctx.lineTo(w * x + h * half, h * foot);
    ctx.fillStyle = ink.colour("or-peak");
    ctx.fill();
    ctx.strokeStyle = ink.colour("or-hachure");
    ctx.lineWidth = Math.max(0.8, w / 60);
    ctx.stroke();
    ctx.beginPath();
    for (let stroke = 0; stroke < 4; stroke++) {
      const share = (stroke + 0.5) / 4;
      const from = h * (foot - tall + tall * share);
      ctx.moveTo(w * x + h * half * share * 0.8, from);
      ctx.lineTo(w * x + h * half * share * 0.8, from + (h * foot - from) * 0.7);
    }
    ctx.stroke();
  }
}

/** The line, straight through. @param {Print} print */
function railroad({ ctx, ink, w, h }) {
  ctx.strokeStyle = ink.colour("ties");
  ctx.lineWidth = h * 0.045;
  ctx.beginPath();
  for (let tie = 0; tie < 9; tie++) {
    const x = (w * (tie + 0.5)) / 9;
    ctx.moveTo(x, h * 0.74);
    ctx.lineTo(x, h * 0.98);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, h * 0.028);
  ctx.beginPath();
  for (const y of [0.79, 0.93]) {
    ctx.moveTo(0, h * y);
    ctx.lineTo(w, h * y);
  }
  ctx.stroke();
}

/** Waves. @param {Print} print */
function lake({ ctx, ink, w, h, gap }) {
  engrave(
    ctx,
    { x: 0, y: 0, w, h },
    {
      gap: gap * 1.5,
      colour: ink.colour("water-line"),
      bend: (x) => Math.sin((x / w) * 26) * gap * 0.4,
      tone: (x, y) => 0.9 * (drift((x / w) * 5 + y / gap, 7) - 0.4),
    },
  );
}

/** The colour and the lines of the ground, where it is not green land. @type {Record<string, [string, Country]>} */
const GROUNDS = {
  "coal-mine": ["or-mountain", range],
  "gold-mine": ["or-mountain", range],
  station: ["or-bed", railroad],
  harbor: ["water", lake],
};
