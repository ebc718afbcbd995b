// A board that is only looked at: a position as its painter draws it, with marks, arrows and numbers of
// somebody's own over it. The wall shows it large, a class's list of moves beside their numbers.

import { element, fill } from "../../core/element.js";
import { emptyScene } from "../../play/scene.js";

/** @typedef {import("../../painter.js").Layout} Layout */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../wire.js").View} View */
/** @typedef {{ from: string, to: string | null, n?: number, kind?: string }} Mark an arrow, or a ring where it leads nowhere */

const SVG = "http://www.w3.org/2000/svg";

export class StillBoard {
  /**
   * @param {import("../../page.js").App} app
   * @param {import("../../painter.js").GameOfThePage} game
   */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    /** @type {View | null} */
    this.view = null;
    /** @type {Layout | null} */
    this.placed = null;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {string[]} */
    this.shown = [];
    this.canvas = element("canvas", { "aria-hidden": "true" });
    this.drawing = document.createElementNS(SVG, "svg");
    this.drawing.setAttribute("aria-hidden", "true");
    this.sheet = element("div", { class: "still-sheet" }, this.canvas, this.drawing);
    this.root = element("div", { class: "still-board" }, this.sheet);
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.root);
  }

  /**
   * @param {View} view
   * @param {object} [more]
   * @param {Mark[]} [more.marks]
   * @param {string[]} [more.shown] picks that the painter points at
   */
  show(view, { marks = [], shown = [] } = {}) {
    Object.assign(this, { view, marks, shown });
    this.draw();
  }

  draw() {
    const { clientWidth: width, clientHeight } = this.root;
    if (!this.view || width < 10) return;
    const { painter, name } = this.game;
    const height = clientHeight > 50 ? clientHeight : width;
    const layout = painter.layout(this.view, { width, height });
    this.placed = layout;
    const sharp = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(layout.width * sharp);
    this.canvas.height = Math.round(layout.height * sharp);
    // A layout may be higher than its room: here all of it is to be seen.
    const scale = Math.min(1, height / layout.height, width / layout.width);
    const size = { width: `${layout.width * scale}px`, height: `${layout.height * scale}px` };
    for (const part of [this.sheet, this.canvas, this.drawing]) Object.assign(part.style, size);
    const ctx = this.canvas.getContext("2d");
    if (!ctx) return;
    ctx.setTransform(sharp, 0, 0, sharp, 0, 0);
    const { words } = this.app;
    const colours = this.app.facts(name).colours;
    const scene = {
      ...emptyScene(),
      shown: this.shown,
      say: (/** @type {string} */ key, /** @type {any} */ values) => words.say(name, key, values),
      names: colours.map((colour) => words.say("page", `colour.${colour}`)),
    };
    painter.paint(ctx, this.view, layout, scene, this.app.ink());
    this.drawing.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    fill(this.drawing, ...this.marks.flatMap((mark) => this.drawMark(mark)));
  }

  /** @param {Mark} mark */
  drawMark({ from, to, n, kind = "" }) {
    const begin = this.spotOf(from);
    const end = to === null ? null : this.spotOf(to);
    if (!begin) return [];
    const target = end ?? begin;
    const [x1, y1] = middle(begin);
    const [x2, y2] = middle(target);
    const r = Math.min(target.w, target.h) * 0.42;
    const parts =
      end && end !== begin
        ? [shape("path", { d: arrow(x1, y1, x2, y2, r), class: `arrow ${kind}` })]
        : [shape("circle", { cx: x2, cy: y2, r: r * 1.15, class: `ring ${kind}` })];
    if (n !== undefined) {
      const [bx, by] = [x2 + r * 0.8, y2 - r * 0.8];
      const size = Math.max(9, Math.min(16, r * 0.8));
      parts.push(shape("circle", { cx: bx, cy: by, r: size, class: `badge ${kind}` }));
      const label = shape("text", { x: bx, y: by, "font-size": size * 1.2, class: "badge-number" });
      label.textContent = String(n);
      parts.push(label);
    }
    return parts;
  }

  /**
   * Find the spot that stands for a pick, or the one of that name.
   * @param {string} pick
   * @returns {Spot | undefined}
   */
  spotOf(pick) {
    const spots = this.spots();
    return spots.find(({ id }) => id === pick) ?? spots.find(({ picks }) => picks.includes(pick));
  }

  /** @returns {Spot[]} */
  spots() {
    return this.placed?.regions.flatMap((region) => region.rows.flat()) ?? [];
  }

  /**
   * Find the spot under a point of the window.
   * @param {number} x
   * @param {number} y
   */
  spotAt(x, y) {
    const box = this.sheet.getBoundingClientRect();
    const scale = (this.placed?.width ?? 1) / box.width;
    const [px, py] = [(x - box.left) * scale, (y - box.top) * scale];
    const here = this.spots().filter(
      (spot) => px >= spot.x && px <= spot.x + spot.w && py >= spot.y && py <= spot.y + spot.h,
    );
    return here.sort((a, b) => a.w * a.h - b.w * b.h)[0];
  }

  close() {
    this.watcher.disconnect();
  }
}

/**
 * Say where on a board an action is seen: from the first of its picks to the second, of those that lie
 * in the largest region; else where its last pick lies.
 * @param {StillBoard} board
 * @param {string[]} action
 * @returns {{ from: string, to: string | null } | null}
 */
export function traceOf(board, action) {
  const regions = board.placed?.regions ?? [];
  const sizes = regions.map(({ rows }) => rows.flat().length);
  const largest = regions[sizes.indexOf(Math.max(...sizes))]?.rows.flat() ?? [];
  const inside = action.filter((pick) => largest.some(({ picks }) => picks.includes(pick)));
  if (inside.length > 1) return { from: inside[0], to: inside[1] };
  const last = inside[0] ?? action.findLast((pick) => board.spotOf(pick));
  return last ? { from: last, to: null } : null;
}

/** @param {Spot} spot @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/**
 * Outline an arrow that ends before the middle of its target.
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {number} r
 */
function arrow(x1, y1, x2, y2, r) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ex, ey] = [x2 - ux * r * 0.5, y2 - uy * r * 0.5];
  const head = Math.min(r * 1.1, length * 0.4);
  const [hx, hy] = [ex - ux * head, ey - uy * head];
  const wide = head * 0.6;
  return (
    `M${x1} ${y1}L${hx} ${hy}M${ex} ${ey}` +
    `L${hx - uy * wide} ${hy + ux * wide}L${hx + uy * wide} ${hy - ux * wide}Z`
  );
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
