// The puzzle of the day: a pure function of the calendar date, so that it is the same on every
// device, without a network. The games take turns; each goes through all its puzzles before one
// comes again.

import { dayNumber } from "../core/calendar.js";

/**
 * Choose the puzzle of a day.
 * @param {string} day
 * @param {{ game: string, puzzles: number }[]} games how many puzzles each game has
 * @returns {{ game: string, number: number }}
 */
export function puzzleOfTheDay(day, games) {
  const count = dayNumber(day);
  const { game, puzzles } = games[count % games.length];
  const turn = Math.floor(count / games.length);
  const order = shuffled(puzzles, Math.floor(turn / puzzles));
  return { game, number: order[turn % puzzles] };
}

/**
 * Put the numbers below `n` in an order that goes with a seed.
 * @param {number} n
 * @param {number} seed
 * @returns {number[]}
 */
function shuffled(n, seed) {
  const order = Array.from({ length: n }, (_, i) => i);
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  for (let i = n - 1; i > 0; i--) {
    // The upper bits of a linear generator; the lower ones repeat too soon.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
