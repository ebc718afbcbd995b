// Between two people on one device: nothing of a hand is on the page until the next one takes over.

import { element } from "../core/element.js";

/**
 * Ask for the device to be handed over.
 * @param {object} parts
 * @param {string} parts.title
 * @param {string} parts.text
 * @param {string} parts.button
 * @param {() => void} parts.ontake
 * @returns {HTMLDialogElement}
 */
export function handover({ title, text, button, ontake }) {
  const take = element(
    "button",
    { type: "button", class: "button main", dataset: { do: "take-over" } },
    button,
  );
  const dialog = element(
    "dialog",
    { class: "handover", "aria-labelledby": "handover-title" },
    element("h2", { id: "handover-title" }, title),
    element("p", {}, text),
    take,
  );
  take.addEventListener("click", () => {
    dialog.close();
    dialog.remove();
    ontake();
  });
  // Escape must not show somebody else's hand.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  return dialog;
}
