// The bots that a class has handed in: who wrote which, and what takes part in the tournament.

import { element } from "../../core/element.js";
import { resultsTable } from "./grid.js";
import { when } from "./terms.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./tally.js").Row} Row */

/**
 * Name whoever handed a result in.
 * @param {App} app
 * @param {Row} row
 * @param {number} i
 * @param {boolean} anonymous
 */
const nameOf = (app, row, i, anonymous) =>
  anonymous ? app.words.say("class", "grid.pupil", { n: i + 1 }) : row.name;

/**
 * @param {App} app
 * @param {Row[]} rows
 * @param {boolean} anonymous
 */
export function botTable(app, rows, anonymous) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const head = [say("grid.name"), say("bots.name"), say("bots.lines"), say("grid.handed-in")];
  const body = rows.map((row, i) => {
    const { bot, late, made } = row.result;
    const code = bot?.code ?? "";
    return element(
      "tr",
      {},
      element(
        "th",
        { scope: "row" },
        element("bdi", {}, nameOf(app, row, i, anonymous)),
        late && element("small", { class: "late" }, ` ${say("grid.late")}`),
        !anonymous &&
          row.alike.length > 0 &&
          element("small", { class: "alike" }, ` ${say("bots.alike", { who: row.alike })}`),
      ),
      element("td", {}, element("bdi", {}, bot?.name || "–")),
      element(
        "td",
        {},
        element(
          "details",
          { class: "bot-code" },
          element("summary", {}, String(code.trim().split("\n").length)),
          element(
            "pre",
            { tabindex: "0", role: "region", "aria-label": say("bots.code", { name: row.name }) },
            code,
          ),
        ),
      ),
      element("td", {}, when(app, made)),
    );
  });
  return resultsTable(app, head, body);
}

/**
 * List the bots as the tournament takes them: each under the name of whoever wrote it.
 * @param {App} app
 * @param {Row[]} rows
 * @param {{ game: string, anonymous: boolean }} how
 * @returns {import("../../wire.js").Bot[]}
 */
export function handedBots(app, rows, { game, anonymous }) {
  return rows.flatMap((row, i) => {
    const { bot } = row.result;
    return bot ? [{ game, name: nameOf(app, row, i, anonymous), code: bot.code }] : [];
  });
}
