// What became of answers in advance, told to whoever opens the link that came back; and that somebody has
// left some, told to whoever is to move before they apply.

import { sheetsLeft, wasLeft } from "../../core/advance-sheets.js";
import { element, fill } from "../../core/element.js";
import { PERSON } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../../core/known-match.js").MatchState} State */

/**
 * Say what was played of the answers that were left on this device.
 * @param {Table} table
 * @param {State} state
 * @param {import("../../core/saves.js").KeptMatch} mine the match as this device keeps it
 * @returns {HTMLElement | null} nothing where none were left, or where they are still waiting
 */
export function arrivedAnswers(table, state, mine) {
  const { turns } = state.told;
  const { app, talk } = table;
  const sheet = mine.sheets?.find(({ seat }) => mine.kinds?.[seat] === PERSON);
  if (!sheet) return null;
  const { seat, move } = sheet;
  const own = turns.slice(move).filter(({ turn }) => turn === seat);
  const place = element("p", { class: "ahead", role: "status" });
  if (own.length > 0) {
    const played = own.map(({ action }) => action);
    const key = wasLeft(sheet, played) ? "ahead.was-played" : "ahead.not-mine";
    const deed = talk.events(
      own.flatMap(({ events }) => events.slice(0, 1)),
      null,
    );
    fill(place, talk.ui(key, { deed }));
    return place;
  }
  const waiting = sheetsLeft([sheet], state.saved.cursor, turns).length > 0;
  if (!waiting || state.turn !== seat) return null;
  app.core.ask({ do: "foreseen", sheet }).then(
    ({ missed }) =>
      fill(place, talk.ui(missed.length > 0 ? "ahead.not-allowed" : "ahead.none-fitted")),
    () => {}, // the match goes on without this sentence
  );
  return place;
}

/**
 * Say that others have answered in advance, so that nobody wonders why a turn cannot be taken back.
 * @param {Table} table
 * @param {number | null} turn
 */
export function leftFor({ advance, app, talk }, turn) {
  const who = advance.sheets.flatMap(({ seat }) => (seat === turn ? [] : [app.words.names[seat]]));
  return who.length > 0 ? element("p", { class: "ahead" }, talk.ui("ahead.left", { who })) : null;
}
