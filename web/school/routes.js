// The rooms of the school, and how their addresses lead into them.

import { laterScreen } from "../panels/later-screen.js";
import { schoolScreen } from "./home.js";
import { classScreenOf } from "./later.js";
import { courseScreen, dayScreen, ownScreen, puzzleScreen } from "./player/screens.js";
import { puzzlesScreen } from "./puzzles.js";

/** @typedef {import("../page.js").Room} Room */

/** @type {Record<string, Room>} */
export const SCHOOL_ROOMS = {
  school: { most: 1, open: school },
  lesson: { most: 4, open: lesson },
  puzzles: { most: 2, open: puzzlesScreen },
  puzzle: { most: 2, open: puzzle },
  class: { most: 2, open: theClass },
  paper: {
    most: 3,
    open: (app, ...parts) => classScreenOf(app, (room) => room.paperScreen(app, parts)),
  },
  wall: { most: 0, open: (app) => classScreenOf(app, (room) => room.wallScreen(app)) },
  make: {
    most: 3,
    open: (app, ...parts) =>
      laterScreen(app, async () => (await import("./maker/room.js")).makerScreen(app, parts)),
  },
};

/** @type {Room["open"]} */
function school(app, part) {
  if (part === "guide") return classScreenOf(app, (room) => room.guideScreen(app));
  return part === undefined ? schoolScreen(app) : null;
}

/** @type {Room["open"]} */
function theClass(app, id, part) {
  if (part !== undefined && part !== "wall") return null;
  return classScreenOf(app, (room) => {
    if (id === undefined) return room.classesScreen(app);
    return part === "wall" ? room.wallConsoleScreen(app, id) : room.gatheringScreen(app, id);
  });
}

/** The links of a class: what it is given to do, and what comes back. @type {Record<string, Room["open"]>} */
export const CLASS_LINKS = {
  C: (app, text) => classScreenOf(app, (room) => room.assignmentScreen(app, text)),
  R: (app, text) => classScreenOf(app, (room) => room.resultScreen(app, text)),
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
