// What a result says to whoever has played: won or lost, by how much, or which place.

import { onlyPerson } from "./seat-kinds.js";

/**
 * @param {object} parts
 * @param {import("./talk.js").TableTalk} parts.talk
 * @param {import("../wire.js").Outcome} parts.outcome
 * @param {number[]} parts.totals
 * @param {string[]} parts.kinds
 * @returns {string}
 */
export function headline({ talk, outcome, totals, kinds }) {
  const { winners } = outcome;
  const me = onlyPerson(kinds);
  const [first, second] = [...totals].sort((a, b) => b - a);
  if (winners.length !== 1) {
    const shared = me !== null && winners.includes(me);
    if (shared && winners.length < totals.length) return talk.ui("ending.shared", { n: first });
    return winners.length === totals.length
      ? talk.ui("ending.draw", { n: first })
      : talk.winners(outcome);
  }
  const [winner] = winners;
  const two = totals.length === 2;
  if (me === null) {
    const name = talk.shortNames[winner];
    const values = { name, n: totals[winner], other: two ? totals[1 - winner] : second };
    return talk.ui(two ? "ending.won-by" : "ending.won-among", values);
  }
  if (two) {
    const values = { n: totals[me], other: totals[1 - me] };
    return talk.ui(me === winner ? "ending.you-won" : "ending.you-lost", values);
  }
  if (me === winner) return talk.ui("ending.you-won-among", { n: totals[me], by: first - second });
  const place = 1 + totals.filter((points) => points > totals[me]).length;
  const name = talk.shortNames[winner];
  return talk.ui("ending.you-came", { place, name, n: totals[me], other: totals[winner] });
}
