// The bar above a board of the school: what is on it, and the way out.

import { element } from "../element.js";
import { sign } from "../panels/signs.js";

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
    signLink("close", back.href, back.words, "leave"),
  );
}

/**
 * A link with a sign, which has its words beside it where there is room.
 * @param {string} name
 * @param {string} href
 * @param {string} words
 * @param {string} deed
 */
export function signLink(name, href, words, deed) {
  return element(
    "a",
    { class: "button quiet", href, title: words, dataset: { do: deed } },
    sign(name),
    element("span", { class: "words" }, words),
  );
}
