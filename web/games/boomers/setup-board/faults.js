// Where on the set-up board a refusal of the core is to be seen, and what chance is asked for.

/** @typedef {import("./draft.js").Draft} Draft */

/** Which things there are too many of. @type {Record<string, (draft: Draft) => string[]>} */
const COUNTED = {
  "mines-number": (draft) => draft.mines,
  "rivers-number": (draft) => draft.rivers,
  "stones-number": (draft) => draft.stones,
  "tracks-many": (draft) => draft.tracks,
};

/**
 * List the squares and lines that a refusal names.
 * @param {Draft} draft
 * @param {import("../../../core/client.js").Refusal} refusal
 * @returns {string[]}
 */
export function faultSquares(draft, { key, values }) {
  const { square, track, piece } = values;
  if (typeof square === "string") return [square];
  if (typeof track === "string") return [track];
  if (typeof piece === "string") return piece in draft.pieces ? [draft.pieces[piece]] : [];
  // Where there are too few, nothing that is there is wrong.
  const excess = Number(values.count) - Number(values.most);
  return excess > 0 ? (COUNTED[key]?.(draft).slice(-excess) ?? []) : [];
}

/**
 * Ask for a random start with the kinds of things that are on the board.
 * @param {Draft} draft
 * @returns {Record<string, string>}
 */
export function randomOptions(draft) {
  const { mines, rivers, tracks, stones, pieces } = draft;
  return {
    setup: "random",
    ...(mines.length > 0 && {
      mines: "random",
      "mine-count": String(Math.min(5, Math.max(3, mines.length))),
    }),
    ...(rivers.length > 0 && {
      rivers: "random",
      "river-stones": stones.length > 0 && mines.length === 0 ? "on" : "off",
    }),
    ...(tracks.length > 0 && { railroad: "random" }),
    ...("X" in pieces && { sooners: "on" }),
  };
}
