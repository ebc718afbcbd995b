// The games of the page, in the order of the shelf: one line a game.

import * as boomers from "./boomers/painter.js";
import * as boomtown from "./boomtown/painter.js";
import * as oregon from "./oregon/painter.js";

export const SHELF = [
  { name: "boomers", players: "2", minutes: "20" },
  { name: "oregon", players: "2–4", minutes: "45" },
  { name: "boomtown", players: "3–5", minutes: "30" },
];

/** @param {string | undefined} name */
export const isGame = (name) => SHELF.some((one) => one.name === name);

/** @type {Record<string, import("../types.js").Painter>} */
export const PAINTERS = { boomers, boomtown, oregon };
