// Remarks of those who play at a level, below the decision; off by a switch that is remembered.

import { element, fill } from "../../core/element.js";
import { changeSettings, settings } from "../../core/settings.js";
import { Remarks } from "../../play/remarks.js";
import { figureOf } from "../../play/seat-kinds.js";

export class Talking {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.root = element("p", { class: "remark", hidden: true });
    this.remarks = new Remarks(table.app.words, table.game);
    const box = element("input", {
      type: "checkbox",
      name: "remarks",
      checked: settings().remarks === "on",
      onchange: () => {
        changeSettings({ remarks: box.checked ? "on" : "off" });
        this.show();
      },
    });
    this.choice = element("label", {}, box, " ", table.talk.ui("settings.remarks"));
    /** Settles when the lines are there, and never where nobody sits who has any. @type {Promise<unknown> | null} */
    this.lines = null;
    /** @type {import("../../play/remarks.js").Remark | null} */
    this.said = null;
  }

  /** Bring the lines where somebody sits who has any, and offer the switch. @param {string[]} kinds */
  attend(kinds) {
    const some = kinds.some((kind) => figureOf(kind));
    this.choice.hidden = !some;
    if (!some || this.lines) return;
    const { words, shipped } = this.table.app;
    this.lines = shipped(`words/${words.language}-people.json`)
      .then((lines) => (words.files.people ??= lines))
      .catch(() => {}); // without a network they say nothing
  }

  /**
   * Say something about what has just happened, or leave what was said until somebody says more.
   * @param {import("../../play/session.js").Shown} shown
   */
  tell({ state, moved, undone }) {
    if (undone.length > 0) this.said = null;
    this.show();
    if (!moved || settings().remarks !== "on") return;
    const { session, kinds } = this.table;
    const { totals, outcome, saved } = state;
    const now = { events: session.last(), kinds, totals, outcome, cursor: saved.cursor };
    const left = session.watchMatch();
    this.lines?.then(() => {
      if (!left()) this.say(this.remarks.on(now));
    });
  }

  /** @param {import("../../play/remarks.js").Remark | null} said */
  say(said) {
    if (!said) return;
    this.said = said;
    this.table.app.announce(this.word(said));
    this.show();
  }

  /** @param {import("../../play/remarks.js").Remark} said */
  word({ seat, line }) {
    const { talk } = this.table;
    return talk.ui("remark", { name: talk.shortNames[seat], line });
  }

  show() {
    const { said, table } = this;
    this.root.hidden = said === null || settings().remarks !== "on";
    if (said === null) return;
    this.root.style.setProperty("--seat", `var(--${table.board.colours[said.seat]})`);
    fill(this.root, this.word(said));
  }
}
