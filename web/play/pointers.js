// What somebody points at on a board: arrows, rings and shaded places, numbered; and places that are
// marked as an answer. Drawn over the stage in whatever size it has, and told with the label of a spot.

import { outlineOf } from "./arrows.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("../wire.js").Pointer} Pointer */
/** A place that is marked: as an answer, or as what the answer should have been. @typedef {{ at: string, kind: "" | "right" | "wrong" | "missed" }} Mark */

/** The places that a pointer is about. @param {Pointer} pointer @returns {string[]} */
export const placesOf = ({ arrow, ring, shade }) =>
  arrow ? [...arrow] : [/** @type {string} */ (ring ?? shade)];

export class Pointers {
  constructor() {
    this.root = document.createElementNS(SVG, "svg");
    this.root.setAttribute("class", "arrows pointers");
    this.root.setAttribute("aria-hidden", "true");
    /** @type {readonly Pointer[]} */
    this.pointers = [];
    /** @type {readonly Mark[]} */
    this.marks = [];
    /** Where something is about to be pointed from. @type {string | null} */
    this.begun = null;
  }

  /** Whether there is anything to be seen. */
  get empty() {
    return this.pointers.length === 0 && this.marks.length === 0 && this.begun === null;
  }

  /**
   * @param {{ width: number, height: number }} box
   * @param {(id: string) => Spot | undefined} find
   */
  draw({ width, height }, find) {
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const begun = this.begun === null ? undefined : find(this.begun);
    this.root.replaceChildren(
      ...this.marks.flatMap(({ at, kind }) => markShapes(find(at), kind)),
      ...this.pointers.flatMap((pointer) => pointerShapes(pointer, find)),
      ...(begun ? [ring(begun, "pointer begun")] : []),
    );
  }
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function shape(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/**
 * @param {Spot | undefined} spot
 * @param {string} kind
 */
function markShapes(spot, kind) {
  if (!spot) return [];
  const classes = `mark ${kind}`.trim();
  const sign = { right: "✓", wrong: "✗", missed: "!" }[kind];
  return [cover(spot, classes), ...(sign ? badge(spot, sign, classes) : [])];
}

/**
 * @param {Pointer} pointer
 * @param {(id: string) => Spot | undefined} find
 */
function pointerShapes(pointer, find) {
  const spots = placesOf(pointer).map(find);
  const [from, to] = spots;
  if (!from || (pointer.arrow && !to)) return []; // not on the board, or not at this size
  const last = to ?? from;
  const drawn = pointer.arrow
    ? shape("polygon", { points: outlineOf(from, last).join(" "), class: "pointer arrow" })
    : pointer.ring
      ? ring(from, "pointer ring")
      : cover(from, "pointer shade");
  return [drawn, ...(pointer.number ? badge(last, String(pointer.number), "pointer") : [])];
}

/** @param {Spot} spot @param {string} kind */
function ring({ x, y, w, h }, kind) {
  const line = Math.max(2.5, Math.min(w, h) * 0.09);
  const [rx, ry] = [w / 2 - line / 2, h / 2 - line / 2];
  const corner = Math.min(rx, ry);
  return shape("rect", {
    x: x + line / 2,
    y: y + line / 2,
    width: w - line,
    height: h - line,
    rx: w > h * 1.4 || h > w * 1.4 ? corner * 0.35 : corner,
    "stroke-width": line,
    class: kind,
  });
}

/** @param {Spot} spot @param {string} kind */
function cover({ x, y, w, h }, kind) {
  const rx = Math.min(w, h) * 0.12;
  return shape("rect", { x: x + 1, y: y + 1, width: w - 2, height: h - 2, rx, class: kind });
}

/** @param {Spot} spot @param {string} text @param {string} kind */
function badge({ x, y, w, h }, text, kind) {
  const r = Math.max(8, Math.min(14, Math.min(w, h) * 0.24));
  const [cx, cy] = [x + w - r * 0.7, y + r * 0.7];
  const label = shape("text", { x: cx, y: cy, "font-size": r * 1.25, class: "number" });
  label.textContent = text;
  return [shape("circle", { cx, cy, r, class: `badge ${kind}` }), label];
}
