// Finds a match that came by a link among those that this device keeps.

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */
/** @typedef {import("./saves.js").KeptMatch} KeptMatch */

/**
 * What the kept match is beside the one that came: behind or level with it, ahead of it, or gone
 * another way after some moves.
 * @typedef {{ kept: KeptMatch, is: "behind" | "ahead" | "apart", common: number }} Same
 */

/**
 * Find the kept match with the same beginning and the same people that goes best with this one.
 * @param {SavedMatch} came
 * @param {KeptMatch[]} all the last changed first
 * @returns {Same | null}
 */
export function findSame(came, all) {
  const found = all
    .filter(({ saved }) => beginsAlike(saved, came))
    .map((kept) => compare(kept, came));
  for (const is of ["behind", "ahead", "apart"]) {
    const best = found
      .filter((same) => same.is === is)
      .reduce(
        (one, other) => (one && one.common >= other.common ? one : other),
        /** @type {Same | null} */ (null),
      );
    if (best) return best;
  }
  return null;
}

/**
 * @param {SavedMatch} one
 * @param {SavedMatch} other
 */
function beginsAlike(one, other) {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return (
    one.game === other.game &&
    one.seed === other.seed &&
    one.position === other.position &&
    String(one.players) === String(other.players) &&
    [...names].every((name) => one.options[name] === other.options[name])
  );
}

/**
 * @param {KeptMatch} kept
 * @param {SavedMatch} came
 * @returns {Same}
 */
function compare(kept, came) {
  const mine = kept.saved.actions.slice(0, kept.saved.cursor).map((action) => action.join(" "));
  const theirs = came.actions.slice(0, came.cursor).map((action) => action.join(" "));
  let common = 0;
  while (common < mine.length && mine[common] === theirs[common]) common++;
  if (common === mine.length) return { kept, is: "behind", common };
  return { kept, is: common === theirs.length ? "ahead" : "apart", common };
}
