// Answers in advance at a table: those of players elsewhere are played when they apply, and whoever sends
// the match leaves some, or takes them back.

import { sheetsLeft, withoutAnswer } from "../../core/advance-sheets.js";
import { element } from "../../core/element.js";
import { sayAnswers } from "../../panels/advance-words.js";
import { onlyPerson } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../wire.js").AdvanceSheet} AdvanceSheet */

export class Advance {
  /** Who has just answered in advance, until it is told. @type {number | null} */
  #answered = null;
  #playing = false;

  /**
   * @param {Table} table
   * @param {AdvanceSheet[]} sheets
   */
  constructor(table, sheets) {
    this.table = table;
    this.sheets = sheets;
  }

  /**
   * Give what is worth keeping at a state.
   * @param {State} state
   * @returns {AdvanceSheet[] | undefined}
   */
  kept({ saved, told }) {
    if (!this.#playing) this.sheets = sheetsLeft(this.sheets, saved.cursor, told.turns);
    return this.sheets.length > 0 ? this.sheets : undefined;
  }

  /**
   * Play what whoever is to act elsewhere has answered in advance.
   * @param {State} state
   * @returns {boolean} whether that is under way; else the match has to be sent
   */
  answers({ turn }) {
    if (this.#playing) return true;
    const sheet = this.sheets.find(({ seat }) => seat === turn);
    if (!sheet) return false;
    this.#play(sheet);
    return true;
  }

  /** @param {AdvanceSheet} sheet */
  async #play(sheet) {
    const { table } = this;
    const { session, board, app } = table;
    const changed = session.watchChanges();
    this.#playing = true;
    table.panel.say(table.talk.ui("ahead.looking", { name: app.words.names[sheet.seat] }));
    try {
      const { play } = await app.core.ask({ do: "foreseen", sheet });
      await board.animation;
      // Where the turn has been taken back meanwhile, it is looked for again after the next one.
      if (!changed()) await this.#playAll(sheet, play);
    } catch (error) {
      if (!session.closed) table.fail(error);
    } finally {
      this.#playing = false;
    }
    if (!session.closed && !session.busy) this.#after();
  }

  /**
   * @param {AdvanceSheet} sheet
   * @param {readonly import("../../wire.js").Action[]} play
   */
  async #playAll(sheet, play) {
    const { session, board } = this.table;
    this.sheets = this.sheets.filter((one) => one !== sheet);
    for (const picks of play) {
      this.#answered = sheet.seat;
      this.#fix(); // whoever has seen the answer can no longer take back what it answers
      if (!(await session.change({ do: "play", picks: [...picks] }))) return;
      this.#fix();
      await board.animation;
    }
  }

  #fix() {
    const { session } = this.table;
    if (session.state) session.fixed = session.state.saved.cursor;
  }

  /** Go on once all that was left has been played. */
  #after() {
    const { table } = this;
    if (!table.state || table.keeping.stopped) return;
    table.keepAsIs();
    table.showUndo(true);
    table.waits = table.away.show(table.state);
  }

  /** Say who has answered in advance, below what is asked now. */
  tell() {
    const { table } = this;
    if (this.#answered === null) return;
    const name = table.app.words.names[this.#answered];
    this.#answered = null;
    const text = table.talk.ui("ahead.answered", { name });
    table.panel.recap(element("p", { class: "recap ahead" }, text));
    table.app.announce(text);
  }

  /**
   * What whoever sends the match has left for the next turn, and the way to leave more.
   * @param {number} next who is to act elsewhere
   * @returns {Promise<HTMLElement | null>} nothing when the match has changed meanwhile
   */
  async section(next) {
    const { table } = this;
    const { session, app } = table;
    const ui = table.talk.ui.bind(table.talk);
    const seat = onlyPerson(table.kinds);
    const dropped = session.watchChanges();
    if (seat === null || table.id === null) return element("div", { hidden: true });
    const sheet = this.sheets.find((one) => one.seat === seat);
    const rows = sheet ? await sayAnswers(app, table.talk, sheet) : [];
    if (dropped()) return null;
    const sent = session.fixed === session.state?.saved.cursor;
    const items = rows.map((said, number) =>
      element("li", {}, element("span", {}, said), !sent && this.#takeBack(seat, number, said)),
    );
    const full = rows.length >= app.limits.answers;
    const name = app.words.names[next];
    return element(
      "details",
      { class: "ahead", open: rows.length > 0 },
      element(
        "summary",
        {},
        ui(rows.length > 0 ? "ahead.titled" : "ahead.title", { n: rows.length }),
      ),
      element("p", {}, ui(sent ? "ahead.sent" : "ahead.about", { name })),
      rows.length > 0 && element("ol", {}, ...items),
      !full &&
        element(
          "a",
          { class: "button", href: `#/answer/${table.id}`, dataset: { do: "answer-ahead" } },
          ui(rows.length > 0 ? "ahead.more" : "ahead.add"),
        ),
    );
  }

  /**
   * @param {number} seat
   * @param {number} number
   * @param {string} said
   */
  #takeBack(seat, number, said) {
    const { table } = this;
    const onclick = () => {
      this.sheets = withoutAnswer(this.sheets, seat, number);
      table.keepAsIs();
      const { state } = table;
      if (state) table.waits = table.away.show(state);
      table.app.announce(table.talk.ui("ahead.taken-back"));
      table.panel.root.querySelector("summary")?.focus();
    };
    const label = table.talk.ui("ahead.take-back-this", { answer: said });
    return element(
      "button",
      { type: "button", class: "button quiet", "aria-label": label, onclick },
      table.talk.ui("ahead.take-back"),
    );
  }
}
