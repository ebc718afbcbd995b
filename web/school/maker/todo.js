// What is left to do in a lesson before it is worth sharing: honest warnings, none of which is a rule.
// Pure; what the core has found out about the steps is handed in.

import { lacking, lessonLanguages } from "../lesson-texts.js";
import { questionIn } from "../questions.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").Solved} Solved */
/** Something to do: its words are `todo.<key>`; the step is null where it is about the lesson. @typedef {{ step: number | null, key: string, values?: Record<string, unknown> }} Todo */

/**
 * @param {Lesson} lesson
 * @param {readonly Solved[]} solved of each step, as far as it is known
 * @returns {Todo[]}
 */
export function todoOf(lesson, solved) {
  /** @type {Todo[]} */
  const found = [];
  if (isEmpty(lesson.title)) found.push({ step: null, key: "title" });
  lesson.steps.forEach((step, i) => {
    for (const key of [...stepTodo(step), ...moveTodo(step, solved[i])]) {
      found.push({ step: i, key });
    }
  });
  const languages = lessonLanguages(lesson, "");
  for (const language of languages.length > 1 ? languages : []) {
    const { missing, older } = lacking(lesson, language);
    if (missing) found.push({ step: null, key: "missing", values: { n: missing, language } });
    if (older) found.push({ step: null, key: "older", values: { n: older, language } });
  }
  return found;
}

/** @param {import("../../wire.js").LessonText | undefined} text */
const isEmpty = (text) => text === undefined || text === "" || Object.keys(text).length === 0;

/** @param {LessonStep} step @returns {string[]} */
function stepTodo({ text, check, replies = [] }) {
  const question = questionIn(check);
  const lists = question && "from" in question ? question.from : [];
  return [
    ...(isEmpty(text) ? ["text"] : []),
    ...(lists.some(isEmpty) ? ["choice"] : []),
    ...(question?.is === "mark" && !question.of && !question.right?.length ? ["mark"] : []),
    ...(replies.some((one) => isEmpty(one.text)) ? ["reply"] : []),
  ];
}

/**
 * Warn where a move is asked for and nothing can go wrong.
 * @param {LessonStep} step
 * @param {Solved | undefined} solved
 * @returns {string[]}
 */
export function moveTodo({ check }, solved) {
  const [first] = check;
  if (!solved || !first || questionIn(check) || ["read", "win", "beat"].includes(first.is)) {
    return [];
  }
  if (solved.legal === 1) return ["only-one"];
  if (solved.accepted.length === solved.legal) return ["every"];
  return solved.idle?.length ? ["idle"] : [];
}
