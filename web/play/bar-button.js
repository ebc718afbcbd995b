// A button of the bar above a board: an icon, with its words beside it where there is room.

import { buttonIcon } from "../core/button-icons.js";
import { element } from "../core/element.js";

/**
 * @param {(key: string) => string} ui
 * @param {string} name of its icon, its words and what it does
 * @param {() => void} onclick
 */
export function barButton(ui, name, onclick) {
  const words = ui(`table.${name}`);
  return element(
    "button",
    { type: "button", class: "button quiet", title: words, onclick, dataset: { do: name } },
    buttonIcon(name),
    element("span", { class: "words" }, words),
  );
}
