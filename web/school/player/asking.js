// A step that asks a question instead of a move: its form beside the board, the marks on it, and what
// is said to an answer.

import { element, fill } from "../../core/element.js";
import { askInSlices } from "../../play/slices.js";
import { questionIn, wordAnswer } from "../questions.js";
import { textIn } from "../texts.js";
import { QuestionForm } from "./question-form.js";

export class Asking {
  /** @param {import("./player.js").Player} player */
  constructor(player) {
    this.player = player;
    this.root = element("div", { class: "asking" });
    /** @type {QuestionForm | null} */
    this.form = null;
  }

  get question() {
    return questionIn(this.player.step?.check ?? []);
  }

  /** Lay the form of the present step beside the board, or take it away. */
  begin() {
    const { player, question } = this;
    const { board, app } = player;
    this.form = null;
    board.picking.marking = null;
    board.stage.point({ marks: [] });
    fill(this.root);
    if (!question) return;
    const form = new QuestionForm({
      app,
      game: player.game,
      question,
      seed: player.number,
      onanswer: (answer) => this.answer(answer),
      onchange: () => this.changed(),
    });
    this.form = form;
    if (question.is === "mark") {
      const { markable } = board.game.painter;
      board.picking.marking = (spot) => {
        if (player.main.dataset.state === "right" || markable?.(spot) === false) return;
        form.mark(spot.id);
      };
    }
    const { solved, tries } = player.progress.steps[player.number];
    const last = tries.at(-1)?.[0];
    if (last && (solved || question.is === "open")) form.fillIn(last);
    fill(this.root, form.root);
    this.showMarks();
  }

  /** Something is being answered anew: what was said to the last answer is over. */
  changed() {
    const { player } = this;
    this.showMarks();
    if (player.main.dataset.state !== "wrong") return;
    player.ask("asked");
    player.sheet.judge("", "");
    player.point("text");
  }

  showMarks() {
    const marks = (this.form?.marked ?? []).map((at) => ({ at, kind: /** @type {""} */ ("") }));
    this.player.board.stage.point({ marks });
  }

  /** @param {string[]} answer */
  async answer(answer) {
    const { player } = this;
    const { session, app } = player;
    const left = session.watchMatch();
    try {
      const { verdict } = await app.core.ask({ do: "lesson_answer", answer });
      if (left()) return;
      player.progress.tried([answer], verdict.solved);
      if (verdict.solved) {
        this.form?.close();
        if (this.question?.is === "mark") this.judgeMarks(answer, answer);
        player.praise();
      } else {
        player.offerSolution();
        const own = player.replyTo(verdict) || textIn(player.step.wrong, app.words.language);
        player.judge("wrong", own || player.say(`question.${this.question?.is}.wrong`), false);
      }
    } catch (error) {
      if (!left()) player.refused(error, { do: "lesson_try" });
    }
  }

  /** Show which marks were right. @param {readonly string[]} marked @param {readonly string[]} right */
  judgeMarks(marked, right) {
    /** @type {import("../../play/pointers.js").Mark[]} */
    const marks = [
      ...marked.map((at) => ({
        at,
        kind: /** @type {"right" | "wrong"} */ (right.includes(at) ? "right" : "wrong"),
      })),
      ...right
        .filter((at) => !marked.includes(at))
        .map((at) => ({ at, kind: /** @type {"missed"} */ ("missed") })),
    ];
    this.player.board.stage.point({ marks });
  }

  /** Show the right answer; the step is shown then, and not solved. */
  async showSolution() {
    const { player, question, form } = this;
    const { session, app, game } = player;
    if (!question || !form) return;
    const { match, check, right } = player.step;
    const left = session.watchMatch();
    const request = { do: /** @type {const} */ ("lesson_solutions"), game };
    const told = await askInSlices(app.core, { ...request, match, check }, left, () => {});
    const [answer] = told?.accepted ?? [];
    if (!answer || left()) return;
    player.progress.shown();
    const marked = form.marked;
    form.fillIn(answer);
    form.close();
    if (question.is === "mark") this.judgeMarks(marked, answer);
    const said = wordAnswer(app.words, game, question, answer);
    const text = player.say("question.answer-is", { answer: said });
    player.judge("right", `${text}\n\n${textIn(right, app.words.language)}`.trim());
    player.stepButtons.lead(player.single ? player.parts.ending() : null);
  }
}
