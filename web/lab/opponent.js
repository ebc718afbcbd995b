// A bot of one's own at an ordinary table: its name, its face, and how it chooses. Its code runs in its
// frame, as in the laboratory; a bot whose code fails is stood in for by the weakest level.

import * as storage from "../core/storage.js";
import { botFace, figureFace } from "../panels/bot-face.js";
import { figureOf } from "../play/seat-kinds.js";
import { KeptBots } from "./kept-bots.js";

/** @typedef {import("../page.js").App} App */

/** The kind of a seat that a bot of one's own plays begins so. */
const BOT = "bot:";

/** @param {App} app */
const botsOf = (app) => new KeptBots(storage, (game) => app.facts(game) !== undefined);

/** The frames of the bots that play here. @type {Map<string, Promise<import("./host.js").BotHost>>} */
const hosts = new Map();

/**
 * List the bots of one's own that play a game, as kinds of seats.
 * @param {App} app
 * @param {string} game
 */
export function ownBots(app, game) {
  return botsOf(app)
    .all()
    .filter((bot) => bot.game === game && bot.name)
    .map(({ id, name }) => ({ kind: BOT + id, name }));
}

/**
 * Draw the face of a bot of one's own, or of somebody who plays at a level, where one sits.
 * @param {App} app
 * @param {string | undefined} kind of the seat
 */
export function seatFace(app, kind) {
  if (kind && figureOf(kind)) return figureFace(app, figureOf(kind));
  if (!kind?.startsWith(BOT)) return null;
  const bot = botsOf(app).find(kind.slice(BOT.length));
  return bot && botFace(app, bot.name);
}

/**
 * Let a bot of one's own choose for the seat to act.
 * @param {App} app
 * @param {string} kind
 * @returns {Promise<string[] | null>} nothing where it cannot
 */
export async function botChooses(app, kind) {
  const bot = botsOf(app).find(kind.slice(BOT.length));
  if (!bot) return null;
  const host = await hostOf(kind);
  const { brief } = await app.core.ask({ do: "lab_brief" });
  if (host.code !== bot.code) await host.load(bot.code);
  const { reply } = await host.choose(brief);
  return reply.fault || !reply.action ? null : [...reply.action];
}

/** @param {string} kind */
function hostOf(kind) {
  const known = hosts.get(kind);
  if (known) return known;
  const made = import("./host.js").then(({ BotHost }) => new BotHost());
  made.catch(() => hosts.delete(kind));
  hosts.set(kind, made);
  return made;
}
