// Helps to choose a level of the computer: three questions, and a level with its reason.

import { element, fill } from "../core/element.js";

/** Each answer counts for its place: from the first, which asks for the weakest player. */
const QUESTIONS = ["known", "games", "wish"];
const ANSWERS = [0, 1, 2];
const MOST = QUESTIONS.length * Math.max(...ANSWERS);

/**
 * Choose a level from the answers: their sums are shared out among the levels.
 * @param {string[]} levels the weakest first
 * @param {number[]} answers one for each question
 * @returns {string}
 */
export function levelFor(levels, answers) {
  const sum = answers.reduce((all, answer) => all + answer, 0);
  return levels[Math.floor((sum * levels.length) / (MOST + 1))];
}

/**
 * Ask the questions in a dialog.
 * @param {object} parts
 * @param {string[]} parts.levels the weakest first
 * @param {string} parts.usual
 * @param {(key: string, values?: Record<string, unknown>) => string} parts.say words of the bots
 * @param {(level: string) => void} parts.onchoose
 */
export function askLevel({ levels, usual, say, onchoose }) {
  const told = element("p", { role: "status", class: "advice" });
  const take = element("button", { type: "submit", class: "button main", disabled: true });
  /** @type {(number | null)[]} */
  const answers = QUESTIONS.map(() => null);
  const show = () => {
    const given = answers.filter((answer) => answer !== null);
    const level = given.length === QUESTIONS.length ? levelFor(levels, given) : null;
    take.disabled = level === null;
    fill(take, say("choose.take", { level: say(`level.${level ?? usual}`) }));
    const values = { level: say(`level.${level}`), help: say(`level.${level}.help`) };
    fill(told, level === null ? say("choose.answer") : say("choose.level", values));
  };
  const fields = QUESTIONS.map((question, number) =>
    element(
      "fieldset",
      {},
      element("legend", {}, say(`choose.${question}`)),
      ...ANSWERS.map((answer) =>
        element(
          "label",
          { class: "answer" },
          element("input", {
            type: "radio",
            name: question,
            value: answer,
            onchange: () => {
              answers[number] = answer;
              show();
            },
          }),
          element("span", {}, say(`choose.${question}.${answer}`)),
        ),
      ),
    ),
  );
  const close = element("button", { type: "button", class: "button" }, say("choose.close"));
  const form = element(
    "form",
    {
      method: "dialog",
      onsubmit: () => onchoose(levelFor(levels, /** @type {number[]} */ (answers))),
    },
    element("h2", { id: "choose-title" }, say("choose.title")),
    ...fields,
    told,
    element("div", { class: "row" }, take, close),
  );
  const dialog = element("dialog", { class: "choose", "aria-labelledby": "choose-title" }, form);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  show();
  document.body.append(dialog);
  dialog.showModal();
}
