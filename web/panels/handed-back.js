// A move that has come back: what it would cost, why, the answer that punishes it on the board, and what
// its player does with that.

import { element } from "../core/element.js";
import { mistakeLines, wordCost, wordDeeds, wordReason } from "./mistake.js";

/**
 * @param {object} parts
 * @param {import("../core/words.js").Words} parts.words
 * @param {import("../wire.js").Mistake} parts.mistake
 * @param {(steps: readonly import("../wire.js").LineStep[]) => void} parts.show
 * @param {Record<"again" | "hint" | "anyway", () => void>} parts.on
 */
export function handedBack({ words, mistake, show, on }) {
  const say = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
    words.say("bots", key, values);
  /** @param {"again" | "hint" | "anyway"} name */
  const button = (name) =>
    element(
      "button",
      {
        type: "button",
        class: name === "again" ? "button main" : "button",
        dataset: { do: `teach-${name}` },
        onclick: on[name],
      },
      say(`teach.${name}`),
    );
  const lines = mistakeLines({ words, mistake, answered: true, show });
  const { played } = wordDeeds(words, mistake);
  const root = element(
    "section",
    { class: "handed-back", "aria-label": say("teach.title") },
    element("p", { class: "cost" }, element("strong", {}, wordCost(words, mistake))),
    element("p", { class: "because" }, wordReason(words, mistake)),
    element("div", { class: "row" }, button("again"), button("hint"), button("anyway")),
    lines.root,
  );
  return { root, prompt: say("teach.back", { played }), begin: () => lines.choose("line") };
}
