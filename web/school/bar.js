// The bar above a board of the school: what is on it, and the way out.

import { element } from "../core/element.js";
import { buttonIcon } from "../core/button-icons.js";

/**
 * @param {string} label
 * @param {Node | string} title
 * @param {{ href: string, words: string }} back
 * @param {(Node | false)[]} between
 */
export function schoolBar(label, title, back, between) {
  return element(
    "nav",
    { class: "bar", "aria-label": label },
    typeof title === "string" ? element("h1", { class: "wordmark" }, title) : title,
    ...between,
    iconLink("close", back.href, back.words, "leave"),
  );
}

/**
 * A link with an icon, which has its words beside it where there is room.
 * @param {string} name
 * @param {string} href
 * @param {string} words
 * @param {string} deed
 */
export function iconLink(name, href, words, deed) {
  return element(
    "a",
    { class: "button quiet", href, title: words, dataset: { do: deed } },
    buttonIcon(name),
    element("span", { class: "words" }, words),
  );
}
