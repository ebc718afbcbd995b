// How somebody's strength has changed, as a line within what is likely, beside the levels of the computer.

/** @typedef {{ mean: number, spread: number }} Strength */

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH] = [640, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [12, 160, 12, 12];

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function drawn(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/**
 * @param {Strength[]} history
 * @param {{ name: string, strength: number }[]} levels with their names in words
 * @param {string} label what a listener is told in its place
 */
export function strengthPlot(history, levels, label) {
  const all = [
    ...levels.map(({ strength }) => strength),
    ...history.flatMap(({ mean, spread }) => [mean - spread, mean + spread]),
  ];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (/** @type {number} */ at) =>
    LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(1, history.length - 1);
  const y = (/** @type {number} */ strength) =>
    TOP + ((HIGH - TOP - BOTTOM) * (high - strength)) / (high - low || 1);
  /** @param {(one: Strength) => number} of */
  const line = (of) => history.map((one, at) => `${x(at).toFixed(1)},${y(of(one)).toFixed(1)}`);
  const upper = line(({ mean, spread }) => mean + spread);
  const lower = line(({ mean, spread }) => mean - spread);
  const root = drawn("svg", {
    viewBox: `0 0 ${WIDE} ${HIGH}`,
    role: "img",
    "aria-label": label,
    class: "strength-plot",
  });
  for (const { name, strength } of levels) {
    const at = y(strength);
    root.append(
      drawn("line", { x1: LEFT, x2: WIDE - RIGHT, y1: at, y2: at, class: "level" }),
      drawn("text", { x: WIDE - RIGHT + 10, y: at + 5 }, name),
    );
  }
  root.append(
    drawn("polygon", { points: [...upper, ...lower.reverse()].join(" "), class: "likely" }),
    drawn("polyline", { points: line(({ mean }) => mean).join(" "), class: "mean" }),
  );
  const last = history.at(-1);
  if (last) {
    root.append(
      drawn("circle", { cx: x(history.length - 1), cy: y(last.mean), r: 5, class: "now" }),
    );
  }
  return root;
}
