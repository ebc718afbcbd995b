// The button that shows the QR code of an address; what draws it is fetched when it is pressed.

import { element, fill } from "../core/element.js";

/**
 * Make the button that shows and hides the code of an address.
 * @param {object} parts
 * @param {import("./share.js").Say} parts.ui
 * @param {string} parts.address
 * @param {string} parts.title what the address leads to
 * @param {HTMLElement} parts.place where the code is shown
 * @param {() => void} [parts.onshown]
 */
export function qrButton({ ui, address, title, place, onshown }) {
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const show = async () => {
    try {
      const { showCode } = await import("./qr.js");
      if (isOpen() && showCode({ ui, address, title, place })) onshown?.();
    } catch {
      const text = ui("lost.later");
      if (isOpen()) fill(place, element("p", { class: "notice", role: "alert" }, text));
    }
  };
  const button = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "qr" },
      "aria-expanded": "false",
      onclick: () => {
        button.setAttribute("aria-expanded", String(!isOpen()));
        if (isOpen()) show();
        else fill(place);
      },
    },
    ui("qr.show"),
  );
  return button;
}
