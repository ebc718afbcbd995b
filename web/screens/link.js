// Opens a link: the match is shown as it was sent, and nothing of the visitor's own is touched.

import { wordError } from "../core/word-error.js";
import { element, fill } from "../core/element.js";
import { lostScreen } from "../panels/lost.js";
import { startingBar } from "../panels/starting-bar.js";
import { Arrival } from "./table/arrival.js";
import { ELSEWHERE } from "../play/seat-kinds.js";
import { Table } from "./table/table.js";

/**
 * @param {import("../page.js").App} app
 * @param {string} link
 * @returns {import("../page.js").Screen}
 */
export function linkScreen(app, link) {
  const root = element("div", { class: "place" });
  const waiting = element("div", { class: "notice" }, startingBar(app));
  fill(root, element("main", { class: "page narrow" }, waiting));
  /** @type {Table | null} */
  let table = null;
  let closed = false;
  app.core
    // One letter more than any link has is enough for the core to refuse it.
    .ask({ do: "follow", link: link.slice(0, app.limits.link_letters + 1), seat: null })
    .then((state) => {
      if (closed) return;
      const { saved, kinds, sheets } = state;
      const byLink = kinds.includes(ELSEWHERE);
      table = new Table(app, null, {
        saved,
        kinds,
        fixed: byLink ? saved.cursor : 0,
        sheets: [...sheets],
      });
      if (byLink) table.away = new Arrival(table);
      fill(root, table.root);
      table.open(saved);
    })
    .catch((error) => {
      const title = app.words.say("page", "lost.link");
      const text = wordError(app.words, "table", error);
      fill(root, lostScreen(app, { title, text }).root);
    });
  return {
    title: "",
    root,
    close: () => {
      closed = true;
      table?.close();
    },
  };
}
