// Helps to choose a level of the computer by one question: how well one knows the game.

import { element } from "../core/element.js";

/** The answers, from the one that asks for the weakest player. */
const ANSWERS = [0, 1, 2, 3];

/**
 * Choose the level of an answer: they are shared out among the levels.
 * @param {string[]} levels the weakest first
 * @param {number} answer
 * @returns {string}
 */
export function levelFor(levels, answer) {
  return levels[Math.round((answer * (levels.length - 1)) / (ANSWERS.length - 1))];
}

/**
 * Ask the question in a dialog; an answer closes it.
 * @param {object} parts
 * @param {string[]} parts.levels the weakest first
 * @param {(key: string, values?: Record<string, unknown>) => string} parts.say words of the bots
 * @param {(level: string) => void} parts.onchoose
 */
export function askLevel({ levels, say, onchoose }) {
  const answers = ANSWERS.map((answer) => {
    const level = levelFor(levels, answer);
    return element(
      "button",
      {
        class: "button answer",
        value: level,
        onclick: () => onchoose(level),
      },
      element("span", {}, say(`choose.known.${answer}`)),
      element("small", {}, say(`level.${level}`)),
    );
  });
  const close = element("button", { class: "button quiet" }, say("choose.close"));
  const dialog = element(
    "dialog",
    { class: "choose", "aria-labelledby": "choose-title" },
    element(
      "form",
      { method: "dialog" },
      element("h2", { id: "choose-title" }, say("choose.title")),
      ...answers,
      close,
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
