// A Boomers position being set up by hand: plain data and pure functions. What is allowed is for
// the core to say; a draft can hold anything that can be put on the board.

import {
  board,
  colours,
  grid,
  isLine,
  isSquare,
  lineBetween,
  squaresOf,
  things,
} from "../facts.js";

/** @typedef {import("../../../painter.js").PlacedView<import("../../../wire.js").BoomersView>} View */
/** @typedef {import("../../../wire.js").BoomersPieces} Draft */

/** @param {string} name @returns {import("../facts.js").Tool | undefined} */
export const toolNamed = (name) => board.tools.find((tool) => tool.name === name);

/**
 * List the letters of the pieces that a tool puts.
 * @param {string} tool
 * @returns {string[]} none for a tool that puts something else
 */
export const lettersOf = (tool) => toolNamed(tool)?.pieces ?? [];

/** @returns {string[]} the letters of those that are nobody's */
export const sooners = () =>
  Object.keys(things.pieces).filter((letter) => things.pieces[letter] === null);

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
    phase: "",
    areas: [],
    homesteads: [],
    exhausted: [],
    barred: draft.barred || null,
    quiet: draft.clock ? 0 : null,
    quiet_limit: 0,
    repeats: 0,
    pending: [],
  };
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
    standing.every(([letter, at]) => Object.hasOwn(things.pieces, letter) && isSquare(at)) &&
    [stones, mines, rivers].every((list) => Array.isArray(list) && list.every(isSquare)) &&
    Array.isArray(tracks) &&
    tracks.every(isLine) &&
    Number.isInteger(side) &&
    colours[side] !== undefined &&
    Number.isInteger(supply) &&
    supply >= 0 &&
    typeof clock === "boolean" &&
    (barred === "" || sooners().includes(barred));
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
  const { pieces: letters = [], into } = toolNamed(tool) ?? {};
  if (into === undefined) return erase(draft, at);
  if (into !== "pieces") return toggle(draft, into, at);
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
  for (const { into } of board.tools) {
    if (into !== "pieces" && draft[into].includes(at)) return toggle(draft, into, at);
  }
  return draft;
}

/**
 * @param {Draft} draft
 * @param {import("../facts.js").List} name
 * @param {string} at
 * @returns {Draft}
 */
function toggle(draft, name, at) {
  const there = draft[name].includes(at);
  const stone = name === "stones";
  const cleared = stone && pieceAt(draft, at) ? erase(draft, at) : draft;
  const list = there ? draft[name].filter((one) => one !== at) : [...draft[name], at];
  if (!stone) return { ...cleared, [name]: list };
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
    const names = things.pieces[letter] === null ? sooners() : [twin(letter)];
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
  /** @param {number} one */
  const boomers = (one) => Object.keys(things.pieces).filter((own) => things.pieces[own] === one);
  return boomers(1 - seat)[boomers(seat).indexOf(letter)];
}

/** @param {string} at */
const opposite = (at) => grid.opposite(at);

/** @param {string} track */
const oppositeTrack = (track) => lineBetween(squaresOf(track).map(opposite)) ?? track;
