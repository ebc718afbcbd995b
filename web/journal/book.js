// The record book: what has been played on this device and how it went; nothing of it goes anywhere.

import { element, fill } from "../core/element.js";
import { markedDays } from "../core/kept-days.js";
import { keptResults, oddResults } from "../core/results.js";
import { GAMES } from "../games/index.js";
import { framed } from "../panels/frame.js";
import { setAsidePanel } from "../panels/set-aside.js";
import { strengthHistory } from "../play/strength.js";
import { badges } from "./badges.js";
import { carryPanel } from "./book-carry.js";
import { matchesPanel } from "./book-matches.js";
import { dealDays } from "./deal-days.js";
import { nameOfKind, nameOfOption } from "./names.js";
import { strengthPlot } from "./plot.js";
import { bests, grouped, opponentsOf, tally, unusual } from "./sums.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/results.js").KeptResult} KeptResult */
/** @typedef {import("./sums.js").Tally} Tally */

/**
 * @param {App} app
 * @returns {import("../page.js").Screen}
 */
export function bookScreen(app) {
  const say = sayer(app);
  const body = element("div");
  const show = () => {
    const results = keptResults().filter(({ game }) => app.facts(game));
    fill(
      body,
      results.length === 0 && element("p", { class: "notice" }, say("book.empty")),
      results.length > 0 && element("p", {}, say("book.strength-how")),
      ...GAMES.flatMap(({ name }) => gameSection(app, name, results)),
      badgesPanel(app, results),
      results.length > 0 && matchesPanel(app, results),
      carryPanel(app, show),
      setAsidePanel(app, oddResults()),
    );
  };
  show();
  const title = say("book.title");
  return {
    title,
    root: framed(
      app,
      "page book",
      element("h1", {}, title),
      element("p", { class: "lede" }, say("book.text")),
      body,
    ),
  };
}

/**
 * @param {App} app
 * @returns {(key: string, values?: Record<string, unknown>) => string}
 */
function sayer(app) {
  return (key, values) => app.words.say("journal", key, values);
}

/**
 * What was played of one game, and how strong somebody is at it.
 * @param {App} app
 * @param {string} game
 * @param {KeptResult[]} all
 * @returns {HTMLElement[]}
 */
function gameSection(app, game, all) {
  const results = all.filter((one) => one.game === game);
  if (results.length === 0) return [];
  const say = sayer(app);
  const facts = app.facts(game);
  const id = `book-${game}`;
  const against = grouped(results, opponentsOf);
  const options = grouped(results, (result) => unusual(facts, result));
  return [
    element(
      "section",
      { "aria-labelledby": id, dataset: { game } },
      element("h2", { id }, app.words.say(game, "title")),
      element("p", {}, worded(say, tally(results))),
      ...strengthPart(app, game, results),
      element(
        "div",
        { class: "tables" },
        table(say, say("book.against"), against, (kind) => nameOfKind(app, kind)),
        table(say, say("book.options"), options, (option) => nameOfOption(app, game, option)),
        bestsTable(app, game, results),
      ),
    ),
  ];
}

/** @param {App} app @param {string} game @param {KeptResult[]} results */
function strengthPart(app, game, results) {
  const facts = app.facts(game);
  const history = strengthHistory(facts, results);
  const last = history.at(-1);
  if (!last || history.length < 2) return [];
  const say = sayer(app);
  const levels = facts.levels.map((level) => ({
    name: app.words.say("bots", `level.${level}`),
    strength: facts.strengths[level],
  }));
  const near = levels.reduce((best, one) =>
    Math.abs(one.strength - last.mean) < Math.abs(best.strength - last.mean) ? one : best,
  );
  const text = say("book.strength", {
    level: near.name,
    mean: Math.round(last.mean / 10) * 10,
    spread: Math.round(last.spread / 10) * 10,
    n: history.length - 1,
  });
  return [element("p", {}, text), strengthPlot(history, levels, text)];
}

/**
 * @param {import("../painter.js").Say} say
 * @param {Tally} sum
 */
const worded = (say, { won, shared, lost, played }) =>
  say("book.sum", { won, shared, lost, n: played });

/**
 * @param {import("../painter.js").Say} say
 * @param {string} caption
 * @param {Map<string, Tally>} groups
 * @param {(group: string) => string} name
 */
function table(say, caption, groups, name) {
  if (groups.size === 0) return null;
  const head = ["won", "shared", "lost"].map((key) =>
    element("th", { scope: "col" }, say(`book.${key}`)),
  );
  const rows = [...groups].map(([group, { won, shared, lost }]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, name(group)),
      ...[won, shared, lost].map((n) => element("td", {}, String(n))),
    ),
  );
  return element(
    "table",
    { class: "ruled" },
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, element("td"), ...head)),
    element("tbody", {}, ...rows),
  );
}

/** @param {App} app @param {string} game @param {KeptResult[]} results */
function bestsTable(app, game, results) {
  const { points, things } = bests(results);
  if (!points) return null;
  const say = sayer(app);
  const date = new Intl.DateTimeFormat(app.words.language, { dateStyle: "medium" });
  /** @param {string} name @param {number} best @param {KeptResult} result */
  const row = (name, best, result) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, name),
      element("td", {}, String(best)),
      element("td", {}, date.format(result.when)),
    );
  return element(
    "table",
    { class: "ruled" },
    element("caption", {}, say("book.bests")),
    element(
      "tbody",
      {},
      row(say("book.most-points"), points.totals[points.seat ?? 0], points),
      ...[...things].map(([kind, { best, result }]) =>
        row(app.words.say(game, `item.${kind}.all`), best, result),
      ),
    ),
  );
}

/** @param {App} app @param {KeptResult[]} results */
function badgesPanel(app, results) {
  const say = sayer(app);
  const all = badges({
    games: GAMES.map(({ name }) => ({ name, levels: app.facts(name).levels })),
    results,
    puzzles: app.extras.learnt([]).solved.size,
    puzzleDays: markedDays("puzzle"),
    dealDays: dealDays(),
  });
  const row = (/** @type {import("./badges.js").Badge} */ { id, earned, have, need }) =>
    element(
      "li",
      { dataset: { badge: id }, class: earned ? "earned" : "" },
      element("strong", {}, say(`badge.${id}`)),
      element("small", {}, say(`badge.${id}.text`)),
      element("span", {}, earned ? say("badge.earned") : say("badge.have", { have, need })),
    );
  return element(
    "section",
    { "aria-labelledby": "book-badges" },
    element("h2", { id: "book-badges" }, say("book.badges")),
    element("ul", { class: "badges" }, ...all.map(row)),
  );
}
