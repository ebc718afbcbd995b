// A row of a list whose thing has been deleted: for a while it offers to take that back.

import { element, fill } from "../core/element.js";

const UNDELETE_FOR = 10_000; // milliseconds in which a deleted thing can be had back

/**
 * @param {object} parts
 * @param {import("../page.js").App} parts.app
 * @param {HTMLElement} parts.row
 * @param {string} parts.said what has been deleted
 * @param {() => void} parts.onundo
 * @param {() => void} parts.ongone when it is too late
 */
export function offerUndelete({ app, row, said, onundo, ongone }) {
  const over = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    over.abort();
  };
  const timer = setTimeout(() => {
    stop();
    ongone();
  }, UNDELETE_FOR);
  // A row that has been left with its screen is not held until then.
  window.addEventListener("hashchange", stop, { signal: over.signal });
  const undo = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "undelete" },
      onclick: () => {
        stop();
        onundo();
      },
    },
    app.words.say("page", "home.undelete"),
  );
  fill(row, element("span", { class: "what" }, said), undo);
  undo.focus();
  app.announce(said);
}
