// Badges: few, and each means something. Each is a condition on what this device has kept. Pure.

import { shareOfWin } from "../play/results.js";
import { beat } from "./sums.js";

/** @typedef {import("../core/results.js").KeptResult} KeptResult */
/** @typedef {{ name: string, levels: string[] }} GameOfBadges */
/**
 * What is looked at.
 * @typedef {object} Kept
 * @property {GameOfBadges[]} games
 * @property {KeptResult[]} results
 * @property {number} puzzles solved
 * @property {Set<string>} puzzleDays on which the puzzle of the day was solved on its day
 * @property {Set<string>} dealDays on which the deal was played on its day
 */
/** @typedef {{ id: string, earned: boolean, have: number, need: number }} Badge */

const PUZZLES = [10, 50, 100];
const MATCHES = [10, 100];
const WEEK = 7;

/**
 * @param {Kept} kept
 * @returns {Badge[]}
 */
export function badges({ games, results, puzzles, puzzleDays, dealDays }) {
  const own = results.filter(({ seat }) => seat !== null);
  const won = own.filter((result) => shareOfWin(result) === 1);
  const byGame = games.map(({ name }) => won.filter(({ game }) => game === name));
  const levels = games[0]?.levels ?? [];
  /** @param {string} level */
  const conquered = (level) =>
    games.filter(({ name }) => won.some((one) => one.game === name && beat(one, level))).length;
  return [
    badge("first-win", won.length, 1),
    badge("every-game", byGame.filter((some) => some.length > 0).length, games.length),
    ...levels.slice(1).map((level) => badge(`level-${level}`, conquered(level), games.length)),
    badge("in-a-row", longestRun(own), 5),
    ...MATCHES.map((need) => badge(`matches-${need}`, own.length, need)),
    ...PUZZLES.map((need) => badge(`puzzles-${need}`, puzzles, need)),
    badge("puzzle-week", longestStreak(puzzleDays), WEEK),
    badge("deal-week", longestStreak(dealDays), WEEK),
    badge("together", results.filter(({ seat }) => seat === null).length, 1),
    badge("by-link", own.filter(({ kinds }) => kinds.includes("elsewhere")).length, 1),
  ];
}

/** @param {string} id @param {number} have @param {number} need @returns {Badge} */
const badge = (id, have, need) => ({ id, earned: have >= need, have: Math.min(have, need), need });

/** The most wins in a row. @param {KeptResult[]} results the oldest first */
function longestRun(results) {
  let [run, longest] = [0, 0];
  for (const result of results) {
    run = shareOfWin(result) === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The most days in a row. @param {Set<string>} days */
export function longestStreak(days) {
  let [run, longest, before] = [0, 0, Number.NaN];
  for (const day of [...days].sort()) {
    const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
    run = number === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = number;
  }
  return longest;
}
