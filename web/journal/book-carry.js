// Everything of this device as one file, for another device; and a way to begin anew.

import { element, fill } from "../core/element.js";
import { takeHandedFile } from "../core/handed-file.js";
import { keysAfter, readText, remove, writeText } from "../core/storage.js";
import { openDialog } from "../panels/dialog.js";
import { saveText } from "../panels/share.js";
import { NotOurs, takeEverything, writeEverything } from "./carry.js";

/** @typedef {import("../page.js").App} App */

const OURS = "frontier/";
const STORE = {
  keys: () => keysAfter(OURS).map((name) => OURS + name),
  read: readText,
  write: writeText,
};

/**
 * @param {App} app
 * @param {() => void} onchange what is kept has changed
 */
export function carryPanel(app, onchange) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const told = element("p", { role: "status" });

  const save = () => {
    const now = new Date();
    const name = `frontier-${now.toISOString().slice(0, 10)}.json`;
    saveText(writeEverything(STORE, now), name, "application/json");
  };

  const picker = element("input", {
    type: "file",
    accept: ".json,application/json",
    hidden: true,
    onchange: () => {
      const file = picker.files?.[0];
      picker.value = ""; // the same file can be chosen again
      if (file) take(file);
    },
  });

  /** @param {File} file */
  const take = async (file) => {
    try {
      const sum = takeEverything(STORE, await file.text());
      onchange();
      app.announce(say("carry.taken", sum));
    } catch (error) {
      fill(told, say(`carry.${error instanceof NotOurs ? error.why : "none"}`));
    }
  };
  const handed = takeHandedFile();
  if (handed) take(handed);

  const reset = () => {
    const close = element("button", { type: "button", class: "button" }, say("reset.no"));
    const sure = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "reset-all" },
        onclick: () => {
          for (const key of STORE.keys()) remove(key);
          dialog.close();
          app.go("#/");
          app.restyle();
        },
      },
      say("reset.yes"),
    );
    const dialog = element(
      "dialog",
      { "aria-labelledby": "reset-title" },
      element("h2", { id: "reset-title" }, say("reset.title")),
      element("p", {}, say("reset.text")),
      element("div", { class: "row" }, close, sure),
    );
    openDialog(dialog, close);
  };

  /** @param {string} word @param {() => void} onclick @param {string} [kind] */
  const button = (word, onclick, kind = "") =>
    element(
      "button",
      { type: "button", class: `button ${kind}`, dataset: { do: word }, onclick },
      say(`carry.${word}`),
    );
  return element(
    "section",
    { "aria-labelledby": "book-carry" },
    element("h2", { id: "book-carry" }, say("carry.title")),
    element("p", {}, say("carry.text")),
    element(
      "div",
      { class: "row" },
      button("save", save),
      button("open", () => picker.click()),
      picker,
      button("reset", reset, "quiet"),
    ),
    told,
  );
}
