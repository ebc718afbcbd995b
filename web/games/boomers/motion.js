// When a ride and the stone after it happen before the eye. Pure numbers.

import { LANDING } from "../../art/falling.js";

/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../wire.js").TableEvent} TableEvent */

/** Of the time of an action: until when the piece rides, and when the stone begins to fall. */
const ARRIVES = 0.45;
const DROPS = 0.38;

/** @param {TableEvent[]} events */
const rides = (events) => events.some((event) => event.kind === "moved");

/**
 * Tell how far a piece has ridden: 1 when it is there.
 * @param {Pick<Scene, "last" | "progress">} scene
 */
export const ridden = ({ progress }) => Math.min(1, progress / ARRIVES);

/**
 * Tell how far the fall of what was just set down on a square is: 1 when it lies.
 * @param {Pick<Scene, "last" | "progress">} scene
 * @param {string} at
 */
export function fallen({ last, progress }, at) {
  const falls = last.some(
    ({ kind, values }) =>
      ["stone", "placed-stone", "placed-piece"].includes(kind) && values.at === at,
  );
  if (!falls) return 1;
  const from = rides(last) ? DROPS : 0;
  return Math.max(0, Math.min(1, (progress - from) / (1 - from)));
}

/**
 * Tell when an event is heard, as a share of the time of its action.
 * @param {TableEvent} event
 * @param {TableEvent[]} events
 */
export function heardAt({ kind }, events) {
  if (kind === "moved") return 0;
  const from = rides(events) ? DROPS : 0;
  return from + (1 - from) * LANDING;
}
