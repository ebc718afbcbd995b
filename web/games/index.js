// The games of the page, in the order of the shelf: one line a game.

import { boomers } from "./boomers/index.js";
import { boomtown } from "./boomtown/index.js";
import { oregon } from "./oregon/index.js";

/** @typedef {import("../painter.js").GameOfThePage} GameOfThePage */

/** @type {GameOfThePage[]} */
export const GAMES = [boomers, oregon, boomtown];

/**
 * @param {string | undefined} name
 * @returns {GameOfThePage | undefined}
 */
export const gameNamed = (name) => GAMES.find((game) => game.name === name);
