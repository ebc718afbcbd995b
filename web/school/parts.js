// A course: a lesson whose steps lie in parts, each with a title, perhaps of several games. Pure.

import { textIn } from "./texts.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {{ title: string, first: number, steps: number }} Part */

/**
 * Tell of which game a step is.
 * @param {Pick<Lesson, "game">} lesson
 * @param {Pick<import("../wire.js").LessonStep, "game"> | undefined} step
 */
export const gameOf = (lesson, step) => step?.game ?? lesson.game;

/**
 * List the parts of a lesson; none where it is no course.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {Part[]}
 */
export function partsOfCourse({ title, steps }, language) {
  if (!steps.some(({ part }) => part)) return [];
  const begins = steps.flatMap(({ part }, i) => (part || i === 0 ? [i] : []));
  return begins.map((first, n) => ({
    title: textIn(steps[first].part ?? title, language),
    first,
    steps: (begins[n + 1] ?? steps.length) - first,
  }));
}

/**
 * Find the part that a step is in.
 * @param {Part[]} parts
 * @param {number} step
 */
export function partOf(parts, step) {
  return parts.findLast(({ first }) => first <= step);
}

/**
 * Add another lesson to a lesson, as its last part.
 * @param {Lesson} lesson
 * @param {Lesson} other
 * @returns {Lesson}
 */
export function withLesson(lesson, other) {
  const [first, ...rest] = other.steps.map(({ game: _, ...step }, i) => {
    const game = gameOf(other, other.steps[i]);
    return game === lesson.game ? step : { ...step, game };
  });
  const [begin, ...steps] = lesson.steps;
  const named = begin.part ? begin : { ...begin, part: lesson.title };
  return {
    ...lesson,
    steps: [
      ...(named.part ? [named] : [begin]),
      ...steps,
      { ...first, part: first.part ?? other.title },
      ...rest,
    ],
  };
}
