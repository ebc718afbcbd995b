// The games of a series that are worth looking at, as buttons.

import { element } from "../core/element.js";
import { wordFaultWithLine } from "./faults.js";

/** @typedef {import("../wire.js").GameToLookAt} GameToLookAt */

/**
 * @param {import("../page.js").App} app
 * @param {string} game
 * @param {readonly GameToLookAt[]} look
 * @param {(game: GameToLookAt) => void} onlook
 */
export function lookList(app, game, look, onlook) {
  const { words } = app;
  const signed = new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" });
  return element(
    "ul",
    { class: "lab-look" },
    ...look.map((one) =>
      element(
        "li",
        {},
        element(
          "button",
          {
            type: "button",
            class: "button",
            dataset: { do: "lab-look" },
            onclick: () => onlook(one),
          },
          words.say("lab", `look.${one.why}`, {
            n: one.number + 1,
            margin: signed.format(one.margin),
          }),
        ),
        one.fault && element("p", {}, wordFaultWithLine(words, game, one.fault)),
      ),
    ),
  );
}
