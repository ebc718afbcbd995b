// Shows an address as a QR code: dark on light in every theme, small in its place or as large as the
// screen, for a projector.

import { element, fill } from "../core/element.js";
import { openDialog } from "./dialog.js";
import { codeOf } from "./qr-code.js";

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // modules of light around the code, without which readers do not find it

/** @typedef {import("./share.js").Say} Say */

/**
 * Show the code of an address in its place, with a button that makes it large; or why there is none.
 * @param {object} parts
 * @param {Say} parts.ui
 * @param {string} parts.address
 * @param {string} parts.title what the address leads to
 * @param {HTMLElement} parts.place
 * @returns {boolean} whether there is one
 */
export function showCode({ ui, address, title, place }) {
  const rows = codeOf(address);
  if (!rows) {
    const text = ui("error.qr-long", { n: address.length });
    fill(place, element("p", { class: "notice", role: "status" }, text));
    return false;
  }
  const label = ui("qr.label", { title });
  const large = element(
    "button",
    { type: "button", class: "button", dataset: { do: "large" } },
    ui("qr.large"),
  );
  large.addEventListener("click", () => showLarge(rows, title, ui));
  fill(place, drawCode(rows, label), large);
  place.scrollIntoView({ block: "nearest" });
  return true;
}

/**
 * Draw the code of an address.
 * @param {string} address
 * @param {string} label
 * @returns {SVGSVGElement | null} nothing where the address is too long
 */
export function qrPicture(address, label) {
  const rows = codeOf(address);
  return rows && drawCode(rows, label);
}

/**
 * Show the code of an address as large as the screen, with what it leads to above it.
 * @param {string} address
 * @param {string} title
 * @param {Say} ui
 */
export function showLargeCode(address, title, ui) {
  const rows = codeOf(address);
  if (rows) showLarge(rows, title, ui);
}

/**
 * Draw a code as one path.
 * @param {string[]} rows of modules, `1` dark
 * @param {string} label
 */
function drawCode(rows, label) {
  const size = rows.length + 2 * QUIET;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "qr");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const light = document.createElementNS(SVG, "rect");
  light.setAttribute("class", "light");
  light.setAttribute("width", String(size));
  light.setAttribute("height", String(size));
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("d", outline(rows));
  svg.append(light, dark);
  return svg;
}

/**
 * Write the dark modules as rectangles, one for each run in a row.
 * @param {string[]} rows
 */
function outline(rows) {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
}

/**
 * Show a code as large as the screen, with its title.
 * @param {string[]} rows
 * @param {string} title
 * @param {Say} ui
 */
function showLarge(rows, title, ui) {
  const label = ui("qr.label", { title });
  const close = element(
    "button",
    { type: "button", class: "button", dataset: { do: "close-large" } },
    ui("share.close"),
  );
  const dialog = element(
    "dialog",
    { class: "projector", "aria-label": label },
    element("p", { class: "projector-title" }, title),
    drawCode(rows, label),
    close,
  );
  openDialog(dialog, close);
}
