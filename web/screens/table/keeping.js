// Keeps the match of a table on this device, and its look for the next start. One tab plays a match;
// in the others it is shown as it goes on, and any of them can take it over.

import { keptMatchOf } from "../../core/kept-shapes.js";
import { Refusal } from "../../core/client.js";
import { Holding } from "../../core/holding.js";
import {
  keepMatch,
  keepSeen,
  keepUnlessChanged,
  keptMatch,
  leaveToOthers,
  matchThing,
  newMatchId,
  storedMatch,
} from "../../core/saves.js";
import { allKept } from "../../core/storage.js";
import { ELSEWHERE } from "../../play/seat-kinds.js";
import { KeepingNotice } from "./keeping-notice.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */
/** @typedef {import("../../wire.js").SavedMatch} SavedMatch */
/** @typedef {import("../../core/saves.js").KeptMatch} KeptMatch */

/** The match that the next table takes from whichever tab has it. @type {string | null} */
let taken = null;

/** Let the next table of a match take it over: its player has just said so. @param {string} id */
export function takeOverNext(id) {
  taken = id;
}

export class Keeping {
  /** @type {Holding | null} */
  #holding = null;
  /** What lay on the device when it was last looked at from here. @type {SavedMatch | null} */
  #known = null;
  /** What the tab that plays has told last. @type {KeptMatch | null} */
  #news = null;

  /**
   * @param {Table} table
   * @param {string | null} id null for a match that came by a link, until it goes on
   */
  constructor(table, id) {
    this.table = table;
    this.id = id;
    /** Why nothing can be played here: another tab has the match, or has played something else in it. @type {"watched" | "apart" | null} */
    this.stopped = null;
    this.notice = new KeepingNotice(table, {
      ontake: () => this.take(),
      onnewer: () => table.app.go(`#/match/${this.id}`),
      oncopy: () => this.keepCopy(),
    });
    if (id !== null) this.hold(id);
  }

  /** Hold a match of this device, unless another tab does. @param {string} id */
  hold(id) {
    this.#known = storedMatch(id)?.saved ?? null;
    this.#holding = new Holding(`frontier/match/${id}`, {
      onchange: (holds) => this.turn(holds),
      onnews: (news) => this.hear(keptMatchOf(id, news)),
      current: () => keptMatch(id),
    });
    this.#holding.begin(taken === id);
    taken = null;
  }

  /**
   * Keep the match, unless another tab has it; one that came by a link as soon as it goes on.
   * @param {State} state
   * @param {boolean} moved whether it has gone on
   */
  keep(state, moved) {
    if (this.stopped || (this.id === null && !moved)) return;
    const kept = this.kept(state, this.id ?? newMatchId());
    if (this.id === null) this.keepUnder(kept);
    else if (!keepUnlessChanged(kept, this.#known)) {
      this.stop("apart");
      return;
    }
    this.#known = storedMatch(kept.id)?.saved ?? null;
    this.#holding?.tell(kept);
    keepSeen(kept.id, state);
    this.notice.show(this.stopped, allKept());
  }

  /** @param {KeptMatch} kept a match that has no place on the device yet */
  keepUnder(kept) {
    this.id = kept.id;
    history.replaceState(null, "", `#/match/${kept.id}`);
    keepMatch(kept);
    this.#holding?.close();
    this.hold(kept.id);
  }

  /**
   * @param {State} state
   * @param {string} id
   * @returns {KeptMatch}
   */
  kept(state, id) {
    const { session, kinds, app } = this.table;
    const { turn } = state;
    const elsewhere = turn !== null && kinds[turn] === ELSEWHERE;
    return {
      id,
      name: keptMatch(id)?.name,
      task: this.table.task?.of,
      occasion: this.table.occasion,
      kinds,
      saved: state.saved,
      changed: Date.now(),
      over: state.outcome !== null,
      totals: state.totals,
      fixed: session.fixed || undefined,
      teacher: this.table.teaching.kept(),
      sheets: this.table.advance.kept(state),
      awaits: elsewhere ? app.words.names[turn] : undefined,
    };
  }

  /** The match has come here, or has gone to another tab. @param {boolean} holds */
  turn(holds) {
    if (holds) this.goOn();
    else {
      this.stop("watched");
      this.table.lookOn();
    }
  }

  /** Play the match here, from where the other tab has left it. */
  take() {
    this.#holding?.take();
  }

  goOn() {
    const id = /** @type {string} */ (this.id);
    const newest = this.#news ?? keptMatch(id);
    this.#known = storedMatch(id)?.saved ?? null;
    this.#news = null;
    this.stopped = null;
    this.notice.show(null, allKept());
    if (newest) this.table.goOnWith(newest);
  }

  /** @param {"watched" | "apart"} why */
  stop(why) {
    this.stopped = why;
    this.notice.show(why, allKept());
  }

  /** Show what has been played in another tab. @param {KeptMatch | null} news */
  hear(news) {
    if (!news || this.stopped !== "watched") return;
    this.#news = news;
    leaveToOthers(news.id);
    this.table.goOnWith(news);
  }

  /**
   * The rules do not open what is kept: let it be saved or deleted.
   * @param {unknown} error
   */
  refused(error) {
    if (this.id !== null && error instanceof Refusal && error.kind !== "fatal") {
      this.notice.showOdd(matchThing(this.id));
    }
  }

  /** Keep what stands here beside what another tab has made of the same match. */
  keepCopy() {
    const { state } = this.table;
    if (!state) return;
    this.stopped = null;
    this.keepUnder(this.kept(state, newMatchId()));
    this.table.goOnWith(this.kept(state, /** @type {string} */ (this.id)));
  }

  close() {
    this.#holding?.close();
  }
}
