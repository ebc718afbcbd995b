// A screen of a room that few visits enter: its module, words and style are fetched when it is wanted.

import { element, fill } from "../core/element.js";
import { lostScreen } from "./lost.js";
import { startingBar } from "./starting-bar.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../page.js").Screen} Screen */

/**
 * Let the keyboard and the screen reader begin at the heading of what has come, if they waited for it.
 * @param {HTMLElement} root
 */
function beginAtHeading(root) {
  const heading = root.querySelector("h1");
  const { activeElement, body } = document;
  if (!heading || (activeElement && activeElement !== body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Show a screen as soon as it is there.
 * @param {App} app
 * @param {() => Promise<Screen | null>} bring nothing when there is no such screen
 * @param {(error: unknown) => string} [word] says why it does not come
 * @returns {Screen}
 */
export function laterScreen(app, bring, word = () => app.words.say("page", "lost.later")) {
  const waiting = element("p", { class: "notice" }, startingBar(app));
  const root = element("div", { class: "place" });
  fill(root, element("main", { class: "page narrow" }, waiting));
  /** @type {Screen | null} */
  let screen = null;
  let closed = false;
  bring()
    .then((brought) => {
      screen = brought ?? lostScreen(app, { text: app.words.say("page", "lost.address") });
      if (closed) {
        screen.close?.();
        return;
      }
      if (screen.title) document.title = `${screen.title} · Frontier`;
      fill(root, screen.root);
      screen.shown?.();
      beginAtHeading(root);
    })
    .catch((error) => {
      if (!closed) fill(root, lostScreen(app, { text: word(error) }).root);
    });
  return {
    title: "",
    root,
    close: () => {
      closed = true;
      screen?.close?.();
    },
    arrives: (link) => screen?.arrives?.(link) ?? false,
  };
}
