// Answers in advance are made here, on a board to try on: first what the others may play, then one's own
// answer. Nothing of it is played in the match; what the player cannot know is dealt anew by the core.

import { withAnswer } from "../core/advance-sheets.js";
import { buttonIcon } from "../core/button-icons.js";
import { element, fill } from "../core/element.js";
import { keepUnlessChanged, keptMatch } from "../core/saves.js";
import { wordError } from "../core/word-error.js";
import { gameNamed } from "../games/index.js";
import { attendTable } from "../panels/in-words.js";
import { lostScreen } from "../panels/lost.js";
import { startingBar } from "../panels/starting-bar.js";
import { PlayBoard } from "../play/play-board.js";
import { ELSEWHERE, onlyPerson } from "../play/seat-kinds.js";
import { Session } from "../play/session.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").Action} Action */

/**
 * @param {App} app
 * @param {string} id the kept match
 * @returns {import("../page.js").Screen}
 */
export function answerAheadScreen(app, id) {
  const kept = keptMatch(id);
  const seat = onlyPerson(kept?.kinds ?? []);
  const open = kept && seat !== null && kept.kinds?.includes(ELSEWHERE) && !kept.over;
  if (!open || !gameNamed(kept.saved.game)) {
    return lostScreen(app, { text: app.words.say("page", "ahead.nothing") });
  }
  const screen = new AnswerAhead(app, kept, seat);
  screen.begin(null);
  const title = app.words.say("page", "ahead.title");
  return { title, root: screen.root, close: () => screen.close() };
}

class AnswerAhead {
  /**
   * @param {App} app
   * @param {import("../core/saves.js").KeptMatch} kept
   * @param {number} seat whose answers are made
   */
  constructor(app, kept, seat) {
    this.app = app;
    this.kept = kept;
    this.seat = seat;
    /** What is to be seen before the answer is played; null while it is played on the board. @type {Action[] | null} */
    this.seen = null;
    /** How many actions were only imagined to come before the answer. */
    this.imagined = 0;
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../painter.js").GameOfThePage} */ (gameNamed(kept.saved.game)),
      blocked: () => this.session.busy || this.done,
      onplay: (picks) => this.session.change({ do: "play", picks, seat }),
      onerror: (error) => this.fail(error),
    });
    this.session = new Session({
      ask: (request) => app.core.ask(request),
      show: (shown) => this.show(shown),
      onerror: (error, request) => {
        this.fail(error);
        if (request.do === "imagine" && this.seen !== null) this.begin(null, true);
      },
    });
    this.talk = this.board.talk;
    this.text = element("div", { class: "told" });
    this.deeds = element("div", { class: "row" });
    this.task = element(
      "section",
      { class: "task", "aria-label": this.ui("ahead.title"), tabindex: "0" },
      this.text,
      this.deeds,
    );
    this.main = element("main", { class: "table lesson ahead" });
    this.root = this.assemble();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.talk.ui(key, values);
  }

  /** What has been played here, by whom. */
  get turns() {
    return this.session.turns.slice(this.imagined);
  }

  /** What the answer would be. @returns {Action[]} */
  get play() {
    return this.turns.filter(({ turn }) => turn === this.seat).map(({ action }) => action);
  }

  /** Whether the turn that is answered with is over. */
  get done() {
    const { state } = this.session;
    return state !== null && this.play.length > 0 && state.turn !== this.seat;
  }

  assemble() {
    const { board, kept } = this;
    const leave = element(
      "a",
      { class: "button quiet", href: `#/match/${kept.id}`, dataset: { do: "leave" } },
      buttonIcon("close"),
      element("span", { class: "words" }, this.ui("ahead.back")),
    );
    const bar = element(
      "nav",
      { class: "bar", "aria-label": this.ui("ahead.bar") },
      element("h1", { class: "wordmark" }, this.ui("ahead.title")),
      leave,
    );
    const below = element("div", { class: "below" }, startingBar(this.app), board.panel.root);
    const root = element("div", { class: "place" }, bar, this.main);
    this.main.append(board.seats, this.task, board.stage.root, below);
    this.main.prepend(attendTable(board, root));
    return root;
  }

  /**
   * Begin to imagine: what is seen is played at once, up to one's own turn.
   * @param {Action[] | null} seen
   * @param {boolean} [refused] whether a refusal is to stay in sight
   */
  async begin(seen, refused = false) {
    const { saved } = this.kept;
    this.seen = seen;
    this.imagined = 0;
    const message = refused ? this.board.panel.message.textContent : "";
    const state = await this.session.begin({ do: "imagine", saved, seat: this.seat, seen });
    if (!state) return;
    if (state.turn === this.seat && seen === null) {
      this.app.go(`#/match/${this.kept.id}`); // there is nothing to foresee
    } else if (seen !== null) {
      this.imagined = state.saved.cursor;
      this.session.fixed = state.saved.cursor;
      this.tell(state);
    }
    if (message) this.board.panel.refuse(message);
  }

  /** @param {import("../play/session.js").Shown} shown */
  show(shown) {
    const { state, moved } = shown;
    const { board, session } = this;
    const asked = !this.done && state.turn !== null;
    board.lay(session, { asked, moved, kinds: this.kept.kinds ?? [] });
    this.main.dataset.move = String(state.saved.cursor);
    this.tell(state);
    board.tell(session, shown, asked);
    if (moved) board.showMotion(session);
  }

  /** Say what is to be done now. @param {State} state */
  tell(state) {
    const { board, seat } = this;
    const { names } = this.app.words;
    const theirs = state.turn !== null && state.turn !== seat && !this.done;
    const name = state.turn === null ? "" : names[state.turn];
    const hidden = theirs && state.secrets;
    board.picking.marking = hidden ? (spot) => this.point(spot) : null;
    const over = state.turn === null && this.play.length === 0;
    const stage = over ? "over" : this.done ? "done" : theirs ? "theirs" : "mine";
    const key = hidden ? "theirs-hidden" : stage === "mine" ? this.mineKey() : stage;
    const place = this.seen?.flat().map((pick) => this.talk.pick(pick, ""));
    const said = this.ui(`ahead.${key}`, { name, place });
    const summary = this.turns.flatMap(({ events }) => events.slice(0, 1));
    this.main.dataset.stage = stage;
    fill(
      this.text,
      element("p", { class: "asks" }, said),
      this.play.length > 0 && element("p", {}, this.talk.events(summary, seat)),
      theirs && element("p", { class: "small" }, this.ui("ahead.note")),
    );
    fill(
      this.deeds,
      theirs && this.turns.length === 0 && this.button("whatever", () => this.begin([])),
      this.play.length > 0 && this.button("keep", () => this.keep(), "main"),
      (this.turns.length > 0 || this.seen !== null) &&
        this.button("again", () => this.begin(null), "quiet"),
    );
    this.app.announce(said);
  }

  mineKey() {
    if (this.seen === null) return "mine";
    return this.seen.length > 0 ? "mine-place" : "mine-whatever";
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   * @param {string} [look]
   */
  button(name, onclick, look = "") {
    const dataset = { do: `ahead-${name}` };
    return element(
      "button",
      { type: "button", class: `button ${look}`, dataset, onclick },
      this.ui(`ahead.${name}`),
    );
  }

  /** Take a place that the others may use. @param {import("../painter.js").Spot} spot */
  point({ picks }) {
    if (this.session.busy || picks.length === 0) return;
    this.begin([[picks[0]]]);
  }

  /** Keep the answer with the match, and go back there. */
  keep() {
    const { kept, seat, seen, play } = this;
    const theirs = this.turns.filter(({ turn }) => turn !== seat && turn !== null);
    const before = this.turns.findIndex(({ turn }) => turn === seat);
    const foreseen = theirs.filter((turn) => this.turns.indexOf(turn) < before);
    const answer = { seen: seen ?? foreseen.map(({ action }) => action), play };
    const now = keptMatch(kept.id) ?? kept;
    const sheets = withAnswer(now.sheets ?? [], seat, now.saved.cursor, answer);
    const unchanged = keepUnlessChanged({ ...now, sheets }, kept.saved);
    if (unchanged) location.replace(`#/match/${kept.id}`);
    else this.board.panel.refuse(this.ui("ahead.nothing"));
  }

  /** @param {unknown} error */
  fail(error) {
    const said = wordError(this.app.words, this.kept.saved.game, error);
    this.board.panel.refuse(said);
  }

  close() {
    this.session.close();
    this.board.close();
  }
}
