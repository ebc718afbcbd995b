// What a preview draws on the board before it is there: whoever picks it there picks what leads to it.
// Pure functions over plain data; what a preview draws is the game's own matter.

/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {{ pick: string, events: TableEvent[] }} Preview */
/** @typedef {Map<string, string[]>} Ghosts the picks that lead to each thing that is drawn */

/**
 * Gather what the previews draw, and which picks each of it stands for.
 * @param {Preview[]} previews
 * @param {((events: TableEvent[]) => string[]) | undefined} drawn what the game draws of events
 * @returns {Ghosts}
 */
export function ghostsOf(previews, drawn) {
  /** @type {Ghosts} */
  const ghosts = new Map();
  for (const { pick, events } of previews) {
    for (const at of drawn?.(events) ?? []) ghosts.set(at, [...(ghosts.get(at) ?? []), pick]);
  }
  return ghosts;
}

/**
 * Find the picks that the ghost on a spot stands for; none where there is no ghost.
 * @param {Ghosts} ghosts
 * @param {string[]} picks what the spot stands for by itself
 * @returns {string[]}
 */
export function ghostAt(ghosts, picks) {
  return picks.flatMap((pick) => ghosts.get(pick) ?? []);
}
