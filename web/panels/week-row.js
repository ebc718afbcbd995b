// The row of a week: what was done on its own day, from Monday to Sunday.

import { weekOf } from "../core/calendar.js";
import { element } from "../core/element.js";

/**
 * @param {import("../page.js").App} app
 * @param {string} label what it counts
 * @param {Set<string>} done the days
 * @param {string} today
 */
export function weekRow(app, label, done, today) {
  const { language } = app.words;
  const short = new Intl.DateTimeFormat(language, { weekday: "narrow", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const days = weekOf(today, done).map(({ day, state }) =>
    element(
      "li",
      { dataset: { state } },
      element("span", { "aria-hidden": "true" }, short.format(Date.parse(day))),
      element(
        "span",
        { class: "heard-only" },
        app.words.paired(long.format(Date.parse(day)), app.words.say("page", `week.${state}`)),
      ),
    ),
  );
  return element("ul", { class: "week", "aria-label": label }, ...days);
}

/**
 * The same inside something that is heard whole: there it is told in short.
 * @param {import("../page.js").App} app
 * @param {Set<string>} done the days
 * @param {string} today
 */
export function weekInShort(app, done, today) {
  const n = weekOf(today, done).filter(({ state }) => state === "done").length;
  return element(
    "span",
    {},
    element("span", { "aria-hidden": "true" }, weekRow(app, "", done, today)),
    element("span", { class: "heard-only" }, app.words.say("page", "week.count", { n })),
  );
}
