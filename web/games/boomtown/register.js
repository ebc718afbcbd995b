// Where everything lies on the set-up board of Boomtown: a register of all cards, town by town, with a
// place for the mayor and the saloons of each, and below it the event cards.

import { things, towns } from "./facts.js";

/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {{ kind: "mayor" | "mine" | "saloon" | "event", name: string }} About */
/** @typedef {Spot & { about: About }} RegisterSpot */

const GAP = 3.5;
/** A card of the register is no higher than so many times its width. */
const TALL = 1.2;
/** Lower cards cannot be read, nor be hit with a finger. */
const LEAST = 24;

/** @returns {number[]} all numbers that mines have */
function numbers() {
  const all = Object.values(things.mines).map(([number]) => number);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** @param {string} town @param {number} number */
const mineOf = (town, number) =>
  things.towns[town].find((mine) => things.mines[mine][0] === number);

/**
 * Lay the register: towns one below the other, or side by side where it is higher than wide.
 * @param {Box} box
 */
export function layRegister({ width, height }) {
  const upright = width < height * 0.95;
  const columns = numbers();
  /** @type {(About | null)[][]} a line a town: its mayor, its mines, its saloons */
  const lines = towns.map((town) => {
    /** @type {(About | null)[]} */
    const mines = columns.map((number) => {
      const mine = mineOf(town, number);
      return mine === undefined ? null : { kind: "mine", name: mine };
    });
    mines.unshift({ kind: "mayor", name: town });
    mines.push({ kind: "saloon", name: town });
    return mines;
  });
  const table = upright ? lines[0].map((_, i) => lines.map((line) => line[i])) : lines;
  const across = table[0].length;
  const events = /** @type {About[]} */ (
    Object.keys(things.events).map((name) => ({ kind: "event", name }))
  );
  const perLine = upright ? across : Math.ceil(events.length / 2);
  const eventLines = Math.ceil(events.length / perLine);
  const w = (width - GAP) / across - GAP;
  const most = (height - GAP) / (table.length + eventLines) - GAP;
  const h = Math.max(LEAST, Math.min(w * TALL, most));
  const eventW = (width - GAP) / perLine - GAP;
  /** @type {RegisterSpot[][]} */
  const rows = table.map((line, row) =>
    line.flatMap((about, column) =>
      about ? [spotOf(about, { x: GAP + column * (w + GAP), y: GAP + row * (h + GAP), w, h })] : [],
    ),
  );
  const top = GAP + table.length * (h + GAP) + GAP;
  for (let line = 0; line < eventLines; line++) {
    rows.push(
      events
        .slice(line * perLine, (line + 1) * perLine)
        .map((about, i) =>
          spotOf(about, { x: GAP + i * (eventW + GAP), y: top + line * (h + GAP), w: eventW, h }),
        ),
    );
  }
  return {
    width,
    height: Math.ceil(top + eventLines * (h + GAP)),
    regions: [{ name: "register", rows }],
  };
}

/** @param {About} about @param {import("../../painter.js").Place} place @returns {RegisterSpot} */
function spotOf(about, place) {
  const { kind, name } = about;
  const id = kind === "mayor" || kind === "saloon" ? `${kind}:${name}` : name;
  return { id, picks: [id], about, ...place };
}
