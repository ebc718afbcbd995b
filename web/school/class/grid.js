// The results of a class as a table of pupils and steps, their spread, and the same for a spreadsheet.

import { element } from "../../core/element.js";
import { isolated, spread } from "./tally.js";
import { when } from "./terms.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").CheckedStep} CheckedStep */
/** @typedef {import("./tally.js").Row} Row */

const NAMED = 2; // of those with the same moves

/**
 * @param {App} app
 * @param {Row[]} rows
 * @param {{ steps: number, anonymous: boolean }} how
 */
export function grid(app, rows, { steps, anonymous }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const head = [
    say("grid.name"),
    ...Array.from({ length: steps }, (_, i) => String(i + 1)),
    ...(steps ? [say("grid.solved")] : [say("grid.points"), say("grid.result"), say("grid.moves")]),
    say("grid.hints"),
    say("grid.time"),
  ];
  const ordered = anonymous ? [...rows].sort((a, b) => b.score - a.score) : rows;
  const body = ordered.map((row, i) => {
    const name = anonymous ? say("grid.pupil", { n: i + 1 }) : row.name;
    return element(
      "tr",
      {},
      element(
        "th",
        { scope: "row" },
        element("bdi", {}, name),
        row.result.late && element("small", { class: "late" }, ` ${say("grid.late")}`),
        !anonymous &&
          row.alike.length > 0 &&
          element("small", { class: "alike" }, ` ${alikeWords(app, row.alike)}`),
      ),
      ...row.result.steps.slice(0, steps).map((step) => stepCell(app, step)),
      ...(steps ? [cell(`${row.solved}/${row.all}`)] : matchCells(app, row)),
      cell(String(row.hints)),
      cell(time(row.seconds)),
    );
  });
  return resultsTable(app, head, body);
}

/**
 * A table that scrolls by itself where it is wider than the screen.
 * @param {App} app
 * @param {string[]} head
 * @param {HTMLElement[]} body its rows
 */
export function resultsTable(app, head, body) {
  const label = app.words.say("class", "results.title");
  return element(
    "div",
    { class: "grid-scroll", tabindex: "0", role: "group", "aria-label": label },
    element(
      "table",
      { class: "class-grid ruled" },
      element(
        "thead",
        {},
        element("tr", {}, ...head.map((text) => element("th", { scope: "col" }, text))),
      ),
      element("tbody", {}, ...body),
    ),
  );
}

/** What the signs of the table mean. @param {App} app */
export function gridLegend(app) {
  return element("p", { class: "facts" }, app.words.say("class", "grid.legend"));
}

/**
 * Name those who played the same moves: the first ones, and how many more.
 * @param {App} app
 * @param {string[]} names
 */
function alikeWords(app, names) {
  const who = names.slice(0, NAMED).map(isolated).join(", ");
  const n = names.length - NAMED;
  return app.words.say("class", n > 0 ? "grid.alike-more" : "grid.alike", { who, n });
}

/** @param {string} text */
const cell = (text) => element("td", {}, text);

/** @param {App} app @param {CheckedStep} step */
function stepCell(app, step) {
  const { kind, sign, n } = stateOf(step);
  const said = step.asked === "open" ? (step.tries.at(-1)?.[0]?.[0] ?? "") : "";
  const label = said || app.words.say("class", `cell.${kind}`, { n });
  return element(
    "td",
    { class: kind, title: label },
    element("span", { "aria-hidden": "true" }, sign),
    element("span", { class: "heard-only" }, label),
  );
}

/** @param {CheckedStep} step */
function stateOf({ solved, tries, hints, reading, asked }) {
  const n = tries.length;
  if (asked === "open" && n > 0) return { kind: "said", sign: "✎", n };
  if (reading) return { kind: "read", sign: "–", n };
  const help = hints ? "?" : "";
  if (solved && n === 1) return { kind: hints ? "hinted" : "first", sign: `✓${help}`, n };
  if (solved) return { kind: hints ? "later-hinted" : "later", sign: `✓${n}${help}`, n };
  return n > 0 ? { kind: "wrong", sign: `✗${n}`, n } : { kind: "open", sign: "·", n };
}

/** @param {App} app @param {Row} row */
function matchCells(app, row) {
  const { match } = row.result;
  if (!match) return [cell(""), cell(""), cell("")];
  const points = match.totals.map((one, seat) => (seat === match.seat ? `[${one}]` : String(one)));
  const key = match.over ? (match.won ? "won" : "lost") : "open";
  return [
    cell(points.join(" : ")),
    element("td", { class: match.won ? "first" : "" }, app.words.say("class", `match.${key}`)),
    cell(String(match.moves)),
  ];
}

/** @param {number} seconds */
function time(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
}

/**
 * Draw how the scores are spread.
 * @param {App} app
 * @param {Row[]} rows
 */
export function spreadChart(app, rows) {
  const bars = spread(rows);
  const most = Math.max(...bars.map(({ n }) => n));
  return element(
    "figure",
    { class: "spread" },
    element(
      "figcaption",
      {},
      app.words.say("class", rows[0].result.match ? "spread.points" : "spread.solved"),
    ),
    element(
      "ul",
      {},
      ...bars.map(({ score, n }) => {
        const bar = element("span", { class: "column" });
        bar.style.height = `${(n / most) * 4}rem`;
        const label = app.words.say("class", "spread.bar", { score, n });
        return element("li", { "aria-label": label, title: label }, String(n), bar, String(score));
      }),
    ),
  );
}

/**
 * Write the table for a spreadsheet: a row for each pupil, with every try of every step.
 * @param {App} app
 * @param {Row[]} rows
 * @param {number} steps
 * @returns {(string | number)[][]}
 */
export function tableRows(app, rows, steps) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const numbers = Array.from({ length: steps }, (_, i) => i + 1);
  const asked = numbers.filter((n) => rows.some(({ result }) => result.steps[n - 1]?.asked));
  const head = [
    say("grid.name"),
    say("grid.handed-in"),
    say("grid.late"),
    ...(steps ? [say("grid.solved")] : [say("grid.points"), say("grid.result"), say("grid.moves")]),
    say("grid.tries"),
    say("grid.hints"),
    say("grid.seconds"),
    say("csv.alike"),
    ...numbers.flatMap((step) => [say("csv.solved", { step }), say("csv.tries", { step })]),
    ...asked.map((step) => say("csv.answer", { step })),
  ];
  const body = rows.map((row) => {
    const { result } = row;
    const { match } = result;
    const key = match && (match.over ? (match.won ? "won" : "lost") : "open");
    return [
      row.name,
      when(app, result.made),
      result.late ? 1 : 0,
      ...(match
        ? [match.totals[match.seat], say(`match.${key}`), match.moves]
        : steps
          ? [row.solved]
          : ["", "", ""]),
      row.tries,
      row.hints,
      Math.round(row.seconds),
      row.alike.join(", "),
      ...result.steps.slice(0, steps).flatMap((step) => [step.solved ? 1 : 0, step.tries.length]),
      ...asked.map((n) => (result.steps[n - 1].tries.at(-1)?.[0] ?? []).join(" ")),
    ];
  });
  return [head, ...body];
}
