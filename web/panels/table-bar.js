// The bar above a table: the way home, and what can be done with the match as a whole.

import { element } from "../core/element.js";
import { buttonIcon } from "../core/button-icons.js";

/**
 * @param {(key: string) => string} ui
 * @param {string} title
 * @param {string} game
 * @param {boolean} told whether its history is told
 * @param {...HTMLElement} buttons
 */
export function tableBar(ui, title, game, told, ...buttons) {
  return element(
    "nav",
    { class: "bar", "aria-label": ui("table.bar") },
    element("a", { class: "wordmark", href: "#/" }, title),
    ...buttons,
    element(
      "a",
      { class: "button quiet", href: `#/rules/${game}`, title: ui("rules.link") },
      buttonIcon("rules"),
      element("span", { class: "words" }, ui("rules.link")),
    ),
    told &&
      element("a", { class: "button quiet roomy", href: `#/history/${game}` }, ui("history.link")),
  );
}
