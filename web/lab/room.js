// The laboratory itself: finds the bench that an address names.

import * as storage from "../core/storage.js";
import { gameNamed } from "../games/index.js";
import { framed } from "../panels/frame.js";
import { BotArrival } from "./arrival.js";
import { BotBench } from "./bench.js";
import { COURSE, loadCourse } from "./course.js";
import { KeptBots } from "./kept-bots.js";
import { Tournament } from "./tournament.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {{ title: string, root: HTMLElement, close: () => void }} Bench what lies in the laboratory */
/** What is wanted: an address, the bot of a link, a lesson, or a bot for a class. @typedef {{ parts: string[], link?: string, taken?: import("./course.js").Taken, task?: import("../page.js").ClassBotTask }} Wanted */

export { Everybody } from "./everybody.js";

/**
 * @param {App} app
 * @param {Wanted} wanted
 * @returns {Promise<import("../page.js").Screen>}
 */
export async function openRoom(app, wanted) {
  const bots = new KeptBots(storage, (game) => gameNamed(game) !== undefined);
  const bench = await find(app, bots, wanted);
  return {
    title: bench.title,
    root: framed(app, "page lab", bench.root),
    close: () => bench.close(),
  };
}

/**
 * @param {App} app
 * @param {KeptBots} bots
 * @param {Wanted} wanted
 * @returns {Promise<Bench>}
 */
async function find(app, bots, { parts: [id = "", game = ""], link, taken, task }) {
  if (link) {
    const { bot } = await app.core.ask({ do: "lab_read", link });
    return new BotArrival(app, bots, bot);
  }
  if (id === "tournament") return new Tournament(app, bots);
  const [vocabulary, theme] = await Promise.all([
    app.shipped("lab/vocabulary.json"),
    app.shipped("lab/editor-theme.json"),
  ]);
  const course = taken ?? (id === COURSE && gameNamed(game) ? await loadCourse(app, game) : null);
  return new BotBench(app, bots, { vocabulary, theme, id, course, task });
}
