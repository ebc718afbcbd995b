// A room of the school that few visits enter: its module and its words are fetched when it is wanted.

import { laterScreen } from "../panels/later-screen.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../page.js").Screen} Screen */
/** @typedef {typeof import("./class/room.js")} ClassRoom */

/** @param {App} app @returns {Promise<ClassRoom>} */
export async function classRoom(app) {
  const [room] = await Promise.all([import("./class/room.js"), app.furnish("class")]);
  return room;
}

/**
 * Show a screen of the class's room as soon as it is there.
 * @param {App} app
 * @param {(room: ClassRoom) => Screen} open
 * @returns {Screen}
 */
export function classScreenOf(app, open) {
  return laterScreen(app, async () => open(await classRoom(app)));
}
