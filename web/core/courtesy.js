// Leaves a line that is slow to those who are still waiting for the page itself: a whole class may have
// opened it at once, over one line.

const SLOW = 3000; // milliseconds that the page's own module takes on such a line
const TIMES = 8; // as long as that, until all others may have it
const MOST = 180_000; // milliseconds

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
  return took < SLOW ? 0 : Math.min(took * TIMES, MOST);
}
