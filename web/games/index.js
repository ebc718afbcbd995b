// The games of the page, in the order of the shelf.

import * as all from "./all.js";

/** @typedef {import("../painter.js").GameOfThePage} GameOfThePage */

/** @type {GameOfThePage[]} */
export const GAMES = Object.values(all).sort((one, other) => one.shelf - other.shelf);

/**
 * @param {string | undefined} name
 * @returns {GameOfThePage | undefined}
 */
export const gameNamed = (name) => GAMES.find((game) => game.name === name);
