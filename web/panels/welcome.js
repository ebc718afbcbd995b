// For a first visit: every game can be learnt by playing. Gone once it is waved away or there is a match.

import { keptMatches } from "../core/saves.js";
import { element } from "../core/element.js";
import { read, write } from "../core/storage.js";

const WAVED_AWAY = "frontier/waved-away";

/**
 * @param {import("../page.js").App} app
 * @param {{ name: string }[]} games
 * @returns {HTMLElement | null}
 */
export function welcome(app, games) {
  if (read(WAVED_AWAY) === true || keptMatches().length > 0) return null;
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const root = element(
    "section",
    { class: "welcome", "aria-labelledby": "welcome-title" },
    element(
      "div",
      {},
      element("h2", { id: "welcome-title" }, say("welcome.title")),
      element("p", {}, say("welcome.text")),
    ),
    element(
      "div",
      { class: "row" },
      ...games.map(({ name }) => courseLink(app, name, app.words.say(name, "short"))),
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: "wave-away" },
          onclick: () => {
            write(WAVED_AWAY, true);
            root.remove();
            const heading = document.querySelector("h1");
            heading?.setAttribute("tabindex", "-1");
            heading?.focus();
          },
        },
        say("welcome.no"),
      ),
    ),
  );
  return root;
}

/**
 * Lead to the first course of a game.
 * @param {import("../page.js").App} app
 * @param {string} game
 * @param {string} [words]
 */
export function courseLink(app, game, words = app.words.say("school", "welcome.learn")) {
  return element(
    "a",
    { class: "button", href: `#/lesson/${game}`, dataset: { do: "learn" } },
    words,
  );
}
