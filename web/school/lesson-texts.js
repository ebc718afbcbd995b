// All texts of a lesson at once: which languages it is in, what is missing or has grown old, and how it
// comes into another language. Pure.

import { LANGUAGES } from "../core/words.js";
import { languagesOf, olderIn } from "./texts.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {import("../wire.js").LessonStep} LessonStep */
/** @typedef {import("../wire.js").LessonText} LessonText */

/**
 * Change every text of a lesson.
 * @param {Lesson} lesson
 * @param {(text: LessonText) => LessonText} change
 * @returns {Lesson}
 */
export function mapTexts(lesson, change) {
  const { title, about } = lesson;
  return {
    ...lesson,
    title: change(title),
    ...(about !== undefined && { about: change(about) }),
    steps: lesson.steps.map((step) => mapStep(step, change)),
  };
}

/**
 * @param {LessonStep} step
 * @param {(text: LessonText) => LessonText} change
 * @returns {LessonStep}
 */
function mapStep(step, change) {
  const { right, wrong, part, replies } = step;
  return {
    ...step,
    text: change(step.text),
    hints: step.hints.map(change),
    ...(right !== undefined && { right: change(right) }),
    ...(wrong !== undefined && { wrong: change(wrong) }),
    ...(part !== undefined && { part: change(part) }),
    ...(replies && { replies: replies.map((one) => ({ ...one, text: change(one.text) })) }),
    check: step.check.map((one) => {
      if (one.is === "choice" || one.is === "order") return { ...one, from: one.from.map(change) };
      return one.is === "number" && one.unit ? { ...one, unit: change(one.unit) } : one;
    }),
  };
}

/** @param {Lesson} lesson @returns {LessonText[]} every text that says something */
export function textsOf(lesson) {
  /** @type {LessonText[]} */
  const found = [];
  mapTexts(lesson, (text) => {
    if (text !== "") found.push(text);
    return text;
  });
  return found;
}

/**
 * List the languages of a lesson, first the one that leads: its own, else that of the page.
 * @param {Lesson} lesson
 * @param {string} own the language of the page
 * @returns {string[]}
 */
export function lessonLanguages(lesson, own) {
  const found = new Set(textsOf(lesson).flatMap(languagesOf));
  if (lesson.language) found.add(lesson.language);
  if (found.size === 0) return [own];
  const lead = lesson.language || own;
  return [...found].sort((a, b) => Number(b === lead) - Number(a === lead));
}

/**
 * Let a lesson be in several languages: what is in no certain one becomes its own language's.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {Lesson}
 */
export function inLanguage(lesson, language) {
  const told = mapTexts(lesson, (text) =>
    typeof text === "string" && text !== "" ? { [language]: text } : text,
  );
  return { ...told, language };
}

/**
 * Take a language out of a lesson.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {Lesson}
 */
export function withoutLanguage(lesson, language) {
  const rest = lessonLanguages(lesson, "").filter((one) => one !== language);
  const fewer = mapTexts(lesson, (text) => {
    if (typeof text === "string") return text;
    const { [language]: _, "*": __, ...others } = text;
    const left = Object.entries(others);
    if (rest.length === 1) return left[0]?.[1] ?? "";
    const older = olderIn(text).filter((one) => one !== language && one in others);
    return older.length > 0 ? { ...others, "*": older.join(" ") } : others;
  });
  return { ...fewer, language: rest[0] ?? language };
}

/**
 * Leave a lesson in one language, if it is in that one: whoever changes a copy need not keep up others.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {Lesson}
 */
export function inOneLanguage(lesson, language) {
  const others = lessonLanguages(lesson, language).filter((one) => one !== language);
  return otherLanguages(lesson, language) ? lesson : others.reduce(withoutLanguage, lesson);
}

/**
 * Count the texts that a lesson does not have in a language, and those that have grown old in it.
 * @param {Lesson} lesson
 * @param {string} language
 * @returns {{ missing: number, older: number }}
 */
export function lacking(lesson, language) {
  const texts = textsOf(lesson).filter((text) => typeof text !== "string");
  return {
    missing: texts.filter((text) => !languagesOf(text).includes(language)).length,
    older: texts.filter((text) => olderIn(text).includes(language)).length,
  };
}

/**
 * Name the languages of a lesson that is not in that of the page.
 * @param {Lesson} lesson
 * @param {string} own
 * @returns {string} nothing where it is
 */
export function otherLanguages(lesson, own) {
  const languages = lessonLanguages(lesson, own);
  if (languages.includes(own)) return "";
  const names = /** @type {Record<string, string>} */ (LANGUAGES);
  return languages.map((one) => names[one] ?? one).join(", ");
}
