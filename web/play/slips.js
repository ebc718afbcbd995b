// Whether a tap is asked about before it is played: where a slip of the finger could cost something.

import { settings } from "../core/settings.js";

/** As wide as the tip of a finger, in pixels of the page. */
const FINGER = 40;

/**
 * Tell how large a spot is for a finger, as far as the page is zoomed now.
 * @param {{ w: number, h: number }} spot
 */
export function sizeFor({ w, h }) {
  return Math.min(w, h) * (window.visualViewport?.scale ?? 1);
}

/** Whether every action is asked about. */
export const asksAlways = () => settings().confirm === "always";

/**
 * @param {number} size of what was tapped, in pixels
 * @param {() => Promise<boolean>} undoable whether the action can be taken back once it is played
 * @returns {Promise<boolean>}
 */
export async function asksFirst(size, undoable) {
  const { confirm } = settings();
  if (confirm !== "touch") return confirm === "always";
  const small = size < FINGER && matchMedia("(pointer: coarse)").matches;
  return small && !(await undoable());
}
