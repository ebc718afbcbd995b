// The board of a session as it is seen, heard and picked on: seats, stage, picks, motion and thinking.
// A table, a lesson and the maker put around it what is their own.

import { element, fill } from "../core/element.js";
import { playEvents } from "../core/sounds.js";
import { FocusKeeper } from "./focus-keeper.js";
import { heard } from "./heard.js";
import { lastSound } from "./last-sound.js";
import { animate } from "./motion.js";
import { Pacing, beatsOf } from "./pacing.js";
import { Picking } from "./picking.js";
import { seatRows } from "./seats.js";
import { isComputer, levelOf, onlyPerson } from "./seat-kinds.js";
import { begun } from "./selection.js";
import { usesSpace } from "./table-keys.js";
import { TableTalk } from "./talk.js";
import { think } from "./thinking.js";

/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").View} View */
/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} PlayBoardParts
 * @property {import("../page.js").App} app
 * @property {import("../painter.js").GameOfThePage} game
 * @property {() => boolean} blocked whether no pick is wanted now
 * @property {() => Node | false} [more] what else is offered while something can be picked
 * @property {(action: import("../wire.js").Action) => unknown} onplay
 * @property {(error: unknown) => void} onerror
 */

export class PlayBoard {
  /** @param {PlayBoardParts} parts */
  constructor(parts) {
    const { app, game } = parts;
    this.app = app;
    this.game = game;
    this.talk = new TableTalk(app.words, game.name, game.painter);
    /** @type {string[]} */
    this.colours = [];
    /** Whether the moves of the computer are shown without a pause until a person is to act. */
    this.hurry = false;
    /** Whether the computer is being waited for. */
    this.thinking = false;
    this.closed = false;
    this.pacing = new Pacing();
    /** Settles when the last action has been shown. @type {Promise<unknown>} */
    this.animation = Promise.resolve();
    this.picking = new Picking({
      app,
      painter: game.painter,
      talk: this.talk,
      blocked: parts.blocked,
      more: parts.more ?? (() => false),
      onplay: async (action) => {
        await parts.onplay(action);
      },
      onerror: parts.onerror,
    });
    this.panel = this.picking.panel;
    this.stage = this.picking.stage;
    this.scene = this.picking.scene;
    this.seats = element("ul", { class: "seats", "aria-label": this.talk.ui("table.players") });
    /** Who sits where. @type {string[]} */
    this.kinds = [];
    /** What went wrong when a bot of one's own was to choose: told until somebody has acted. */
    this.trouble = "";
    /** Ends all that listens for this board. */
    this.leaving = new AbortController();
    /** Tells the styles how much of the board the panel covers, where it is below. */
    this.belowWatcher = new ResizeObserver(([{ target }]) =>
      document.documentElement.style.setProperty("--below", `${target.clientHeight}px`),
    );
    /** @type {FocusKeeper | null} */
    this.keeper = null;
    const { signal } = this.leaving;
    document.addEventListener("keydown", (event) => this.key(event), { signal });
    document.body.classList.add("at-table");
  }

  /**
   * Lay the state of a session on the board.
   * @param {Session} session
   * @param {object} how
   * @param {boolean} how.asked whether a pick is wanted
   * @param {boolean} how.moved whether something has just happened, and is still to be shown
   * @param {View} [how.view] as whoever sits here sees it, where that is not the state's own
   * @param {string[]} [how.kinds] by which the seats are named
   */
  lay(session, { asked, moved, view, kinds = [] }) {
    const { picking, scene } = this;
    const state = /** @type {State} */ (session.state);
    this.kinds = kinds;
    this.name(state, kinds);
    scene.names = this.talk.shortNames;
    scene.last = session.last();
    scene.recent = session.since(state.turn);
    picking.begin({ ...state, view: view ?? state.view }, asked ? state.legal : []);
    picking.panel.refuse(asked ? this.trouble : "");
    this.drawSeats(state);
    if (moved) scene.progress = 0;
    picking.refresh();
  }

  /**
   * Give the seats their names and colours.
   * @param {State} state
   * @param {string[]} kinds
   */
  name(state, kinds) {
    this.colours = state.colours.slice(0, state.seats);
    this.talk.name(state, kinds);
  }

  /**
   * Tell a screen reader what has become of the match, in short.
   * @param {Session} session
   * @param {import("./session.js").Shown} shown
   * @param {boolean} asked whether a pick is wanted
   */
  tell(session, { state, moved, undone }, asked) {
    if (state.next) return; // the next player hears it when the device has been taken over
    const { turns, kinds } = session;
    const prompt = asked ? this.talk.prompt(state, this.picking.selection.picks, true) : "";
    const yours = onlyPerson(kinds) === state.turn && turns.at(-1)?.turn !== state.turn;
    const { talk } = this;
    for (const text of heard({ talk, state, moved, turns, undone, prompt, yours })) {
      this.app.announce(text);
    }
  }

  /** Let what has just happened be seen, with its sounds. @param {Session} session */
  showMotion(session) {
    const { scene } = this;
    const { turns, kinds, state } = session;
    const before = turns.at(-1)?.turn;
    const after = state && lastSound({ ...state, before, kinds });
    if (!isComputer(kinds, turns.at(-1)?.turn ?? null)) this.pacing.restart();
    const shown = this.pacing.take(beatsOf(this.game.painter, scene.last));
    const length = this.hurry ? 0 : shown;
    playEvents(scene.last, this.game, length / 1000, after);
    this.animation = animate({
      scene,
      stage: this.stage,
      length,
      hurried: () => this.hurry,
      stopped: () => this.closed,
    });
  }

  /** Show a line of actions. @param {readonly import("../wire.js").LineStep[]} steps */
  showLine(steps) {
    this.picking.showLine(steps, this.colours);
  }

  /** @param {Pick<State, "totals" | "turn">} state */
  drawSeats({ totals, turn }) {
    const { talk, colours } = this;
    const { names } = this.app.words;
    const { shortNames } = talk;
    const points = (/** @type {number} */ n) => talk.ui("points", { n });
    const face = (/** @type {number} */ seat) =>
      this.app.extras.seatFace(this.app, this.kinds[seat]);
    fill(this.seats, ...seatRows({ names, shortNames, colours, totals, turn, points, face }));
  }

  /**
   * Let the computer choose an action, in sight of whoever waits for it.
   * @param {import("./session.js").Thought} thought
   */
  async think({ seat, level, dropped }) {
    this.thinking = true;
    const { extras, facts, words } = this.app;
    const { levels } = facts(this.game.name);
    const ofLevel = levels.includes(levelOf(level));
    const name = words.names[seat];
    const own = async () => {
      this.trouble = "";
      const chosen = await extras.botChooses(this.app, level);
      const stand = { name, level: words.say("bots", `level.${levels[0]}`) };
      if (!chosen) this.trouble = this.talk.ui("bot.failed", stand);
      return chosen;
    };
    const choice = await think({
      core: this.app.core,
      panel: this.panel,
      level: ofLevel ? level : levels[0],
      own: ofLevel ? undefined : own,
      text: this.talk.ui("bot.thinking", { name }),
      longer: this.talk.ui("bot.thinking-longer", { name }),
      skip: this.talk.ui("bot.skip"),
      onskip: this.hurry ? null : () => this.skip(),
      stopped: () => this.closed || dropped(),
      after: this.animation,
    }).finally(() => (this.thinking = false));
    return choice;
  }

  /** Show all that the computers do at once, until a person is to act. */
  skip() {
    this.hurry = true;
    this.panel.root.querySelector("[data-do=skip]")?.remove();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === " " && this.thinking && !usesSpace(event.target)) {
      event.preventDefault();
      this.skip();
    }
    if (event.key === "Escape" && begun(this.picking.selection)) this.picking.takeBack();
  }

  /**
   * Keep the focus at its decisions, wherever the board stands, and what has it in sight.
   * @param {HTMLElement} root
   */
  attend(root) {
    const below = root.querySelector(".tabbed") ?? root.querySelector(".below");
    if (below) this.belowWatcher.observe(below);
    this.keeper = new FocusKeeper(root, {
      decision: () => {
        const [stop] = this.picking.stops();
        const main = root.querySelector(".below .main");
        const other = main instanceof HTMLElement && main.checkVisibility() ? main : null;
        if (stop) return () => this.picking.goTo(stop);
        return other && (() => other.focus());
      },
      waiting: this.panel.prompt,
    });
  }

  close() {
    this.closed = true;
    this.leaving.abort();
    this.keeper?.close();
    this.belowWatcher.disconnect();
    document.body.classList.remove("at-table");
    this.stage.close();
  }
}
