// The rooms of the school, and how their addresses lead into them.

import { schoolScreen } from "./home.js";
import { courseScreen, dayScreen, ownScreen, puzzleScreen } from "./player/screens.js";
import { makerScreen } from "./maker/screens.js";
import { puzzlesScreen } from "./puzzles.js";

/** @typedef {import("../page.js").Room} Room */

/** @type {Record<string, Room>} */
export const SCHOOL_ROOMS = {
  school: { most: 0, open: schoolScreen },
  lesson: { most: 4, open: lesson },
  puzzles: { most: 1, open: puzzlesScreen },
  puzzle: { most: 2, open: puzzle },
  make: { most: 3, open: (app, ...parts) => makerScreen(app, parts) },
};

/** @type {Room["open"]} */
function lesson(app, id, own, tries, step) {
  if (id === "own" && tries === "try") return ownScreen(app, own, step ?? "");
  if (id === "own" && tries === undefined) return ownScreen(app, own, null);
  return own === undefined ? courseScreen(app, id) : null;
}

/** @type {Room["open"]} */
function puzzle(app, game, id) {
  if (game === "today" && id === undefined) return dayScreen(app, undefined);
  return game === "day" ? dayScreen(app, id ?? "") : puzzleScreen(app, game, id);
}
