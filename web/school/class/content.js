// What an assignment is about: what travels by its name is fetched here, as one lesson.

import { titleOf } from "../own-lessons.js";
import { puzzleNamed, shippedLesson } from "../shipped.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Assignment} Assignment */
/** @typedef {import("../../wire.js").Lesson} Lesson */

/** What an assignment is called by which bots are to be written. */
export const BOTS = "bots";

/**
 * @typedef {object} Content
 * @property {string} link of the assignment
 * @property {Assignment} assignment
 * @property {Lesson | null} lesson null where it is a match, or bots are written
 * @property {string} game
 * @property {string} title
 */

/**
 * Read an assignment, and fetch what it is about.
 * @param {App} app
 * @param {string} text
 * @returns {Promise<Content>}
 */
export async function contentOf(app, text) {
  // One letter more than any link has is enough for the core to refuse it.
  const link = text.slice(0, app.limits.link_letters + 1);
  const { assignment } = await app.core.ask({ do: "assignment", link });
  const lesson = await lessonOf(app, assignment);
  const game = lesson?.game ?? assignment.match?.game ?? assignment.game ?? "";
  return { link, assignment, lesson, game, title: titleFor(app, assignment, lesson) };
}

/** @param {App} app @param {Assignment} assignment @returns {Promise<Lesson | null>} */
async function lessonOf(app, { what, course = "", game = "", puzzles = [], lesson }) {
  if (what === "course") return shippedLesson(app, course);
  if (what === "puzzles") return puzzleSet(app, game, [...puzzles]);
  return lesson ?? null;
}

/**
 * Put puzzles together as the steps of one lesson.
 * @param {App} app
 * @param {string} game
 * @param {string[]} names
 * @returns {Promise<Lesson>}
 */
export async function puzzleSet(app, game, names) {
  const found = await Promise.all(names.map((name) => puzzleNamed(app, game, name)));
  const steps = found.flatMap((puzzle) => puzzle?.lesson.steps ?? []);
  if (steps.length !== names.length) throw new Error(names.join());
  const title = app.words.say("school", "puzzles.title", { game: app.words.say(game, "title") });
  return { format: 1, game, title, steps };
}

/** @param {App} app @param {Assignment} assignment @param {Lesson | null} lesson */
function titleFor(app, { title, what, match, game = "" }, lesson) {
  if (title) return title;
  if (lesson) return titleOf(app, lesson);
  const of = app.words.say(match?.game ?? game, "title");
  return app.words.say("class", what === BOTS ? "bots.title" : "match.title", { game: of });
}
