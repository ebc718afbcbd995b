// The screen of a match that this device keeps.

import { keptMatch, matchThing } from "../../core/saves.js";
import { gameNamed } from "../../games/index.js";
import { lostScreen } from "../../panels/lost.js";
import { Table } from "./table.js";

/**
 * @param {import("../../page.js").App} app
 * @param {string} id the kept match
 * @returns {import("../../page.js").Screen}
 */
export function tableScreen(app, id) {
  const kept = keptMatch(id);
  if (!kept || !gameNamed(kept.saved.game)) {
    const odd = id !== undefined && matchThing(id).text;
    const text = app.words.say("page", odd ? "table.odd" : "table.lost");
    return lostScreen(app, { text });
  }
  const table = new Table(app, id, kept);
  table.open(kept.saved);
  return { title: table.talk.say("title"), root: table.root, close: () => table.close() };
}
