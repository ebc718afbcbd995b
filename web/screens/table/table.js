// The table where a match is played: it puts a session and its board among the panels of a match.

import { storageWorks, seenState } from "../../core/saves.js";
import { element } from "../../core/element.js";
import { undoKey } from "../../core/undo-keys.js";
import { wordError } from "../../core/word-error.js";
import { gameNamed } from "../../games/index.js";
import { Adviser } from "../../panels/adviser.js";
import { handover } from "../../panels/handover.js";
import { attendTable } from "../../panels/in-words.js";
import { LogPanel } from "../../panels/log.js";
import { shareMatch } from "../../panels/share.js";
import { startingBar } from "../../panels/starting-bar.js";
import { tableBar } from "../../panels/table-bar.js";
import { tableMenu } from "../../panels/table-menu.js";
import { barButton } from "../../play/bar-button.js";
import { makeTabs } from "../../panels/tabs.js";
import { PlayBoard } from "../../play/play-board.js";
import { ELSEWHERE, PERSON, isPerson } from "../../play/seat-kinds.js";
import { Session } from "../../play/session.js";
import { SharedDevice } from "../../play/shared-device.js";
import { asSent, ByLink } from "./by-link.js";
import { keepTable } from "./keeping.js";
import { Replaying } from "./replaying.js";
import { Scores } from "./scores.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../wire.js").SavedMatch} SavedMatch */

/** A match on the table; one that came by a link is kept only once the visitor plays on. */
export class Table {
  /**
   * @param {App} app
   * @param {string | null} id under which the match is kept
   * @param {{ saved: SavedMatch, kinds?: string[], fixed?: number }} kept
   */
  constructor(app, id, { saved, kinds = [], fixed = 0 }) {
    this.app = app;
    this.id = id;
    this.game = saved.game;
    /** What is shown when nobody here is to act. @type {{ show(state: State): boolean }} */
    this.away = new ByLink(this);
    /** Whether the match waits for somebody who is not here. */
    this.waits = false;
    /** @param {unknown} error */
    const onerror = (error) => this.fail(error);
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(this.game)),
      blocked: () => this.session.busy || this.replaying.open,
      more: () => this.adviser.button,
      onplay: (picks) => this.session.change({ do: "play", picks }),
      onerror,
    });
    this.device = new SharedDevice({
      ask: (request) => app.core.ask(request),
      kinds,
      onhandover: (state) => this.handOver(state),
    });
    this.session = new Session(
      {
        ask: (request) => this.device.ask(request),
        show: (shown) => this.show(shown),
        think: (thought) => this.board.think(thought),
        goesOn: () => !this.waits,
        onerror,
      },
      { kinds, fixed },
    );
    this.talk = this.board.talk;
    this.panel = this.board.panel;
    const show = (/** @type {string[]} */ where) => this.board.picking.showWhere(where);
    this.log = new LogPanel({
      word: (event) => this.talk.event(event, this.state?.seat ?? null),
      show,
      why: this.talk.ui("log.why"),
      onwhy: (turn, move) => this.adviser.why(turn.action, move),
    });
    this.adviser = new Adviser({
      core: app.core,
      words: app.words,
      colours: () => this.board.colours,
      show,
      onlook: (move) => this.replaying.from(move),
      puzzle: (mistake) => app.extras.mistakePuzzle({ app, saved: this.saved(), mistake, onerror }),
      onerror,
    });
    this.replaying = new Replaying(this);
    this.scores = new Scores(this.board, this.adviser.reviewButton);
    this.undoButton = this.barButton("undo", () => this.session.undo());
    this.redoButton = this.barButton("redo", () => this.session.redo());
    this.main = element("main", { class: "table" });
    this.root = this.assemble();
    this.panel.say(this.talk.ui("table.starting"));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  get state() {
    return this.session.state;
  }

  /** Who plays each seat: a person, here or elsewhere, or a level of the computer. */
  get kinds() {
    return this.session.kinds;
  }

  assemble() {
    const { talk, board } = this;
    const side = makeTabs(
      [
        { id: "log", label: talk.ui("table.log"), panel: this.log.root },
        { id: "score", label: talk.ui("table.score"), panel: this.scores.sheet },
      ],
      talk.ui("table.side"),
    );
    const bar = tableBar(
      (key) => talk.ui(key),
      talk.say("title"),
      this.game,
      this.app.words.has(this.game, "history.1.title"),
      this.undoButton,
      this.redoButton,
      this.barButton("replay", () => this.replaying.start()),
      this.barButton("share", () => this.share()),
      ...tableMenu((key) => talk.ui(key)),
    );
    const heading = element("h1", { class: "heard-only" }, talk.say("title"));
    const below = element(
      "div",
      { class: "below" },
      startingBar(this.app),
      this.replaying.root,
      this.scores.walk.root,
      this.panel.root,
      this.adviser.root,
      this.adviser.review,
    );
    const root = element("div", { class: "place" }, bar, this.main);
    this.main.append(heading, board.seats, board.stage.root, below, side);
    heading.after(attendTable(board, root));
    return root;
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  barButton(name, onclick) {
    return barButton((key) => this.talk.ui(key), name, onclick);
  }

  /**
   * Open the match; until Python is there it is shown as it was last seen, and picks are kept.
   * @param {SavedMatch} saved
   */
  async open(saved) {
    const { session, board } = this;
    const seen = this.id === null || this.app.core.started ? null : seenState(this.id, saved);
    if (seen) {
      board.picking.hold();
      session.foresee(seen);
    }
    await session.begin({ do: "open", saved });
    if (session.state && isPerson(this.kinds, session.state.turn)) this.recap();
    await board.picking.release();
  }

  /** @param {unknown} error */
  fail(error) {
    this.panel.refuse(wordError(this.app.words, this.game, error));
  }

  /** @param {import("../../play/session.js").Shown} shown */
  show(shown) {
    const { state, request, moved } = shown;
    const { session, board, kinds } = this;
    const early = request === null;
    board.name(state, kinds);
    if (!early) keepTable(this, state, moved);
    this.main.dataset[early ? "seen" : "move"] = String(state.saved.cursor);
    this.log.tell(state.told.turns, board.colours);
    this.adviser.clear();
    const asked = isPerson(kinds, state.turn);
    board.lay(session, {
      asked,
      moved,
      view: this.device.own(state.view),
      kinds,
    });
    if (!storageWorks) this.panel.refuse(this.talk.ui("error.storage"));
    this.scores.show(state);
    this.showUndo(!early);
    if (state.outcome) this.scores.showResult(state.outcome);
    this.waits = !early && this.away.show(state);
    if (!early) board.tell(session, shown, asked && !this.waits);
    if (moved) {
      board.showMotion(session);
      if (state.outcome) board.animation.then(() => this.scores.walk.begin());
    }
    const mixed = kinds.some((kind) => kind !== PERSON);
    if (request?.do === "play" && mixed && !this.waits && isPerson(kinds, state.turn)) {
      board.hurry = false;
      this.recap();
    }
  }

  /** @param {boolean} ready whether the core can be asked */
  showUndo(ready) {
    this.undoButton.disabled = !ready || !this.session.canUndo;
    this.redoButton.disabled = !ready || !this.session.canRedo;
  }

  /** The match has left this device as a link: what is in it stays. */
  fix() {
    const { state, session } = this;
    if (!state || !this.kinds.includes(ELSEWHERE)) return;
    session.fixed = state.saved.cursor;
    this.undoButton.disabled = true;
    keepTable(this, state, false);
  }

  /** Tell what the others have done since the last action of the person to act. */
  recap() {
    const { state, talk } = this;
    if (!state || state.turn === null || state.turn !== state.seat) return;
    const events = this.session.since(state.turn);
    this.panel.recap(events.map((event) => talk.event(event, state.seat)));
  }

  /**
   * Hide all hands until the next player takes the device.
   * @param {State} state
   */
  handOver(state) {
    if (this.session.closed) return;
    document.querySelector("dialog.handover")?.remove();
    this.board.name(state, this.kinds);
    const name = this.app.words.names[/** @type {number} */ (state.turn)];
    const dialog = handover({
      title: this.talk.ui("handover.title", { name }),
      text: this.talk.ui("handover.text", { name }),
      button: this.talk.ui("handover.take", { name }),
      ontake: () => {
        for (const event of this.session.since(state.turn)) {
          this.app.announce(this.talk.brief(event, state.turn));
        }
        this.session.see(this.device.takeOver(state));
        this.recap();
        this.board.keeper?.decide();
      },
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  /** @returns {SavedMatch} the match as it stands */
  saved() {
    return /** @type {State} */ (this.state).saved;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const asked = event.target instanceof HTMLInputElement ? null : undoKey(event);
    if (!asked) return;
    event.preventDefault();
    const button = asked === "redo" ? this.redoButton : this.undoButton;
    if (!button.disabled) button.click();
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
    this.session.close();
    this.replaying.close();
    document.querySelector("dialog.handover")?.remove();
    document.removeEventListener("keydown", this.keys);
    this.board.close();
  }
}
