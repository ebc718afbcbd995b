// The score of a finished game in a few steps: its items by kind, with what each seat has of it.
// The points are the core's; they are only put together here.

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */
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
