// How strong a player is, judged by results against the levels of the computer, with how sure that is; and
// who would be the right opponent next. As chess players count it: 400 more win ten times as often as they
// lose. All that is thought of a player is a chance for each strength; each result makes those more likely
// that would have brought it.

import { isPerson, levelOf, peopleAt } from "./seat-kinds.js";
import { shareOfWin } from "./results.js";

/** @typedef {import("../core/results.js").Result} Result */
/** @typedef {import("../wire.js").GameFacts} GameFacts */
/** @typedef {{ mean: number, spread: number }} Strength about two times in three it is within the spread */
/** @typedef {{ level: string, why: "first" | "same" | "up" | "down", won: number, of: number, against: string }} Proposal */

const STEP = 20;
const LOWEST = -1200;
const HIGHEST = 2400;
const SPREAD_AT_FIRST = 300; // of somebody of whom nothing is known
const CHANGE = 40; // by which somebody may have changed since the last match
const TEN_TO_ONE = 400;
const FAIR = 0.4; // the least chance of winning, of its even share, with which a match is fun
const FEW = 8; // matches that are told of

const GRID = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, step) => LOWEST + step * STEP,
);

/** @param {number} distance @param {number} spread */
const bell = (distance, spread) => Math.exp(-((distance / spread) ** 2) / 2);

/** The chances of each strength, so that they add up to one. @param {number[]} chances */
function normal(chances) {
  const sum = chances.reduce((all, one) => all + one, 0);
  return chances.map((one) => one / sum);
}

const AT_FIRST = normal(GRID.map((strength) => bell(strength, SPREAD_AT_FIRST)));
const NEAR = Array.from({ length: 9 }, (_, i) => i - 4); // steps that a change reaches
const SHIFTS = normal(NEAR.map((steps) => bell(steps * STEP, CHANGE)));

/** Somebody may have become stronger or weaker. @param {number[]} chances */
function blurred(chances) {
  return GRID.map((_, at) =>
    NEAR.reduce((sum, steps, i) => sum + SHIFTS[i] * (chances[at + steps] ?? 0), 0),
  );
}

/**
 * The chance of winning against some others at once.
 * @param {number} strength
 * @param {number[]} others
 */
export function chanceAgainst(strength, others) {
  const power = (/** @type {number} */ one) => 10 ** ((one - strength) / TEN_TO_ONE);
  return 1 / (1 + others.reduce((sum, other) => sum + power(other), 0));
}

/**
 * Whether a result tells how strong somebody is: one person against computers, without a teacher.
 * @param {GameFacts} facts
 * @param {Result} result
 */
function tells(facts, { game, seat, kinds, taught }) {
  return (
    game === facts.name &&
    seat !== null &&
    !taught &&
    kinds.every((kind, one) => one === seat || Object.hasOwn(facts.strengths, levelOf(kind)))
  );
}

/** @param {number[]} chances @returns {Strength} */
function summed(chances) {
  const mean = GRID.reduce((sum, strength, at) => sum + strength * chances[at], 0);
  const square = GRID.reduce((sum, strength, at) => sum + (strength - mean) ** 2 * chances[at], 0);
  return { mean, spread: Math.sqrt(square) };
}

/**
 * Judge somebody in one game: at first, and after each result that tells something.
 * @param {GameFacts} facts
 * @param {Result[]} results the oldest first
 * @returns {(Strength & { when: number })[]}
 */
export function strengthHistory(facts, results) {
  let chances = AT_FIRST;
  const history = [{ ...summed(chances), when: 0 }];
  for (const result of results.filter((one) => tells(facts, one))) {
    const share = /** @type {number} */ (shareOfWin(result));
    const others = result.kinds
      .filter((_, seat) => seat !== result.seat)
      .map((kind) => facts.strengths[levelOf(kind)]);
    chances = normal(
      blurred(chances).map((before, at) => {
        const chance = chanceAgainst(GRID[at], others);
        return before * chance ** share * (1 - chance) ** (1 - share);
      }),
    );
    history.push({ ...summed(chances), when: result.when });
  }
  return history;
}

/**
 * Propose a level for the next match: the strongest against which there is a fair chance.
 * @param {GameFacts} facts
 * @param {Result[]} results the oldest first
 * @returns {Proposal}
 */
export function nextOpponent(facts, results) {
  const told = results.filter((result) => tells(facts, result));
  const last = told.at(-1);
  if (!last) return { level: facts.levels[0], why: "first", won: 0, of: 0, against: "" };
  const { mean } = /** @type {Strength} */ (strengthHistory(facts, results).at(-1));
  const fair = facts.levels.filter(
    (level) => chanceAgainst(mean, [facts.strengths[level]]) >= FAIR,
  );
  const level = fair.at(-1) ?? facts.levels[0];
  const against = strongest(facts, last);
  const same = told.filter((result) => strongest(facts, result) === against).slice(-FEW);
  const step = facts.levels.indexOf(level) - facts.levels.indexOf(against);
  return {
    level,
    why: step > 0 ? "up" : step < 0 ? "down" : "same",
    won: same.filter((result) => shareOfWin(result) === 1).length,
    of: same.length,
    against,
  };
}

/** The strongest level that somebody sat with. @param {GameFacts} facts @param {Result} result */
function strongest({ levels }, { kinds }) {
  const sat = kinds.filter((_, seat) => !isPerson(kinds, seat));
  return levels[Math.max(...sat.map((kind) => levels.indexOf(levelOf(kind))))];
}

/**
 * Propose somebody who plays at a level: whom one has met least, the first of them.
 * @param {GameFacts} facts
 * @param {Result[]} results
 * @param {string} level
 * @returns {string} a kind; the level itself where nobody plays at it
 */
export function leastMet(facts, results, level) {
  const met = (/** @type {string} */ kind) =>
    results.filter(({ game, kinds }) => game === facts.name && kinds.includes(kind)).length;
  const [first = level, ...others] = peopleAt(facts, level);
  return others.reduce((least, kind) => (met(kind) < met(least) ? kind : least), first);
}
