// How many actions a check would accept, counted while it is written, and which.

import { wordSentence } from "../../play/sentences.js";
import { element, fill } from "../../core/element.js";
import { askInSlices } from "../../play/slices.js";
import { questionIn, wordAnswer } from "../questions.js";
import { wordRefusal } from "../verdicts.js";
import { moveTodo } from "./todo.js";

/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */

const PAUSE = 250; // milliseconds after the last change

export class LiveCount {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {string} parts.game
   * @param {(where: Action) => void} parts.show
   * @param {(where: Action) => void} parts.look show it, where the board may be out of sight
   */
  constructor(parts) {
    this.parts = parts;
    this.asked = 0;
    this.timer = 0;
    this.text = element("p", { class: "count", role: "status" });
    this.bar = element("progress", { max: 1, value: 0, hidden: true });
    this.list = element("ol", { class: "accepted" });
    this.more = element(
      "details",
      { hidden: true },
      element("summary", {}, this.say("make.accepted")),
      this.list,
    );
    this.find = element(
      "button",
      { type: "button", class: "button", hidden: true, dataset: { do: "find" } },
      this.say("make.find"),
    );
    this.graded = element("p", { class: "help", role: "status" });
    this.grade = element(
      "button",
      { type: "button", class: "button", hidden: true, dataset: { do: "grade" } },
      this.say("make.grade"),
    );
    this.root = element(
      "div",
      { class: "livecount" },
      this.text,
      this.bar,
      this.find,
      this.more,
      this.grade,
      this.graded,
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * Count for a step, soon; what has to be won is only played out when somebody asks for it.
   * @param {LessonStep} step
   */
  count(step) {
    const { is } = step.check[0] ?? {};
    this.stop();
    fill(this.text);
    this.find.hidden = is !== "win";
    this.find.onclick = () => this.work(step);
    this.grade.onclick = () => this.ask(step).catch((error) => this.refuse(error));
    if (is === "read") this.tell("", "make.reading");
    else if (is !== "win" && is !== "beat")
      this.timer = window.setTimeout(() => this.work(step), PAUSE);
  }

  /** @param {LessonStep} step */
  async work({ match, check }) {
    const asked = ++this.asked;
    const { app, game } = this.parts;
    const wins = check[0]?.is === "win";
    this.find.hidden = true;
    this.bar.hidden = false;
    this.tell("", wins ? "make.winning" : "make.counting");
    try {
      const told = await askInSlices(
        app.core,
        { do: "lesson_solutions", game, match, check },
        () => asked !== this.asked,
        (progress) => (this.bar.value = progress),
      );
      if (!told) return;
      const n = told.accepted.length;
      const question = questionIn(check);
      if (question) this.tellAnswer(question, told);
      else if (wins)
        this.tell(n > 0 ? "fine" : "refused", n > 0 ? "make.winnable" : "make.unwinnable");
      else this.tellMoves(check, told);
      if (!question) this.show(told);
    } catch (error) {
      if (asked !== this.asked) return;
      this.refuse(error);
    }
    this.bar.hidden = true;
  }

  /** @param {unknown} error */
  refuse(error) {
    const { app, game } = this.parts;
    this.bar.hidden = true;
    this.root.dataset.kind = "refused";
    fill(this.text, wordRefusal(app.words, game, error));
  }

  /**
   * Say how many moves would be accepted, and warn where that asks for nothing.
   * @param {import("../../wire.js").Statement[]} check
   * @param {import("../../wire.js").Solved} told
   */
  tellMoves(check, told) {
    const n = told.accepted.length;
    const { legal } = told;
    const [warning] = moveTodo(/** @type {LessonStep} */ ({ check }), told);
    if (n > 0 && warning) {
      this.tell("warned", "make.count", { n, legal });
      this.text.append(` ${this.say(`todo.${warning}`)}`);
    } else this.tell(n > 0 ? "fine" : "refused", "make.count", { n, legal });
    this.grade.hidden = n === 0 || n === legal || check.length === 0;
  }

  /** Ask the computer players how hard the step is. @param {LessonStep} step */
  async ask({ match, check }) {
    const asked = this.asked;
    const { app, game } = this.parts;
    this.grade.hidden = true;
    this.bar.hidden = false;
    fill(this.graded, this.say("make.grading"));
    const told = await askInSlices(
      app.core,
      { do: "lesson_grade", game, match, check },
      () => asked !== this.asked,
      (progress) => (this.bar.value = progress),
    );
    if (!told || asked !== this.asked) return;
    this.bar.hidden = true;
    const name = (/** @type {string} */ level) => app.words.say("bots", `level.${level}`);
    const levels = Object.keys(told.found);
    const found = levels.filter((level) => told.found[level]).map(name);
    const key = found.length === 0 ? "none" : found.length === levels.length ? "all" : "some";
    fill(this.graded, this.say(`make.graded-${key}`, { levels: found }));
  }

  /**
   * Say what the answer to a question is.
   * @param {import("../questions.js").Question} question
   * @param {import("../../wire.js").Solved} told
   */
  tellAnswer(question, { accepted: [answer], solvable }) {
    const { app, game } = this.parts;
    if (question.is === "open") this.tell("fine", "make.open-answer");
    else if (!solvable || !answer) this.tell("refused", "make.no-answer");
    else {
      const said = wordAnswer(app.words, game, question, answer);
      this.tell("fine", "of" in question && question.of ? "make.rules-say" : "make.answer-is", {
        answer: said,
      });
    }
  }

  /**
   * @param {string} kind
   * @param {string} key
   * @param {Record<string, unknown>} [values]
   */
  tell(kind, key, values) {
    this.root.dataset.kind = kind;
    fill(this.text, this.say(key, values));
  }

  /**
   * List the actions; pointing at one shows it on the board.
   * @param {Pick<import("../../wire.js").Solved, "accepted" | "deeds">} told
   */
  show({ accepted, deeds }) {
    const { show, look } = this.parts;
    const rows = deeds.map((deed, i) => {
      const action = [...accepted[i]];
      return element(
        "li",
        {},
        element(
          "button",
          {
            type: "button",
            class: "button quiet",
            onpointerenter: () => show(action),
            onpointerleave: () => show([]),
            onfocus: () => show(action),
            onblur: () => show([]),
            onclick: () => look(action),
          },
          wordSentence(this.parts.app.words, deed),
        ),
      );
    });
    const rest = accepted.length - rows.length;
    if (rest > 0) rows.push(element("li", {}, this.say("make.accepted-more", { n: rest })));
    fill(this.list, ...rows);
    this.more.hidden = rows.length === 0;
  }

  stop() {
    this.asked++;
    window.clearTimeout(this.timer);
    this.bar.hidden = true;
    this.more.hidden = true;
    this.grade.hidden = true;
    fill(this.graded);
    this.root.dataset.kind = "";
  }
}
