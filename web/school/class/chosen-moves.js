// The most chosen moves of a class, step by step, on the board.

import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { TableTalk } from "../../play/talk.js";
import { wordDeeds } from "./deeds.js";
import { gameOf } from "../parts.js";
import { questionIn } from "../questions.js";
import { StillBoard, traceOf } from "./still-board.js";
import { chosen, marksOf } from "./tally.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("./kept-class.js").TakenResult} TakenResult */

const MOST = 6; // moves that are told

/** @param {string} name */
const gameOfPage = (name) =>
  /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(name));

export class ChosenMoves {
  /**
   * @param {App} app
   * @param {import("./content.js").Content} content
   */
  constructor(app, content) {
    this.app = app;
    this.lesson = /** @type {Lesson} */ (content.lesson);
    this.board = new StillBoard(app, gameOfPage(content.game));
    /** @type {TakenResult[]} */
    this.results = [];
    this.asked = 0;
    const steps = this.lesson.steps.flatMap(({ check }, i) =>
      check[0]?.is === "read" || questionIn(check) ? [] : [i],
    );
    this.step = element(
      "select",
      { id: "chosen-step", onchange: () => this.draw() },
      ...steps.map((i) =>
        element("option", { value: i }, app.words.say("school", "lesson.dot", { step: i + 1 })),
      ),
    );
    this.first = element("input", { type: "checkbox", id: "chosen-first", checked: true });
    this.first.addEventListener("change", () => this.draw());
    this.list = element("ol", { class: "chosen-list" });
    this.root = element(
      "section",
      { class: "chosen-moves", "aria-labelledby": "chosen-title" },
      element("h2", { id: "chosen-title", class: "part" }, this.say("chosen.title")),
      element(
        "div",
        { class: "row" },
        element("label", { for: "chosen-step" }, this.say("chosen.step")),
        this.step,
        element(
          "label",
          { class: "class-check", for: "chosen-first" },
          this.first,
          this.say("chosen.first"),
        ),
      ),
      element("div", { class: "chosen-body" }, this.board.root, this.list),
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("class", key, values);
  }

  /** @param {TakenResult[]} results */
  show(results) {
    this.results = results;
    this.draw();
  }

  async draw() {
    const asked = ++this.asked;
    const step = Number(this.step.value);
    const moves = chosen(this.results, step, this.first.checked).slice(0, MOST);
    this.root.hidden = this.results.length === 0 || this.step.options.length === 0;
    if (this.root.hidden) return;
    const { core, words } = this.app;
    await core.ask({ do: "lesson", lesson: this.lesson });
    const state = await core.ask({ do: "lesson_step", step });
    const game = gameOf(this.lesson, this.lesson.steps[step]);
    new TableTalk(this.app.words, game).name(state, []);
    const deeds = await wordDeeds(
      this.app,
      moves.map(({ action }) => action),
    );
    if (asked !== this.asked) return;
    const view = state.pupil === null ? state.view : { ...state.view, seat: state.pupil };
    this.board.game = gameOfPage(game);
    this.board.show(view);
    const seen = moves.flatMap(({ action, n, right }) => {
      const trace = traceOf(this.board, [...action]);
      return trace ? [{ trace, n, right }] : [];
    });
    const marks = marksOf(seen);
    this.board.show(view, { marks });
    const all = this.results.filter(({ result }) => result.steps[step]?.tries.length).length;
    fill(
      this.list,
      ...moves.map(({ n, right }, i) =>
        element(
          "li",
          { class: right ? "right" : "", dataset: { n: String(n) } },
          element("strong", {}, this.say("chosen.count", { n, all })),
          " ",
          deeds[i],
          right && element("small", {}, ` ${this.say("chosen.right")}`),
        ),
      ),
      moves.length === 0 && element("li", {}, this.say("chosen.none")),
    );
    words.names = [];
  }

  close() {
    this.board.close();
  }
}
