// Boomtown in the page: its painter, picture and sounds.

import { heardAt, isCoins } from "./motion.js";
import { learn } from "./facts.js";
import * as painter from "./painter.js";
import { setupBoard } from "./setup-painter.js";

/** @type {Record<string, import("../../core/sounds.js").Sound>} */
const SOUNDS = {
  rolled: "dice",
  won: "gavel",
  "won-free": "gavel",
  "took-mine": "card",
  "took-card": "card",
};

/** @type {import("../../painter.js").GameOfThePage} */
export const boomtown = {
  name: "boomtown",
  shelf: 3,
  taught: true,
  icons: true,
  learn,
  painter,
  pictures: () => import("./pictures.js"),
  figure: {
    edge: 4,
    table: (width) => (width < 560 ? { width, height: 640 } : { width: 900, height: 690 }),
  },
  sound: (event) => SOUNDS[event.kind] ?? (isCoins(event) ? "coin" : undefined),
  heardAt,
  setupBoard,
};
