// The links of results that somebody opens, by a phone's camera, by hand or by the device's sharing:
// another window that gathers gets them, else the class on this device that they belong to.

import { element, fill } from "../../core/element.js";
import { framed } from "../../panels/frame.js";
import { startingBar } from "../../panels/starting-bar.js";
import { handOver, takeSomewhere } from "./inbox.js";
import { keptClass } from "./kept-class.js";
import { missingLine } from "./missing.js";
import { isolated, resultsIn, rowsOf } from "./tally.js";

/** @typedef {import("../../page.js").App} App */

/**
 * @param {App} app
 * @param {string} text one link, or several with commas between
 * @returns {import("../../page.js").Screen}
 */
export function resultScreen(app, text) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const told = element("div", { role: "status" }, startingBar(app));
  const root = framed(app, "page narrow", element("h1", {}, say("result.title")), told);
  /** @type {(Node | false)[]} */
  const lines = [];
  /** @param {string} kind @param {string} sentence */
  const tell = (kind, sentence) => {
    told.dataset.kind = kind;
    lines.push(element("p", { class: "notice", dataset: { kind } }, sentence));
    fill(told, ...lines);
  };
  /** @param {string} href @param {string} words */
  const way = (href, words) =>
    element("p", {}, element("a", { class: "button main", href }, words));
  const bring = async () => {
    const all = resultsIn(text);
    /** @type {string | null} */
    let id = null;
    for (const link of all.length > 0 ? all : [text]) id = (await one(link)) ?? id;
    const kept = id === null ? null : keptClass(id);
    if (kept) {
      const rows = rowsOf(kept.results);
      lines.push(
        element("p", {}, app.words.paired(kept.title, say("results.count", { n: rows.length }))),
        missingLine(app, kept.names, rows),
        way(`#/class/${kept.id}`, say("result.open")),
      );
    } else if (told.dataset.kind === "homeless") lines.push(way("#/class", say("title")));
    fill(told, ...lines);
  };
  /** @param {string} link @returns {Promise<string | null>} the class that has it now, on this page */
  const one = async (link) => {
    if (await handOver(link)) {
      if (told.dataset.kind !== "handed") tell("handed", say("result.handed"));
      return null;
    }
    const found = await takeSomewhere(app, link);
    if (!found) {
      if (told.dataset.kind !== "homeless") tell("homeless", say("result.homeless"));
      return null;
    }
    const { taken, id } = found;
    const refused = taken.became === "refused";
    tell(
      taken.became,
      refused ? taken.text : say(`taken.${taken.became}`, { name: isolated(taken.name) }),
    );
    return id;
  };
  bring().catch((error) =>
    tell("failed", app.words.say("page", "error.page", { text: String(error) })),
  );
  return { title: say("result.title"), root };
}
