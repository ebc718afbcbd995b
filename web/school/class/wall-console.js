// The teacher's side of the wall: the same picture, with what steps, reveals, draws and plays.

import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { addressOf } from "../../panels/share.js";
import { startingBar } from "../../panels/starting-bar.js";
import { askInSlices } from "../../play/slices.js";
import { TableTalk } from "../../play/talk.js";
import { lostScreen } from "../../panels/lost.js";
import { schoolBar } from "../bar.js";
import { questionIn, wordAnswer } from "../questions.js";
import { paragraphs, textIn } from "../texts.js";
import { wordRefusal } from "../verdicts.js";
import { CommonWay, wordMoment } from "./common-way.js";
import { contentOf } from "./content.js";
import { wordDeeds } from "./deeds.js";
import { keptClass } from "./kept-class.js";
import { StillBoard, traceOf } from "./still-board.js";
import { chosen, marksOf } from "./tally.js";
import { WallPlay } from "./wall-play.js";
import { WallSender } from "./wall-channel.js";
import { wordsOf } from "./wall.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("./still-board.js").Mark} Mark */
/** @typedef {import("./wall-channel.js").OnTheWall} OnTheWall */

const MOST = 5; // moves of a vote, or of an answer, that are shown

/** The buttons as they belong together: the window, the steps, what is revealed, what else is shown. */
const GROUPS = /** @type {const} */ ([
  ["open"],
  ["previous", "next"],
  ["text", "hint", "votes", "answer"],
  ["clear", "code", "play"],
]);
/** The keys of buttons, besides the arrows. @type {Record<string, string>} */
const LETTERS = { text: "T", hint: "H", votes: "V", answer: "A", clear: "C", code: "Q" };

/**
 * @param {App} app
 * @param {string} id of the class
 * @returns {import("../../page.js").Screen}
 */
export function wallConsoleScreen(app, id) {
  const kept = keptClass(id);
  const way = { href: "#/class", words: app.words.say("class", "title") };
  if (!kept) return lostScreen(app, { text: app.words.say("class", "lost.class"), way });
  const root = element("div", { class: "place" });
  fill(root, element("main", { class: "page narrow" }, startingBar(app)));
  /** @type {WallConsole | null} */
  let made = null;
  let closed = false;
  contentOf(app, kept.link)
    .then((content) => {
      if (closed) return;
      made = new WallConsole(app, id, content);
      fill(root, made.root);
      return made.go(0);
    })
    .catch((error) => {
      const text = wordRefusal(app.words, "class", error);
      if (!closed) fill(root, lostScreen(app, { text, way }).root);
    });
  return {
    title: app.words.say("class", "wall.open"),
    root,
    close: () => {
      closed = true;
      made?.close();
    },
  };
}

class WallConsole {
  /**
   * @param {App} app
   * @param {string} id
   * @param {Content} content
   */
  constructor(app, id, content) {
    this.app = app;
    this.id = id;
    this.content = content;
    this.number = 0;
    /** Settles when the last step that was asked for is there. @type {Promise<unknown>} */
    this.moving = Promise.resolve();
    /** What is revealed of the present step. */
    this.revealed = { hints: 0, answer: "", votes: false, code: false, text: true };
    /** @type {Mark[]} those that the teacher has drawn */
    this.marks = [];
    /** @type {Mark[]} those of an answer */
    this.answerMarks = [];
    /** @type {OnTheWall["votes"]} */
    this.votes = [];
    /** @type {Mark[]} those of a vote */
    this.voteMarks = [];
    /** What the wall says while the class plays. @type {string[]} */
    this.account = [];
    /** @type {import("../../painter.js").PlacedView | null} */
    this.view = null;
    this.talk = new TableTalk(app.words, content.game);
    /** The way of the class through a match, which is stepped through like a lesson. */
    this.way = content.assignment.match ? new CommonWay(app, content) : null;
    const game = /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(content.game));
    this.board = new StillBoard(app, game);
    this.boardPlace = element("div", { class: "console-board" }, this.board.root);
    this.here = element("p", { class: "console-here" });
    this.words = element("div", { class: "wall-words" });
    this.sender = new WallSender(
      () => this.shown(),
      (key) => this.press(key),
    );
    /** @type {WallPlay | null} */
    this.play = null;
    this.buttons = {
      open: this.button("open", () => this.openWall(), "main"),
      previous: this.button("previous", () => this.move(-1)),
      next: this.button("next", () => this.move(1)),
      text: this.button("text", () => this.toggle("text")),
      hint: this.button("hint", () => this.hint()),
      votes: this.button("votes", () => this.toggle("votes")),
      answer: this.button("answer", () => this.answer()),
      code: this.button("code", () => this.toggle("code")),
      clear: this.button("clear", () => this.clear()),
      play: this.button("play", () => this.playHere()),
    };
    const back = { href: `#/class/${id}`, words: this.say("result.open") };
    this.root = element(
      "div",
      { class: "place" },
      schoolBar(this.say("wall.console"), content.title, back, []),
      element(
        "main",
        { class: "wall-console" },
        this.boardPlace,
        element(
          "div",
          { class: "console-side" },
          ...GROUPS.map((names) =>
            element("div", { class: "row" }, ...names.map((name) => this.buttons[name])),
          ),
          element("p", { class: "facts" }, this.say("wall.help")),
          this.here,
          this.words,
        ),
      ),
    );
    this.listen();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("class", key, values);
  }

  /**
   * @param {string} deed
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(deed, onclick, kind = "") {
    const made = element(
      "button",
      { type: "button", class: `button ${kind}`.trim(), dataset: { do: `wall-${deed}` }, onclick },
      this.say(`wall.${deed === "open" ? "window" : deed}`),
    );
    const letter = LETTERS[deed];
    if (letter) {
      made.setAttribute("aria-keyshortcuts", letter);
      made.append(" ", element("kbd", { "aria-hidden": "true" }, letter));
    }
    return made;
  }

  get steps() {
    return this.content.lesson?.steps ?? [];
  }

  get step() {
    return this.steps[this.number];
  }

  /** Let the board be drawn on, and keys step and reveal. */
  listen() {
    /** @type {string | null} */
    let from = null;
    const { root } = this.board;
    root.addEventListener("pointerdown", ({ clientX, clientY }) => {
      from = this.board.spotAt(clientX, clientY)?.id ?? null;
    });
    root.addEventListener("pointerup", ({ clientX, clientY }) => {
      const to = this.board.spotAt(clientX, clientY)?.id ?? null;
      if (from !== null && to !== null) this.mark({ from, to: to === from ? null : to });
      from = null;
    });
    this.keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.press(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", this.keys);
  }

  /**
   * Do what a key stands for, pressed here or in the wall's window.
   * @param {string} key
   * @returns {boolean} whether it stands for something now
   */
  press(key) {
    if (this.play) return false;
    const { previous, next } = this.buttons;
    /** @type {Record<string, HTMLButtonElement>} */
    const arrows = { ArrowLeft: previous, ArrowRight: next, PageUp: previous, PageDown: next };
    const name = Object.keys(LETTERS).find((one) => LETTERS[one] === key.toUpperCase());
    const found = name ? this.buttons[/** @type {"text"} */ (name)] : arrows[key];
    if (!found || found.disabled || found.hidden) return false;
    found.click();
    return true;
  }

  openWall() {
    const address = new URL(document.baseURI);
    address.hash = "/wall";
    window.open(address, "frontier-wall", "popup,width=1280,height=800");
  }

  /** Draw a mark, or take it away where it is already. @param {Mark} mark */
  mark(mark) {
    const same = (/** @type {Mark} */ one) => one.from === mark.from && one.to === mark.to;
    this.marks = this.marks.some(same)
      ? this.marks.filter((one) => !same(one))
      : [...this.marks, mark];
    this.show();
  }

  clear() {
    this.marks = [];
    this.show();
  }

  /** Of which game the present step is. */
  get game() {
    return this.step?.game ?? this.content.game;
  }

  /** Go on or back, one step after the other, however quickly that is asked for. @param {number} by */
  move(by) {
    const go = () => this.go(this.number + by);
    this.moving = this.moving.then(go, go);
  }

  /** Go to a step; nothing of it is revealed yet. @param {number} number */
  async go(number) {
    const { core } = this.app;
    this.leavePlay();
    const { lesson } = this.content;
    if (this.way) await this.walk(this.way, number);
    else this.number = Math.max(0, Math.min(number, this.steps.length - 1));
    this.revealed = { hints: 0, answer: "", votes: false, code: false, text: true };
    this.marks = [];
    this.answerMarks = [];
    this.votes = [];
    this.voteMarks = [];
    if (lesson) {
      await core.ask({ do: "lesson", lesson });
      const state = await core.ask({ do: "lesson_step", step: this.number });
      this.board.game = /** @type {import("../../painter.js").GameOfThePage} */ (
        gameNamed(this.game)
      );
      new TableTalk(this.app.words, this.game).name(state, []);
      this.view = state.pupil === null ? state.view : { ...state.view, seat: state.pupil };
    }
    this.show();
  }

  /**
   * Go on by what most have chosen, or back.
   * @param {CommonWay} way
   * @param {number} number
   */
  async walk(way, number) {
    if (!way.here) await way.count(keptClass(this.id)?.results ?? []);
    else if (number > this.number) await way.follow();
    else await way.back(number);
    this.number = way.moments.length - 1;
    this.view = way.here?.view ?? null;
  }

  /** @param {"text" | "votes" | "code"} what */
  async toggle(what) {
    this.revealed[what] = !this.revealed[what];
    if (what === "votes" && this.revealed.votes) this.votes = await this.countVotes();
    this.show();
  }

  hint() {
    this.revealed.hints = Math.min(this.revealed.hints + 1, this.step?.hints.length ?? 0);
    this.show();
  }

  /** @returns {Promise<OnTheWall["votes"]>} */
  async countVotes() {
    if (questionIn(this.step?.check ?? [])) return [];
    const moves = await this.chosenHere();
    const seen = moves.flatMap(({ action, n }) => {
      const trace = traceOf(this.board, [...action]);
      return trace ? [{ trace, n, right: false }] : [];
    });
    this.voteMarks = marksOf(seen);
    return moves.map(({ n, words }) => ({ words, n, right: false }));
  }

  /** The most chosen moves of the step, or of where one stands in a match. */
  async chosenHere() {
    if (this.way) return this.way.here?.choices.slice(0, MOST) ?? [];
    const moves = chosen(keptClass(this.id)?.results ?? [], this.number, true).slice(0, MOST);
    const words = await this.word(moves.map(({ action }) => [...action]));
    return moves.map(({ action, n }, i) => ({ action, n, words: words[i] }));
  }

  /** Say what actions are. @param {string[][]} actions @returns {Promise<string[]>} */
  async word(actions) {
    await this.app.core.ask({ do: "lesson_step", step: this.number });
    return wordDeeds(this.app, actions);
  }

  /** Reveal the answer: what the rules accept, and what the lesson says of it. */
  async answer() {
    const { step } = this;
    if (!step || this.revealed.answer) return;
    const { match, check } = step;
    const own = textIn(step.right, this.app.words.language);
    const toWin = check[0]?.is === "win" || check.length === 0;
    const number = this.number;
    const found = toWin
      ? null
      : await askInSlices(
          this.app.core,
          { do: "lesson_solutions", game: this.game, match, check },
          () => number !== this.number,
          () => {},
        );
    if (number !== this.number) return;
    const question = questionIn(check);
    const right = question && (found?.accepted[0] ?? null);
    const asked = right ? [wordAnswer(this.app.words, this.game, question, right)] : [];
    const accepted = question ? [] : (found?.accepted ?? []);
    const actions = accepted.slice(0, MOST).map((action) => [...action]);
    const words = actions.length > 0 ? await this.word(actions.slice(0, 1)) : [];
    this.answerMarks = actions.flatMap((action) => {
      const trace = traceOf(this.board, action);
      return trace ? [{ ...trace, kind: "right" }] : [];
    });
    if (question?.is === "mark") {
      this.answerMarks = (right ?? []).map((from) => ({ from, to: null, kind: "right" }));
    }
    const parts = [...asked, ...words.map((deed) => `${deed}.`), own];
    this.revealed.answer = parts.filter(Boolean).join(" ") || this.say("wall.any");
    this.show();
  }

  /** Let the class play against the computer, the teacher clicking. */
  playHere() {
    if (this.play) {
      this.go(this.number);
      return;
    }
    const way = this.way?.here?.way ?? [];
    const play = new WallPlay(
      this.app,
      this.content,
      { step: this.number, way },
      (view, account) => {
        Object.assign(this, { view, account });
        this.send();
      },
    );
    this.marks = this.answerMarks = []; // of a position that is left now
    this.revealed = { hints: 0, answer: "", votes: false, code: false, text: true };
    this.play = play;
    fill(this.boardPlace, play.root);
    play.begin();
    this.show();
  }

  leavePlay() {
    if (!this.play) return;
    this.play.close();
    this.play = null;
    this.account = [];
    fill(this.boardPlace, this.board.root);
  }

  /** Whether there are results to walk through a match by. */
  get walked() {
    return Boolean(this.way?.results.length);
  }

  /** Say where one is, in the lesson or on the way of the class through its match. */
  heading() {
    if (this.way) return this.walked && !this.play ? wordMoment(this.app, this.way) : "";
    const values = { step: this.number + 1, last: this.steps.length };
    return this.steps.length > 1 ? this.app.words.say("school", "lesson.step", values) : "";
  }

  /** @returns {OnTheWall} */
  shown() {
    const { app, step, content, revealed, view, way } = this;
    const { language } = app.words;
    const asked = step ? paragraphs(textIn(step.text, language)) : (way?.here?.told ?? []);
    const told = this.play ? this.account : asked;
    const marks = [...this.marks, ...this.answerMarks, ...(revealed.votes ? this.voteMarks : [])];
    return {
      title: content.title,
      heading: this.heading(),
      text: revealed.text ? told : [],
      hints: (step?.hints ?? []).slice(0, revealed.hints).map((hint) => textIn(hint, language)),
      answer: revealed.answer,
      votes: revealed.votes ? this.votes : [],
      board: view && { game: this.game, view, marks },
      code: revealed.code ? addressOf(content.link) : "",
    };
  }

  /** Show here what the wall shows. */
  show() {
    const { buttons, revealed, step } = this;
    const shown = this.shown();
    if (shown.board) this.board.show(shown.board.view, { marks: shown.board.marks });
    fill(this.here, shown.heading);
    fill(this.words, ...wordsOf(this.app, shown));
    const played = step ? step.check[0]?.is !== "read" : true;
    const asked = questionIn(step?.check ?? []) !== null;
    const told = step !== undefined || this.walked;
    buttons.previous.disabled = this.number === 0;
    buttons.next.disabled = this.way
      ? !this.way.here?.choices.length
      : this.number >= this.steps.length - 1;
    buttons.hint.disabled = !step || revealed.hints >= step.hints.length;
    buttons.answer.hidden = !step || !played;
    buttons.answer.disabled = revealed.answer !== "";
    buttons.text.hidden = !told;
    buttons.votes.hidden = !told || asked;
    buttons.hint.hidden = !step;
    for (const name of /** @type {const} */ (["text", "votes", "code"])) {
      buttons[name].setAttribute("aria-pressed", String(revealed[name]));
    }
    buttons.play.hidden = !played || asked;
    buttons.play.setAttribute("aria-pressed", String(this.play !== null));
    this.send();
  }

  send() {
    this.sender.send();
  }

  close() {
    if (this.keys) document.removeEventListener("keydown", this.keys);
    this.leavePlay();
    this.sender.close();
    this.board.close();
  }
}
