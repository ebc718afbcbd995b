// The puzzle of the day: a pure function of the calendar date, so that it is the same on every
// device, without a network. The games take turns; each goes through all its puzzles before one
// comes again.

const DAY = 86_400_000; // milliseconds

/** The day that a device's own calendar shows, such as 2026-11-16. @param {Date} date */
export function dayOf(date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/**
 * Give the day that is so many days later.
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** @param {string} day */
export function isDay(day) {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return date >= 0 && dayAfter(day, 0) === day; // some calendars take 31 February for a day in March
}

/**
 * Choose the puzzle of a day.
 * @param {string} day
 * @param {{ game: string, puzzles: number }[]} games how many puzzles each game has
 * @returns {{ game: string, number: number }}
 */
export function puzzleOfTheDay(day, games) {
  const count = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
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
