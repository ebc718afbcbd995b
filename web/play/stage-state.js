// What a spot of the board is at the moment, for its button and its label.

/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("../painter.js").Scene} Scene */

/**
 * Tell whether a spot can be picked or is picked, or shows what a pick would lay there. A mine that stands for itself and for its owner can be
 * picked although its owner is picked already.
 * @param {Pick<Spot, "picks">} spot
 * @param {Scene | null} scene
 * @returns {"next" | "ghost" | "picked" | ""}
 */
export function stateOf({ picks }, scene) {
  if (picks.some((pick) => scene?.next.has(pick))) return "next";
  if (picks.some((pick) => scene?.ghosts.has(pick))) return "ghost";
  return picks.some((pick) => scene?.picks.includes(pick)) ? "picked" : "";
}
