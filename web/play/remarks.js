// What those who play at a level say now and then: at which moments, and a line for it. The moments are those
// that the words have lines for: of an event of the game, one's own or another's, and of the end. Pure.

import { figureOf } from "./seat-kinds.js";

/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {{ seat: number, line: string }} Remark */

const PAUSE = 8; // actions for which nobody says anything after a remark
const CLOSE = 0.05; // of the best score: whoever is not further behind was close

export class Remarks {
  #last = "";
  #after = 0;

  /**
   * @param {Pick<import("../core/words.js").Words, "has" | "say">} words with the lines of the people
   * @param {string} game
   */
  constructor(words, game) {
    this.words = words;
    this.game = game;
  }

  /**
   * Find something to say about what has just happened.
   * @param {object} now
   * @param {readonly TableEvent[]} now.events
   * @param {string[]} now.kinds who sits where
   * @param {readonly number[]} now.totals
   * @param {{ winners: readonly number[] } | null} now.outcome
   * @param {number} now.cursor how many actions there have been
   * @returns {Remark | null}
   */
  on({ events, kinds, totals, outcome, cursor }) {
    const figures = kinds.flatMap((kind, seat) => (figureOf(kind) ? [seat] : []));
    if (figures.length === 0) return null;
    const name = (/** @type {number} */ seat) => figureOf(kinds[seat]);
    if (outcome) {
      const best = (/** @type {number} */ a, /** @type {number} */ b) => totals[b] - totals[a];
      const [seat] = [...figures].sort(best);
      return this.#say(seat, this.#lines(`${name(seat)}.${ending(seat, totals, outcome)}`), cursor);
    }
    // What was taken back has not been said.
    if (cursor < this.#after && cursor > this.#after - PAUSE) return null;
    for (const side of ["own", "other"]) {
      for (const { kind, seat: whose } of events) {
        const lines = whose === null ? [] : this.#lines(`${this.game}.${kind}.${side}`);
        const seat = figures.find((one) => (one === whose) === (side === "own"));
        if (lines.length === 0 || seat === undefined) continue;
        return this.#say(seat, [...lines, ...this.#lines(`${name(seat)}.${side}`)], cursor);
      }
    }
    return null;
  }

  /** @param {string} moment @returns {string[]} */
  #lines(moment) {
    const found = [];
    while (this.words.has("people", `${moment}.${found.length + 1}`)) {
      found.push(this.words.say("people", `${moment}.${found.length + 1}`));
    }
    return found;
  }

  /** @param {number} seat @param {string[]} lines @param {number} cursor @returns {Remark | null} */
  #say(seat, lines, cursor) {
    const fresh = lines.filter((line) => line !== this.#last);
    if (fresh.length === 0) return null;
    this.#last = fresh[cursor % fresh.length];
    this.#after = cursor + PAUSE;
    return { seat, line: this.#last };
  }
}

/**
 * @param {number} seat
 * @param {readonly number[]} totals
 * @param {{ winners: readonly number[] }} outcome
 */
function ending(seat, totals, { winners }) {
  const [first, second] = [...totals].sort((a, b) => b - a);
  if (first - second <= CLOSE * first) return "close";
  return winners.includes(seat) ? "won" : "lost";
}
