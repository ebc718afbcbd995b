// Finds the screen of an address: a path of ours begins with a slash, anything else is a link. Whatever
// the address is, a screen comes of it.

import { wordError } from "./core/word-error.js";
import { gameNamed } from "./games/index.js";
import { laterScreen } from "./panels/later-screen.js";
import { lostScreen, noSuchGame } from "./panels/lost.js";
import { JOURNAL_ROOMS } from "./journal/door.js";
import { botLinkScreen, LAB_ROOMS } from "./lab/door.js";
import { lessonLinkScreen } from "./school/player/screens.js";
import { CLASS_LINKS, SCHOOL_ROOMS } from "./school/routes.js";
import { aboutScreen } from "./screens/about.js";
import { answerAheadScreen } from "./screens/answer-ahead.js";
import { historyScreen } from "./screens/history.js";
import { homeScreen } from "./screens/home.js";
import { linkScreen } from "./screens/link.js";
import { newMatchScreen } from "./screens/new-match/screen.js";
import { rulesScreen } from "./screens/rules.js";
import { settingsScreen } from "./screens/settings.js";
import { tableScreen } from "./screens/table/screen.js";

/** @typedef {import("./page.js").App} App */
/** @typedef {import("./page.js").Screen} Screen */
/** @typedef {import("./page.js").Room} Room */

/** @type {Record<string, Room>} */
const ROOMS = {
  "": { most: 0, open: homeScreen },
  new: { most: 1, open: ofGame(newMatchScreen) },
  setup: {
    most: 2,
    open: ofGame((app, name, option) => {
      const game = gameNamed(name);
      const room = () => import("./panels/setup-board/room.js");
      return (
        game && laterScreen(app, async () => (await room()).setupBoardScreen(app, game, option))
      );
    }),
  },
  match: { most: 1, open: tableScreen },
  answer: { most: 1, open: answerAheadScreen },
  rules: { most: 2, open: ofGame(rulesScreen) },
  history: { most: 1, open: ofGame(historyScreen) },
  settings: { most: 0, open: settingsScreen },
  about: { most: 0, open: aboutScreen },
  ...SCHOOL_ROOMS,
  ...JOURNAL_ROOMS,
  ...LAB_ROOMS,
};

/**
 * @param {App} app
 * @param {string} hash
 * @returns {Screen}
 */
export function screenOf(app, hash) {
  try {
    const address = app.words.say("page", "lost.address");
    return find(app, hash) ?? lostScreen(app, { text: address });
  } catch (error) {
    return lostScreen(app, { text: wordError(app.words, "table", error) });
  }
}

/**
 * @param {App} app
 * @param {string} hash
 * @returns {Screen | null | undefined} nothing when there is no such room
 */
function find(app, hash) {
  if (hash.startsWith("B")) return botLinkScreen(app, hash);
  if (hash.startsWith("L")) return lessonLinkScreen(app, hash);
  if (Object.hasOwn(CLASS_LINKS, hash[0] ?? "")) return CLASS_LINKS[hash[0]](app, hash);
  if (hash && !hash.startsWith("/")) return linkScreen(app, hash);
  const [name, ...parts] = hash.replace(/^\/|\/$/g, "").split("/");
  if (!Object.hasOwn(ROOMS, name)) return null;
  const { most, open } = ROOMS[name];
  return parts.length > most ? null : open(app, ...parts);
}

/**
 * Let only the games that there are into a room.
 * @param {(app: App, game: string, part?: string) => ReturnType<Room["open"]>} open
 * @returns {Room["open"]}
 */
function ofGame(open) {
  return (app, game, part) =>
    gameNamed(game) && app.facts(game)
      ? open(app, game, part)
      : lostScreen(app, noSuchGame(app, game));
}
