// What a class has answered to the questions of a lesson, step by step: how often each answer was given,
// and what was said in own words, with names.

import { element, fill } from "../../core/element.js";
import { questionIn, wordAnswer } from "../questions.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./kept-class.js").TakenResult} TakenResult */

export class GivenAnswers {
  /**
   * @param {App} app
   * @param {import("./content.js").Content} content
   */
  constructor(app, content) {
    this.app = app;
    const { lesson } = content;
    this.questions = (lesson?.steps ?? []).flatMap((one, step) => {
      const question = questionIn(one.check);
      const game = one.game ?? content.game;
      return question ? [{ step, question, game }] : [];
    });
    this.list = element("div", { class: "given-list" });
    this.root = element(
      "section",
      { class: "given-answers", "aria-labelledby": "given-title", hidden: true },
      element("h2", { id: "given-title", class: "part" }, app.words.say("class", "given.title")),
      this.list,
    );
  }

  /** @param {TakenResult[]} results @param {boolean} anonymous */
  show(results, anonymous) {
    const { words } = this.app;
    const parts = this.questions.map(({ step, question, game }) => {
      const rows =
        question.is === "open"
          ? ownWords(results, step, anonymous)
          : counted(results, step).map(({ answer, n, right }) =>
              element(
                "li",
                { class: right ? "right" : "" },
                element("strong", {}, `${n} × `),
                element("bdi", {}, wordAnswer(words, game, question, answer)),
                right && element("small", {}, ` ${words.say("class", "chosen.right")}`),
              ),
            );
      return element(
        "section",
        { dataset: { step: String(step) } },
        element("h3", {}, words.say("school", "lesson.dot", { step: step + 1 })),
        rows.length > 0
          ? element("ul", {}, ...rows)
          : element("p", {}, words.say("class", "chosen.none")),
      );
    });
    this.root.hidden = parts.length === 0 || results.length === 0;
    fill(this.list, ...parts);
  }
}

/** @param {TakenResult[]} results @param {number} step @param {boolean} anonymous */
function ownWords(results, step, anonymous) {
  return results.flatMap(({ result }) => {
    const said = result.steps[step]?.tries.at(-1)?.[0]?.[0];
    if (!said) return [];
    const name = anonymous ? false : element("strong", {}, element("bdi", {}, result.name), ": ");
    return [element("li", {}, name, element("bdi", {}, said))];
  });
}

/**
 * Count the first answers of all.
 * @param {TakenResult[]} results
 * @param {number} step
 */
function counted(results, step) {
  /** @type {Map<string, { answer: readonly string[], n: number, right: boolean }>} */
  const found = new Map();
  for (const { result } of results) {
    const { tries = [], right = [] } = result.steps[step] ?? {};
    const answer = tries[0]?.[0];
    if (!answer) continue;
    const key = JSON.stringify(answer);
    const known = found.get(key) ?? { answer, n: 0, right: right[0] };
    found.set(key, { ...known, n: known.n + 1 });
  }
  return [...found.values()].sort((a, b) => b.n - a.n);
}
