// A lesson as a pupil sees it: the board, the text of a step, hints, and an answer to every action.
// How far it is stays on the device (progress.js); each step begins with a fresh copy of its match.

import { Refusal } from "../../core/client.js";
import { element } from "../../core/element.js";
import { tellHost } from "../../core/embed.js";
import { attendTable } from "../../panels/in-words.js";
import { startingBar } from "../../panels/starting-bar.js";
import { gameNamed } from "../../games/index.js";
import { PlayBoard } from "../../play/play-board.js";
import { PERSON } from "../../play/seat-kinds.js";
import { Session } from "../../play/session.js";
import { Asking } from "./asking.js";
import { schoolBar } from "../bar.js";
import { gameOf, partOf, partsOfCourse } from "../parts.js";
import { showPointers } from "../pointing.js";
import { Progress } from "../progress.js";
import { otherLanguages } from "../lesson-texts.js";
import { LessonTeaching } from "./teaching.js";
import { StepSheet } from "./step-sheet.js";
import { textIn } from "../texts.js";
import { StepButtons } from "./step-buttons.js";
import { showSolution } from "./solution.js";
import { answerMove } from "./wrong-moves.js";
import { wordRefusal } from "../verdicts.js";

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
 * @property {number} [first] the step to begin with, whatever is kept
 * @property {{ skip: boolean, hints: boolean }} [terms] what a class may do; else all of it
 * @property {Progress} [progress] how far it is; without one nothing is kept
 * @property {(step: number) => void} [onsolved]
 * @property {() => void} [onshown] the solution was shown
 * @property {string} [notice] said above the first step
 * @property {(Node | false)[]} [beside] more ways from here, such as the puzzle before and after
 * @property {() => Node[]} ending what can be done when all is solved
 */

const TRIES = 2; // after which the solution is offered
const PHONE = matchMedia("(max-width: 30rem)");

export class Player {
  /** @param {PlayerParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { app, lesson } = parts;
    this.app = app;
    this.lesson = lesson;
    this.progress = parts.progress ?? new Progress(null, lesson.steps.length);
    this.number = parts.first ?? this.progress.at;
    /** What is played at this table; a step of another game has one of its own. */
    this.game = gameOf(lesson, lesson.steps[Math.min(this.number, lesson.steps.length - 1)]);
    /** Who goes on at the table of another game. @type {Player | null} */
    this.successor = null;
    /** The seat that the pupil plays. @type {number | null} */
    this.seat = null;
    /** How many actions there were when the step began. */
    this.began = 0;
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(this.game)),
      blocked: () => this.session.busy || this.teaching.busy || this.main.dataset.state !== "asked",
      onplay: (picks) => this.teaching.play(picks),
      onerror: (error) => this.fail(error),
    });
    this.session = new Session({
      ask: (request) => app.core.ask(request),
      show: (shown) => this.show(shown),
      think: (thought) => this.board.think(thought),
      playing: (picks) => ({ do: "lesson_try", picks }),
      onerror: (error, request) => this.refused(error, request),
    });
    this.teaching = new LessonTeaching(this);
    this.sheet = new StepSheet({
      say: (key, values) => this.say(key, values),
      words: app.words,
      onhint: (number) => this.hinted(number),
      onover: () => this.startOver(),
    });
    this.stepButtons = new StepButtons({
      say: (key, values) => this.say(key, values),
      onprevious: () => this.go(this.number - 1),
      onagain: () => this.restart(),
      onnext: () => this.go(this.number + 1),
      onsolution: () => showSolution(this),
    });
    this.asking = new Asking(this);
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

  get terms() {
    return this.parts.terms ?? { skip: true, hints: true };
  }

  /** How the step is checked, where that is one thing: `read`, `win`, `ask`, or nothing of these. */
  get manner() {
    const [first] = this.step.check;
    if (this.asking.question) return "ask";
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
      this.asking.root,
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

  /** Lay the lesson on the core's desk and begin, or go on. @param {boolean} [entered] */
  async open(entered = false) {
    const { progress } = this;
    const ended = this.number >= this.lesson.steps.length;
    if (ended) this.number = this.lesson.steps.length - 1;
    const resumed = this.parts.first === undefined && progress.begun;
    this.tell();
    try {
      await this.lay();
      if (ended) await this.showEnd();
      else await this.go(this.number, entered);
      if (resumed && !ended) this.sheet.offerOver(this.number + 1);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Show a lesson that was finished before, with the board of its last step. */
  async showEnd() {
    const begun = await this.session.begin({ do: "lesson_step", step: this.number });
    if (begun) this.finish();
  }

  /** Begin the whole lesson anew. */
  startOver() {
    this.progress.startOver();
    this.go(0);
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
    if (gameOf(this.lesson, this.lesson.steps[number]) !== this.game) {
      await this.changeTables(number);
      return;
    }
    this.number = number;
    this.progress.goTo(number);
    this.tell();
    this.board.hurry = false;
    const actions = this.manner === "win" ? this.progress.playing : [];
    const state = await this.session.begin({ do: "lesson_step", step: number, actions });
    if (!state) return;
    const { seat } = this;
    this.asking.begin();
    this.point("text");
    if (seat !== null && !["read", "ask"].includes(this.manner)) {
      this.sheet.introduce(seat, state.colours[seat], this.app.words.names[seat]);
    }
    if (this.manner === "win" && state.turn !== seat) this.playOn();
    else this.ask(this.manner === "read" ? "read" : "asked");
    // On a phone, text and board fit together only without what stands above them.
    if (entered || PHONE.matches) this.sheet.root.scrollIntoView({ block: "start" });
    if (entered) this.sheet.heading.focus({ preventScroll: true });
  }

  /** Go on at the table of another game. @param {number} number */
  async changeTables(number) {
    const { progress, lesson } = this;
    const parts = { ...this.parts, progress, lesson, first: number, notice: undefined };
    this.leave();
    this.successor = new Player(parts);
    this.root.replaceWith(this.successor.root);
    await this.successor.open(true);
  }

  /** Begin the step again; after the end, the whole lesson. */
  restart() {
    if (this.number >= this.lesson.steps.length) {
      this.startOver();
      return;
    }
    this.progress.played([]);
    this.go(this.number);
  }

  /** Write the step down: its text, and how far the lesson is. */
  tell() {
    const { number, single } = this;
    const last = this.lesson.steps.length;
    const values = { step: number + 1, last };
    this.main.dataset.step = String(number);
    this.main.dataset.state = "waiting";
    const step = this.terms.hints ? this.step : { ...this.step, hints: [] };
    this.sheet.tell(
      step,
      this.say(
        single ? (this.asking.question ? "lesson.question" : "lesson.one") : "lesson.step",
        values,
      ),
    );
    this.sheet.sayLanguage(otherLanguages(this.lesson, this.app.words.language));
    if (this.parts.notice) this.sheet.note(this.parts.notice);
    this.count();
    const { solved } = this.progress.steps[number];
    const reading = this.manner === "read";
    const locked = !this.terms.skip && !reading && !solved;
    this.stepButtons.show({ number, last, reading, solved, locked });
    this.offerSolution();
  }

  count() {
    if (this.single) return;
    const { solved } = this.progress;
    const parts = partsOfCourse(this.lesson, this.app.words.language);
    const { first, steps } = partOf(parts, this.number) ?? {
      first: 0,
      steps: this.lesson.steps.length,
    };
    this.sheet.count({ first, steps, solved, now: this.number });
    this.sheet.showParts(parts, solved, this.number, this.terms.skip ? (to) => this.go(to) : null);
  }

  /**
   * Show the board; the pupil plays whoever is to act when a step begins.
   * @param {import("../../play/session.js").Shown} shown
   */
  show(shown) {
    const { session, board } = this;
    const { state, moved } = shown;
    if (!moved) {
      const begun = /** @type {import("../../wire.js").BegunStep} */ (state);
      this.seat = begun.pupil;
      this.began = begun.began;
    }
    const { seat } = this;
    const toWin = this.manner === "win";
    const played = !["read", "ask"].includes(this.manner);
    const asked = toWin ? state.turn === seat : !moved && played;
    if (toWin && moved) this.progress.played(this.playedSince(state));
    this.main.dataset.move = String(state.saved.cursor);
    const view = seat === null ? state.view : { ...state.view, seat };
    this.teaching.begin(asked && toWin);
    board.lay(session, { asked, moved, view });
    board.tell(session, shown, asked);
    if (moved) board.showMotion(session);
  }

  /** @param {State} state @returns {Action[]} what has been played since the step began */
  playedSince(state) {
    return state.saved.actions.slice(this.began);
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
    if (this.manner !== "win") this.progress.tried([picks], verdict.solved);
    if (verdict.solved) this.praise();
    else if (this.manner !== "win") await answerMove(this, verdict);
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

  /**
   * Show what the author points at with a text of the step.
   * @param {"text" | "right" | "wrong"} place
   */
  point(place) {
    this.showPointers(this.step?.point?.[place] ?? []);
  }

  /** @param {readonly import("../../wire.js").Pointer[]} pointers */
  showPointers(pointers) {
    this.sheet.point(showPointers(this.board, (key, values) => this.say(key, values), pointers));
  }

  /** A hint was taken: show what it points at too. @param {number} number */
  hinted(number) {
    this.progress.hinted();
    const { text = [], hints = [] } = this.step.point ?? {};
    this.showPointers([...text, ...hints.slice(0, number + 1).flat()]);
  }

  /**
   * Say what the author has to say to such a wrong answer, and point at what goes with it.
   * @param {Verdict} verdict
   */
  replyTo(verdict) {
    const reply = verdict.reply === undefined ? undefined : this.step.replies?.[verdict.reply];
    this.showPointers(reply?.point ?? this.step.point?.wrong ?? []);
    return textIn(reply?.text, this.app.words.language);
  }

  praise() {
    this.point("right");
    const own = textIn(this.step.right, this.app.words.language);
    if (this.manner === "win") this.endGame(true);
    this.parts.onsolved?.(this.number);
    this.count();
    this.report("answered", true);
    const kept = this.asking.question?.is === "open";
    this.judge("right", own || this.say(kept ? "question.kept" : "lesson.right"));
    this.stepButtons.lead(this.single ? this.parts.ending() : null);
  }

  /** Note a game that was played to its end. @param {boolean} won */
  endGame(won) {
    this.progress.tried(this.playedSince(/** @type {State} */ (this.session.state)), won);
  }

  lose() {
    this.endGame(false);
    const own = textIn(this.step.wrong, this.app.words.language);
    this.judge("wrong", own || this.say("lesson.lost"));
  }

  /** After two tries, offer the solution. */
  offerSolution() {
    const { tries, solved } = this.progress.steps[this.number];
    this.stepButtons.solution.hidden = !this.terms.hints || solved || tries.length < TRIES;
  }

  /**
   * Tell whoever has this page in theirs.
   * @param {"answered" | "completed"} verb
   * @param {boolean} success
   */
  report(verb, success) {
    const max = this.lesson.steps.filter((step) => step.check[0]?.is !== "read").length;
    const score = { raw: this.progress.solved.size, max };
    tellHost(verb, { name: this.parts.title, success, score });
    if (verb === "answered" && success && this.single) this.report("completed", true);
  }

  /**
   * Say how it went, and wait for what the pupil does with that.
   * @param {"right" | "wrong"} kind
   * @param {string} text
   * @param {boolean} [again] whether one has to begin again before anything can be tried
   * @param {Node | null} [more] shown below it
   */
  judge(kind, text, again = true, more = null) {
    this.ask(kind);
    this.sheet.judge(kind, text, more);
    if (kind === "wrong") this.report("answered", false);
    this.sheet.feedback.scrollIntoView({ block: "nearest" });
    if (kind === "wrong" && again) this.stepButtons.offerAgain(true);
  }

  /** End the lesson: how it went, and what could come next. */
  finish() {
    this.session.drop();
    this.main.dataset.state = "finished";
    const toSolve = this.lesson.steps.filter((step) => step.check[0]?.is !== "read").length;
    this.progress.goTo(this.lesson.steps.length);
    this.report("completed", this.progress.solved.size >= toSolve);
    this.sheet.end(this.progress.solved.size, toSolve, this.parts.ending());
    this.stepButtons.end();
    this.board.panel.say("");
    const { view } = this.board.stage;
    if (view) this.board.picking.showOnly(view, []);
    this.number = this.lesson.steps.length;
    this.asking.begin();
    this.showPointers([]);
    this.sheet.heading.focus();
    this.app.announce(this.say("lesson.finished"));
  }

  /** @param {unknown} error */
  fail(error) {
    this.board.panel.refuse(wordRefusal(this.app.words, this.game, error));
  }

  /** Leave the table to somebody else. */
  leave() {
    this.session.close();
    this.board.close();
  }

  close() {
    if (this.successor) {
      this.successor.close();
      return;
    }
    this.progress.close();
    this.leave();
  }
}
