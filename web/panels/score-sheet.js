// The score sheet: every point with where it comes from and its rule; the sums are the scores.

import { element } from "../core/element.js";

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */

/**
 * @param {object} parts
 * @param {ScoreItem[]} parts.items
 * @param {string[]} parts.names
 * @param {number[]} parts.totals
 * @param {(item: ScoreItem) => string} parts.word
 * @param {(rule: string) => { href: string, title: string }} parts.rule
 * @param {(item: ScoreItem) => import("../painter.js").TallyLine[]} parts.tally what an item is made of
 * @param {string} parts.idle said of a part that does not count
 * @param {(where: string[]) => void} parts.show
 * @param {string} parts.nothing what to say of a seat without points
 * @returns {HTMLElement[]}
 */
export function scoreSheet({ items, names, totals, word, tally, idle, rule, show, nothing }) {
  return names.map((name, seat) => {
    const own = items.filter((item) => item.seat === seat);
    const rows = own.map((item) =>
      element(
        "tr",
        { onpointerenter: () => show(item.where), onpointerleave: () => show([]) },
        element(
          "td",
          {},
          word(item),
          " ",
          element("a", { href: rule(item.rule).href }, rule(item.rule).title),
          parted(tally(item), idle, (where) => show(where ?? item.where)),
        ),
        element("td", { class: "number" }, String(item.points)),
      ),
    );
    if (rows.length === 0) rows.push(element("tr", {}, element("td", { colspan: 2 }, nothing)));
    return element(
      "table",
      { class: "sheet" },
      element("caption", { class: "heard-only" }, name),
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("th", { scope: "col" }, name),
          element("th", { scope: "col", class: "number" }, String(totals[seat])),
        ),
      ),
      element("tbody", {}, ...rows),
    );
  });
}

/**
 * List what an item is made of, where it is made of several parts.
 * @param {import("../painter.js").TallyLine[]} lines
 * @param {string} idle
 * @param {(where: string[] | null) => void} show
 */
function parted(lines, idle, show) {
  if (lines.length < 2) return null;
  const rows = lines.map(({ text, points, counts, where }) =>
    element(
      "li",
      {
        class: counts ? "" : "idle",
        onpointerenter: () => show(where),
        onpointerleave: () => show(null),
      },
      text,
      counts ? "" : ` (${idle})`,
      ": ",
      element("span", { class: "number" }, String(points)),
    ),
  );
  return element("ul", { class: "tally" }, ...rows);
}
