// A page for an address that leads nowhere: a heading, a sentence, and a way on. Nobody is sent home
// without a word.

import { element } from "../core/element.js";
import { framed } from "./frame.js";

/** @typedef {import("../page.js").App} App */

const LETTERS = 40; // of an address that are repeated

/**
 * @typedef {object} Lost
 * @property {string} text the sentence
 * @property {string} [title] the heading
 * @property {{ href: string, words: string }} [way] where to go on; else home
 */

/**
 * @param {App} app
 * @param {Lost} lost
 * @returns {import("../page.js").Screen}
 */
export function lostScreen(app, lost) {
  return { title: headingOf(app, lost), root: framed(app, "page narrow", ...lostParts(app, lost)) };
}

/**
 * The same inside a screen that is there already.
 * @param {App} app
 * @param {Lost} lost
 */
export function lostParts(app, lost) {
  const { href, words } = lost.way ?? { href: "#/", words: app.words.say("page", "table.home") };
  return [
    element("h1", {}, headingOf(app, lost)),
    element("p", { class: "notice" }, lost.text),
    element("a", { class: "button", href }, words),
  ];
}

/** @param {App} app @param {Lost} lost */
const headingOf = (app, { title }) => title ?? app.words.say("page", "lost.title");

/**
 * Say that a game is not here, by the name that the address has for it.
 * @param {App} app
 * @param {string | undefined} part of an address
 * @returns {Lost}
 */
export function noSuchGame(app, part = "") {
  const text = shown(part)
    ? app.words.say("table", "error.game-unknown", { game: shown(part) })
    : app.words.say("page", "lost.address");
  return { text };
}

/** @param {string} part */
function shown(part) {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // It is shown as it came.
  }
  // Signs that nobody sees could turn the sentence around.
  return [...text.replace(/\p{C}/gu, "")].slice(0, LETTERS).join("");
}
