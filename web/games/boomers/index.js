// Oklahoma Boomers in the page: its painter, picture, sounds and set-up board.

import { learn } from "./facts.js";
import { heardAt } from "./motion.js";
import * as painter from "./painter.js";
import { setupBoard } from "./setup-painter.js";

/** @type {Record<string, import("../../core/sounds.js").Sound>} */
const SOUNDS = {
  moved: "move",
  "placed-piece": "move",
  stone: "stone",
  "placed-stone": "stone",
};

/** @type {import("../../painter.js").GameOfThePage} */
export const boomers = {
  name: "boomers",
  shelf: 1,
  taught: true,
  learn,
  painter,
  pictures: () => import("./pictures.js"),
  figure: { edge: 20, table: () => ({ width: 440, height: 440 }) },
  sound: ({ kind }) => SOUNDS[kind],
  heardAt,
  setupBoard,
};
