// A match that comes by a link for somebody to take a turn: what has happened, whose turn it is, and
// whether this device has the match already. Nothing is kept until the visitor takes a seat.

import { noteResult } from "../../core/results.js";
import { findSame } from "../../core/same-match.js";
import { keepMatch, keepUnlessChanged, keptMatches, newMatchId } from "../../core/saves.js";
import { recap } from "../../panels/recap.js";
import { element } from "../../core/element.js";
import { arrivedAnswers, leftFor } from "./arrived-answers.js";
import { asSent } from "./by-link.js";
import { takeOverNext } from "./keeping.js";
import { resultOf } from "../../play/results.js";
import { ELSEWHERE, PERSON } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../core/same-match.js").Same} Same */

export class Arrival {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Show what came, and what can be done with it.
   * @param {State} state
   * @returns {boolean} that the match waits
   */
  show(state) {
    const { table } = this;
    const { turn, saved } = state;
    const seats = String(table.kinds);
    const rivals = keptMatches().filter(({ kinds }) => String(asSent(kinds ?? [])) === seats);
    const same = findSame(saved, rivals);
    const told = same && element("p", { class: "known" }, this.about(same, state));
    const deeds = element("div", { class: "row" }, ...this.deeds(same, state));
    const ahead = same?.is === "behind" ? arrivedAnswers(table, state, same.kept) : null;
    const left = leftFor(table, turn);
    if (turn === null) {
      table.panel.buttons.append(element("div", { class: "arrival" }, told, ahead, deeds));
      return true;
    }
    const name = table.app.words.names[turn];
    const key = saved.cursor === 0 ? "arrival.begin" : "arrival.turn";
    const prompt = table.talk.ui(key, { name, n: saved.cursor });
    table.panel.say(prompt, element("div", { class: "arrival" }, told, ahead, left, deeds));
    const { board, session, talk } = table;
    const show = (/** @type {string[]} */ where) => board.picking.showWhere(where);
    const events = session.since(turn);
    table.panel.recap(recap({ events, viewer: null, colours: board.colours, talk, show }));
    table.app.announce(prompt);
    return true;
  }

  /**
   * Say what this device has of the match.
   * @param {Same} same
   * @param {State} state
   */
  about({ kept, is, common }, { saved, turn }) {
    const { talk, app } = this.table;
    const here = kept.saved.cursor;
    const there = saved.cursor;
    if (is !== "behind") return talk.ui(`arrival.${is}`, { here, there, n: common });
    const mine = kept.kinds ?? [];
    const { names } = app.words;
    const who = mine.flatMap((kind, seat) => (kind === PERSON ? [names[seat]] : []));
    if (turn !== null && mine[turn] === ELSEWHERE && who.length > 0) {
      return talk.ui("arrival.not-yours", { name: names[turn], who });
    }
    return talk.ui(here === there ? "arrival.level" : "arrival.behind", { here, there });
  }

  /**
   * @param {Same | null} same
   * @param {State} state
   * @returns {HTMLElement[]}
   */
  deeds(same, state) {
    const { table } = this;
    const { turn, saved } = state;
    const mine = same?.is === "behind" ? same.kept : null;
    const elsewhere = table.kinds.flatMap((kind, seat) => (kind === ELSEWHERE ? [seat] : []));
    const seats = turn !== null && table.kinds[turn] === ELSEWHERE ? [turn] : elsewhere;
    const level = mine?.saved.cursor === saved.cursor;
    const seated = turn !== null && mine?.kinds?.[turn] === PERSON;
    const others = turn !== null && !seated && Boolean(mine?.kinds?.includes(PERSON));
    /** @type {HTMLElement[]} */
    const found = [];
    if (turn === null && mine && !level) {
      found.push(this.button("keep-end", "arrival.keep-end", () => this.accept(state, null, mine)));
    }
    const words =
      { ahead: "arrival.take-old", apart: "arrival.take-apart", behind: undefined }[
        same?.is ?? "behind"
      ] ?? (others ? "arrival.take-too" : "arrival.take");
    for (const seat of turn === null || (level && seated) ? [] : seats) {
      const name = table.app.words.names[seat];
      const take = () => this.accept(state, seat, mine);
      found.push(this.button("take-seat", words, take, { name }));
    }
    const open = same && this.button("open-mine", "arrival.open-mine", () => go(same.kept.id));
    // The match of one's own comes first where the link has nothing new for whoever sits here.
    if (open && (level || others || same.is === "ahead")) found.unshift(open);
    else if (open && same.is === "apart") found.push(open);
    if (saved.cursor > 0) found.push(this.button("watch", "arrival.watch", () => this.watch(turn)));
    found[0]?.classList.add("main");
    return found;
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {() => void} onclick
   * @param {Record<string, unknown>} [values]
   */
  button(name, words, onclick, values) {
    const dataset = { do: name };
    const said = this.table.talk.ui(words, values);
    return element("button", { type: "button", class: "button", dataset, onclick }, said);
  }

  /**
   * Take a seat here: in the match that is kept already, or in a new one.
   * @param {State} state
   * @param {number | null} seat
   * @param {import("../../core/saves.js").KeptMatch | null} mine
   */
  accept(state, seat, mine) {
    const kinds = (mine?.kinds ?? this.table.kinds).map((kind, one) =>
      one === seat ? PERSON : kind,
    );
    const id = mine?.id ?? newMatchId();
    const kept = {
      ...mine,
      id,
      kinds,
      saved: state.saved,
      changed: Date.now(),
      over: state.outcome !== null,
      totals: state.totals,
      fixed: state.saved.cursor,
      awaits: undefined,
      sheets: this.table.advance.sheets,
    };
    if (!mine) keepMatch(kept);
    else if (!keepUnlessChanged(kept, mine.saved)) {
      this.show(state); // another tab has played on meanwhile
      return;
    }
    const result = resultOf({ state, kinds, when: kept.changed, occasion: mine?.occasion });
    if (result) noteResult(id, result); // it has ended elsewhere, and is in this book too
    takeOverNext(id); // another tab may be waiting there for this link
    go(id);
  }

  /**
   * Replay what has happened since the last turn of whoever is to act.
   * @param {number | null} turn
   */
  watch(turn) {
    const { session, replaying } = this.table;
    const before = turn === null ? 0 : session.turns.findLastIndex((one) => one.turn === turn) + 1;
    replaying.watch(before);
  }
}

/**
 * Open a kept match in place of the link, to which nobody needs to come back.
 * @param {string} id
 */
function go(id) {
  location.replace(`#/match/${id}`);
}
