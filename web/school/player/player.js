// A lesson as a pupil sees it: the board, the text of a step, hints, and an answer to every action.
// Nothing of it is kept: each open begins with a fresh copy.

import { Refusal } from "../../core/client.js";
import { element } from "../../core/element.js";
import { attendTable } from "../../panels/in-words.js";
import { startingBar } from "../../panels/starting-bar.js";
import { gameNamed } from "../../games/index.js";
import { PlayBoard } from "../../play/play-board.js";
import { PERSON } from "../../play/seat-kinds.js";
import { Session } from "../../play/session.js";
import { reply } from "./answers.js";
import { schoolBar } from "../bar.js";
import { StepSheet } from "./step-sheet.js";
import { textIn } from "../texts.js";
import { StepButtons } from "./step-buttons.js";
import { answerTo, wordMissed, wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../wire.js").Verdict} Verdict */
/**
 * @typedef {object} PlayerParts
 * @property {App} app
 * @property {Lesson} lesson
 * @property {string} title
 * @property {{ href: string, words: string }} back where the way out leads
 * @property {number} [first] the step to begin with
 * @property {(step: number) => void} [onsolved]
 * @property {(Node | false)[]} [beside] more ways from here, such as the puzzle before and after
 * @property {() => Node[]} ending what can be done when all is solved
 */

const PHONE = matchMedia("(max-width: 30rem)");

export class Player {
  /** @param {PlayerParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { app, lesson } = parts;
    this.app = app;
    this.lesson = lesson;
    this.number = Math.min(parts.first ?? 0, lesson.steps.length - 1);
    /** The seat that the pupil plays. @type {number | null} */
    this.seat = null;
    /** @type {Set<number>} */
    this.solved = new Set();
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(lesson.game)),
      blocked: () => this.session.busy || this.main.dataset.state !== "asked",
      onplay: (picks) => this.try(picks),
      onerror: (error) => this.fail(error),
    });
    this.session = new Session({
      ask: (request) => app.core.ask(request),
      show: (shown) => this.show(shown),
      think: (thought) => this.board.think(thought),
      playing: (picks) => ({ do: "lesson_try", picks }),
      onerror: (error, request) => this.refused(error, request),
    });
    this.sheet = new StepSheet({
      say: (key, values) => this.say(key, values),
      language: app.words.language,
    });
    this.stepButtons = new StepButtons({
      say: (key, values) => this.say(key, values),
      onprevious: () => this.go(this.number - 1),
      onagain: () => this.restart(),
      onnext: () => this.go(this.number + 1),
    });
    this.main = element("main", { class: "table lesson" });
    this.root = this.assemble();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("school", key, values);
  }

  /** Whether there is only one step, as in a puzzle. */
  get single() {
    return this.lesson.steps.length === 1;
  }

  get step() {
    return this.lesson.steps[this.number];
  }

  /** How the step is checked, where that is one thing: `read`, `win`, or nothing of these. */
  get manner() {
    const [first] = this.step.check;
    return first && ["read", "win"].includes(first.is) ? first.is : "";
  }

  assemble() {
    const { title, back, beside = [] } = this.parts;
    const { board } = this;
    const bar = schoolBar(this.say("lesson.bar"), title, back, beside);
    const below = element(
      "div",
      { class: "below" },
      startingBar(this.app),
      this.sheet.feedback,
      board.panel.root,
      this.stepButtons.ends,
      this.stepButtons.row,
    );
    const root = element("div", { class: "place" }, bar, this.main);
    this.main.append(board.seats, this.sheet.root, board.stage.root, below);
    this.main.prepend(attendTable(board, root));
    return root;
  }

  /** Lay the lesson on the core's desk and begin. */
  async open() {
    this.tell();
    try {
      await this.lay();
      await this.go(this.number, false);
    } catch (error) {
      this.fail(error);
    }
  }

  async lay() {
    const { lesson } = await this.app.core.ask({ do: "lesson", lesson: this.lesson });
    this.lesson = lesson;
  }

  /**
   * Begin a step, or end the lesson after the last one.
   * @param {number} number
   * @param {boolean} [entered] whether the reader's place is moved there
   */
  async go(number, entered = true) {
    if (number >= this.lesson.steps.length) {
      this.finish();
      return;
    }
    this.number = number;
    this.tell();
    this.board.hurry = false;
    const state = await this.session.begin({ do: "lesson_step", step: number });
    if (!state) return;
    if (state.turn !== null && this.manner !== "read") {
      const name = this.app.words.names[state.turn];
      this.sheet.introduce(state.turn, state.colours[state.turn], name);
    }
    this.ask(this.manner === "read" ? "read" : "asked");
    // On a phone, text and board fit together only without what stands above them.
    if (entered || PHONE.matches) this.sheet.root.scrollIntoView({ block: "start" });
    if (entered) this.sheet.heading.focus({ preventScroll: true });
  }

  /** Begin the step again; after the end, the whole lesson. */
  restart() {
    const ended = this.number >= this.lesson.steps.length;
    if (ended) this.solved.clear();
    this.go(ended ? 0 : this.number);
  }

  /** Write the step down: its text, and how far the lesson is. */
  tell() {
    const { number, single } = this;
    const last = this.lesson.steps.length;
    const values = { step: number + 1, last };
    this.main.dataset.step = String(number);
    this.main.dataset.state = "waiting";
    this.sheet.tell(this.step, this.say(single ? "lesson.one" : "lesson.step", values));
    this.count();
    const solved = this.solved.has(number);
    this.stepButtons.show({ number, last, reading: this.manner === "read", solved });
  }

  count() {
    if (!this.single) this.sheet.count(this.lesson.steps.length, this.solved, this.number);
  }

  /**
   * Show the board; the pupil plays whoever is to act when a step begins.
   * @param {import("../../play/session.js").Shown} shown
   */
  show(shown) {
    const { session, board } = this;
    const { state, moved } = shown;
    if (!moved) this.seat = state.turn;
    const { seat } = this;
    const fresh = !moved && this.manner !== "read";
    const asked = fresh || (this.manner === "win" && state.turn === seat);
    this.main.dataset.move = String(state.saved.cursor);
    const view = seat === null ? state.view : { ...state.view, seat };
    board.lay(session, { asked, moved, view });
    board.tell(session, shown, asked);
    if (moved) board.showMotion(session);
  }

  /** @param {string} state what the page waits for: `asked`, `read`, `thinking`, `right`, `wrong` */
  ask(state) {
    this.main.dataset.state = state;
    if (state !== "asked" && state !== "thinking") this.board.panel.say("");
  }

  /**
   * Play an action, and answer it.
   * @param {Action} picks
   */
  async try(picks) {
    const state = await this.session.change({ do: "lesson_try", picks });
    if (!state) return;
    const { verdict } = /** @type {State & { verdict: Verdict }} */ (state);
    if (verdict.solved) this.praise();
    else if (this.manner !== "win") await this.answer(verdict);
    else if (verdict.over) this.lose();
    else await this.playOn();
  }

  /**
   * @param {unknown} error
   * @param {{ do: string }} request
   */
  refused(error, request) {
    const emptied = error instanceof Refusal && error.key === "lesson-none";
    if (emptied && request.do === "lesson_try") this.recover();
    else this.fail(error);
  }

  /** Begin the step again after the core had to be started anew, which empties its desk. */
  async recover() {
    try {
      await this.lay();
      await this.go(this.number);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Let the others play until the pupil is to act, or until it is over. */
  async playOn() {
    const { session, seat } = this;
    const { turn, seats } = /** @type {State} */ (session.state);
    if (turn !== seat) this.ask("thinking");
    const [first] = this.step.check;
    const level = first.is === "win" ? first.level : "";
    session.kinds = Array.from({ length: seats }, (_, one) => (one === seat ? PERSON : level));
    const state = await session.letComputerPlay();
    if (!state) return;
    this.board.hurry = false;
    const { verdict } = /** @type {State & { verdict?: Verdict }} */ (state);
    if (verdict?.solved) this.praise();
    else if (verdict?.over) this.lose();
    else this.ask("asked");
  }

  praise() {
    const own = textIn(this.step.right, this.app.words.language);
    this.solved.add(this.number);
    this.parts.onsolved?.(this.number);
    this.count();
    this.judge("right", own || this.say("lesson.right"));
    this.stepButtons.lead(this.single ? this.parts.ending() : null);
  }

  lose() {
    const own = textIn(this.step.wrong, this.app.words.language);
    this.judge("wrong", own || this.say("lesson.lost"));
  }

  /**
   * Answer a wrong action: with the author's words, else on the board.
   * @param {Verdict} verdict
   */
  async answer(verdict) {
    const { session, board, app } = this;
    const own = textIn(this.step.wrong, app.words.language);
    const state = /** @type {State} */ (session.state);
    const said = own || wordMissed(app.words, this.lesson.game, this.step.check, verdict, state);
    if (own || state.turn === null) {
      this.judge("wrong", said);
      return;
    }
    this.ask("thinking");
    this.sheet.judge("wrong", said);
    const left = session.watchMatch();
    try {
      const level = app.facts(this.lesson.game).levels.at(-1) ?? "";
      const others = { session, board, seat: this.seat, level, most: app.limits.own_decisions };
      const seat = await reply(others, answerTo(verdict));
      if (left()) return;
      const name = seat === null ? "" : app.words.names[seat];
      const told = board.talk.events(session.last(), this.seat);
      const more = seat === null ? "" : `${this.say("lesson.reply", { name })} ${told}`;
      this.judge("wrong", `${said}\n\n${more}`);
    } catch (error) {
      if (!left()) this.fail(error);
    }
  }

  /**
   * Say how it went, and wait for what the pupil does with that.
   * @param {"right" | "wrong"} kind
   * @param {string} text
   */
  judge(kind, text) {
    this.ask(kind);
    this.sheet.judge(kind, text);
    this.sheet.feedback.scrollIntoView({ block: "nearest" });
    if (kind === "wrong") this.stepButtons.offerAgain(true);
  }

  /** End the lesson: how it went, and what could come next. */
  finish() {
    this.session.drop();
    this.main.dataset.state = "finished";
    const toSolve = this.lesson.steps.filter((step) => step.check[0]?.is !== "read").length;
    this.sheet.end(this.solved.size, toSolve, this.parts.ending());
    this.stepButtons.end();
    this.board.panel.say("");
    const { view } = this.board.stage;
    if (view) this.board.picking.showOnly(view, []);
    this.number = this.lesson.steps.length;
    this.sheet.heading.focus();
    this.app.announce(this.say("lesson.finished"));
  }

  /** @param {unknown} error */
  fail(error) {
    this.board.panel.refuse(wordRefusal(this.app.words, this.lesson.game, error));
  }

  close() {
    this.session.close();
    this.board.close();
  }
}
