// The match of a table leaves it: as a link, or as a file.

import { saveText, shareMatch } from "../../panels/share.js";
import { ELSEWHERE } from "../../play/seat-kinds.js";
import { asSent } from "./by-link.js";

export class Sharing {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** How a file of the match's record is called. */
  get fileName() {
    const { game, state } = this.table;
    return `${game}-${state?.saved.seed}.txt`;
  }

  /** Whether what leaves the table holds hands that are hidden at it. */
  get reveals() {
    const { state } = this.table;
    return state !== null && state.secrets && !state.outcome;
  }

  /** Offer the match as a link or a file. */
  async offer() {
    const { table } = this;
    await shareMatch({
      core: table.app.core,
      ui: table.talk.ui.bind(table.talk),
      title: table.talk.say("title"),
      name: this.fileName,
      kinds: asSent(table.kinds),
      sheets: table.advance.sheets,
      reveals: this.reveals,
      ontaken: () => this.fix(),
      paper: table.id === null ? undefined : `#/paper/match/${table.id}`,
    }).catch((error) => table.fail(error));
  }

  /** Hand the record to the player as a file. */
  async saveRecord() {
    try {
      const { record } = await this.table.app.core.ask({ do: "write", kinds: this.table.kinds });
      saveText(record, this.fileName);
    } catch (error) {
      this.table.fail(error);
    }
  }

  /** The match has left this device as a link: what is in it stays. */
  fix() {
    const { state, session, kinds, undoButton, keeping } = this.table;
    if (!state || !kinds.includes(ELSEWHERE)) return;
    session.fixed = state.saved.cursor;
    undoButton.disabled = true;
    keeping.keep(state, false);
  }
}
