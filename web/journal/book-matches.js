// The finished matches of the record book: searched, starred, replayed.

import { element, fill } from "../core/element.js";
import { starResult } from "../core/results.js";
import { keptMatch } from "../core/saves.js";
import { nameOfKind } from "./names.js";
import { search } from "./sums.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/results.js").KeptResult} KeptResult */

const FEW = 10; // matches that are shown at once; the others on demand

/**
 * @param {App} app
 * @param {KeptResult[]} results the oldest first
 */
export function matchesPanel(app, results) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const newest = [...results].reverse();
  const list = element("ul", { class: "kept" });
  let most = FEW;
  const only = element("input", { type: "checkbox", id: "book-starred", onchange: () => show() });
  const field = element("input", {
    type: "search",
    id: "book-search",
    autocomplete: "off",
    oninput: () => show(),
  });
  const found = element("p", { role: "status" });
  const more = element(
    "button",
    {
      type: "button",
      class: "button quiet",
      onclick: () => {
        most = Infinity;
        show();
      },
    },
    say("book.all"),
  );
  const date = new Intl.DateTimeFormat(app.words.language, {
    dateStyle: "long",
    timeStyle: "short",
  });

  /** @param {KeptResult} result */
  const about = ({ kinds, seat, totals, when }) => {
    const others = kinds.filter((_, one) => one !== seat).map((kind) => nameOfKind(app, kind));
    return [totals.join(" : "), others.join(", "), date.format(when)].join(" · ");
  };

  /** @param {KeptResult} result */
  const row = (result) => {
    const title = app.words.say(result.game, "title");
    const label = { name: `${title}, ${date.format(result.when)}` };
    const star = element(
      "button",
      {
        type: "button",
        class: "button quiet star",
        "aria-pressed": result.starred,
        "aria-label": say("book.star", label),
        onclick: () => {
          result.starred = !result.starred;
          starResult(result.id, result.starred);
          star.setAttribute("aria-pressed", String(result.starred));
          fill(star, result.starred ? "★" : "☆");
        },
      },
      result.starred ? "★" : "☆",
    );
    star.setAttribute("aria-pressed", String(result.starred));
    return element(
      "li",
      { dataset: { result: result.id } },
      star,
      element("span", { class: "what" }, title, element("small", {}, about(result))),
      keptMatch(result.id) &&
        element(
          "a",
          {
            class: "button",
            href: `#/match/${result.id}`,
            "aria-label": say("book.replay-label", label),
          },
          say("book.replay"),
        ),
    );
  };

  function show() {
    const worded = (/** @type {KeptResult} */ one) =>
      `${app.words.say(one.game, "title")} ${about(one)}`;
    const wanted = search(newest, field.value, worded).filter(
      (one) => !only.checked || one.starred,
    );
    fill(list, ...wanted.slice(0, most).map(row));
    more.hidden = wanted.length <= most;
    fill(found, field.value || only.checked ? say("book.found", { n: wanted.length }) : "");
  }
  show();
  return element(
    "section",
    { "aria-labelledby": "book-matches" },
    element("h2", { id: "book-matches" }, say("book.matches")),
    element(
      "div",
      { class: "row" },
      element("label", { for: "book-search" }, say("book.search")),
      field,
      element("label", { class: "tick" }, only, say("book.starred")),
    ),
    found,
    list,
    more,
  );
}
