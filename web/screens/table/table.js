// The table where a match is played: it puts a session and its board among the panels of a match.

import { dropSeen, seenState } from "../../core/saves.js";
import { element } from "../../core/element.js";
import { tellHost } from "../../core/embed.js";
import { noteResult } from "../../core/results.js";
import { undoKey } from "../../core/undo-keys.js";
import { wordError } from "../../core/word-error.js";
import { gameNamed } from "../../games/index.js";
import { Adviser } from "../../panels/adviser.js";
import { handover } from "../../panels/handover.js";
import { attendTable } from "../../panels/in-words.js";
import { LogPanel } from "../../panels/log.js";
import { recap } from "../../panels/recap.js";
import { startingBar } from "../../panels/starting-bar.js";
import { tableBar } from "../../panels/table-bar.js";
import { tableMenu } from "../../panels/table-menu.js";
import { barButton } from "../../play/bar-button.js";
import { isSmall } from "../../play/pacing.js";
import { PlayBoard } from "../../play/play-board.js";
import { rematch } from "../../play/match-choices.js";
import { resultOf } from "../../play/results.js";
import { ELSEWHERE, PERSON, isPerson } from "../../play/seat-kinds.js";
import { Session, eventsSince } from "../../play/session.js";
import { SharedDevice } from "../../play/shared-device.js";
import { usesSpace } from "../../play/table-keys.js";
import { Advance } from "./advance.js";
import { ByLink } from "./by-link.js";
import { Keeping } from "./keeping.js";
import { Replaying } from "./replaying.js";
import { Scores } from "./scores.js";
import { Sharing } from "./sharing.js";
import { TableSide } from "./side.js";
import { Talking } from "./talking.js";
import { TableTeaching } from "./teaching.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../wire.js").SavedMatch} SavedMatch */

/** A match on the table; one that came by a link is kept only once the visitor plays on. */
export class Table {
  /**
   * @param {App} app
   * @param {string | null} id under which the match is kept
   * @param {{ saved: SavedMatch, kinds?: string[], fixed?: number, task?: import("../../core/saves.js").ClassTask, teacher?: import("../../play/teaching.js").Teacher, occasion?: string, sheets?: import("../../wire.js").AdvanceSheet[] }} kept
   */
  constructor(app, id, { saved, kinds = [], fixed = 0, task, teacher, occasion, sheets = [] }) {
    this.app = app;
    this.game = saved.game;
    /** What a class may do in it, and how it is handed in. */
    this.task = task ? app.extras.classMatch(app, task, () => this.saved()) : null;
    /** What else it is played for. */
    this.occasion = occasion;
    /** What players have answered in advance. */
    this.advance = new Advance(this, sheets);
    /** What is shown when nobody here is to act. @type {{ show(state: State): boolean }} */
    this.away = new ByLink(this);
    /** Whether the match waits for somebody who is not here. */
    this.waits = false;
    /** What was not drawn, as the next action was known already. @type {import("../../play/session.js").Shown | null} */
    this.passed = null;
    /** @param {unknown} error */
    const onerror = (error) => this.fail(error);
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(this.game)),
      blocked: () =>
        this.session.busy ||
        this.teaching.busy ||
        this.replaying.open ||
        this.keeping.stopped !== null,
      more: () => this.helped && this.adviser.button,
      onplay: (picks) => this.teaching.play(picks),
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
        goesOn: () => !this.waits && !this.keeping.stopped,
        onerror: (error, request) => {
          this.catchUp();
          this.fail(error);
          if (request.do === "open") this.keeping.refused(error);
        },
      },
      { kinds, fixed },
    );
    this.talk = this.board.talk;
    this.panel = this.board.panel;
    this.teaching = new TableTeaching(this, teacher);
    this.keeping = new Keeping(this, id);
    this.sharing = new Sharing(this);
    this.talking = new Talking(this);
    const show = (/** @type {string[]} */ where) => this.board.picking.showWhere(where);
    this.log = new LogPanel({
      word: (event) => this.talk.told(event, this.state?.seat ?? null),
      name: (seat) => this.talk.shortNames[seat],
      explained: (events) => !isSmall(this.board.game.painter, events),
      show,
      why: this.talk.ui("log.why"),
      onwhy: (turn, move) => this.adviser.why(turn.action, move),
    });
    this.adviser = new Adviser({
      core: app.core,
      words: app.words,
      colours: () => this.board.colours,
      viewer: () => this.device.viewer,
      show,
      showLine: (steps) => this.board.showLine(steps),
      onlook: ({ move }) => this.replaying.from(move),
      puzzle: (mistake) => app.extras.mistakePuzzle({ app, saved: this.saved(), mistake, onerror }),
      onerror,
    });
    this.replaying = new Replaying(this);
    this.scores = new Scores(this, {
      rematch: () => rematch(app, this.saved(), this.kinds).catch(onerror),
      share: () => this.sharing.offer(),
      review: () => this.lookBack(),
    });
    this.undoButton = this.barButton("undo", () => {
      this.task?.undone();
      this.session.undo();
    });
    if (this.task) this.adviser.button.addEventListener("click", this.task.hinted);
    this.redoButton = this.barButton("redo", () => this.session.redo());
    this.panel.beside.append(this.adviser.root);
    this.side = new TableSide((key) => this.talk.ui(key), {
      now: element(
        "div",
        { class: "below" },
        startingBar(this.app),
        this.keeping.notice.root,
        this.scores.ending.strip,
        this.panel.root,
        this.talking.root,
      ),
      log: this.log.root,
      score: this.scores.sheet,
      back: [
        this.replaying.opener,
        this.adviser.reviewButton,
        this.replaying.root,
        this.adviser.review,
      ],
    });
    this.main = element("main", { class: "table" });
    this.root = this.assemble();
    this.panel.say(this.talk.ui("table.starting"));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  get state() {
    return this.session.state;
  }

  /** Under which the match is kept; null until it is. */
  get id() {
    return this.keeping.id;
  }

  /** Who plays each seat: a person, here or elsewhere, or a level of the computer. */
  get kinds() {
    return this.session.kinds;
  }

  /** Whether hints are offered: not where a teacher forbids them, and never among people by link. */
  get helped() {
    return this.task?.of.hints !== false && !this.kinds.includes(ELSEWHERE);
  }

  assemble() {
    const { talk, board } = this;
    const bar = tableBar(
      (key) => talk.ui(key),
      talk.say("title"),
      this.game,
      this.app.words.has(this.game, "history.1.title"),
      this.undoButton,
      this.redoButton,
      this.replayButton(),
      this.barButton("share", () => this.sharing.offer()),
      ...(this.task ? [this.task.button] : []),
      ...tableMenu((key) => talk.ui(key), this.talking.choice, this.teaching.choice),
    );
    const heading = element("h1", { class: "heard-only" }, talk.say("title"));
    const root = element("div", { class: "place" }, bar, this.main);
    const boardArea = element(
      "div",
      { class: "board-area" },
      board.stage.root,
      this.scores.ending.root,
    );
    this.main.append(heading, board.seats, boardArea, this.side.root);
    heading.after(attendTable(board, root));
    return root;
  }

  /** On a narrow screen it is found with the look back only. */
  replayButton() {
    const button = this.barButton("replay", () => this.replaying.start());
    button.classList.add("roomy");
    return button;
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
    if (seen) this.foresee(seen);
    await session.begin({ do: "open", saved });
    if (!this.passed && session.state && isPerson(this.kinds, session.state.turn)) this.recap();
    await board.picking.release(this.passed !== null);
    this.catchUp();
  }

  /**
   * Tell whether what has been opened needs no drawing: it stands as it was last seen, and what was
   * picked meanwhile is played at once.
   * @param {import("../../play/session.js").Shown} shown
   */
  passes({ state, request }) {
    const asked = request?.do === "open" && isPerson(this.kinds, state.turn) && !state.next;
    if (!asked || this.keeping.stopped || this.teaching.applies) return false;
    return this.board.picking.isDecided(state.legal);
  }

  /** Draw what was passed over, if it has not gone on from there. */
  catchUp() {
    const { passed } = this;
    if (passed && !this.session.closed) this.show(passed);
  }

  /** @param {State} seen the match as it was last seen, from the device: it may be anything */
  foresee(seen) {
    try {
      this.board.picking.hold();
      this.session.foresee(seen);
    } catch {
      dropSeen();
    }
  }

  /**
   * Go on with the match as another tab has left it, or has just made it.
   * @param {{ saved: SavedMatch, kinds?: string[], fixed?: number, teacher?: import("../../play/teaching.js").Teacher, sheets?: import("../../wire.js").AdvanceSheet[] }} kept
   */
  goOnWith({ saved, kinds = [], fixed = 0, teacher, sheets = [] }) {
    const { session, device, replaying } = this;
    this.closeHandover();
    replaying.leave();
    session.kinds = kinds;
    session.fixed = fixed;
    this.advance.sheets = sheets;
    device.seat(kinds);
    if (teacher) this.teaching.teacher = teacher;
    this.teaching.offer();
    return session.begin({ do: "open", saved });
  }

  /** Show the match without playing in it. */
  lookOn() {
    const { session, state } = this;
    this.closeHandover();
    session.drop();
    if (state) session.see(state);
  }

  closeHandover() {
    document.querySelector("dialog.handover")?.remove();
  }

  /** @param {unknown} error */
  fail(error) {
    this.panel.refuse(wordError(this.app.words, this.game, error));
  }

  /** @param {import("../../play/session.js").Shown} shown */
  show(shown) {
    const passes = this.passed === null && this.passes(shown);
    this.passed = passes ? shown : null;
    if (passes) return;
    const { state, request, moved } = shown;
    const { session, board, kinds } = this;
    const early = request === null;
    board.name(state, kinds);
    if (!early) this.keeping.keep(state, moved);
    const { stopped } = this.keeping;
    this.main.dataset[early ? "seen" : "move"] = String(state.saved.cursor);
    this.log.tell(state.told.turns, board.colours);
    this.adviser.clear();
    this.teaching.reset();
    const asked = isPerson(kinds, state.turn) && !stopped;
    board.lay(session, {
      asked,
      moved,
      view: this.device.own(state.view),
      kinds,
    });
    this.talking.attend(kinds);
    this.scores.show(state, kinds);
    this.adviser.reviewButton.hidden = !state.outcome;
    this.showUndo(!early && !stopped);
    if (stopped) this.sayWhoseTurn(state);
    if (state.outcome) this.scores.sayEnd();
    this.waits = !early && !stopped && this.away.show(state);
    if (!early) board.tell(session, shown, asked && !this.waits);
    if (!early) this.talking.tell(shown);
    if (moved) board.showMotion(session);
    if (state.outcome && !early) this.scores.showEnd(moved);
    if (state.outcome && moved) this.tellEnd(state);
    if (asked && request?.do === "play") this.side.show("now");
    const mixed = kinds.some((kind) => kind !== PERSON);
    if (request?.do === "play" && mixed && asked && !this.waits) {
      board.hurry = false;
      this.recap();
    }
    if (asked && !early) this.teaching.prepare();
  }

  /** Keep the match again: something about it has changed, and no move. */
  keepAsIs() {
    if (this.state) this.keeping.keep(this.state, false);
  }

  /**
   * Note in the record book how the match has ended, and tell whoever has this page in theirs.
   * @param {State} state
   */
  tellEnd(state) {
    const { outcome, totals } = state;
    const { kinds, occasion } = this;
    const taught = this.teaching.kept() !== undefined;
    const result = resultOf({ state, kinds, when: Date.now(), occasion, taught });
    if (result && this.id !== null) noteResult(this.id, result);
    const seat = Math.max(0, this.kinds.indexOf(PERSON));
    const score = { raw: totals[seat], max: Math.max(...totals) };
    const success = outcome?.winners.includes(seat) ?? false;
    tellHost("completed", { name: this.talk.say("title"), success, score });
  }

  /** @param {State} state */
  sayWhoseTurn({ turn }) {
    if (turn === null) return;
    this.panel.say(this.talk.ui("by-link.computer", { name: this.app.words.names[turn] }));
  }

  /** Let the computer look back at the match. */
  lookBack() {
    this.side.show("back");
    this.scores.ending.showBoard();
    this.adviser.lookBack();
  }

  /** @param {boolean} ready whether the match can be changed here */
  showUndo(ready) {
    const may = ready && this.task?.of.undo !== false;
    this.undoButton.disabled = !may || !this.session.canUndo;
    this.redoButton.disabled = !may || !this.session.canRedo;
  }

  /** Tell what the others have done since the last action of the person to act. */
  recap() {
    const { state, talk } = this;
    if (!state || state.turn === null || state.turn !== state.seat) return;
    this.panel.recap(
      recap({
        events: this.session.since(state.turn),
        viewer: state.seat,
        colours: this.board.colours,
        talk,
        show: (where) => this.board.picking.showWhere(where),
      }),
    );
    this.advance.tell();
  }

  /**
   * Hide all hands until the next player takes the device.
   * @param {State} state
   */
  handOver(state) {
    if (this.session.closed || this.keeping.stopped) return;
    this.closeHandover();
    this.board.name(state, this.kinds);
    const name = this.app.words.names[/** @type {number} */ (state.turn)];
    const dialog = handover({
      title: this.talk.ui("handover.title", { name }),
      text: this.talk.ui("handover.text", { name }),
      button: this.talk.ui("handover.take", { name }),
      ontake: () => {
        const taken = this.device.takeOver(state);
        for (const event of eventsSince(taken.told.turns, taken.turn)) {
          this.app.announce(this.talk.brief(event, taken.turn));
        }
        this.session.see(taken);
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
    const { ending } = this.scores;
    if (event.key === " " && ending.counting && !usesSpace(event.target)) {
      event.preventDefault();
      ending.showCard();
    }
    const asked = event.target instanceof HTMLInputElement ? null : undoKey(event);
    if (!asked) return;
    event.preventDefault();
    const button = asked === "redo" ? this.redoButton : this.undoButton;
    if (!button.disabled) button.click();
  }

  close() {
    this.session.close();
    this.replaying.close();
    this.scores.close();
    this.keeping.close();
    this.closeHandover();
    document.removeEventListener("keydown", this.keys);
    this.board.close();
  }
}
