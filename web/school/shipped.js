// The courses and puzzles that came with the page, fetched when they are wanted.

import { GAMES, gameNamed } from "../games/index.js";
import { puzzleOfTheDay } from "./puzzle-of-the-day.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").Puzzle} Puzzle */

/** What has been fetched already. @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * Fetch a file once.
 * @param {App} app
 * @param {string} path
 * @returns {Promise<any>}
 */
function once(app, path) {
  const known = fetched.get(path);
  if (known) return known;
  const coming = app.shipped(path);
  fetched.set(path, coming);
  coming.catch(() => fetched.delete(path));
  return coming;
}

/**
 * @param {App} app
 * @returns {Promise<import("../wire.js").Course[]>}
 */
export const courses = (app) => once(app, "lessons/index.json");

/**
 * @param {App} app
 * @param {string} id
 * @returns {Promise<import("../wire.js").Lesson>}
 */
export async function shippedLesson(app, id) {
  const known = (await courses(app)).some((course) => course.id === id);
  if (!known) throw new Error(id);
  return app.shipped(`lessons/${id}.json`);
}

/** From the easiest on. */
const GRADES = ["easy", "medium", "hard"];

/**
 * Find a grade by its name. Each had the name of a level once, and printed addresses still say so.
 * @param {App} app
 * @param {string} game
 * @param {string} name
 */
export const gradeNamed = (app, game, name) => GRADES[app.facts(game).levels.indexOf(name)] ?? name;

/**
 * Fetch what there is of a game.
 * @param {App} app
 * @param {string} game
 * @returns {Promise<import("../wire.js").PuzzleFile>}
 */
async function puzzleFile(app, game) {
  if (!gameNamed(game)?.taught) throw new Error(game);
  return once(app, `puzzles/${game}.json`);
}

/**
 * Give the puzzles of a game that are listed, the easier grades first.
 * @param {App} app
 * @param {string} game
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesOf(app, game) {
  const { puzzles } = await puzzleFile(app, game);
  return GRADES.flatMap((grade) => puzzles.filter((one) => one.grade === grade && !one.retired));
}

/**
 * Find a puzzle by its name, also one that has left the list: its address was given out once.
 * @param {App} app
 * @param {string} game
 * @param {string} id
 * @returns {Promise<Puzzle | undefined>}
 */
export async function puzzleNamed(app, game, id) {
  return (await puzzleFile(app, game)).puzzles.find((one) => one.id === id);
}

/**
 * Give the puzzle of a day, of those that take turns then.
 * @param {App} app
 * @param {string} day
 * @returns {Promise<{ game: string, puzzle: Puzzle }>}
 */
export async function puzzleFor(app, day) {
  const all = await Promise.all(
    GAMES.filter(({ taught }) => taught).map(async ({ name }) => {
      const { days, puzzles } = await puzzleFile(app, name);
      return { game: name, puzzles, ids: days.findLast(({ since }) => since <= day)?.ids ?? [] };
    }),
  );
  const there = all.filter(({ ids }) => ids.length > 0);
  const chosen = puzzleOfTheDay(
    day,
    there.map(({ game, ids }) => ({ game, puzzles: ids.length })),
  );
  const { game, ids, puzzles } = /** @type {(typeof there)[0]} */ (
    there.find((one) => one.game === chosen.game)
  );
  const puzzle = puzzles.find(({ id }) => id === ids[chosen.number]);
  if (!puzzle) throw new Error(ids[chosen.number]);
  return { game, puzzle };
}
