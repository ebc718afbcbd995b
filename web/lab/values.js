// Where on the board the values of actions are written.

/** @typedef {import("../wire.js").Rated} Rated */

/**
 * Choose the pick of the actions that tells most of them apart and has a spot, and give the best value of
 * each.
 * @param {readonly Rated[]} rated
 * @param {(pick: string) => boolean} hasSpot
 * @returns {Map<string, number>}
 */
export function valuesOnSpots(rated, hasSpot) {
  let best = new Map();
  const longest = Math.max(0, ...rated.map(({ action }) => action.length));
  for (let place = 0; place < longest; place++) {
    const found = new Map();
    for (const { action, value } of rated) {
      const pick = action[place];
      if (pick === undefined || !hasSpot(pick)) continue;
      found.set(pick, Math.max(value, found.get(pick) ?? -Infinity));
    }
    if (found.size > best.size) best = found;
  }
  return best;
}
