// The guide for teachers: one page, step by step, to follow and to print.

import { element } from "../../core/element.js";
import { GAMES } from "../../games/index.js";
import { framed } from "../../panels/frame.js";

const STEPS = 8;

/**
 * @param {import("../../page.js").App} app
 * @returns {import("../../page.js").Screen}
 */
export function guideScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const steps = Array.from({ length: STEPS }, (_, i) =>
    element(
      "li",
      {},
      element("strong", {}, say(`guide.${i + 1}.title`)),
      " ",
      say(`guide.${i + 1}.text`),
    ),
  );
  const sheets = GAMES.map(({ name }) =>
    element(
      "a",
      { class: "button quiet", href: `#/paper/look-back/${name}` },
      say("guide.sheet", { game: app.words.say(name, "title") }),
    ),
  );
  const root = framed(
    app,
    "page narrow reading",
    element("h1", {}, say("guide.title")),
    element("p", { class: "lede" }, say("guide.lede")),
    element(
      "div",
      { class: "row onscreen" },
      element("a", { class: "button main", href: "#/class" }, say("title")),
      element(
        "button",
        { type: "button", class: "button", onclick: () => window.print() },
        app.words.say("page", "print"),
      ),
    ),
    element("ol", { class: "guide-steps" }, ...steps),
    element("p", {}, say("guide.trouble")),
    element("div", { class: "row onscreen" }, ...sheets),
  );
  return { title: say("guide.title"), root };
}
