// A line of actions that can be stepped through: each is said, and shown on the board by arrow and rings.

import { element, fill } from "../core/element.js";
import { wordSentence } from "../play/sentences.js";

/** @typedef {import("../wire.js").LineStep} LineStep */

/**
 * @param {object} parts
 * @param {import("../core/words.js").Words} parts.words
 * @param {readonly LineStep[]} parts.steps
 * @param {string} parts.label what the line is
 * @param {(steps: readonly LineStep[]) => void} parts.show shows them on the board, the last one last
 */
export function lineWalk({ words, steps, label, show }) {
  let at = 0;
  const say = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
    words.say("bots", key, values);
  const text = element("p", { class: "line-step", "aria-live": "polite" });
  /** @param {string} name @param {number} by */
  const button = (name, by) =>
    element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: `line-${name}` },
        onclick: () => {
          root.dataset.walked = ""; // where there is little room its words take the place of the hint's
          go(at + by);
        },
      },
      say(`line.${name}`),
    );
  const back = button("back", -1);
  const on = button("on", 1);
  /** @param {number} to */
  function go(to) {
    at = Math.max(1, Math.min(steps.length, to));
    const { seat, deed } = steps[at - 1];
    fill(
      text,
      say("line.step", { seat, deed: wordSentence(words, deed), n: at, of: steps.length }),
    );
    back.disabled = at === 1;
    on.disabled = at === steps.length;
    show(steps.slice(0, at));
  }
  const root = element(
    "div",
    { class: "line-walk", role: "group", "aria-label": label },
    element("p", { class: "line-label" }, label),
    text,
    steps.length > 1 && element("div", { class: "row" }, back, on),
  );
  return { root, begin: () => steps.length > 0 && go(1) };
}
