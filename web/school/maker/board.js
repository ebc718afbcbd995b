// The table on which a lesson is made: both sides are played, moves are walked through back and forth,
// and any position can become the beginning of the step.

import { element, fill } from "../../core/element.js";
import { buttonIcon } from "../../core/button-icons.js";
import { Bench } from "../bench.js";
import { makerButton } from "./fields.js";

/** @typedef {import("../../types.js").Action} Action */
/** @typedef {import("../../types.js").StepMatch} StepMatch */
/** @typedef {import("../../types.js").State} State */
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
    this.bench = new Bench({
      app,
      game,
      blocked: () => this.busy,
      onplay: (picks) => this.play(picks),
      onerror: parts.onerror,
    });
    this.busy = false;
    /** Counts what was laid on the table, so that only the last is shown. */
    this.laid = 0;
    /** @type {StepMatch} where the step begins */
    this.match = { seed: "", options: {}, position: null, actions: [] };
    /** @type {Action[]} all the moves that are known from there, forward too */
    this.line = [];
    this.at = 0;
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
    this.bench.turns = [];
    await this.lay({ do: "open", saved }, false);
  }

  /** @param {Action} picks */
  async play(picks) {
    const goesOn = JSON.stringify(this.line[this.at]) === JSON.stringify(picks);
    if (!goesOn) this.line = [...this.line.slice(0, this.at), picks];
    this.at++;
    await this.lay({ do: "play", picks }, true);
  }

  /**
   * Ask the core for a table, and show it as whoever is to act sees it.
   * @param {Record<string, unknown> & { do: string }} request
   * @param {boolean} moved
   */
  async lay(request, moved) {
    const laid = ++this.laid;
    const { core } = this.parts.app;
    this.busy = true;
    this.showPlace();
    try {
      let state = await core.ask({ ...request, seat: null });
      if (state.secrets && state.turn !== null) {
        const { told } = state;
        state = { ...(await core.ask({ do: "state", seat: state.turn })), told };
      }
      if (laid !== this.laid || this.bench.closed) return;
      this.bench.show(state, { moved, asked: state.turn !== null, own: null });
      if (state.outcome) this.bench.panel.say(this.bench.talk.say(`end.${state.outcome.ended_by}`));
    } catch (error) {
      if (laid === this.laid) this.parts.onerror(error);
    } finally {
      if (laid === this.laid) this.busy = false;
    }
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
    this.bench.picking.showWhere(where);
  }

  /** Show an action, and the board if it is out of sight. @param {Action} where */
  look(where) {
    this.showWhere(where);
    this.bench.stage.root.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.laid++;
    this.bench.close();
  }
}
