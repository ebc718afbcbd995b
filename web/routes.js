// Finds the screen of an address: a path of ours begins with a slash, anything else is a link.

import { gameNamed } from "./games/index.js";
import { lessonLinkScreen } from "./school/player/screens.js";
import { SCHOOL_ROUTES, schoolScreenOf } from "./school/routes.js";
import { aboutScreen } from "./screens/about.js";
import { historyScreen } from "./screens/history.js";
import { homeScreen } from "./screens/home.js";
import { linkScreen } from "./screens/link.js";
import { newMatchScreen } from "./screens/new-match/screen.js";
import { rulesScreen } from "./screens/rules.js";
import { settingsScreen } from "./screens/settings.js";
import { tableScreen } from "./screens/table/screen.js";

/**
 * @param {import("./page.js").App} app
 * @param {string} hash
 * @returns {import("./page.js").Screen}
 */
export function screenOf(app, hash) {
  if (hash.startsWith("L")) return lessonLinkScreen(app, hash);
  if (hash && !hash.startsWith("/")) return linkScreen(app, hash);
  const [room, ...rest] = hash.slice(1).split("/");
  if (SCHOOL_ROUTES.includes(room)) return schoolScreenOf(app, room, rest);
  if (room === "new") return newMatchScreen(app, rest[0]);
  if (room === "setup") {
    const board = gameNamed(rest[0])?.setupBoard;
    if (board) return board(app, rest[1]);
  }
  if (room === "match") return tableScreen(app, rest[0]);
  if (room === "rules") return rulesScreen(app, rest[0], rest[1]);
  if (room === "history") return historyScreen(app, rest[0]);
  if (room === "settings") return settingsScreen(app);
  if (room === "about") return aboutScreen(app);
  return homeScreen(app);
}
