// Where the panels are below the board they are a sheet: low, with what is to be done now; pulled up by
// its handle, or by a tap on it, with everything else.

import { buttonIcon } from "../core/button-icons.js";
import { element } from "../core/element.js";
import { keepFinger } from "../core/finger.js";

const PULL = 24; // pixels that are no tap any more

/**
 * Make a sheet of the panels; beside the board its handle is not seen.
 * @param {HTMLElement} side
 * @param {string} label
 * @param {(pulled: boolean) => void} onpull
 * @returns {{ pull: (up: boolean) => void }}
 */
export function makeSheet(side, label, onpull) {
  const handle = element(
    "button",
    { type: "button", class: "handle", "aria-label": label, title: label },
    buttonIcon("pull"),
  );
  /** @param {boolean} up */
  const pull = (up) => {
    side.dataset.pulled = String(up);
    handle.setAttribute("aria-expanded", String(up));
    onpull(up);
  };
  const isUp = () => side.dataset.pulled === "true";
  let from = 0;
  let dragged = false;
  handle.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    dragged = false;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    const up = from - event.clientY;
    if (!handle.hasPointerCapture(event.pointerId) || Math.abs(up) < PULL) return;
    dragged = true;
    if (isUp() !== up > 0) pull(up > 0);
  });
  keepFinger(handle, () => dragged);
  handle.addEventListener("click", () => {
    if (!dragged) pull(!isUp());
    dragged = false;
  });
  side.prepend(handle);
  pull(false);
  return { pull };
}
