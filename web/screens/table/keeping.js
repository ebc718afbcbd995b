// Keeps the match of a table on this device, and its look for the next start.

import { keepMatch, keepSeen, keptMatch, newMatchId } from "../../core/saves.js";
import { ELSEWHERE } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */

/**
 * Keep a match; of one that came by a link, keep a copy as soon as it goes on.
 * @param {Table} table
 * @param {State} state
 * @param {boolean} moved whether it has gone on
 */
export function keepTable(table, state, moved) {
  if (table.id === null) {
    if (!moved) return;
    table.id = newMatchId();
    history.replaceState(null, "", `#/match/${table.id}`);
  }
  const { turn } = state;
  const elsewhere = turn !== null && table.kinds[turn] === ELSEWHERE;
  keepMatch({
    id: table.id,
    name: keptMatch(table.id)?.name,
    kinds: table.kinds,
    saved: state.saved,
    changed: Date.now(),
    over: state.outcome !== null,
    totals: state.totals,
    fixed: table.session.fixed || undefined,
    awaits: elsewhere ? table.app.words.names[turn] : undefined,
  });
  keepSeen(table.id, state);
}
