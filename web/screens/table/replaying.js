// Looking back at a table: earlier moments are shown in place of the match, which waits meanwhile.

import { element } from "../../core/element.js";
import { ReplayPanel } from "../../panels/replay.js";

export class Replaying {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { app, talk } = table;
    this.stepButton = app.extras.stepFromMatch(app, () => ({
      saved: table.saved(),
      move: this.panel.move(),
    }));
    this.panel = new ReplayPanel({
      ui: (key, values) => talk.ui(key, values),
      onlook: (move) => this.look(move),
      onwhy: async (move) => {
        const turn = table.session.turns[move - 1]; // none at the start, or where it was taken back
        const reason = turn && (await table.adviser.why(turn.action, move - 1));
        if (reason && this.open && this.panel.move() === move) this.panel.say(reason);
      },
      more: element(
        "details",
        { class: "for-teachers" },
        element("summary", {}, talk.ui("replay.teachers")),
        this.stepButton,
      ),
      onclose: () => {
        table.side.show("now");
        table.session.change({ do: "state" });
      },
    });
    this.root = this.panel.root;
    /** What was better than the move after the moment that is shown. @type {string[]} */
    this.better = [];
    this.opener = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "look-replay" },
        onclick: () => this.start(),
      },
      talk.ui("table.replay"),
    );
  }

  get open() {
    return !this.root.hidden;
  }

  /** Begin where it is worth while: a match that is over from its first move. */
  start() {
    const { state } = this.table;
    const last = state?.saved.cursor ?? 0;
    // A lesson shows the hand of whoever is to act: not before the game is over.
    this.stepButton.hidden = !state || (state.secrets && !state.outcome);
    this.openAt(state?.outcome ? 0 : last, last);
  }

  /**
   * Show a moment, and what would have been better there.
   * @param {number} move
   * @param {string[]} [better]
   */
  from(move, better = []) {
    this.better = better;
    this.openAt(move, this.table.state?.saved.cursor ?? move);
  }

  /** @param {number} move @param {number} last */
  openAt(move, last) {
    const { side, scores } = this.table;
    scores.ending.hide();
    side.show("back");
    this.panel.open(move, last);
  }

  /** Replay by itself what has happened from a move on. @param {number} move */
  watch(move) {
    const last = this.table.session.turns.length;
    this.openAt(move < last ? move : 0, last);
    this.panel.toggle();
  }

  /**
   * Show an earlier moment; nothing can be picked there.
   * @param {number} move
   */
  async look(move) {
    const { app, board, device, session, talk, log } = this.table;
    try {
      const seen = await app.core.ask({ do: "look", move, seat: device.viewer });
      if (!this.open || this.panel.move() !== move) return;
      const events = session.turns[move - 1]?.events ?? [];
      board.picking.showOnly(device.own(seen.view), events);
      board.scene.names = app.words.names;
      board.drawSeats(seen);
      if (this.better.length > 0) board.picking.showWhere(this.better);
      this.better = [];
      this.panel.say(talk.events(events, device.viewer));
      log.mark(move);
    } catch (error) {
      this.table.fail(error);
    }
  }

  /** Put the panel away: something else comes on the board. */
  leave() {
    this.panel.pause();
    this.root.hidden = true;
  }

  close() {
    this.panel.pause();
  }
}
