// The time and place of a game, for curious players and for a class; a page to read and to print.

import { gameNamed } from "../games/index.js";
import { element } from "../core/element.js";
import { framed } from "../panels/frame.js";
import { lostScreen } from "../panels/lost.js";

/**
 * @param {import("../page.js").App} app
 * @param {string} game
 * @returns {import("../page.js").Screen}
 */
export function historyScreen(app, game) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  /** @param {string} key */
  const tell = (key) => app.words.say(game, `history.${key}`);
  if (!gameNamed(game) || !app.words.has(game, "history.1.title")) {
    return lostScreen(app, { text: ui("history.unknown") });
  }
  const title = ui("history.title", { game: app.words.say(game, "title") });
  const parts = [];
  for (let part = 1; app.words.has(game, `history.${part}.title`); part++) {
    parts.push(
      element("h2", {}, tell(`${part}.title`)),
      ...tell(`${part}.text`)
        .split("\n\n")
        .map((paragraph) => element("p", {}, paragraph)),
    );
  }
  const questions = tell("questions").split("\n");
  const root = framed(
    app,
    "page narrow reading",
    element("h1", {}, title),
    element("p", { class: "lede" }, ui("history.lede")),
    element(
      "div",
      { class: "row onscreen" },
      element("a", { class: "button main", href: `#/new/${game}` }, ui("home.play")),
      element("a", { class: "button", href: `#/rules/${game}` }, ui("rules.link")),
      element(
        "button",
        { type: "button", class: "button quiet", onclick: () => window.print() },
        ui("print"),
      ),
    ),
    ...parts,
    element(
      "section",
      { class: "questions", "aria-labelledby": "questions" },
      element("h2", { id: "questions" }, ui("history.questions")),
      element("ol", {}, ...questions.map((question) => element("li", {}, question))),
    ),
  );
  return { title, root };
}
