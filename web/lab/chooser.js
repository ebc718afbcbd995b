// What stands above the bench: courses, the bots of one's own, a new one, and the ways on. Where there is
// little room it is folded, so that the code stands at the top.

import { element } from "../core/element.js";
import { GAMES } from "../games/index.js";
import { COURSE } from "./course.js";

/** @typedef {import("./kept-bots.js").KeptBot} KeptBot */

/** Whether choices and code fit on the screen together, as in style/lab.css. */
const ROOMY = matchMedia("(min-width: 62rem)");

/**
 * @param {object} parts
 * @param {import("../page.js").App} parts.app
 * @param {KeptBot[]} parts.bots
 * @param {KeptBot} parts.chosen
 * @param {(game: string) => void} parts.onbegin a new bot of a game is wanted
 * @param {() => void} parts.ondelete
 */
export function chooser({ app, bots, chosen, onbegin, ondelete }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("lab", key, values);
  const select = element(
    "select",
    { id: "lab-bots", onchange: () => app.go(`#/lab/${select.value}`) },
    ...bots.map((bot) => {
      const title = app.words.say(bot.game, "title");
      const text = say("bot", { name: bot.name || say("unnamed"), game: title });
      return element("option", { value: bot.id, selected: bot.id === chosen.id }, text);
    }),
  );
  const games = GAMES.map(({ name }) =>
    element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "lab-new", game: name },
        onclick: () => onbegin(name),
      },
      app.words.say(name, "title"),
    ),
  );
  const courses = element(
    "div",
    { class: "lab-row" },
    element("span", {}, say("courses")),
    ...GAMES.map(({ name }) =>
      element(
        "a",
        { class: "button", href: `#/lab/${COURSE}/${name}` },
        app.words.say(name, "title"),
      ),
    ),
    element("a", { class: "button quiet", href: "#/lab/tournament" }, say("tournament")),
  );
  return element(
    "details",
    { class: "lab-head", open: ROOMY.matches },
    element("summary", {}, say("choose", { game: app.words.say(chosen.game, "title") })),
    element("p", { class: "lede" }, say("lede")),
    courses,
    element(
      "div",
      { class: "lab-row" },
      element("label", { for: "lab-bots" }, say("own")),
      select,
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: "lab-delete" },
          onclick: ondelete,
        },
        say("delete"),
      ),
      element("span", {}, say("new")),
      ...games,
    ),
  );
}
