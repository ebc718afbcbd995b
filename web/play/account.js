// The board in words: whole, in its order, region by region, and without conclusions. A row of squares
// is one line, in which neighbours that hold the same are told together. Pure: nothing here draws.

/** @typedef {import("../painter.js").Painter} Painter */
/** @typedef {import("../painter.js").PlacedView} PlacedView */
/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("../painter.js").Say} Say */
/** @typedef {{ title: string, lines: string[] }} Chapter */

/** A table with room for everything: what is told does not depend on the screen. */
const ROOMY = { width: 1400, height: 900 };

/**
 * @param {object} parts
 * @param {Painter} parts.painter
 * @param {PlacedView} parts.view
 * @param {Say} parts.say words of the game
 * @param {Say} parts.ui words of the page
 * @param {(name: string) => string} parts.region names a region
 * @returns {Chapter[]}
 */
export function account({ painter, view, say, ui, region }) {
  const chapters = painter.layout(view, ROOMY).regions.map(({ name, rows }) => ({
    title: region(name),
    lines: rows.flatMap((row) => wordRow(row)),
  }));
  const more = painter.beyond?.(view, say) ?? [];
  if (more.length > 0) chapters.push({ title: ui("account.more"), lines: more });
  return chapters;

  /** @param {Spot[]} row */
  function wordRow(row) {
    const squares = row.flatMap((spot) => painter.square?.(view, spot, say) ?? []);
    if (squares.length < row.length) return row.map((spot) => painter.describe(view, spot, say));
    /** @type {{ from: string, to: string, what: string }[]} */
    const runs = [];
    for (const { name, holds } of squares) {
      const last = runs.at(-1);
      if (last?.what === holds) last.to = name;
      else runs.push({ from: name, to: name, what: holds });
    }
    const told = runs.map((run) =>
      ui(run.from === run.to ? "account.square" : "account.run", { ...run }),
    );
    return [`${told.join("; ")}.`];
  }
}
