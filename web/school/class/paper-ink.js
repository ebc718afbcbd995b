// Ink for paper: the colours of the light theme as greys, land and cards nearly white, lines nearly black,
// so that a board on a school's printer is clear and costs little toner.

/** @typedef {import("../../painter.js").Ink} Ink */

const LIGHT = 0.55; // what is lighter than this becomes nearly white
const DARK = 0.3; // what is darker becomes nearly black

// What is no more than mood on a screen stays white on paper; lines that squares are counted by do not.
const NONE = "rgb(255 255 255 / 0%)";
/** @type {Record<string, string>} */
const OWN = {
  ...Object.fromEntries(
    ["dim", "dim-none", "grain-dark", "grain-light", "grass", "or-grass", "table-grain"].map(
      (name) => [name, NONE],
    ),
  ),
  land: "#fff",
  "table-wood": "#fff",
  side: "rgb(0 0 0 / 12%)",
  "table-sheet": "#fff",
  line: "#8a8a8a",
  "or-line": "#8a8a8a",
};

/**
 * Draw with ink for paper; the theme of the page does not matter.
 * @param {Ink} ink
 * @param {(ink: Ink) => void} draw
 */
export function onPaper(ink, draw) {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  const style = getComputedStyle(root);
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** @type {Map<string, string>} */
  const known = new Map();
  draw({
    icon: (name) => ink.icon(name),
    colour(name) {
      const value = style.getPropertyValue(`--${name}`).trim();
      const grey = known.get(name) ?? OWN[name] ?? (probe ? greyOf(probe, value) : value);
      known.set(name, grey);
      return grey;
    },
  });
  root.dataset.theme = theme;
}

/**
 * @param {CanvasRenderingContext2D} probe knows what colours mean
 * @param {string} value
 */
function greyOf(probe, value) {
  probe.clearRect(0, 0, 1, 1);
  probe.fillStyle = "#000";
  probe.fillStyle = value;
  probe.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
  const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  const spread =
    light > LIGHT ? 1 - (1 - light) * 0.3 : light < DARK ? light * 0.4 : 0.2 + (light - DARK) * 2;
  const level = Math.round(Math.max(0, Math.min(1, spread)) * 255);
  return `rgb(${level} ${level} ${level} / ${a / 255})`;
}
