// Arrows over the board: from where to where something goes, in the colour of whoever moves it.

const SVG = "http://www.w3.org/2000/svg";
const SHORT = 0.2; // of a spot, that an arrow ends before the middle of where it goes
const CLEAR = 0.36; // and that it leaves free of where it begins: what lies there is still to be read

/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {{ from: Spot, to: Spot, colour: string }} Arrow */

export class Arrows {
  constructor() {
    this.root = document.createElementNS(SVG, "svg");
    this.root.setAttribute("class", "arrows");
    this.root.setAttribute("aria-hidden", "true");
  }

  /**
   * @param {{ width: number, height: number }} box
   * @param {Arrow[]} arrows the last one is what is looked at
   */
  draw({ width, height }, arrows) {
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.root.replaceChildren(
      ...arrows.flatMap((arrow, i) => shapesOf(arrow, i === arrows.length - 1)),
    );
  }
}

/**
 * Outline an arrow from one spot to another; nothing where they are the same.
 * @param {Spot} from
 * @param {Spot} to
 * @returns {string[]}
 */
export function outlineOf(from, to) {
  const [x, y] = middle(from);
  const [endX, endY] = middle(to);
  const length = Math.hypot(endX - x, endY - y);
  const size = Math.min(to.w, to.h);
  if (length < 1) return [];
  const [dx, dy] = [(endX - x) / length, (endY - y) / length];
  const tip = length - size * SHORT;
  const start = Math.min(size * CLEAR, tip / 2);
  const head = Math.min(size * 0.42, tip - start);
  const point = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(x + dx * along - dy * aside).toFixed(1)},${(y + dy * along + dx * aside).toFixed(1)}`;
  const half = size * 0.07;
  return [
    point(start, -half),
    point(tip - head, -half),
    point(tip - head, -head * 0.5),
    point(tip, 0),
    point(tip - head, head * 0.5),
    point(tip - head, half),
    point(start, half),
  ];
}

/**
 * @param {Arrow} arrow
 * @param {boolean} now
 */
function shapesOf({ from, to, colour }, now) {
  const outline = outlineOf(from, to);
  if (outline.length === 0) return [];
  const shape = document.createElementNS(SVG, "polygon");
  shape.setAttribute("points", outline.join(" "));
  shape.setAttribute("class", now ? "arrow now" : "arrow");
  shape.style.fill = `var(--${colour})`;
  return [shape];
}

/** @param {Spot} spot @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
