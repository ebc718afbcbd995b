// Who meets whom in a tournament, and how everybody stands. Pure.

/** @typedef {import("../wire.js").SeriesSum} SeriesSum */
/** @typedef {{ place: number, wins: number, draws: number, losses: number, margin: number, games: number }} Standing the place is that in the list of bots */

/**
 * List every pair of so many bots once: for each but the last those that come after it.
 * @param {number} count
 * @returns {[number, number[]][]}
 */
export function rowsOf(count) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.slice(0, -1).map((place) => [place, places.slice(place + 1)]);
}

/**
 * Add up what every bot has won, and by how much.
 * @param {number} count of the bots
 * @param {ReadonlyMap<string, SeriesSum | null>} sums of the pairs, as `0-1`, from the view of the first
 * @returns {Standing[]} the best first
 */
export function standingsOf(count, sums) {
  const all = Array.from({ length: count }, (_, place) => ({
    place,
    wins: 0,
    draws: 0,
    losses: 0,
    margin: 0,
    games: 0,
  }));
  for (const [pair, sum] of sums) {
    if (!sum) continue;
    const [first, second] = pair.split("-").map((place) => all[Number(place)]);
    first.wins += sum.wins;
    first.losses += sum.losses;
    second.wins += sum.losses;
    second.losses += sum.wins;
    for (const one of [first, second]) {
      one.draws += sum.draws;
      one.games += sum.matches;
    }
    first.margin += sum.margin * sum.matches;
    second.margin -= sum.margin * sum.matches;
  }
  return all.sort((a, b) => b.wins - a.wins || b.margin - a.margin || a.place - b.place);
}
