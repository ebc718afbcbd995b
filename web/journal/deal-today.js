// The way from the home page to the deal of the day.

import { dayOf } from "../core/calendar.js";
import { element } from "../core/element.js";
import { GAMES } from "../games/index.js";
import { weekInShort } from "../panels/week-row.js";
import { dealDays } from "./deal-days.js";
import { dealOf } from "./deal.js";

/**
 * @param {import("../page.js").App} app
 * @returns {HTMLElement}
 */
export function dealToday(app) {
  const today = dayOf(new Date());
  const deal = dealOf(
    today,
    GAMES.map(({ name }) => app.facts(name)),
  );
  const done = dealDays();
  const about = [app.words.say(deal.game, "title"), app.words.say("bots", `level.${deal.level}`)];
  if (done.has(today)) about.push("✓");
  return element(
    "a",
    { class: "button of-today", href: "#/deal", dataset: { do: "deal" } },
    element("span", {}, app.words.say("page", "home.deal")),
    element("small", {}, about.join(" · ")),
    weekInShort(app, done, today),
  );
}
