// A Boomers position being set up by hand: plain data and pure functions. What is allowed is for
// the core to say; a draft can hold anything that can be put on the board.

import { colours, grid, isLine, isSquare, lineBetween, squaresOf, things } from "../facts.js";

/** @typedef {import("../../../types.js").View} View */
/**
 * @typedef {object} Draft
 * @property {Record<string, string>} pieces where each boomer and sooner stands, by letter
 * @property {string[]} stones
 * @property {string[]} mines
 * @property {string[]} rivers
 * @property {string[]} tracks such as `e5-e6`, the lower or left square first
 * @property {number} side the seat to move
 * @property {number} supply
 * @property {boolean} clock
 * @property {string} barred the sooner that may not be moved, or nothing
 */

/**
 * List the letters of the pieces that a tool puts.
 * @param {string} tool
 * @returns {string[]} none for a tool that puts something else
 */
export function lettersOf(tool) {
  const seat = tool === "sooner" ? null : colours.indexOf(tool);
  return Object.keys(things.pieces).filter((letter) => things.pieces[letter] === seat);
}

/** Where each tool but those of pieces puts its things. */
const LISTS = /** @type {const} */ ({
  stone: "stones",
  mine: "mines",
  river: "rivers",
  track: "tracks",
});

/** @returns {Draft} */
export function emptyDraft() {
  const nothing = { pieces: {}, stones: [], mines: [], rivers: [], tracks: [] };
  return { ...nothing, side: 0, supply: things.stones, clock: true, barred: "" };
}

/**
 * Take over what a view shows.
 * @param {View} view
 * @returns {Draft}
 */
export function draftOf(view) {
  const { pieces, stones, mines, rivers, tracks, supply, first, quiet, barred } = view;
  const clock = quiet !== null;
  return {
    pieces,
    stones,
    mines,
    rivers,
    tracks,
    side: first,
    supply,
    clock,
    barred: barred ?? "",
  };
}

/**
 * Make a view to paint of a draft that the core has not seen or has refused.
 * @param {Draft} draft
 * @returns {View}
 */
export function viewOf(draft) {
  return {
    ...draft,
    turn: draft.side,
    first: draft.side,
    phase: "moving",
    areas: [],
    homesteads: [],
    exhausted: [],
    barred: draft.barred || null,
    quiet: draft.clock ? 0 : null,
    pending: [],
  };
}

/**
 * Write a draft as the text of a position, for the core to read.
 * @param {Draft} draft
 */
export function writeDraft(draft) {
  const standing = new Map(Object.entries(draft.pieces).map(([letter, at]) => [at, letter]));
  for (const at of draft.stones) standing.set(at, "o");
  const rows = grid.rows.map((names) => {
    const cells = names.map((at) => standing.get(at) ?? " ").join("");
    return cells.replace(/ +/g, (empty) => String(empty.length));
  });
  /** @param {string[]} names */
  const list = (names) => names.join(".") || "-";
  return [
    rows.join("/"),
    "bo"[draft.side],
    draft.supply,
    draft.clock ? "0" : "-",
    draft.barred || "-",
    list(draft.mines),
    list(draft.rivers),
    list(draft.tracks),
    "-",
  ].join(" ");
}

/**
 * Take up a draft that was put away, from wherever it may have been.
 * @param {any} kept
 * @returns {Draft | null} null when it is none
 */
export function readDraft(kept) {
  const { pieces, stones, mines, rivers, tracks, side, supply, clock, barred } = kept ?? {};
  const standing = Object.entries(pieces ?? { none: "" });
  const whole =
    standing.every(([letter, at]) => letter in things.pieces && isSquare(at)) &&
    [stones, mines, rivers].every((list) => Array.isArray(list) && list.every(isSquare)) &&
    Array.isArray(tracks) &&
    tracks.every(isLine) &&
    colours[side] !== undefined &&
    Number.isInteger(supply) &&
    typeof clock === "boolean" &&
    (barred === "" || lettersOf("sooner").includes(barred));
  if (!whole) return null;
  return { pieces, stones, mines, rivers, tracks, side, supply, clock, barred };
}

/**
 * Put what a tool puts on a square or line, or take it away where it is already.
 * @param {Draft} draft
 * @param {string} tool
 * @param {string} at
 * @returns {Draft | null} null where every piece of the tool is on the board already
 */
export function put(draft, tool, at) {
  if (tool === "erase") return erase(draft, at);
  const letters = lettersOf(tool);
  if (letters.length === 0) return toggle(draft, /** @type {keyof typeof LISTS} */ (tool), at);
  const here = pieceAt(draft, at);
  if (here && letters.includes(here)) return erase(draft, at);
  const letter = letters.find((one) => !(one in draft.pieces));
  if (letter === undefined) return null;
  const cleared = here || draft.stones.includes(at) ? erase(draft, at) : draft;
  return { ...cleared, pieces: { ...cleared.pieces, [letter]: at } };
}

/**
 * Take away what is on top of a square, or the track on a line.
 * @param {Draft} draft
 * @param {string} at
 * @returns {Draft}
 */
export function erase(draft, at) {
  const here = pieceAt(draft, at);
  if (here) {
    const { [here]: _, ...pieces } = draft.pieces;
    return { ...draft, pieces, barred: draft.barred === here ? "" : draft.barred };
  }
  const tools = /** @type {(keyof typeof LISTS)[]} */ (Object.keys(LISTS));
  const tool = tools.find((one) => draft[LISTS[one]].includes(at));
  return tool ? toggle(draft, tool, at) : draft;
}

/**
 * @param {Draft} draft
 * @param {keyof typeof LISTS} tool
 * @param {string} at
 * @returns {Draft}
 */
function toggle(draft, tool, at) {
  const name = LISTS[tool];
  const there = draft[name].includes(at);
  const cleared = tool === "stone" && pieceAt(draft, at) ? erase(draft, at) : draft;
  const list = there ? draft[name].filter((one) => one !== at) : [...draft[name], at];
  if (tool !== "stone") return { ...cleared, [name]: list };
  // A stone comes from the supply and goes back to it.
  return { ...cleared, stones: list, supply: Math.max(0, draft.supply + (there ? 1 : -1)) };
}

/** @param {Draft} draft @param {string} at */
function pieceAt(draft, at) {
  return Object.keys(draft.pieces).find((letter) => draft.pieces[letter] === at);
}

/**
 * Turn the board by half a turn and swap the colours: the same position from the other side.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function halfTurn(draft) {
  const pieces = Object.entries(draft.pieces).map(([letter, at]) => [twin(letter), opposite(at)]);
  return {
    ...draft,
    pieces: Object.fromEntries(pieces.sort()),
    stones: draft.stones.map(opposite),
    mines: draft.mines.map(opposite),
    rivers: draft.rivers.map(opposite),
    tracks: draft.tracks.map(oppositeTrack),
    side: 1 - draft.side,
  };
}

/**
 * Add whatever half a turn would bring to a free square, so that both sides have the same.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function complete(draft) {
  const taken = new Set([...Object.values(draft.pieces), ...draft.stones]);
  const pieces = { ...draft.pieces };
  for (const [letter, at] of Object.entries(draft.pieces)) {
    const names = things.pieces[letter] === null ? lettersOf("sooner") : [twin(letter)];
    const name = names.find((one) => !(one in pieces));
    if (name === undefined || taken.has(opposite(at))) continue;
    pieces[name] = opposite(at);
    taken.add(opposite(at));
  }
  const stones = draft.stones.map(opposite).filter((at) => !taken.has(at));
  const ground = new Set([...draft.mines, ...draft.rivers]);
  /** @param {string[]} list */
  const both = (list) => [...list, ...list.map(opposite).filter((at) => !ground.has(at))];
  return {
    ...draft,
    pieces,
    stones: [...draft.stones, ...stones],
    supply: Math.max(0, draft.supply - stones.length),
    mines: both(draft.mines),
    rivers: both(draft.rivers),
  };
}

/** Find the piece of the other colour in the same place of the row; a sooner is its own. @param {string} letter */
function twin(letter) {
  const seat = things.pieces[letter];
  if (seat === null) return letter;
  return lettersOf(colours[1 - seat])[lettersOf(colours[seat]).indexOf(letter)];
}

/** @param {string} at */
const opposite = (at) => grid.opposite(at);

/** @param {string} track */
const oppositeTrack = (track) => lineBetween(squaresOf(track).map(opposite)) ?? track;
