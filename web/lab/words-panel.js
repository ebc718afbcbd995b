// The few words of the game, each with an example that runs.

import { element } from "../core/element.js";

/** @typedef {import("./bench.js").Vocabulary} Vocabulary */

/**
 * List what the editor can complete.
 * @param {import("../page.js").App} app
 * @param {Vocabulary} vocabulary
 * @param {string} game
 * @returns {import("./editor.js").Completion[]}
 */
export function completionsOf(app, { words, features }, game) {
  return [
    ...words.map(({ word, after, apply }) => ({
      label: word,
      apply,
      after,
      detail: app.words.say("lab", `word.${word}.short`),
    })),
    ...features[game].map((name) => ({
      label: name,
      after: /** @type {const} */ ("feature"),
      detail: app.words.say("lab", `feature.${name}`),
    })),
  ];
}

export class WordsPanel {
  /**
   * @param {import("../page.js").App} app
   * @param {Vocabulary} vocabulary
   * @param {string} game
   * @param {(code: string) => void} ontry
   */
  constructor(app, { words, features }, game, ontry) {
    /** @param {string} key */
    const say = (key) => app.words.say("lab", key);
    const shown = (/** @type {Vocabulary["words"][number]} */ { after, apply }) =>
      `${after === "position" ? "position." : ""}${apply.replace(/\($/, "(…)").replace(/\("$/, '("…")')}`;
    const entry = (/** @type {Vocabulary["words"][number]} */ one) =>
      element(
        "details",
        { class: "lab-word" },
        element("summary", {}, element("code", {}, shown(one)), " ", say(`word.${one.word}.short`)),
        element("p", {}, say(`word.${one.word}`)),
        element("pre", { tabindex: "0", role: "region", "aria-label": shown(one) }, one.code),
        element(
          "button",
          {
            type: "button",
            class: "button",
            dataset: { do: "lab-example", word: one.word },
            onclick: () => ontry(one.code),
          },
          say("words.try"),
        ),
      );
    this.root = element(
      "section",
      { class: "lab-words", "aria-labelledby": "lab-words-title" },
      element("h2", { id: "lab-words-title" }, say("words.title")),
      ...words.map(entry),
      element("h3", {}, say("words.features")),
      element("p", {}, say("words.features.text")),
      element(
        "dl",
        { class: "lab-features" },
        ...features[game].flatMap((name) => [
          element("dt", {}, element("code", {}, name)),
          element("dd", {}, say(`feature.${name}`)),
        ]),
      ),
    );
  }
}
