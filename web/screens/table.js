// The table where a match is played: it wires the core, the selection, the stage and the panels.

import { gameNamed } from "../games/index.js";
import { wordError } from "../core/word-error.js";
import { animate } from "../play/motion.js";
import { begun } from "../play/selection.js";
import { keptMatch, seenState, storageWorks } from "../core/saves.js";
import { playEvents } from "../core/sounds.js";
import { element, fill } from "../core/element.js";
import { Adviser } from "../panels/adviser.js";
import { handover } from "../panels/handover.js";
import { LogPanel } from "../panels/log.js";
import { ReplayPanel } from "../panels/replay.js";
import { seatRows } from "../panels/seats.js";
import { scoreSheet } from "../panels/score-sheet.js";
import { shareMatch } from "../panels/share.js";
import { startingBar } from "../panels/starting-bar.js";
import { barButton, tableBar } from "../panels/table-bar.js";
import { makeTabs } from "../panels/tabs.js";
import { WalkPanel } from "../panels/score-walk.js";
import { asSent, ByLink } from "./by-link.js";
import { ELSEWHERE, PERSON } from "../play/seat-kinds.js";
import { letComputerPlay } from "./computer.js";
import { keepTable } from "./keeping.js";
import { Picking } from "../play/picking.js";
import { TableTalk } from "../play/talk.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../types.js").State} State */
/** @typedef {Record<string, unknown> & { do: string }} Request */

/**
 * @param {App} app
 * @param {string} id the kept match
 * @returns {import("../page.js").Screen}
 */
export function tableScreen(app, id) {
  const kept = keptMatch(id);
  if (!kept || !gameNamed(kept.saved.game)) {
    const link = element("a", { class: "button", href: "#/" }, app.words.say("page", "table.home"));
    const text = element("p", { class: "notice" }, app.words.say("page", "table.lost"));
    return { title: "", root: element("main", { class: "page narrow" }, text, link) };
  }
  const table = new Table(app, id, kept);
  table.open(kept.saved);
  return { title: table.talk.say("title"), root: table.root, close: () => table.close() };
}

/** A match on the table; one that came by a link is kept only once the visitor plays on. */
export class Table {
  /**
   * @param {App} app
   * @param {string | null} id under which the match is kept
   * @param {{ saved: import("../types.js").SavedMatch, kinds?: string[], fixed?: number }} kept
   */
  constructor(app, id, kept) {
    this.app = app;
    this.id = id;
    this.game = kept.saved.game;
    /** The game as the page has it. */
    this.declared = /** @type {import("../painter.js").GameOfThePage} */ (gameNamed(this.game));
    this.talk = new TableTalk(app.words, this.game);
    /** Who plays each seat: a person, here or elsewhere, or a level of the computer. */
    this.kinds = kept.kinds ?? [];
    /** How many actions have gone out or come in by link; they cannot be taken back. */
    this.fixed = kept.fixed ?? 0;
    /** What is shown when nobody here is to act. @type {{ show(state: State): boolean }} */
    this.away = new ByLink(this);
    /** Whether the match waits for somebody who is not here. */
    this.waits = false;
    /** @type {State | null} */
    this.state = null;
    /** @type {string[]} */
    this.colours = [];
    this.busy = false;
    this.closed = false;
    /** Settles when the last action has been shown. @type {Promise<unknown>} */
    this.animation = Promise.resolve();
    /** Counts the changes of the match, so that a thought about an earlier one is dropped. */
    this.change = 0;
    /** Whether the moves of the computer are shown without a pause until a person is to act. */
    this.hurry = false;
    /** Whose view is shown where hands are hidden; null until somebody takes over. @type {number | null} */
    this.viewer = this.onlyPerson();

    const { talk } = this;
    this.picking = new Picking({
      app,
      painter: this.declared.painter,
      talk,
      blocked: () => this.busy || !this.replay.root.hidden,
      more: () => this.adviser.button,
      onplay: (picks) => this.ask({ do: "play", picks }),
      onerror: (error) => this.fail(error),
    });
    this.panel = this.picking.panel;
    this.scene = this.picking.scene;
    this.log = new LogPanel({
      word: (event) => talk.event(event, this.state?.seat ?? null),
      show: (where) => this.picking.showWhere(where),
      why: talk.ui("log.why"),
      onwhy: (turn, move) => this.adviser.why(turn.action, move),
    });
    this.adviser = new Adviser({
      core: app.core,
      words: app.words,
      colours: () => this.colours,
      show: (where) => this.picking.showWhere(where),
      onlook: (move) => this.replay.open(move, this.state?.saved.cursor ?? move),
      puzzle: (mistake) =>
        app.extras.mistakePuzzle({
          app,
          saved: this.saved(),
          mistake,
          onerror: (error) => this.fail(error),
        }),
      onerror: (error) => this.fail(error),
    });
    this.stepButton = app.extras.stepFromMatch(app, () => ({
      saved: this.saved(),
      move: this.replay.move(),
    }));
    this.replay = new ReplayPanel({
      ui: (key, values) => talk.ui(key, values),
      onlook: (move) => this.look(move),
      onwhy: (move) => move > 0 && this.adviser.why(this.log.turns[move - 1].action, move - 1),
      more: this.stepButton,
      onclose: () => this.ask({ do: "state" }),
    });
    this.walk = new WalkPanel({
      say: (key, values) => app.words.say("setup", key, values),
      word: (item) => talk.item(item),
      tally: (item) =>
        this.declared.painter.tally?.(this.state?.view ?? {}, item, talk.say.bind(talk)) ?? [],
      rule: (id) => talk.rule(id),
      show: (where) => this.picking.showWhere(where),
    });
    this.seats = element("ul", { class: "seats", "aria-label": talk.ui("table.players") });
    this.sheet = element("div");
    this.main = element("main", { class: "table" });
    this.undoButton = this.barButton("undo", () => this.undo());
    this.redoButton = this.barButton("redo", () => this.ask({ do: "redo" }));
    this.root = this.assemble();
    this.panel.say(talk.ui("table.starting"));
    document.body.classList.add("at-table");
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  assemble() {
    const { talk } = this;
    const side = makeTabs(
      [
        { id: "log", label: talk.ui("table.log"), panel: this.log.root },
        { id: "score", label: talk.ui("table.score"), panel: this.sheet },
      ],
      talk.ui("table.side"),
    );
    const bar = tableBar(
      (key) => talk.ui(key),
      talk.say("title"),
      this.game,
      this.undoButton,
      this.redoButton,
      this.barButton("replay", () => this.openReplay()),
      this.barButton("share", () => this.share()),
    );
    const heading = element("h1", { class: "heard-only" }, talk.say("title"));
    const below = element(
      "div",
      { class: "below" },
      startingBar(this.app),
      this.replay.root,
      this.walk.root,
      this.panel.root,
      this.adviser.root,
      this.adviser.review,
    );
    this.main.append(heading, this.seats, this.picking.stage.root, below, side);
    return element("div", { class: "place" }, bar, this.main);
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  barButton(name, onclick) {
    return barButton((key) => this.talk.ui(key), name, onclick);
  }

  /** @param {number | null} seat */
  isPerson(seat) {
    return seat === null || (this.kinds[seat] ?? PERSON) === PERSON;
  }

  /**
   * Mark in a view whose place at the table is shown first.
   * @param {import("../types.js").View} view
   */
  own(view) {
    const seat = this.onlyPerson();
    return seat === null ? view : { ...view, seat };
  }

  /** @returns {number | null} the seat of the only person at the table */
  onlyPerson() {
    const people = this.kinds.flatMap((kind, seat) => (kind === PERSON ? [seat] : []));
    return people.length === 1 ? people[0] : null;
  }

  /**
   * Open the match; until Python is there it is shown as it was last seen, and picks are kept.
   * @param {import("../types.js").SavedMatch} saved
   */
  async open(saved) {
    const seen = this.id === null || this.app.core.started ? null : seenState(this.id, saved);
    if (seen) {
      this.picking.hold();
      this.show(seen, false);
    }
    await this.ask({ do: "open", saved });
    if (this.state && this.isPerson(this.state.turn)) this.recap();
    await this.picking.release();
  }

  /**
   * Ask the core for a change of the match, and show what comes of it.
   * @param {Request} request
   */
  async ask(request) {
    if (this.busy) return;
    this.busy = true;
    this.change++;
    try {
      const moved = request.do === "play" || request.do === "redo";
      let state = await this.app.core.ask({ ...request, seat: this.viewer });
      const over = state.turn === null;
      if (state.secrets && this.onlyPerson() === null && state.turn !== this.viewer) {
        this.viewer = null;
        state = await this.app.core.ask({ do: "state", seat: null });
        if (!this.closed && !over && this.isPerson(state.turn)) this.handOver(state);
      }
      if (!this.closed) this.show(state, moved);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    if (!this.state || this.closed) return;
    if (this.waits) return;
    if (!this.isPerson(this.state.turn)) {
      letComputerPlay(this);
    } else if (request.do === "play" && this.kinds.some((kind) => kind !== PERSON)) {
      this.hurry = false;
      this.recap();
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.panel.refuse(wordError(this.app.words, this.game, error));
  }

  /**
   * @param {State} state
   * @param {boolean} moved whether something has just happened on the board
   */
  show(state, moved) {
    const early = this.picking.held !== null && this.state === null;
    this.state = { ...state, view: this.own(state.view) };
    this.colours = state.colours.slice(0, state.seats);
    this.talk.name(state, this.kinds);
    if (!early) keepTable(this, state, moved);
    this.main.dataset[early ? "seen" : "move"] = String(state.saved.cursor);
    this.scene.names = this.app.words.names;
    this.picking.begin(this.state, this.isPerson(state.turn) ? state.legal : []);
    this.log.tell(state.told.since, state.told.turns, this.colours);
    this.scene.last = this.log.last();
    this.scene.recent = this.log.since(state.turn);
    this.adviser.clear();
    this.panel.refuse(storageWorks ? "" : this.talk.ui("error.storage"));
    this.drawScores(state);
    this.undoButton.disabled = early || state.saved.cursor <= this.floor();
    this.redoButton.disabled = early || state.saved.cursor >= state.saved.actions.length;
    if (moved) this.scene.progress = 0;
    this.picking.refresh();
    if (state.outcome) this.drawResult(state.outcome);
    this.waits = !early && this.away.show(state);
    if (moved) {
      this.app.announce(this.talk.events(this.scene.last, state.seat));
      playEvents(this.scene.last, this.declared.sound, state.outcome !== null);
      this.animation = this.animate();
      if (state.outcome) this.animation.then(() => this.walk.begin());
    }
  }

  /** @returns {number} the earliest move that undo may reach */
  floor() {
    return Math.max(this.state?.floor ?? 0, this.fixed);
  }

  /** The match has left this device as a link: what is in it stays. */
  fix() {
    const { state } = this;
    if (!state || !this.kinds.includes(ELSEWHERE)) return;
    this.fixed = state.saved.cursor;
    this.undoButton.disabled = true;
    keepTable(this, state, false);
  }

  /** Let the last action happen before the eye. */
  animate() {
    return animate({
      painter: this.declared.painter,
      scene: this.scene,
      stage: this.picking.stage,
      still: this.hurry,
      stopped: () => this.closed,
    });
  }

  /** Tell what the others have done since the last action of the person to act. */
  recap() {
    const { state } = this;
    if (!state || state.turn === null || state.turn !== state.seat) return;
    this.panel.recap(this.log.since(state.turn).map((event) => this.talk.event(event, state.seat)));
  }

  /** Take back the last action, and with it what the computer has answered. */
  async undo() {
    await this.ask({ do: "undo" });
    const state = this.state;
    if (state && !this.isPerson(state.turn) && state.saved.cursor > this.floor()) await this.undo();
  }

  /**
   * Hide all hands until the next player takes the device.
   * @param {State} state
   */
  handOver(state) {
    document.querySelector("dialog.handover")?.remove();
    this.talk.name(state, this.kinds);
    const name = this.app.words.names[/** @type {number} */ (state.turn)];
    const dialog = handover({
      title: this.talk.ui("handover.title", { name }),
      text: this.talk.ui("handover.text", { name }),
      button: this.talk.ui("handover.take", { name }),
      ontake: async () => {
        this.viewer = state.turn;
        await this.ask({ do: "state" });
        this.recap();
      },
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  /** @returns {import("../types.js").SavedMatch} the match as it stands */
  saved() {
    return /** @type {State} */ (this.state).saved;
  }

  openReplay() {
    const last = this.state?.saved.cursor ?? 0;
    // A lesson shows the hand of whoever is to act: not before the game is over.
    this.stepButton.hidden = !this.state || (this.state.secrets && !this.state.outcome);
    this.replay.open(this.state?.outcome ? 0 : last, last);
  }

  /**
   * Show an earlier moment; nothing can be picked there.
   * @param {number} move
   */
  async look(move) {
    try {
      const seen = await this.app.core.ask({ do: "look", move, seat: this.viewer });
      if (this.replay.root.hidden || this.replay.move() !== move) return;
      const events = this.log.turns[move - 1]?.events ?? [];
      this.picking.showOnly(this.own(seen.view), events);
      this.scene.names = this.app.words.names;
      this.panel.say(this.talk.events(events, this.viewer));
      this.log.mark(move);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && begun(this.picking.selection)) {
      this.picking.takeBack();
    } else if ((event.ctrlKey || event.metaKey) && !(event.target instanceof HTMLInputElement)) {
      const redo = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
      if (!redo && event.key !== "z") return;
      event.preventDefault();
      const button = redo ? this.redoButton : this.undoButton;
      if (!button.disabled) button.click();
    }
  }

  /** @param {import("../types.js").Outcome} outcome */
  drawResult(outcome) {
    const { talk } = this;
    const who = talk.winners(outcome);
    const how = talk.say(`end.${outcome.ended_by}`);
    const again = element(
      "a",
      { class: "button main", href: `#/new/${this.game}` },
      talk.ui("table.again"),
    );
    this.panel.say(
      how,
      element("p", { class: "result" }, who),
      again,
      this.walk.opener,
      this.adviser.reviewButton,
    );
    this.app.announce(`${how} ${who}`);
  }

  /** @param {State} state */
  drawScores(state) {
    const { talk, colours } = this;
    const { names } = this.app.words;
    const { totals, turn, items } = state;
    const points = (/** @type {number} */ n) => talk.ui("points", { n });
    fill(this.seats, ...seatRows({ names, colours, totals, turn, points }));
    fill(
      this.sheet,
      ...scoreSheet({
        items,
        names,
        totals,
        word: (item) => talk.item(item),
        rule: (id) => talk.rule(id),
        show: (where) => this.picking.showWhere(where),
        nothing: talk.ui("score.nothing"),
      }),
    );
    this.walk.offer(state.outcome && { items, totals, names, colours });
  }

  /** Offer the match as a link or a file. */
  async share() {
    const name = `${this.game}-${this.state?.saved.seed}.txt`;
    const ui = this.talk.ui.bind(this.talk);
    await shareMatch({
      core: this.app.core,
      ui,
      title: this.talk.say("title"),
      name,
      kinds: asSent(this.kinds),
      ontaken: () => this.fix(),
    }).catch((error) => this.fail(error));
  }

  close() {
    this.closed = true;
    this.replay.pause();
    document.querySelector("dialog.handover")?.remove();
    document.body.classList.remove("at-table");
    document.removeEventListener("keydown", this.keys);
    this.picking.stage.close();
  }
}
