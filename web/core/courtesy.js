// Leaves a line that is slow to those who are still waiting for the page itself: a whole class may have
// opened it at once, over one line.

const SLOW = 3000; // milliseconds that the page's own module takes on such a line
const TIMES = 8; // as long as that, until all others may have it
const AGAIN = 2; // times as long as the start has taken, where the line was measured and is slow
const MOST = 180_000; // milliseconds

let isSlow = false;

/** Note what the start has found: the line is slow, or many share it. */
export function noteSlowLine() {
  isSlow = true;
}

/**
 * Tell how long to wait before more is fetched than somebody who plays now needs.
 * @param {{ name: string, startTime: number, responseEnd: number }[]} [fetched] what the page has fetched so far
 * @returns {number} milliseconds
 */
export function courtesy(
  fetched = /** @type {any[]} */ (performance.getEntriesByType("resource")),
) {
  const own = fetched.find(({ name }) => /\/main\.js(\?|$)/.test(name));
  const took = own ? own.responseEnd - own.startTime : 0;
  const waiting = took < SLOW ? 0 : took * TIMES;
  return Math.min(Math.max(waiting, isSlow ? performance.now() * AGAIN : 0), MOST);
}
