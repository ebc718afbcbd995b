// A lesson being made: plain data and pure functions. Whether it can be solved is for the core to say.

import { freshSeed } from "../../play/match-choices.js";
import { QUESTIONS } from "../questions.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").StepMatch} StepMatch */

/**
 * Make a step of nothing but a beginning.
 * @param {StepMatch} match
 * @returns {LessonStep}
 */
export function newStep(match) {
  return { match, text: "", check: [], hints: [] };
}

/**
 * Make a lesson of one step, which begins where the game does.
 * @param {string} game
 * @returns {Lesson}
 */
export function newLesson(game) {
  const match = { seed: freshSeed(), options: {}, position: null, actions: [] };
  return { format: 2, game, title: "", steps: [newStep(match)] };
}

/**
 * Take a moment of a match as the beginning of a step.
 * @param {import("../../wire.js").SavedMatch} saved
 * @param {number} move how many actions had been played
 * @returns {StepMatch}
 */
export function momentOf({ seed, options, position, actions }, move) {
  return { seed, options, position, actions: actions.slice(0, move) };
}

/**
 * Add a step behind another.
 * @param {Lesson} lesson
 * @param {number} after
 * @param {LessonStep} step
 * @returns {Lesson}
 */
export function withStep(lesson, after, step) {
  return { ...lesson, steps: lesson.steps.toSpliced(after + 1, 0, step) };
}

/**
 * @param {Lesson} lesson
 * @param {number} number
 * @returns {Lesson}
 */
export function withoutStep(lesson, number) {
  return { ...lesson, steps: lesson.steps.toSpliced(number, 1) };
}

/**
 * @param {Lesson} lesson
 * @param {number} from
 * @param {number} to
 * @returns {Lesson}
 */
export function withStepMoved(lesson, from, to) {
  const steps = lesson.steps.toSpliced(from, 1).toSpliced(to, 0, lesson.steps[from]);
  return { ...lesson, steps };
}

/**
 * @param {Lesson} lesson
 * @param {number} number
 * @param {Partial<LessonStep>} changes
 * @returns {Lesson}
 */
export function withChanges(lesson, number, changes) {
  return { ...lesson, steps: lesson.steps.with(number, { ...lesson.steps[number], ...changes }) };
}

/**
 * How a step is answered: any action, a check, reading, winning, a bot that wins games, or a question
 * of some kind.
 */
export const MANNERS = ["free", "check", "read", "win", "beat", ...QUESTIONS];

/** @param {readonly import("../../wire.js").Statement[]} check */
export function mannerOf([first]) {
  if (!first) return "free";
  return MANNERS.includes(first.is) ? first.is : "check";
}

/**
 * List the statements of a check, and whether one of them is enough.
 * @param {import("../../wire.js").Statement[]} check
 * @returns {{ statements: import("../../wire.js").PlainStatement[], any: boolean }}
 */
export function partsOf(check) {
  const [first] = check;
  if (check.length === 1 && first.is === "any") return { statements: first.of, any: true };
  return { statements: check.filter(isPlain), any: false };
}

/**
 * Whether a statement can stand beside others; the others say all there is to say.
 * @param {import("../../wire.js").Statement} statement
 * @returns {statement is import("../../wire.js").PlainStatement}
 */
function isPlain(statement) {
  return !["any", "read", "win", "beat", ...QUESTIONS].includes(statement.is);
}

/**
 * Put statements together to a check.
 * @param {import("../../wire.js").PlainStatement[]} statements
 * @param {boolean} any whether one of them is enough
 * @returns {import("../../wire.js").Statement[]}
 */
export function checkOf(statements, any) {
  return any && statements.length > 1 ? [{ is: "any", of: statements }] : statements;
}

/**
 * Drop the replies to wrong answers where something else is asked from now on.
 * @param {LessonStep} step
 * @param {readonly import("../../wire.js").Statement[]} check
 * @returns {Partial<LessonStep>}
 */
export function fittingReplies({ check: before, replies }, check) {
  const kind = (/** @type {readonly import("../../wire.js").Statement[]} */ one) => {
    const manner = mannerOf(one);
    return manner === "free" || manner === "check" ? "move" : manner;
  };
  return replies && kind(before) !== kind(check) ? { replies: undefined } : {};
}
