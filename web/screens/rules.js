// The rules of a game in our own words, each with its id as anchor; house rulings are marked.

import { SHELF, wordError } from "../app.js";
import { element, fill } from "../element.js";
import { framed } from "../panels/frame.js";

/**
 * @param {import("../app.js").App} app
 * @param {string} game
 * @param {string | undefined} wanted the rule to show
 * @returns {import("../app.js").Screen}
 */
export function rulesScreen(app, game, wanted) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const known = SHELF.some((one) => one.name === game);
  const title = ui("rules.title", { game: ui(known ? `game.${game}.title` : "rules.link") });
  const body = element("div", {}, element("p", {}, ui("core.starting")));
  const root = framed(
    app,
    "page narrow",
    element("h1", {}, title),
    element("p", { class: "lede" }, ui("rules.lede")),
    body,
  );
  app
    .games()
    .then((games) => {
      const facts = games.find((one) => one.name === game);
      if (!facts) throw new Error(game);
      fill(body, ...facts.rules.map((rule) => ruleSection(app, game, rule, rule.id === wanted)));
      body.querySelector("[data-wanted]")?.scrollIntoView();
    })
    .catch((error) =>
      fill(body, element("p", { class: "notice" }, wordError(app.words, game, error))),
    );
  return { title, root };
}

/**
 * @param {import("../app.js").App} app
 * @param {string} game
 * @param {{ id: string, house: boolean }} rule
 * @param {boolean} wanted
 */
function ruleSection(app, game, rule, wanted) {
  const text = app.words.say(game, `rule.${rule.id}.text`);
  return element(
    "section",
    { class: "rule", id: `rule-${rule.id}`, dataset: wanted ? { wanted: "" } : {} },
    element(
      "h2",
      {},
      app.words.say(game, `rule.${rule.id}.title`),
      " ",
      rule.house && element("span", { class: "tag" }, app.words.say("page", "rules.house")),
    ),
    ...text.split("\n\n").map((paragraph) => element("p", {}, paragraph)),
  );
}
