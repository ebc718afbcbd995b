// When each event of an action in Oregon happens before the eye. Pure numbers.

import { LANDING } from "../../art/falling.js";

/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../wire.js").TableEvent} TableEvent */

/** What puts a piece on the map. */
export const PLACED = ["farmer", "building", "start-tile"];
/** Of the time of an action: a piece comes to rest, and meanwhile it scores. */
const RESTS = 0.62;
export const SCORES = 0.35;

/** What changes the map is looked at; draws and tokens that are kept pass by together. */
const LARGE = new Set([...PLACED, "discarded", "over"]);
const SMALL = 0.2;

/** @param {TableEvent[]} events */
export const beats = (events) => (events.some(({ kind }) => LARGE.has(kind)) ? 1 : SMALL);

/**
 * Tell how far the piece on a square has fallen: 1 when it lies.
 * @param {Pick<Scene, "last" | "progress">} scene
 * @param {string} at
 */
export function fallenOf({ last, progress }, at) {
  const falls = last.some(({ kind, values }) => PLACED.includes(kind) && values.square === at);
  return falls ? Math.min(1, progress / RESTS) : 1;
}

/** Tell when an event is heard, as a share of the time of its action. @param {TableEvent} event */
export const heardAt = ({ kind }) =>
  PLACED.includes(kind) ? RESTS * LANDING : kind.startsWith("drew-") ? 0 : SCORES + 0.1;
