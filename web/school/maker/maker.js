// The lesson maker: a table to play on, the steps, and for each its text, its check, hints and answers.
// Every change is kept on the device at once, and can be taken back.

import { allKept } from "../../core/storage.js";
import { gameNamed } from "../../games/index.js";
import { element } from "../../core/element.js";
import { undoKey } from "../../core/undo-keys.js";
import { attendTable } from "../../panels/in-words.js";
import { Shortcuts } from "../../panels/setup-board/room.js";
import { barButton } from "../../play/bar-button.js";
import { schoolBar } from "../bar.js";
import { LessonEditor } from "./lesson-editor.js";
import { MakerBoard } from "./board.js";
import { CodeField } from "./bot-fields.js";
import { ChecksForm } from "./checks.js";
import { wordChosen } from "./chosen.js";
import { LiveCount } from "./count.js";
import { Hand } from "./hand.js";
import { joinField } from "./join.js";
import { gameOf, partsOfCourse } from "../parts.js";
import { fittingReplies } from "./draft.js";
import { RepliesForm } from "./replies.js";
import { inLanguage, withoutLanguage } from "../lesson-texts.js";
import { Sharing } from "./sharing.js";
import { StartForm } from "./start.js";
import { StepsBar } from "./steps.js";
import { TextsForm } from "./texts.js";
import { saveLesson, titleOf } from "../own-lessons.js";
import { keepChanged, keepLesson, storedLesson } from "../kept-lessons.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").Offers} Offers */

export class Maker {
  /**
   * @param {App} app
   * @param {string | null} id null until something is worth keeping
   * @param {import("./lesson-editor.js").Draft} draft
   * @param {(match: import("../../wire.js").StepMatch | null) => void} onboard the set-up board gets a moment
   * @param {LessonEditor} [editor] what has been done to it so far
   */
  constructor(app, id, draft, onboard, editor) {
    this.app = app;
    this.id = id;
    /** What lay on the device when it was last looked at from here. */
    this.known = id === null ? null : storedLesson(id);
    this.editor = editor ?? new LessonEditor(draft);
    this.editor.onchange = () => this.changed();
    this.editor.onlook = () => this.show();
    this.onboard = onboard;
    /** @type {Map<string, Offers>} what can be chosen from, by positions */
    this.offers = new Map();
    /** @type {Map<number, boolean>} */
    this.verified = new Map();
    /** What is played on this table; a step of another game has one of its own. */
    this.game = gameOf(draft.lesson, draft.lesson.steps[draft.number]);
    /** Who goes on at the table of another game. @type {Maker | null} */
    this.successor = null;
    const { game } = this;
    const say = (/** @type {string} */ key, /** @type {any} */ values) => this.say(key, values);
    this.board = new MakerBoard({
      app,
      game,
      onuse: (match) => this.use(match),
      onaccept: (action) => this.accept(action),
      onerror: (error) => this.fail(error),
    });
    this.steps = new StepsBar({
      most: app.limits.steps,
      mostOfCourse: app.limits.course_steps,
      say,
      onchoose: (number) => this.editor.choose(number),
      ondeed: (deed) => this.deeds[deed](),
    });
    this.hand = new Hand({
      app,
      board: this.board.playBoard,
      step: () => this.step,
      onchange: (changes) => this.drawn(changes),
    });
    this.texts = new TextsForm({
      limits: app.limits,
      onlanguage: (language, wanted) => this.setLanguage(language, wanted),
      pointing: (place) => this.hand.button(place),
      say,
      language: app.words.language,
      onlesson: (changes, tag) => this.editor.change({ ...this.lesson, ...changes }, tag),
      onstep: (changes, tag) => this.editor.changeStep(changes, tag),
      onleave: () => this.editor.leaveField(),
      onsave: () => saveLesson(this.lesson, titleOf(app, this.lesson)),
    });
    this.checks = new ChecksForm({
      app,
      game,
      who: () => app.words.names[this.board.session.state?.turn ?? 0] ?? "",
      languages: () => this.texts.languages,
      onmark: () => this.hand.begin("answer"),
      match: () => this.step.match,
      onchange: (check, tag) => {
        this.editor.changeStep({ check, ...fittingReplies(this.step, check) }, tag);
        this.code.show(this.step);
        this.count.count(this.step);
        this.showReplies();
      },
    });
    this.replies = new RepliesForm({
      app,
      game,
      languages: () => this.texts.languages,
      board: this.board.playBoard,
      legal: () => this.board.begins,
      pointing: (place) => this.hand.button(place),
      onchange: (replies, tag) => this.editor.changeStep({ replies }, tag),
      onleave: () => this.editor.leaveField(),
    });
    this.code = new CodeField({
      app,
      onchange: (code) => this.editor.changeStep({ code }, "code"),
      onleave: () => this.editor.leaveField(),
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
    this.shortcuts = new Shortcuts({
      app,
      facts: app.facts(game),
      match: () => this.board.moment(),
      start: () => ({ ...this.board.match, actions: [] }),
      onmatch: (match) => this.reach(match),
      onback: () => this.board.walk(this.board.at - 1),
    });
    this.sharing = new Sharing({
      app,
      onstep: (number) => this.editor.choose(number),
      onverified: (verified) => {
        this.verified = verified;
        this.showSteps();
      },
    });
    this.undoButton = barButton(
      (key) => app.words.say("page", key),
      "undo",
      () => this.editor.takeBack("undo"),
    );
    this.redoButton = barButton(
      (key) => app.words.say("page", key),
      "redo",
      () => this.editor.takeBack("redo"),
    );
    this.root = this.assemble();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("school", key, values);
  }

  get lesson() {
    return this.editor.lesson;
  }

  get step() {
    return this.editor.step;
  }

  assemble() {
    const { board, texts } = this;
    const back = { href: "#/school", words: this.say("school.back") };
    const between = [
      this.undoButton,
      this.redoButton,
      this.deedButton("try", "replay", () => this.try()),
      this.deedButton("share", "share", () => this.sharing.share(this.lesson)),
    ];
    const bar = schoolBar(this.say("make.bar"), this.say("make.screen"), back, between);
    const task = element(
      "section",
      { "aria-labelledby": "make-task" },
      element("h2", { id: "make-task" }, this.say("make.task")),
      this.checks.root,
      this.count.root,
      this.code.root,
    );
    const side = element(
      "div",
      { class: "side forms" },
      element(
        "p",
        { class: "to-help" },
        element("a", { href: `#/make/help/${this.game}` }, this.say("help.link")),
      ),
      this.sharing.root,
      texts.lesson,
      this.steps.root,
      joinField({
        say: (key, values) => this.say(key, values),
        words: this.app.words,
        lesson: () => this.lesson,
        own: () => this.id,
        most: this.app.limits.course_steps,
        onjoin: (lesson) => {
          this.editor.change(lesson, "");
          this.show();
        },
      }),
      texts.step,
      task,
      texts.answers,
      this.replies.root,
      this.start.root,
      this.shortcuts.root,
    );
    const below = element("div", { class: "below" });
    below.append(this.hand.root, board.playBoard.panel.root, board.root);
    const main = element("main", { class: "table maker" });
    main.append(board.playBoard.seats, board.playBoard.stage.root, below, side);
    main.prepend(attendTable(board.playBoard, main));
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
    const { lesson, step } = this;
    if (gameOf(lesson, step) !== this.game) {
      this.changeTables();
      return;
    }
    this.hand.end();
    this.texts.show(lesson, step);
    this.code.show(step);
    this.start.show(step.match);
    this.showSteps();
    this.checks.forget();
    this.checks.show(step, this.offers.get(JSON.stringify(step.match)) ?? null);
    this.count.count(step);
    this.showReplies();
    this.board.open(step.match).then(() => {
      this.hand.show();
      this.offer(step);
    });
  }

  /** Go on at the table of another game, with all that can be taken back. */
  changeTables() {
    const { app, id, editor, onboard } = this;
    const { lesson, number } = editor;
    this.leave();
    this.successor = new Maker(app, id, { lesson, number }, onboard, editor);
    this.root.replaceWith(this.successor.root);
    this.successor.show();
    this.successor.steps.focus();
  }

  showReplies() {
    this.replies.show(this.step, this.offers.get(JSON.stringify(this.step.match)) ?? null);
  }

  /** Something was drawn or marked on the board. @param {Partial<LessonStep>} changes */
  drawn(changes) {
    this.editor.changeStep(changes, "");
    this.showReplies();
    if (!changes.check) return;
    this.checks.show(this.step, this.offers.get(JSON.stringify(this.step.match)) ?? null);
    this.count.count(this.step);
  }

  /**
   * Let the lesson be in a language too, or not any longer.
   * @param {string} language
   * @param {boolean} wanted
   */
  setLanguage(language, wanted) {
    const { lesson } = this;
    const own = lesson.language || this.app.words.language;
    if (wanted) this.texts.extra.add(language);
    else this.texts.extra.delete(language);
    const changed = wanted ? inLanguage(lesson, own) : withoutLanguage(lesson, language);
    this.editor.change(changed, "");
    this.show();
  }

  showSteps() {
    const { lesson, editor } = this;
    const parts = partsOfCourse(lesson, this.app.words.language);
    this.steps.show(lesson.steps.length, editor.number, this.verified, parts);
    this.undoButton.disabled = !this.editor.canUndo;
    this.redoButton.disabled = !this.editor.canRedo;
  }

  /** Find out what can be chosen from in the position of a step. @param {LessonStep} step */
  async offer(step) {
    const key = JSON.stringify(step.match);
    if (!this.offers.has(key)) {
      try {
        const { game } = this;
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
    this.showReplies();
  }

  /** The lesson has changed: keep it, and say so where it has been shared. */
  changed() {
    this.keep();
    this.sharing.changed(this.lesson);
    this.texts.whole = this.lesson;
    this.texts.showLanguages();
    this.showSteps();
  }

  keep() {
    const { id: before, lesson } = this;
    const id = before === null ? keepLesson(lesson) : keepChanged(lesson, before, this.known);
    this.id = id;
    this.known = storedLesson(id);
    if (id !== before) history.replaceState(null, "", `#/make/${id}`);
    if (before !== null && id !== before) this.tell("make.apart");
    if (!allKept()) this.tell("make.storage");
    return id;
  }

  /** @param {string} key */
  tell(key) {
    this.board.playBoard.panel.refuse(this.say(key));
  }

  /**
   * Begin the step at another position. What was asked for there may not make sense any more.
   * @param {import("../../wire.js").StepMatch} match
   */
  use(match) {
    this.editor.changeStep({ match }, "");
    this.show();
  }

  /**
   * Lay what a shortcut has led to on the table: moves that go on from there are walked to, anything
   * else is where the step begins.
   * @param {import("../../wire.js").StepMatch} match
   */
  reach(match) {
    const begins = JSON.stringify({ ...this.board.match, actions: [] });
    if (JSON.stringify({ ...match, actions: [] }) !== begins) this.use(match);
    else this.board.goOn(match.actions);
  }

  /** Take an action that was played as a right answer, and go back to where the step begins. @param {string[]} action */
  async accept(action) {
    this.checks.accept(action);
    await this.board.walk(this.step.match.actions.length);
    const { match } = this.step;
    const [words] = await wordChosen(this.app, this.game, match, [action]);
    this.app.announce(this.say("make.accepted-one", { action: words }));
  }

  /** @type {Record<import("./steps.js").Deed, () => void>} */
  deeds = {
    // The next step usually goes on from what is on the table.
    add: () => this.editor.add(this.board.moment()),
    duplicate: () => this.editor.duplicate(),
    earlier: () => this.editor.move(-1),
    later: () => this.editor.move(1),
    delete: () => {
      const step = this.editor.number + 1;
      this.editor.delete();
      this.app.announce(this.say("make.deleted", { step }));
    },
  };

  try() {
    this.app.go(`#/lesson/own/${this.keep()}/try/${this.editor.number}`);
  }

  toBoard() {
    this.onboard(this.board.session.state ? this.board.moment() : null);
    this.app.go(`#/make/${this.keep()}/setup/${this.editor.number}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const writing =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const deed = writing ? null : undoKey(event);
    if (!deed) return;
    event.preventDefault();
    this.editor.takeBack(deed);
  }

  /** @param {unknown} error */
  fail(error) {
    const { words } = this.app;
    this.board.playBoard.panel.refuse(wordRefusal(words, this.game, error));
  }

  close() {
    if (this.successor) this.successor.close();
    else this.leave();
  }

  /** Leave the table to somebody else. */
  leave() {
    this.hand.end();
    this.shortcuts.stop();
    this.sharing.stop();
    this.count.stop();
    document.removeEventListener("keydown", this.keys);
    this.board.close();
  }
}
