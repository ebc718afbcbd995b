// What the school adds to a step that is taken in the laboratory: the form of a question, the board it is
// about with what is pointed at and marked there, and the author's reply to a wrong answer.

import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { Picking } from "../../play/picking.js";
import { TableTalk } from "../../play/talk.js";
import { gameOf, partOf, partsOfCourse } from "../parts.js";
import { showPointers } from "../pointing.js";
import { questionIn } from "../questions.js";
import { textIn } from "../texts.js";
import { QuestionForm } from "./question-form.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").Pointer} Pointer */
/** @typedef {import("../../wire.js").Verdict} Verdict */

/** @typedef {import("../../page.js").LessonAid} LessonAid */

/** @implements {LessonAid} */
export class BotAid {
  /**
   * @param {App} app
   * @param {Lesson} lesson
   */
  constructor(app, lesson) {
    this.app = app;
    this.lesson = lesson;
    this.number = 0;
    this.closed = false;
    /** @type {QuestionForm | null} */
    this.form = null;
    /** Stands as soon as a step needs it. @type {Picking | null} */
    this.picking = null;
    this.board = element("div", { class: "lab-board", hidden: true });
    this.pointed = element("p", { class: "heard-only", dataset: { told: "pointers" } });
    this.question = element("div", { class: "asking" });
    this.root = element("div", {}, this.board, this.pointed, this.question);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("school", key, values);
  }

  get step() {
    return this.lesson.steps[this.number];
  }

  /** The game of the step, as the page has it. */
  get game() {
    const name = gameOf(this.lesson, this.step);
    return /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(name));
  }

  get asks() {
    return this.form !== null;
  }

  /** The title of the part of a course that a step is in. @param {number} number */
  part(number) {
    return partOf(partsOfCourse(this.lesson, this.app.words.language), number)?.title ?? "";
  }

  /**
   * Lay out what a step needs.
   * @param {number} number
   * @param {(answer: string[]) => void} onanswer
   */
  async begin(number, onanswer) {
    this.number = number;
    const { check, point, replies = [] } = this.step;
    const question = questionIn(check);
    const { app, game } = this;
    this.form =
      question &&
      new QuestionForm({
        app,
        game: game.name,
        question,
        seed: number,
        onanswer,
        onchange: () => this.mark(this.form?.marked ?? []),
      });
    fill(this.question, this.form?.root ?? false);
    fill(this.pointed);
    const shown = question !== null || point || replies.some((reply) => reply.point);
    this.board.hidden = !shown;
    if (shown) await this.lay(number);
  }

  /** Show the position of a step, as the pupil sees it. @param {number} number */
  async lay(number) {
    const { core, words } = this.app;
    await core.ask({ do: "lesson", lesson: this.lesson });
    const state = await core.ask({ do: "lesson_step", step: number });
    if (this.closed || number !== this.number) return;
    const talk = new TableTalk(words, this.game.name, this.game.painter);
    talk.name(state, []);
    this.picking?.stage.close();
    const picking = new Picking({
      app: this.app,
      painter: this.game.painter,
      talk,
      blocked: () => true,
      more: () => false,
      onplay: async () => {},
      onerror: () => {},
    });
    this.picking = picking;
    picking.marking = (spot) => {
      const wanted = this.form?.parts.question.is === "mark" && !this.form.send.hidden;
      if (wanted && this.game.painter.markable?.(spot) !== false) this.form?.mark(spot.id);
    };
    picking.scene.names = words.names;
    fill(this.board, picking.stage.root);
    const view = state.pupil === null ? state.view : { ...state.view, seat: state.pupil };
    picking.begin({ ...state, view }, []);
    picking.refresh();
    // A board that needs more room than it was given would reach over what follows.
    this.board.style.minHeight = `${picking.stage.placed?.height ?? 0}px`;
    this.mark([]);
    this.point(this.step.point?.text ?? []);
  }

  /** @param {readonly string[]} places @param {"" | "right"} [kind] */
  mark(places, kind = "") {
    this.picking?.stage.point({ marks: places.map((at) => ({ at, kind })) });
  }

  /** @param {readonly Pointer[]} pointers */
  point(pointers) {
    if (!this.picking) return;
    const { stage } = this.picking;
    const board = { stage, picking: this.picking };
    const words = showPointers(board, (key, values) => this.say(key, values), pointers);
    fill(this.pointed, words && this.say("point.all", { words }));
  }

  /** A hint was taken: show what it points at too. @param {number} number */
  hinted(number) {
    const { text = [], hints = [] } = this.step.point ?? {};
    this.point([...text, ...hints.slice(0, number + 1).flat()]);
  }

  /**
   * Point at what goes with a verdict, and give what there is to say to a wrong answer.
   * @param {Pick<Verdict, "solved" | "reply">} verdict
   */
  judged({ solved, reply }) {
    const { step, form } = this;
    const { language } = this.app.words;
    if (solved) {
      form?.close();
      if (form) this.mark(form.marked, "right");
      this.point(step.point?.right ?? []);
      return "";
    }
    const due = reply === undefined ? undefined : step.replies?.[reply];
    this.point(due?.point ?? step.point?.wrong ?? []);
    const own = textIn(due?.text ?? step.wrong, language);
    return own || (form ? this.say(`question.${form.parts.question.is}.wrong`) : "");
  }

  close() {
    this.closed = true;
    this.picking?.stage.close();
  }
}
