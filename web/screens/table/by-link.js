// Play by link: when somebody elsewhere is to act, the match leaves this device as a link.

import { element } from "../../core/element.js";
import { addressOf, shareTools } from "../../panels/share.js";
import { ELSEWHERE, PERSON, isPerson } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */

/**
 * Tell who sits where as a link has it: there nobody is here, and every person is elsewhere.
 * @param {string[]} kinds
 */
export function asSent(kinds) {
  if (!kinds.includes(ELSEWHERE)) return kinds;
  return kinds.map((kind) => (kind === PERSON ? ELSEWHERE : kind));
}

export class ByLink {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Show what there is to do when nobody at this device is to act.
   * @param {State} state
   * @returns {boolean} whether the match waits
   */
  show(state) {
    const { table } = this;
    const { turn } = state;
    const elsewhere = table.kinds.includes(ELSEWHERE);
    if (turn === null) {
      if (elsewhere && state.saved.cursor > table.session.fixed) this.sendTheEnd();
      return true;
    }
    if (table.kinds[turn] === ELSEWHERE) {
      if (!table.advance.answers(state)) this.send(turn, state.secrets);
      return true;
    }
    if (table.id !== null || isPerson(table.kinds, turn)) return false;
    this.offerToGoOn(state, turn);
    return true;
  }

  /**
   * Offer the link for whoever is to act.
   * @param {number} seat
   * @param {boolean} secrets
   */
  async send(seat, secrets) {
    const { table } = this;
    const name = table.app.words.names[seat];
    const ui = table.talk.ui.bind(table.talk);
    table.panel.say(ui("by-link.send", { name }));
    const tools = await this.tools();
    if (!tools) return;
    const note = element(
      "details",
      {},
      element("summary", {}, ui("by-link.note")),
      element("p", {}, ui(secrets ? "by-link.note.hidden" : "by-link.note.open")),
    );
    const back = element("p", {}, ui("by-link.then", { name }));
    const ahead = await table.advance.section(seat);
    if (!ahead) return;
    const sent = element("div", { class: "sending" }, ...tools, back, this.backForm(), ahead, note);
    table.panel.say(ui("by-link.send", { name }), sent);
  }

  /** Offer the last link below the result. */
  async sendTheEnd() {
    const { table } = this;
    const tools = await this.tools();
    if (!tools) return;
    const who = table.kinds.flatMap((kind, seat) =>
      kind === ELSEWHERE ? [table.app.words.names[seat]] : [],
    );
    const text = element("p", {}, table.talk.ui("by-link.send-end", { who }));
    table.panel.buttons.append(element("div", { class: "sending" }, text, ...tools));
  }

  /** Make the link and what can be done with it; nothing when the match has changed meanwhile. */
  async tools() {
    const { table } = this;
    const dropped = table.session.watchChanges();
    try {
      const { core } = table.app;
      const { link } = await core.ask({
        do: "link",
        kinds: asSent(table.kinds),
        sheets: table.advance.sheets,
      });
      if (dropped()) return null;
      return shareTools({
        ui: table.talk.ui.bind(table.talk),
        address: addressOf(link),
        title: table.talk.say("title"),
        ontaken: () => table.sharing.fix(),
      });
    } catch (error) {
      if (!dropped()) table.fail(error);
      return null;
    }
  }

  /** A place for the link that comes back, where tapping it would open another browser. */
  backForm() {
    const { app, talk } = this.table;
    const field = element("input", {
      type: "text",
      class: "address",
      name: "link",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": talk.ui("by-link.paste"),
      placeholder: talk.ui("by-link.paste"),
    });
    const open = (/** @type {Event} */ event) => {
      event.preventDefault();
      const link = field.value.trim().split("#").at(-1);
      if (link) app.go(`#${link}`);
    };
    return element(
      "form",
      { class: "pasted", onsubmit: open },
      field,
      element("button", { class: "button" }, talk.ui("by-link.open")),
    );
  }

  /**
   * A visitor who has opened a link decides whether the computer plays on in a copy.
   * @param {State} state
   * @param {number} seat
   */
  offerToGoOn(state, seat) {
    const { table } = this;
    const button = element(
      "button",
      { type: "button", class: "button main", dataset: { do: "go-on" } },
      table.talk.ui("by-link.go-on"),
    );
    button.addEventListener("click", () => {
      table.keeping.keep(state, true);
      table.session.letComputerPlay();
    });
    const name = table.app.words.names[seat];
    table.panel.say(table.talk.ui("by-link.computer", { name }), button);
  }
}
