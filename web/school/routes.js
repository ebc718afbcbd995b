// Finds the screen of an address of the school.

import { schoolScreen } from "./home.js";
import { courseScreen, dayScreen, ownScreen, puzzleScreen } from "./player/screens.js";
import { makerScreen } from "./maker/screens.js";
import { puzzlesScreen } from "./puzzles.js";

/** @typedef {import("../page.js").App} App */

export const SCHOOL_ROUTES = ["school", "lesson", "puzzles", "puzzle", "make"];

/**
 * @param {App} app
 * @param {string} room
 * @param {string[]} rest
 * @returns {import("../page.js").Screen}
 */
export function schoolScreenOf(app, room, rest) {
  if (room === "lesson" && rest[0] === "own") {
    return ownScreen(app, rest[1], rest[2] === "try" ? Number(rest[3]) || 0 : null);
  }
  if (room === "lesson") return courseScreen(app, rest[0]);
  if (room === "puzzle" && rest[0] === "today") return dayScreen(app, undefined);
  if (room === "puzzle" && rest[0] === "day") return dayScreen(app, rest[1]);
  if (room === "puzzle") return puzzleScreen(app, rest[0], rest[1]);
  if (room === "make") return makerScreen(app, rest);
  if (room === "puzzles") return puzzlesScreen(app, rest[0]);
  return schoolScreen(app);
}
