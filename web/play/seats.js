// The players at the table: shape and colour, name, points, and whose turn it is.

import { element } from "../core/element.js";

const SVG = "http://www.w3.org/2000/svg";

/** The seat shapes of play/ink.js, as outlines in a box of 24 by 24. @type {Record<string, string>} */
const OUTLINES = {
  disc: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  plaque: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  hexagon: "M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z",
  shield: "M3 3h18v10q-1 6-9 10-8-4-9-10z",
  star: "M12 0l3.3 7.6 8.2.7-6.2 5.4 1.9 8.1L12 17.5l-7.2 4.3 1.9-8.1L.5 8.3l8.2-.7z",
};
const SHAPES = Object.keys(OUTLINES);

/**
 * Draw the icon of a seat: its shape in its colour.
 * @param {number} seat
 * @param {string} colour
 */
export function seatIcon(seat, colour) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", OUTLINES[SHAPES[seat % SHAPES.length]]);
  path.style.fill = `var(--${colour})`;
  path.style.stroke = "var(--ink)";
  path.style.strokeWidth = "1.5";
  svg.append(path);
  return svg;
}

/**
 * Write a name so that what follows its short form can be left out.
 * @param {string} name
 * @param {string} short
 * @returns {(string | HTMLElement)[]}
 */
function named(name, short) {
  if (!name.startsWith(short) || name === short) return [name];
  return [short, element("span", { class: "level" }, name.slice(short.length))];
}

/**
 * @param {object} parts
 * @param {string[]} parts.names
 * @param {string[]} parts.shortNames without levels, which a narrow seat has no room for
 * @param {string[]} parts.colours
 * @param {number[]} parts.totals
 * @param {number | null} parts.turn
 * @param {(points: number) => string} parts.points
 * @param {(seat: number) => HTMLElement | null} [parts.face] whoever has one
 * @returns {HTMLElement[]}
 */
export function seatRows({ names, shortNames, colours, totals, turn, points, face = () => null }) {
  return names.map((name, seat) => {
    const row = element(
      "li",
      { class: "seat", "aria-current": seat === turn ? "true" : null },
      seatIcon(seat, colours[seat]),
      face(seat),
      element("span", { class: "name" }, ...named(name, shortNames[seat])),
      element(
        "span",
        { class: "points" },
        element("span", { "aria-hidden": "true" }, String(totals[seat])),
        element("span", { class: "heard-only" }, points(totals[seat])),
      ),
    );
    row.style.setProperty("--seat", `var(--${colours[seat]})`);
    const longest = Math.max(1, ...shortNames[seat].split(/\s+/).map((word) => word.length));
    row.style.setProperty("--letters", String(longest));
    return row;
  });
}
