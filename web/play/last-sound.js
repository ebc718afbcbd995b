// What is heard after all that an action caused: the end, won or not, or that it is one's turn again.

import { onlyPerson } from "./seat-kinds.js";

/**
 * @param {object} told
 * @param {{ winners: number[] } | null} told.outcome
 * @param {number | null} told.turn the seat to act
 * @param {number | null | undefined} told.before the seat that has acted
 * @param {string[]} told.kinds who plays each seat
 * @returns {import("../core/sounds.js").Sound | null}
 */
export function lastSound({ outcome, turn, before, kinds }) {
  const person = onlyPerson(kinds);
  if (outcome) {
    const won = person === null ? outcome.winners.length > 0 : outcome.winners.includes(person);
    return won ? "win" : "end";
  }
  return person !== null && turn === person && before !== person ? "turn" : null;
}
