// The survey map under the trail: sections of land, hills, a river, and the ways between the stops. All of
// it is decoration; the stops themselves are buttons over it.

/** @typedef {import("./trail.js").StopState} StopState */

const SVG = "http://www.w3.org/2000/svg";
export const ROW = 112; // pixels between two rows
const WIDE = 1000;
const LANES = [172, 500, 828];
const MARGIN = 70;
/** By how much stops lie beside their lane, so that the trail winds. */
const WIND = [0, 26, -18, 30, -28, 14, -24, 20];
const FAR = 3; // rows; longer ways are not drawn, the stops tell of them

/** @param {{ row: number, lane: number }} stop */
export const placeOf = ({ row, lane }) => ({
  x: LANES[lane] + WIND[(row + 3 * lane) % WIND.length],
  y: MARGIN + row * ROW,
});

/** @param {StopState[]} states */
export const heightOf = (states) =>
  2 * MARGIN + Math.max(...states.map(({ stop }) => stop.row)) * ROW;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function drawn(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** @param {StopState[]} states */
export function trailMap(states) {
  const high = heightOf(states);
  const map = drawn("svg", {
    viewBox: `0 0 ${WIDE} ${high}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
    class: "trail-map",
  });
  const lines = (/** @type {number} */ size, /** @type {number} */ end) =>
    Array.from({ length: Math.ceil(end / size) }, (_, i) => i * size);
  const sections = [
    ...lines(125, WIDE).map((x) => `M${x} 0V${high}`),
    ...lines(ROW, high).map((y) => `M0 ${y}H${WIDE}`),
  ];
  const fields = lines(ROW, high).flatMap((y, row) =>
    lines(125, WIDE).flatMap((x, column) =>
      (row * 5 + column * 3) % 7 < 2 ? [`M${x} ${y}h125v${ROW}h-125z`] : [],
    ),
  );
  map.append(
    drawn("path", { d: fields.join(""), class: "fields" }),
    drawn("path", { d: sections.join(""), class: "section" }),
    drawn("path", { d: river(high), class: "water" }),
    drawn("path", { d: hills(high), class: "hills" }),
  );
  const byId = new Map(states.map((one) => [one.stop.id, one]));
  for (const { stop, state } of states) {
    for (const id of stop.after) {
      const from = byId.get(id);
      if (!from || stop.row - from.stop.row > FAR) continue;
      const walked = from.state === "done" && state !== "ahead";
      map.append(drawn("path", { d: way(from.stop, stop), class: walked ? "way walked" : "way" }));
    }
  }
  return map;
}

/**
 * @param {{ row: number, lane: number }} from
 * @param {{ row: number, lane: number }} to
 */
function way(from, to) {
  const [a, b] = [placeOf(from), placeOf(to)];
  const bend = (b.y - a.y) / 2;
  return `M${a.x} ${a.y}C${a.x} ${a.y + bend} ${b.x} ${b.y - bend} ${b.x} ${b.y}`;
}

/** @param {number} high */
function river(high) {
  let path = "M0 420";
  for (let i = 0, y = 420; y < high; i++, y += 190) {
    path += `Q${i % 2 ? -70 : 150} ${y + 95} ${i % 2 ? 20 : 60} ${y + 190}`;
  }
  return path;
}

/** Hachures, as surveyors drew hills. @param {number} high */
function hills(high) {
  const paths = [];
  for (let y = 180, i = 0; y < high; y += 330, i++) {
    const x = i % 2 ? 664 : 336;
    for (let ray = 0; ray < 30; ray++) {
      const turn = (ray / 30) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // Longer on the shaded side, as woodcuts have it.
      const long = 1.5 + 0.5 * Math.cos(turn - 0.8) + 0.2 * (ray % 2);
      paths.push(`M${x + cos * 12} ${y + sin * 14}l${cos * 13 * long} ${sin * 16 * long}`);
    }
  }
  return paths.join("");
}
