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

/**
 * Give the puzzles of a game, the easier grades first.
 * @param {App} app
 * @param {string} game
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesOf(app, game) {
  if (!gameNamed(game)?.taught) throw new Error(game);
  const { puzzles } = await once(app, `puzzles/${game}.json`);
  // A puzzle has the name of the strongest level that fails it.
  const { levels } = app.facts(game);
  return levels.flatMap((level) => puzzles.filter((/** @type {Puzzle} */ p) => p.grade === level));
}

/**
 * Give the puzzle of a day.
 * @param {App} app
 * @param {string} day
 * @returns {Promise<{ game: string, puzzle: Puzzle, number: number }>}
 */
export async function puzzleFor(app, day) {
  const all = await Promise.all(
    GAMES.filter(({ taught }) => taught).map(async ({ name }) => ({
      game: name,
      puzzles: await puzzlesOf(app, name),
    })),
  );
  const counts = all.map(({ game, puzzles }) => ({ game, puzzles: puzzles.length }));
  const { game, number } = puzzleOfTheDay(
    day,
    counts.filter((one) => one.puzzles > 0),
  );
  const puzzles = all.find((one) => one.game === game)?.puzzles ?? [];
  return { game, puzzle: puzzles[number], number };
}
