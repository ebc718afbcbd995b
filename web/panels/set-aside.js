// What this device keeps and the page cannot read: each can be saved to a file as it is, or deleted.

import { discard, restore } from "../core/set-aside.js";
import { element, fill } from "../core/element.js";
import { saveText } from "./share.js";
import { offerUndelete } from "./undo-delete.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/set-aside.js").SetAside} SetAside */

const FEW = 20; // that are listed; where there are more, deleting shows the next

/**
 * Tell of them with a heading; nothing when there is none.
 * @param {App} app
 * @param {SetAside[]} odd
 * @returns {HTMLElement | null}
 */
export function setAsidePanel(app, odd) {
  if (odd.length === 0) return null;
  const heading = element("h2", { id: "aside-title" }, app.words.say("page", "aside.title"));
  return element(
    "section",
    { class: "aside", "aria-labelledby": "aside-title" },
    heading,
    setAsideList(app, odd.slice(0, FEW)),
  );
}

/**
 * Tell of them, each with what can be done.
 * @param {App} app
 * @param {SetAside[]} odd
 */
export function setAsideList(app, odd) {
  const text = app.words.say("page", "aside.text", { n: odd.length });
  const rows = odd.map((one) => row(app, one));
  return element("div", {}, element("p", {}, text), element("ul", { class: "kept" }, ...rows));
}

/**
 * @param {App} app
 * @param {SetAside} one
 */
function row(app, one) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const name = shortened(one.key);
  const place = element("li", { dataset: { aside: one.key } });
  /** @param {string} deed @param {string} words @param {() => void} onclick */
  const button = (deed, words, onclick) =>
    element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: deed },
        "aria-label": ui(`aside.${deed}-label`, { name }),
        onclick,
      },
      ui(words),
    );
  const show = () => {
    const size = element("small", {}, ui("aside.size", { n: one.text.length }));
    fill(
      place,
      element("span", { class: "what" }, name, size),
      button("save", "share.file", () => saveText(one.text, fileName(one.key))),
      button("delete", "home.delete", remove),
    );
  };
  const remove = () => {
    discard(one);
    offerUndelete({
      app,
      row: place,
      said: ui("home.deleted", { name }),
      onundo: () => {
        restore(one);
        show();
      },
      ongone: () => place.remove(),
    });
  };
  show();
  return place;
}

/** @param {string} key */
const shortened = (key) => (key.length > 60 ? `${key.slice(0, 60)}…` : key);

/** @param {string} key */
const fileName = (key) => `${key.replace(/[^\w-]+/g, "-").slice(0, 60)}.json`;
