// The table on which a lesson is made: both sides are played, moves are walked through back and forth,
// and any position can become the beginning of the step.

import { element, fill } from "../../core/element.js";
import { buttonIcon } from "../../core/button-icons.js";
import { PlayBoard } from "../../play/play-board.js";
import { Session } from "../../play/session.js";
import { gameNamed } from "../../games/index.js";
import { makerButton } from "./fields.js";

/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../wire.js").StepMatch} StepMatch */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/**
 * @typedef {object} BoardParts
 * @property {import("../../page.js").App} app
 * @property {string} game
 * @property {(match: StepMatch) => void} onuse a position is to be the step's
 * @property {(action: Action) => void} onaccept an action is to be a right answer
 * @property {(error: unknown) => void} onerror
 */

export class MakerBoard {
  /** @param {BoardParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { app, game } = parts;
    this.playBoard = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(game)),
      blocked: () => this.session.busy,
      onplay: (picks) => this.play(picks),
      onerror: parts.onerror,
    });
    this.session = new Session({
      ask: (request) => this.ask(request),
      show: (shown) => this.show(shown),
      onerror: parts.onerror,
    });
    /** @type {StepMatch} where the step begins */
    this.match = { seed: "", options: {}, position: null, actions: [] };
    /** @type {Action[]} all the moves that are known from there, forward too */
    this.line = [];
    this.at = 0;
    /** What is legal where the step begins. @type {Action[]} */
    this.begins = [];
    this.slider = element("input", {
      type: "range",
      min: 0,
      step: 1,
      "aria-label": app.words.say("page", "replay.move"),
      oninput: () => this.walk(Number(this.slider.value)),
    });
    this.count = element("output", { class: "count" });
    this.back = this.walker("previous", -1);
    this.forth = this.walker("next", 1);
    this.use = this.button("use", () => parts.onuse(this.moment()));
    this.use.classList.add("main");
    this.accept = this.button("accept", () => parts.onaccept(this.line[this.at - 1]));
    this.home = this.button("home", () => this.walk(this.match.actions.length));
    this.where = element("p", { class: "where", role: "status" });
    this.way = element("div", { class: "row way" }, this.back, this.slider, this.forth, this.count);
    this.root = element(
      "section",
      { class: "walker", "aria-label": this.say("make.walk") },
      this.way,
      this.where,
      element("div", { class: "row" }, this.use, this.accept, this.home),
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  button(name, onclick) {
    return makerButton((key) => this.say(key), name, onclick);
  }

  /**
   * @param {"previous" | "next"} name
   * @param {number} by
   */
  walker(name, by) {
    const label = this.parts.app.words.say("page", `replay.${name}`);
    return element(
      "button",
      {
        type: "button",
        class: "button quiet",
        "aria-label": label,
        title: label,
        dataset: { walk: name },
        onclick: () => this.walk(this.at + by),
      },
      buttonIcon(name),
    );
  }

  /** @returns {StepMatch} what is on the table, as the beginning of a step */
  moment() {
    return { ...this.match, actions: this.line.slice(0, this.at) };
  }

  /**
   * Lay the beginning of a step on the table.
   * @param {StepMatch} match
   * @param {Action[]} [line] moves that go on from there
   */
  async open(match, line = match.actions) {
    const begins = JSON.stringify(match.actions);
    const same =
      JSON.stringify({ ...match, actions: [] }) === JSON.stringify({ ...this.match, actions: [] });
    // The moves that went on from there are still known.
    const known = same && begins === JSON.stringify(this.line.slice(0, match.actions.length));
    this.line = known && this.line.length > line.length ? this.line : line;
    this.match = match;
    await this.walk(match.actions.length);
  }

  /**
   * Go to the position after so many moves.
   * @param {number} move
   */
  async walk(move) {
    this.at = Math.max(0, Math.min(this.line.length, move));
    const saved = { ...this.moment(), game: this.parts.game, players: [], cursor: this.at };
    await this.waitFor(this.session.begin({ do: "open", saved }));
  }

  /** Go on with moves from the beginning of the match, and to their end. @param {Action[]} line */
  async goOn(line) {
    this.line = line;
    await this.walk(line.length);
  }

  /** @param {Action} picks */
  async play(picks) {
    if (this.session.busy) return;
    const goesOn = JSON.stringify(this.line[this.at]) === JSON.stringify(picks);
    if (!goesOn) this.line = [...this.line.slice(0, this.at), picks];
    this.at++;
    await this.waitFor(this.session.change({ do: "play", picks }));
  }

  /** Show where the table will be, and that it is not there yet. @param {Promise<unknown>} coming */
  async waitFor(coming) {
    this.showPlace();
    this.root.setAttribute("aria-busy", "true");
    await coming;
    if (!this.session.busy) this.root.removeAttribute("aria-busy");
  }

  /**
   * Ask the core as whoever is to act sees its answer: both sides are the author's.
   * @param {import("../../play/session.js").Request} request
   * @returns {Promise<State>}
   */
  async ask(request) {
    const { core } = this.parts.app;
    const state = await core.ask({ ...request, seat: null, absent: [] });
    return state.next ? { ...state, ...state.next, told: state.told, next: null } : state;
  }

  /** @param {import("../../play/session.js").Shown} shown */
  show(shown) {
    const { playBoard } = this;
    const { state, moved } = shown;
    const asked = state.turn !== null;
    if (this.at === this.match.actions.length) this.begins = [...state.legal];
    playBoard.lay(this.session, { asked, moved });
    playBoard.tell(this.session, shown, asked);
    if (moved) playBoard.showMotion(this.session);
    if (state.outcome) playBoard.panel.say(playBoard.talk.say(`end.${state.outcome.ended_by}`));
  }

  /** Say where the table is, seen from the beginning of the step. */
  showPlace() {
    const begins = this.match.actions.length;
    const n = this.at - begins;
    const last = this.line.length;
    this.slider.max = String(last);
    this.slider.value = String(this.at);
    this.way.hidden = last === 0;
    this.count.textContent = this.parts.app.words.say("page", "replay.count", {
      move: this.at,
      last,
    });
    this.back.disabled = this.at === 0;
    this.forth.disabled = this.at === last;
    fill(
      this.where,
      this.say(n === 0 ? "make.here" : n > 0 ? "make.after" : "make.before", { n: Math.abs(n) }),
    );
    this.use.hidden = this.home.hidden = n === 0;
    this.accept.hidden = n !== 1;
    this.root.dataset.at = String(n);
  }

  /** Show the squares and cards of an action. @param {Action} where */
  showWhere(where) {
    this.playBoard.picking.showWhere(where);
  }

  /** Show an action, and the board if it is out of sight. @param {Action} where */
  look(where) {
    this.showWhere(where);
    this.playBoard.stage.root.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.session.close();
    this.playBoard.close();
  }
}
