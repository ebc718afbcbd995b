// Shows an address as a QR code: dark on light in every theme, small in its place or as large as the
// screen, for a projector.

import { element, fill } from "../core/element.js";
import { openDialog } from "./dialog.js";
import { codeOf } from "./qr-code.js";

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // modules of light around the code, without which readers do not find it

/** @typedef {import("./share.js").Say} Say */

/**
 * Make the button that shows and hides the code of an address.
 * @param {object} parts
 * @param {Say} parts.ui
 * @param {string} parts.address
 * @param {string} parts.title what the address leads to
 * @param {HTMLElement} parts.place where the code is shown
 * @param {() => void} [parts.onshown]
 */
export function qrButton({ ui, address, title, place, onshown }) {
  const show = () => {
    button.setAttribute("aria-expanded", "true");
    const rows = codeOf(address);
    if (!rows) {
      const text = ui("error.qr-long", { n: address.length });
      fill(place, element("p", { class: "notice", role: "status" }, text));
      return;
    }
    const label = ui("qr.label", { title });
    const large = element(
      "button",
      { type: "button", class: "button", dataset: { do: "large" } },
      ui("qr.large"),
    );
    large.addEventListener("click", () => showLarge(rows, label, ui));
    fill(place, drawCode(rows, label), large);
    place.scrollIntoView({ block: "nearest" });
    onshown?.();
  };
  const button = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "qr" },
      "aria-expanded": "false",
      onclick: () => {
        if (button.getAttribute("aria-expanded") === "false") {
          show();
          return;
        }
        button.setAttribute("aria-expanded", "false");
        fill(place);
      },
    },
    ui("qr.show"),
  );
  return button;
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
 * Show a code as large as the screen.
 * @param {string[]} rows
 * @param {string} label
 * @param {Say} ui
 */
function showLarge(rows, label, ui) {
  const close = element(
    "button",
    { type: "button", class: "button", dataset: { do: "close-large" } },
    ui("share.close"),
  );
  const dialog = element(
    "dialog",
    { class: "projector", "aria-label": label },
    drawCode(rows, label),
    close,
  );
  openDialog(dialog, close);
}
