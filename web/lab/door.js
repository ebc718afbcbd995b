// The way into the laboratory, which comes apart from the page: what is in there is fetched when somebody
// goes in.

import { Refusal } from "../core/client.js";
import { wordError } from "../core/word-error.js";
import { laterScreen } from "../panels/later-screen.js";

/** @typedef {import("../page.js").App} App */

/** @type {Record<string, import("../page.js").Room>} */
export const LAB_ROOMS = {
  lab: { most: 2, open: (app, ...parts) => labScreen(app, { parts }) },
};

/**
 * Show the bot of a link.
 * @param {App} app
 * @param {string} link
 */
export const botLinkScreen = (app, link) => labScreen(app, { parts: [], link });

/**
 * Take a lesson whose steps a bot answers.
 * @param {App} app
 * @param {import("./course.js").Taken} taken
 */
export const botLesson = (app, taken) => labScreen(app, { parts: [], taken });

/**
 * Let somebody write a bot for a class.
 * @param {App} app
 * @param {import("../page.js").ClassBotTask} task
 */
export const classBot = (app, task) => labScreen(app, { parts: [], task });

/**
 * Make a place where bots play, everybody against everybody.
 * @param {App} app
 */
export async function botTournament(app) {
  const [{ Everybody }] = await Promise.all([import("./room.js"), app.furnish("lab")]);
  return new Everybody(app);
}

/**
 * @param {App} app
 * @param {import("./room.js").Wanted} wanted
 */
function labScreen(app, wanted) {
  const bring = async () => {
    const [{ openRoom }] = await Promise.all([import("./room.js"), app.furnish("lab")]);
    return openRoom(app, wanted);
  };
  return laterScreen(app, bring, (error) =>
    error instanceof Refusal
      ? wordError(app.words, "lab", error)
      : app.words.say("page", "lost.later"),
  );
}
