// A small picture by a game's painter: a figure of the rules, or the cover of a game.

import { emptyScene } from "../play/scene.js";

/** @typedef {import("../wire.js").Figure & { say?: import("../painter.js").Say, names?: string[] }} Figure with the words that are written on it */
/** @typedef {import("../painter.js").Layout} Layout */
/** @typedef {{ x: number, y: number, w: number, h: number }} Frame */

/**
 * Give a figure the words that are written on it; its players are named by their colours.
 * @param {import("../core/words.js").Words} words
 * @param {import("../wire.js").GameFacts} facts of the game
 * @param {import("../wire.js").Figure} figure
 * @returns {Figure}
 */
export function withWords(words, facts, figure) {
  return {
    ...figure,
    say: (key, values) => words.say(facts.name, key, values),
    names: facts.colours.map((colour) => words.say("page", `colour.${colour}`)),
  };
}

/**
 * Draw a figure into a canvas, as wide as said; as high as it needs, or as said.
 * @param {Parameters<typeof fitFigure>} figure
 */
export function drawFigure(...figure) {
  fitFigure(...figure)();
}

/**
 * Make a canvas as large as its figure will be, and give what draws it.
 * @param {HTMLCanvasElement} canvas
 * @param {import("../painter.js").GameOfThePage} game
 * @param {Figure} figure
 * @param {import("../painter.js").Ink} ink
 * @param {number} width
 * @param {number} [height] then what lies around the part fills the rest
 */
export function fitFigure(canvas, game, figure, ink, width, height) {
  const { painter } = game;
  const { edge, table } = game.figure;
  const layout = painter.layout(figure.view, table(height === undefined ? width : Infinity));
  const frame = partOf(layout, figure.part, edge);
  const high = height ?? (frame.h * width) / frame.w;
  const least = height === undefined ? 0 : Math.max(width / layout.width, high / layout.height);
  const scale = Math.max(least, Math.min(width / frame.w, high / frame.h));
  const sharp = Math.max(2, window.devicePixelRatio || 1); // sharp in print too
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(high * sharp);
  if (height === undefined) canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
  return () => {
    const ctx = canvas.getContext("2d");
    if (!ctx) return;
    ctx.scale(sharp * scale, sharp * scale);
    ctx.translate(
      -inside(frame.x + frame.w / 2, width / scale, layout.width),
      -inside(frame.y + frame.h / 2, high / scale, layout.height),
    );
    const { picks, next, previews, pointed, last, shown } = figure;
    const scene = { ...emptyScene(), picks, next: new Set(next), previews, pointed, last, shown };
    const { say = scene.say, names = scene.names } = figure;
    Object.assign(scene, { say, names });
    painter.paint(ctx, figure.view, layout, scene, ink);
  };
}

/**
 * Find where a window begins that has this middle and does not leave the whole.
 * @param {number} middle
 * @param {number} size
 * @param {number} whole
 */
function inside(middle, size, whole) {
  return Math.max(0, Math.min(whole - size, middle - size / 2));
}

/**
 * Find the frame around the spots and regions that a figure is about.
 * @param {Layout} layout
 * @param {string[]} names
 * @param {number} edge
 * @returns {Frame}
 */
function partOf(layout, names, edge) {
  const spots = layout.regions.flatMap((region) =>
    region.rows.flat().filter((spot) => names.includes(region.name) || names.includes(spot.id)),
  );
  if (spots.length === 0) return { x: 0, y: 0, w: layout.width, h: layout.height };
  const x = Math.max(0, Math.min(...spots.map((spot) => spot.x)) - edge);
  const y = Math.max(0, Math.min(...spots.map((spot) => spot.y)) - edge);
  const right = Math.min(layout.width, Math.max(...spots.map((spot) => spot.x + spot.w)) + edge);
  const bottom = Math.min(layout.height, Math.max(...spots.map((spot) => spot.y + spot.h)) + edge);
  return { x, y, w: right - x, h: bottom - y };
}
