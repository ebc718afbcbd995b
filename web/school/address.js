// The parts of an address that name a step.

/**
 * Find the step of a lesson that a part of an address means: the first where it means none, the last
 * where the lesson has become shorter.
 * @param {string | undefined} part
 * @param {import("../wire.js").Lesson} lesson
 * @returns {number}
 */
export function stepOf(part, lesson) {
  const number = /^\d{1,6}$/.test(part ?? "") ? Number(part) : 0;
  return Math.min(number, lesson.steps.length - 1);
}
