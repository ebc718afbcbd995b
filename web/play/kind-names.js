// Names for the computer at a seat: of a level, or of somebody who plays at one.

import { figureOf, levelOf } from "./seat-kinds.js";

/** @typedef {Pick<import("../core/words.js").Words, "has" | "say">} Saying */

/** @param {Saying} words @param {string} key */
const known = (words, key) => (words.has("bots", key) ? words.say("bots", key) : "");

/** Name whoever plays at a level; nothing where nobody in particular does. @param {Saying} words @param {string} kind */
export const nameOfFigure = (words, kind) => known(words, `figure.${figureOf(kind)}`);

/**
 * Name a kind with its level: by the figure, else as it is called.
 * @param {Saying} words
 * @param {string} kind
 * @param {string} [called] such as the colour of the seat
 * @returns {string} nothing where no computer of a level plays
 */
export function nameOfComputer(words, kind, called = "") {
  const level = known(words, `level.${levelOf(kind)}`);
  const name = nameOfFigure(words, kind) || called;
  return level && name ? words.say("page", "bot.name", { colour: name, level }) : level;
}
