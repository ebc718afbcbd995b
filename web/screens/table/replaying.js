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
      onlook: (move) => {
        this.looking = this.look(move);
      },
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
        this.opener.hidden = false;
        table.side.show(table.adviser.review.hidden ? "now" : "back");
        table.session.change({ do: "state" });
      },
    });
    this.root = this.panel.root;
    /** Settles when the moment that was asked for is on the board. @type {Promise<void>} */
    this.looking = Promise.resolve();
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

  /** Show a moment. @param {number} move */
  async from(move) {
    this.openAt(move, this.table.state?.saved.cursor ?? move);
    await this.looking;
  }

  /** @param {number} move @param {number} last */
  openAt(move, last) {
    const { side, scores } = this.table;
    scores.ending.hide();
    this.opener.hidden = true;
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
      board.scene.names = talk.shortNames;
      board.drawSeats(seen);
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
    this.opener.hidden = false;
  }

  close() {
    this.panel.pause();
  }
}
