// The score sheet: every point with where it comes from and its rule; the sums are the scores. Each
// player's points can be folded away.

import { element } from "../core/element.js";
import { seatIcon } from "../play/seats.js";

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */

/** So many lines are seen at once; of more, those of whoever looks are open at first. */
const FEW = 9;

/**
 * @typedef {object} SheetParts
 * @property {ScoreItem[]} items
 * @property {string[]} names
 * @property {string[]} colours
 * @property {number[]} totals
 * @property {number | null} viewer
 * @property {Map<number, boolean>} chosen which players somebody has opened or folded
 * @property {(item: ScoreItem) => string} word
 * @property {(rule: string) => { href: string, title: string }} rule
 * @property {(item: ScoreItem) => import("../painter.js").TallyLine[]} tally what an item is made of
 * @property {string} idle said of a part that does not count
 * @property {(where: string[]) => void} show
 * @property {string} nothing what to say of a seat without points
 */

/**
 * @param {SheetParts} parts
 * @returns {HTMLElement[]}
 */
export function scoreSheet(parts) {
  const { items, names, colours, totals, viewer, chosen } = parts;
  const few = items.length <= FEW;
  return names.map((name, seat) => {
    const open = chosen.get(seat) ?? (few || seat === viewer);
    const details = element(
      "details",
      { class: "sheet", open },
      element(
        "summary",
        { onclick: () => chosen.set(seat, !details.open) },
        seatIcon(seat, colours[seat]),
        element("span", { class: "name" }, name),
        element("span", { class: "number" }, String(totals[seat])),
      ),
      ownItems(parts, name, seat),
    );
    return details;
  });
}

/**
 * List the points of a seat; a rule is named where it begins to count, not at each line.
 * @param {SheetParts} parts
 * @param {string} name
 * @param {number} seat
 */
function ownItems({ items, word, rule, tally, idle, show, nothing }, name, seat) {
  const own = items.filter((item) => item.seat === seat);
  const rows = own.map((item, i) => {
    const { href, title } = rule(item.rule);
    const told = own[i - 1]?.rule === item.rule;
    return element(
      "tr",
      { onpointerenter: () => show(item.where), onpointerleave: () => show([]) },
      element(
        "td",
        {},
        word(item),
        " ",
        !told && element("a", { href }, title),
        parted(tally(item), idle, (where) => show(where ?? item.where)),
      ),
      element("td", { class: "number" }, String(item.points)),
    );
  });
  if (rows.length === 0) rows.push(element("tr", {}, element("td", { colspan: 2 }, nothing)));
  return element(
    "table",
    {},
    element("caption", { class: "heard-only" }, name),
    element("tbody", {}, ...rows),
  );
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
