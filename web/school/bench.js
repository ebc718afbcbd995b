// A board to practise on: seats, picks and motion of a table, without a match that is kept. What
// follows from a complete action is for whoever sits at it.

import { gameNamed } from "../games/index.js";
import { animate } from "../play/motion.js";
import { begun } from "../play/selection.js";
import { playEvents } from "../core/sounds.js";
import { element, fill } from "../core/element.js";
import { seatRows } from "../panels/seats.js";
import { think } from "../play/thinking.js";
import { Picking } from "../play/picking.js";
import { TableTalk } from "../play/talk.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").TableEvent} TableEvent */

/**
 * @typedef {object} BenchParts
 * @property {import("../page.js").App} app
 * @property {string} game
 * @property {() => boolean} blocked whether no pick is wanted now
 * @property {(action: Action) => Promise<void>} onplay
 * @property {(error: unknown) => void} onerror
 */

export class Bench {
  /** @param {BenchParts} parts */
  constructor(parts) {
    const { app, game } = parts;
    this.app = app;
    /** The game as the page has it. */
    this.declared = /** @type {import("../painter.js").GameOfThePage} */ (gameNamed(game));
    this.talk = new TableTalk(app.words, game);
    /** @type {State | null} */
    this.state = null;
    /** @type {string[]} */
    this.colours = [];
    /** What was told since the beginning of the match. @type {import("../types.js").ToldTurn[]} */
    this.turns = [];
    this.hurry = false;
    this.closed = false;
    /** Settles when the last action has been shown. @type {Promise<unknown>} */
    this.animation = Promise.resolve();
    this.picking = new Picking({
      app,
      painter: this.declared.painter,
      talk: this.talk,
      blocked: parts.blocked,
      more: () => false,
      onplay: parts.onplay,
      onerror: parts.onerror,
    });
    this.panel = this.picking.panel;
    this.stage = this.picking.stage;
    this.seats = element("ul", { class: "seats", "aria-label": this.talk.ui("table.players") });
    this.keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && begun(this.picking.selection)) this.picking.takeBack();
    };
    document.addEventListener("keydown", this.keys);
    document.body.classList.add("at-table");
  }

  /**
   * Lay a state on the board.
   * @param {State} state
   * @param {object} how
   * @param {boolean} how.moved whether something has just happened on the board
   * @param {boolean} how.asked whether a pick is wanted
   * @param {number | null} how.own whose place at the table is shown first
   */
  show(state, { moved, asked, own }) {
    const { talk, picking } = this;
    const { scene } = picking;
    this.state = { ...state, view: own === null ? state.view : { ...state.view, seat: own } };
    this.colours = state.colours.slice(0, state.seats);
    talk.name(state, []);
    this.turns = [...this.turns.slice(0, state.told.since), ...state.told.turns];
    scene.names = this.app.words.names;
    scene.last = this.last();
    scene.recent = this.since(state.turn);
    picking.begin(this.state, asked ? state.legal : []);
    picking.panel.refuse("");
    this.drawSeats(state);
    if (moved) scene.progress = 0;
    picking.refresh();
    if (!moved) return;
    this.app.announce(talk.events(scene.last, state.seat));
    playEvents(scene.last, this.declared.sound, state.outcome !== null);
    this.animation = animate({
      painter: this.declared.painter,
      scene,
      stage: this.stage,
      still: this.hurry,
      stopped: () => this.closed,
    });
  }

  /** @returns {TableEvent[]} the events of the last action */
  last() {
    return this.turns.at(-1)?.events ?? [];
  }

  /**
   * Gather what has happened since the last action of a seat.
   * @param {number | null} seat
   */
  since(seat) {
    const last = this.turns.findLastIndex((turn) => turn.turn === seat);
    return seat === null ? [] : this.turns.slice(last + 1).flatMap((turn) => turn.events);
  }

  /** @param {State} state */
  drawSeats({ totals, turn }) {
    const { talk, colours } = this;
    const { names } = this.app.words;
    const points = (/** @type {number} */ n) => talk.ui("points", { n });
    fill(this.seats, ...seatRows({ names, colours, totals, turn, points }));
  }

  /**
   * Let the computer choose an action for whoever is to act.
   * @param {string} level
   * @param {() => boolean} stopped
   */
  think(level, stopped) {
    const seat = /** @type {number} */ (this.state?.turn);
    return think({
      core: this.app.core,
      panel: this.panel,
      level,
      text: this.talk.ui("bot.thinking", { name: this.app.words.names[seat] }),
      skip: this.talk.ui("bot.skip"),
      onskip: () => (this.hurry = true),
      hurried: () => this.hurry,
      stopped: () => this.closed || stopped(),
      after: this.animation,
    });
  }

  close() {
    this.closed = true;
    document.removeEventListener("keydown", this.keys);
    document.body.classList.remove("at-table");
    this.stage.close();
  }
}
