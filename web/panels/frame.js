// The bar and the foot that every screen but the table has; at the foot stands whether the page needs a
// network.

import { element } from "../core/element.js";
import { offlineSign } from "./offline-sign.js";

/**
 * @param {import("../page.js").App} app
 * @param {string} kind `page`, `page narrow` or `home`
 * @param {...(Node | string | null | false)} children
 * @returns {HTMLElement}
 */
export function framed(app, kind, ...children) {
  /** @param {string} key */
  const ui = (key) => app.words.say("page", key);
  return element(
    "div",
    { class: kind === "home" ? "frame at-home" : "frame" },
    element(
      "nav",
      { class: "bar", "aria-label": ui("nav") },
      // At home its name stands below, over the picture.
      kind !== "home" && element("a", { class: "wordmark", href: "#/" }, "Frontier"),
      element(
        "a",
        { class: "button quiet", href: "#/school" },
        app.words.say("school", "school.title"),
      ),
      element("a", { class: "button quiet", href: "#/settings" }, ui("settings.title")),
      element("a", { class: "button quiet", href: "#/about" }, ui("about.link")),
    ),
    element("main", {}, element("div", { class: kind }, ...children)),
    element("footer", {}, element("span", {}, ui("foot")), offlineSign(app)),
  );
}
