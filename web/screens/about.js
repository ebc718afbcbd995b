// Credits: whose games these are, and whose type and pictures we use.

import { element } from "../core/element.js";
import { framed } from "../panels/frame.js";

/**
 * @param {import("../page.js").App} app
 * @returns {import("../page.js").Screen}
 */
export function aboutScreen(app) {
  /** @param {string} key */
  const ui = (key) => app.words.say("page", key);
  const parts = ["games", "type", "icons", "python", "privacy"].flatMap((part) => [
    element("h2", {}, ui(`about.${part}.title`)),
    ...ui(`about.${part}.text`)
      .split("\n\n")
      .map((paragraph) => element("p", {}, paragraph)),
  ]);
  const root = framed(
    app,
    "page narrow",
    element("h1", {}, ui("about.title")),
    element("p", { class: "lede" }, ui("about.lede")),
    ...parts,
  );
  return { title: ui("about.title"), root };
}
