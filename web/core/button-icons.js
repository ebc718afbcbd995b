// Small line icons for buttons, drawn in a box of 24 by 24.

/** @type {Record<string, string>} */
const LINES = {
  undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  redo: "m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
  rules: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14",
  "save-record": "M12 4v11m-5-5 5 5 5-5M5 20h14",
  share:
    "M18 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM6 15a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM18 22a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM8.6 10.7l6.8-4.2M8.6 13.3l6.8 4.2",
  replay: "M7 5v14l12-7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9 12l10 7z",
  previous: "M17 5 7 12l10 7z",
  next: "m7 5 10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  settings: "M5 7h14M5 12h14M5 17h14M9 5v4M15 10v4M8 15v4",
  pull: "M6 15l6-6 6 6",
  print:
    "M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5a1 1 0 0 1-1 1h-2M7 14h10v6H7z",
  close: "M6 6l12 12M18 6 6 18",
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * Draw an icon for a button that has its words beside it or in its label.
 * @param {string} name
 */
export function buttonIcon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "button-icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", LINES[name]);
  svg.append(path);
  return svg;
}
