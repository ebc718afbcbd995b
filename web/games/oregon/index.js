// Oregon in the page: its painter, picture and sounds.

import { learn } from "./facts.js";
import { heardAt } from "./motion.js";
import * as painter from "./painter.js";
import { setupBoard } from "./setup-painter.js";

/** @type {Record<string, import("../../core/sounds.js").Sound>} */
const SOUNDS = {
  farmer: "move",
  building: "stone",
  "start-tile": "stone",
  "drew-building": "card",
  "drew-landscape": "card",
  coal: "coin",
  gold: "coin",
};

/** @type {import("../../painter.js").GameOfThePage} */
export const oregon = {
  name: "oregon",
  shelf: 2,
  taught: true,
  icons: true,
  learn,
  painter,
  pictures: () => import("./pictures.js"),
  figure: { edge: 7, table: () => ({ width: 760, height: 640 }) },
  sound: ({ kind }) => SOUNDS[kind],
  heardAt,
  setupBoard,
};
