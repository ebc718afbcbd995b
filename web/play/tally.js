// The score of a finished game in a few steps: its items by kind, with what each seat has of it.
// The points are the core's; they are only put together here.

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */

const STEP = 1_300; // milliseconds that a step is seen
const MOST = 12_000; // that all of them take
/** @typedef {{ kind: string, points: number[], where: string[] }} TallyStep */

/**
 * @param {ScoreItem[]} items
 * @param {number} seats
 * @returns {TallyStep[]} in the order in which the kinds come up
 */
export function tallySteps(items, seats) {
  /** @type {Map<string, TallyStep>} */
  const steps = new Map();
  for (const { kind, seat, points, where } of items) {
    /** @type {TallyStep} */
    const step = steps.get(kind) ?? { kind, points: Array(seats).fill(0), where: [] };
    steps.set(kind, step);
    step.points[seat] += points;
    step.where.push(...where);
  }
  return [...steps.values()];
}

/** Tell for how long each step is seen, in milliseconds. @param {number} steps how many there are */
export const tallyPace = (steps) => Math.min(STEP, MOST / steps);
