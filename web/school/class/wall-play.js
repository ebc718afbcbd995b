// The class against the computer: the teacher clicks on a board, and the wall shows what becomes of it.

import { element } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { PlayBoard } from "../../play/play-board.js";
import { PERSON } from "../../play/seat-kinds.js";
import { Session } from "../../play/session.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("../../wire.js").View} View */

export class WallPlay {
  /**
   * @param {App} app
   * @param {Content} content
   * @param {{ step: number, way: import("../../wire.js").Action[] }} from the step, or what was played of the match
   * @param {(view: View, account: string[]) => void} onview what everybody may see now, and in words
   */
  constructor(app, content, { step, way }, onview) {
    this.app = app;
    this.content = content;
    this.step = step;
    this.way = way;
    this.onview = onview;
    /** The seat that the class plays. */
    this.seat = 0;
    this.board = new PlayBoard({
      app,
      game: /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(content.game)),
      blocked: () => this.session.busy,
      onplay: (picks) => this.session.change({ do: "play", picks, seat: this.seat }),
      onerror: (error) => this.fail(error),
    });
    this.session = new Session({
      ask: (request) => app.core.ask(request),
      show: (shown) => this.show(shown),
      think: (thought) => this.board.think(thought),
      playing: (picks) => ({ do: "play", picks, seat: this.seat }),
      goesOn: () => true,
      onerror: (error) => this.fail(error),
    });
    this.root = element(
      "div",
      { class: "wall-play" },
      this.board.seats,
      this.board.stage.root,
      this.board.panel.root,
    );
  }

  /** Begin where the step or the match begins. */
  async begin() {
    const { lesson, assignment } = this.content;
    const usual = this.app.facts(this.content.game).usual_level;
    if (lesson) {
      const [first] = lesson.steps[this.step].check;
      const level = first?.is === "win" ? first.level : usual;
      const state = await this.app.core.ask({ do: "lesson_step", step: this.step });
      this.seat = state.pupil ?? 0;
      this.seatComputers(state.seats, level);
      await this.session.begin({ do: "open", saved: state.saved, seat: this.seat });
      return;
    }
    if (!assignment.match) return;
    const { kinds, actions: given, ...setup } = assignment.match;
    this.seat = kinds.indexOf(PERSON);
    this.session.kinds = [...kinds];
    const actions = [...given, ...this.way];
    const saved = { ...setup, players: [], actions, cursor: actions.length };
    await this.session.begin({ do: "open", saved, seat: this.seat });
  }

  /** @param {number} seats @param {string} level */
  seatComputers(seats, level) {
    this.session.kinds = Array.from({ length: seats }, (_, one) =>
      one === this.seat ? PERSON : level,
    );
  }

  /** @param {import("../../play/session.js").Shown} shown */
  show(shown) {
    const { state, moved } = shown;
    const asked = state.turn === this.seat;
    const view = { ...state.view, seat: this.seat };
    this.board.lay(this.session, { asked, moved, view, kinds: this.session.kinds });
    this.board.tell(this.session, shown, asked);
    if (moved) this.board.showMotion(this.session);
    if (asked) this.board.hurry = false;
    if (state.outcome) this.board.panel.say(this.board.talk.winners(state.outcome));
    const { words } = this.app;
    const standing = state.totals.map((n, seat) => `${words.names[seat]} ${n}`).join(" : ");
    const told = moved ? this.board.talk.events(this.session.last(), null) : "";
    const ended = state.outcome ? this.board.talk.winners(state.outcome) : "";
    this.onview(view, [standing, told, ended].filter(Boolean));
  }

  /** @param {unknown} error */
  fail(error) {
    this.board.panel.refuse(wordRefusal(this.app.words, this.content.game, error));
  }

  close() {
    this.session.close();
    this.board.close();
  }
}
