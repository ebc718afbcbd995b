// How long each action is shown, so that one can follow what the others do and never waits long.
// The more has been shown since a person acted, the faster the rest goes by.

import { settings } from "../core/settings.js";

/** How long the first ordinary move is shown, in milliseconds. @type {Record<string, number>} */
const PACES = { none: 0, quick: 280, normal: 600, slow: 1100 };
/** After ten moves one takes a third of the first: ten together as long as five, not ten. */
const HASTE = 0.25;
/** What takes less than this is hardly news: a draw, a pass, a token that is kept. */
const SMALL = 0.4;

/** @typedef {import("../painter.js").Painter} Painter */
/** @typedef {import("../wire.js").TableEvent} TableEvent */

/**
 * Tell how long an action is, in ordinary moves.
 * @param {Painter} painter
 * @param {TableEvent[]} events what came of it
 */
export const beatsOf = (painter, events) => painter.beats?.(events) ?? 1;

/** @param {Painter} painter @param {TableEvent[]} events */
export const isSmall = (painter, events) => beatsOf(painter, events) < SMALL;

export class Pacing {
  /** How many moves' time has been shown since a person acted. */
  #shown = 0;

  /** @param {() => string} [chosen] the name of the pace */
  constructor(chosen = () => settings().motion) {
    this.chosen = chosen;
  }

  /** A person has acted: what follows is shown from its beginning on. */
  restart() {
    this.#shown = 0;
  }

  /**
   * Tell how long an action is to be shown, in milliseconds.
   * @param {number} beats its length, in ordinary moves
   */
  take(beats) {
    const from = this.#shown;
    this.#shown += beats;
    const pace = PACES[this.chosen()] ?? PACES.normal;
    return (pace / HASTE) * Math.log((1 + HASTE * this.#shown) / (1 + HASTE * from));
  }
}
