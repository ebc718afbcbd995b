// What has been learnt on this device, for whoever shows how far somebody has come.

import { solvedPuzzles } from "./kept-lessons.js";
import { courseName, soFar } from "./progress.js";

/**
 * @param {string[]} courses
 * @returns {{ courses: Set<string>, solved: Set<string> }} those that are finished, and puzzles as `game/id`
 */
export function learnt(courses) {
  const finished = courses.filter((id) => {
    const so = soFar(courseName(id));
    return so !== null && so.n === so.all;
  });
  return { courses: new Set(finished), solved: solvedPuzzles() };
}
