// Everybody's points side by side, kind by kind, the best first: at the end of a match, and on its score
// sheet at any time.

import { element } from "../core/element.js";
import { seatIcon } from "../play/seats.js";
import { tallySteps } from "../play/tally.js";

/**
 * @param {object} parts
 * @param {import("../wire.js").ScoreItem[]} parts.items
 * @param {number[]} parts.totals
 * @param {number[]} [parts.winners]
 * @param {string[]} parts.names
 * @param {string[]} parts.colours
 * @param {(kind: string) => string} parts.kind names a kind of score items
 * @param {string} parts.sum names the last line
 * @param {(where: string[]) => void} [parts.show] what a line is about
 * @returns {HTMLElement}
 */
export function standings({ items, totals, winners = [], names, colours, kind, sum, show }) {
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
  const cells = (/** @type {number[]} */ points) =>
    order.map((seat) => element("td", {}, String(points[seat])));
  const head = order.map((seat) =>
    element(
      "th",
      { scope: "col", class: winners.includes(seat) ? "won" : "" },
      seatIcon(seat, colours[seat]),
      " ",
      element("span", { class: "name" }, names[seat]),
    ),
  );
  const rows = tallySteps(items, totals.length).map((step) =>
    element(
      "tr",
      { onpointerenter: () => show?.(step.where), onpointerleave: () => show?.([]) },
      element("th", { scope: "row" }, kind(step.kind)),
      ...cells(step.points),
    ),
  );
  const table = element(
    "table",
    { class: "standings" },
    element("thead", {}, element("tr", {}, element("td"), ...head)),
    element("tbody", {}, ...rows),
    element("tfoot", {}, element("tr", {}, element("th", { scope: "row" }, sum), ...cells(totals))),
  );
  // Where the columns are too narrow for names they stand here; the table still has them for who listens.
  const ranks = order.map((seat) =>
    element(
      "li",
      { class: winners.includes(seat) ? "won" : "" },
      seatIcon(seat, colours[seat]),
      ` ${names[seat]}`,
    ),
  );
  return element(
    "div",
    { class: "all-standings" },
    element("ol", { class: "ranks", "aria-hidden": "true" }, ...ranks),
    table,
  );
}
