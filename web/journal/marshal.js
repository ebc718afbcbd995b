// Lets the strongest level play a deal from the place of the person, in a Python of its own: the table
// stays free. What it played is kept beside one's own matches.

import { Core } from "../core/client.js";
import { SHOWN, keepMatch, keptMatch } from "../core/saves.js";
import { askInSlices } from "../play/slices.js";

/** @typedef {import("./deal.js").Deal} Deal */

const STEPS = 400; // actions after which no match of these is still going on

/** @param {Deal} deal */
const idOf = ({ day }) => `marshal-${day}`;

/** What it has played already, as far as it is known here. @param {Deal} deal */
export function marshalsMatch(deal) {
  const kept = keptMatch(idOf(deal));
  return kept?.over && kept.saved.seed === deal.seed ? kept : null;
}

/**
 * Play the deal to its end.
 * @param {Deal} deal
 * @param {string} best the level that plays in the person's place
 * @param {() => boolean} stopped
 * @param {(actions: number) => void} onprogress
 * @param {Pick<Core, "ask" | "worker">} core in which it plays; it is ended with the match
 * @returns {Promise<import("../core/saves.js").KeptMatch | null>} nothing when it was stopped before
 */
export async function playMarshal({ day, ...deal }, best, stopped, onprogress, core = new Core()) {
  try {
    const { game, seed, options } = deal;
    const kinds = deal.kinds.map((kind, seat) => (seat === 0 ? best : kind));
    let state = await core.ask({ do: "new", game, seed, options, position: null, players: [] });
    while (state.turn !== null && state.saved.actions.length < STEPS) {
      const level = kinds[state.turn];
      const thought = await askInSlices(
        /** @type {Core} */ (core),
        { do: "think", level },
        stopped,
        () => {},
      );
      if (!thought?.choice) return null;
      state = await core.ask({ do: "play", picks: thought.choice });
      onprogress(state.saved.actions.length);
    }
    if (state.turn !== null) return null; // it does not end: nothing is told of it
    const { saved, totals } = state;
    const id = idOf({ day, ...deal });
    keepMatch({ id, kinds, saved, changed: Date.now(), over: true, totals, occasion: SHOWN + day });
    return marshalsMatch({ day, ...deal });
  } finally {
    core.worker?.terminate();
  }
}
