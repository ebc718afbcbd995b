// The screen of a match that this device keeps.

import { keptMatch } from "../../core/saves.js";
import { element } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { Table } from "./table.js";

/**
 * @param {import("../../page.js").App} app
 * @param {string} id the kept match
 * @returns {import("../../page.js").Screen}
 */
export function tableScreen(app, id) {
  const kept = keptMatch(id);
  if (!kept || !gameNamed(kept.saved.game)) {
    const link = element("a", { class: "button", href: "#/" }, app.words.say("page", "table.home"));
    const text = element("p", { class: "notice" }, app.words.say("page", "table.lost"));
    return { title: "", root: element("main", { class: "page narrow" }, text, link) };
  }
  const table = new Table(app, id, kept);
  table.open(kept.saved);
  return { title: table.talk.say("title"), root: table.root, close: () => table.close() };
}
