// The lesson maker: a table to play on, the steps, and for each its text, its check, hints and answers.
// Every change is kept on the device at once, and can be taken back.

import { storageWorks } from "../../core/storage.js";
import { gameNamed } from "../../games/index.js";
import { element } from "../../core/element.js";
import { undoKey } from "../../core/undo-keys.js";
import { UndoStack } from "../../core/undo-stack.js";
import { barButton } from "../../panels/table-bar.js";
import { schoolBar } from "../bar.js";
import { newStep, withChanges, withoutStep, withStep, withStepMoved } from "./draft.js";
import { MakerBoard } from "./board.js";
import { ChecksForm } from "./checks.js";
import { LiveCount } from "./count.js";
import { Sharing } from "./sharing.js";
import { StartForm } from "./start.js";
import { StepsBar } from "./steps.js";
import { TextsForm } from "./texts.js";
import { saveLesson, titleOf } from "../own-lessons.js";
import { keepLesson } from "../kept-lessons.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../types.js").Lesson} Lesson */
/** @typedef {import("../../types.js").LessonStep} LessonStep */
/** @typedef {import("./fields.js").Offers} Offers */
/** @typedef {{ lesson: Lesson, number: number }} Draft */

export class Maker {
  /**
   * @param {App} app
   * @param {string | null} id null until something is worth keeping
   * @param {Draft} draft
   * @param {(match: import("../../types.js").StepMatch | null) => void} onboard the set-up board gets a moment
   */
  constructor(app, id, draft, onboard) {
    this.app = app;
    this.id = id;
    /** @type {UndoStack<Draft>} */
    this.drafts = new UndoStack(draft);
    this.onboard = onboard;
    /** @type {Map<string, Offers>} what can be chosen from, by positions */
    this.offers = new Map();
    /** @type {Map<number, boolean>} */
    this.verified = new Map();
    const { game } = draft.lesson;
    const say = (/** @type {string} */ key, /** @type {any} */ values) => this.say(key, values);
    this.board = new MakerBoard({
      app,
      game,
      onuse: (match) => this.use(match),
      onaccept: (action) => this.accept(action),
      onerror: (error) => this.fail(error),
    });
    this.steps = new StepsBar({
      say,
      onchoose: (number) => this.choose(number),
      ondeed: (deed) => this.deeds[deed](),
    });
    this.texts = new TextsForm({
      say,
      language: app.words.language,
      onlesson: (changes, tag) => this.change({ ...this.draft.lesson, ...changes }, tag),
      onstep: (changes, tag) => this.changeStep(changes, tag),
      onleave: () => this.drafts.endTag(),
      onsave: () => saveLesson(this.draft.lesson, titleOf(app, this.draft.lesson)),
    });
    this.checks = new ChecksForm({
      app,
      game,
      who: () => app.words.names[this.board.session.state?.turn ?? 0] ?? "",
      onchange: (check, tag) => {
        this.changeStep({ check }, tag);
        this.count.count(this.step);
      },
    });
    this.count = new LiveCount({
      app,
      game,
      show: (where) => this.board.showWhere(where),
      look: (where) => this.board.look(where),
    });
    this.start = new StartForm({
      app,
      game,
      onstart: (match) => this.use(match),
      onboard: gameNamed(game)?.setupBoard ? () => this.toBoard() : null,
    });
    this.sharing = new Sharing({
      app,
      onstep: (number) => this.choose(number),
      onverified: (verified) => {
        this.verified = verified;
        this.showSteps();
      },
    });
    this.undoButton = barButton(
      (key) => app.words.say("page", key),
      "undo",
      () => this.stepBack("undo"),
    );
    this.redoButton = barButton(
      (key) => app.words.say("page", key),
      "redo",
      () => this.stepBack("redo"),
    );
    this.root = this.assemble();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("school", key, values);
  }

  get draft() {
    return this.drafts.now;
  }

  get step() {
    return this.draft.lesson.steps[this.draft.number];
  }

  assemble() {
    const { board, texts } = this;
    const back = { href: "#/school", words: this.say("school.back") };
    const between = [
      this.undoButton,
      this.redoButton,
      this.deedButton("try", "replay", () => this.try()),
      this.deedButton("share", "share", () => this.sharing.share(this.draft.lesson)),
    ];
    const bar = schoolBar(this.say("make.bar"), this.say("make.screen"), back, between);
    const task = element(
      "section",
      { "aria-labelledby": "make-task" },
      element("h2", { id: "make-task" }, this.say("make.task")),
      this.checks.root,
      this.count.root,
    );
    const side = element(
      "div",
      { class: "side forms" },
      this.sharing.root,
      texts.lesson,
      this.steps.root,
      texts.step,
      task,
      texts.answers,
      this.start.root,
    );
    const below = element("div", { class: "below" }, board.playBoard.panel.root, board.root);
    const main = element("main", { class: "table maker" });
    main.append(board.playBoard.seats, board.playBoard.stage.root, below, side);
    return element("div", { class: "place" }, bar, main);
  }

  /**
   * @param {string} name
   * @param {string} mark
   * @param {() => void} onclick
   */
  deedButton(name, mark, onclick) {
    const words = this.say(`make.${name}`);
    const button = barButton(() => words, mark, onclick);
    button.dataset.do = name;
    return button;
  }

  /** Show the draft in all its parts. */
  show() {
    const { lesson } = this.draft;
    const { step } = this;
    this.texts.show(lesson, step);
    this.start.show(step.match);
    this.showSteps();
    this.checks.forget();
    this.checks.show(step, this.offers.get(JSON.stringify(step.match)) ?? null);
    this.count.count(step);
    this.board.open(step.match).then(() => this.offer(step));
  }

  showSteps() {
    this.steps.show(this.draft.lesson.steps.length, this.draft.number, this.verified);
    this.undoButton.disabled = !this.drafts.canUndo;
    this.redoButton.disabled = !this.drafts.canRedo;
  }

  /** Find out what can be chosen from in the position of a step. @param {LessonStep} step */
  async offer(step) {
    const key = JSON.stringify(step.match);
    if (!this.offers.has(key)) {
      try {
        const { game } = this.draft.lesson;
        this.offers.set(
          key,
          await this.app.core.ask({ do: "statements", game, match: step.match }),
        );
      } catch (error) {
        this.fail(error);
        return;
      }
    }
    if (JSON.stringify(this.step.match) !== key || this.board.session.closed) return;
    this.checks.show(this.step, this.offers.get(key) ?? null);
  }

  /**
   * Take over a changed lesson, and keep it.
   * @param {Lesson} lesson
   * @param {string} tag the field that is being written in
   * @param {number} [number] the step to look at
   */
  change(lesson, tag, number = this.draft.number) {
    this.drafts.change({ lesson, number }, tag);
    this.settle();
  }

  settle() {
    this.keep();
    this.sharing.changed(this.draft.lesson);
    this.showSteps();
  }

  keep() {
    const fresh = this.id === null;
    this.id = keepLesson(this.draft.lesson, this.id ?? undefined);
    if (fresh) history.replaceState(null, "", `#/make/${this.id}`);
    if (!storageWorks) this.board.playBoard.panel.refuse(this.say("make.storage"));
    return this.id;
  }

  /**
   * @param {Partial<LessonStep>} changes
   * @param {string} tag
   */
  changeStep(changes, tag) {
    this.change(withChanges(this.draft.lesson, this.draft.number, changes), tag);
  }

  /**
   * Begin the step at another position. What was asked for there may not make sense any more.
   * @param {import("../../types.js").StepMatch} match
   */
  use(match) {
    this.changeStep({ match }, "");
    this.show();
  }

  /** Take an action that was played as a right answer, and go back to where the step begins. @param {string[]} action */
  async accept(action) {
    this.checks.accept(action);
    this.app.announce(this.say("make.accepted-one", { action: action.join(" ") }));
    await this.board.walk(this.step.match.actions.length);
  }

  /** @param {number} number */
  choose(number) {
    this.drafts.replace({ ...this.draft, number });
    this.show();
  }

  /** @type {Record<import("./steps.js").Deed, () => void>} */
  deeds = {
    add: () => {
      const { lesson, number } = this.draft;
      // The next step usually goes on from what is on the table.
      this.change(withStep(lesson, number, newStep(this.board.moment())), "", number + 1);
      this.show();
    },
    duplicate: () => {
      const { lesson, number } = this.draft;
      this.change(withStep(lesson, number, this.step), "", number + 1);
      this.show();
    },
    earlier: () => this.move(-1),
    later: () => this.move(1),
    delete: () => {
      const { lesson, number } = this.draft;
      const fewer = withoutStep(lesson, number);
      this.change(fewer, "", Math.min(number, fewer.steps.length - 1));
      this.show();
      this.app.announce(this.say("make.deleted", { step: number + 1 }));
    },
  };

  /** @param {number} by */
  move(by) {
    const { lesson, number } = this.draft;
    this.change(withStepMoved(lesson, number, number + by), "", number + by);
    this.show();
  }

  /** @param {"undo" | "redo"} deed */
  stepBack(deed) {
    if (!this.drafts[deed]()) return;
    this.settle();
    this.show();
  }

  try() {
    this.app.go(`#/lesson/own/${this.keep()}/try/${this.draft.number}`);
  }

  toBoard() {
    this.onboard(this.board.session.state ? this.board.moment() : null);
    this.app.go(`#/make/${this.keep()}/setup/${this.draft.number}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const writing =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const deed = writing ? null : undoKey(event);
    if (!deed) return;
    event.preventDefault();
    this.stepBack(deed);
  }

  /** @param {unknown} error */
  fail(error) {
    const { words } = this.app;
    this.board.playBoard.panel.refuse(wordRefusal(words, this.draft.lesson.game, error));
  }

  close() {
    this.sharing.stop();
    this.count.stop();
    document.removeEventListener("keydown", this.keys);
    this.board.close();
  }
}
