// The texts of lessons: plain text, in one language or in several, and how much of it there may be.

/** @typedef {import("../wire.js").LessonText} LessonText */

/**
 * Give a text in a language, else in the first language that it has.
 * @param {LessonText | undefined} text
 * @param {string} language
 * @returns {string}
 */
export function textIn(text, language) {
  if (text === undefined || typeof text === "string") return text ?? "";
  return text[language] ?? Object.values(text)[0] ?? "";
}

/**
 * Change what `textIn` gives; what a text says in other languages stays.
 * @param {LessonText | undefined} text
 * @param {string} language
 * @param {string} changed
 * @returns {LessonText}
 */
export function withText(text, language, changed) {
  if (text === undefined || typeof text === "string") return changed;
  const shown = language in text ? language : (Object.keys(text)[0] ?? language);
  return { ...text, [shown]: changed };
}

/**
 * Split a text into its paragraphs.
 * @param {string} text
 * @returns {string[]}
 */
export function paragraphs(text) {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
