// What it means to drag a thing of the board onto another: to pick the one, then the other. Pure
// functions over a selection; any game's board can use them.

import { canBeNext, choose, nextPicks } from "./selection.js";

/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../painter.js").Zone} Zone */
/** @typedef {{ zones: Zone[], picks: string[] }} Target what is where a thing was dropped: zones, and the picks of the spot */

/**
 * Tell which pick a thing is lifted with: one that can be made now, else one that is made already.
 * @param {Selection} selection
 * @param {string[]} picks what the thing stands for
 */
function lifts(selection, picks) {
  const next = picks.find((pick) => canBeNext(selection, pick));
  return next ?? picks.find((pick) => selection.picks.includes(pick));
}

/**
 * Find what can be picked once a thing has been lifted, and the picks made by then.
 * @param {Selection} selection
 * @param {string[]} picks
 * @returns {{ pick: string | null, next: string[], picks: string[] }}
 */
export function whenLifted(selection, picks) {
  const pick = lifts(selection, picks);
  if (pick === undefined) return { pick: null, next: [], picks: [...selection.picks] };
  const made = selection.picks.includes(pick);
  const choice = made ? { selection } : choose(selection, [pick]);
  const next = "action" in choice && choice.action ? [] : nextPicks(choice.selection);
  return { pick, next, picks: [...choice.selection.picks] };
}

/**
 * Tell whether a thing can be dragged: there is a zone that takes it, or something that it can be
 * dropped on.
 * @param {Selection} selection
 * @param {Zone[]} zones
 * @param {string[]} picks
 */
export function liftable(selection, zones, picks) {
  const { pick, next } = whenLifted(selection, picks);
  if (pick === null) return false;
  const taken = zones.some((zone) => zone.takes.includes(pick));
  return next.length > 0 || (taken && canBeNext(selection, pick));
}

/**
 * Find the picks that a drop stands for; none where the thing cannot be put down there.
 * @param {Selection} selection
 * @param {string[]} picks what was lifted
 * @param {Target} target
 * @returns {string[]}
 */
export function dropped(selection, picks, target) {
  const { pick, next } = whenLifted(selection, picks);
  if (pick === null) return [];
  const toMake = selection.picks.includes(pick) ? [] : [pick];
  const onto = target.picks.find((one) => one !== pick && next.includes(one));
  if (onto !== undefined) return [...toMake, onto];
  const taken = target.zones.some((zone) => zone.takes.includes(pick));
  return taken && canBeNext(selection, pick) ? [pick] : [];
}
