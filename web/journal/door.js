// The way to the deal of the day, the record book and the trail, which come apart from the page.

import { laterScreen } from "../panels/later-screen.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {typeof import("./room.js")} Journal */

/**
 * @param {App} app
 * @param {(room: Journal) => import("../page.js").Screen | Promise<import("../page.js").Screen>} open
 */
function journalScreen(app, open) {
  return laterScreen(app, async () => {
    const [room] = await Promise.all([import("./room.js"), app.furnish("journal")]);
    return open(room);
  });
}

/** @type {Record<string, import("../page.js").Room>} */
export const JOURNAL_ROOMS = {
  book: { most: 0, open: (app) => journalScreen(app, (room) => room.bookScreen(app)) },
  trail: { most: 0, open: (app) => journalScreen(app, (room) => room.trailScreen(app)) },
  deal: { most: 1, open: (app, day) => journalScreen(app, (room) => room.dealScreen(app, day)) },
};
