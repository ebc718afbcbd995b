// What questions of a lesson are, apart from how they look: their kinds, their answers in words, and
// the order in which things that are to be ordered are handed out.

import { writeNumber } from "./number-text.js";
import { textIn } from "./texts.js";

/** @typedef {import("../wire.js").Statement} Statement */
/** @typedef {import("../wire.js").QuestionStatement} Question */
/** @typedef {import("../core/words.js").Words} Words */

/** The kinds of questions, as a lesson has them. */
export const QUESTIONS = ["number", "choice", "mark", "order", "open"];

/**
 * Give the question that a check asks, where nothing is played.
 * @param {readonly Statement[]} check
 * @returns {Question | null}
 */
export function questionIn([first]) {
  return first && QUESTIONS.includes(first.is) ? /** @type {Question} */ (first) : null;
}

/**
 * Say in what the number of a question is counted.
 * @param {Words} words
 * @param {string} game
 * @param {import("../wire.js").NumberStatement} question
 */
export function unitOf(words, game, { unit, of }) {
  const own = textIn(unit, words.language);
  if (own || of === undefined) return own;
  const key = `ask.${of}.unit`;
  const file = words.has("school", key) ? "school" : game;
  return words.has(file, key) ? words.say(file, key) : "";
}

/**
 * Word an answer; places on the board are only counted, for they are seen there.
 * @param {Words} words
 * @param {string} game
 * @param {Question} question
 * @param {readonly string[]} answer
 * @returns {string}
 */
export function wordAnswer(words, game, question, answer) {
  const { language } = words;
  if (question.is === "number") {
    const unit = unitOf(words, game, question);
    return `${writeNumber(Number(answer[0]), language)} ${unit}`.trim();
  }
  if (question.is === "open") return answer[0] ?? "";
  if (question.is === "mark") {
    return words.say("school", "question.marked", { n: answer.length });
  }
  const texts = answer.map((place) => textIn(question.from[Number(place)], language));
  return texts.join(question.is === "order" ? " → " : " · ");
}

/**
 * Mix the places of some things: always alike, and never in the right order.
 * @param {number} count
 * @param {number} seed
 * @returns {number[]}
 */
export function mixed(count, seed) {
  const places = Array.from({ length: count }, (_, i) => i);
  let state = (seed + 1) * 2654435761;
  for (let i = count - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = (state >>> 8) % (i + 1);
    [places[i], places[j]] = [places[j], places[i]];
  }
  const sorted = places.every((place, i) => place === i);
  return sorted ? [...places.slice(1), places[0]] : places;
}
