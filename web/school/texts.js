// The texts of lessons: plain text, in one language or in several, and which of them have grown old.

/** @typedef {import("../wire.js").LessonText} LessonText */

/** Under this name a text lists the languages in which it is older than in another one. */
const OLDER = "*";

/**
 * Give a text in a language, else in the first language that it has.
 * @param {LessonText | undefined} text
 * @param {string} language
 * @param {boolean} [only] whether nothing is given where the text is in other languages
 * @returns {string}
 */
export function textIn(text, language, only = false) {
  if (typeof text === "string") return text;
  if (text === undefined) return "";
  if (language in text || only) return text[language] ?? "";
  const first = languagesOf(text)[0];
  return first === undefined ? "" : text[first];
}

/** List the languages that a text is in; none where it does not say. @param {LessonText | undefined} text */
export function languagesOf(text) {
  if (text === undefined || typeof text === "string") return [];
  return Object.keys(text).filter((key) => key !== OLDER);
}

/** List the languages in which a text is older than in another. @param {LessonText | undefined} text */
export function olderIn(text) {
  if (text === undefined || typeof text === "string") return [];
  return (text[OLDER] ?? "").split(" ").filter(Boolean);
}

/**
 * Change a text in a language; what it says in others stays, and where the leading language is
 * changed, the others are older from now on.
 * @param {LessonText | undefined} text
 * @param {string} language
 * @param {string} changed
 * @param {readonly string[]} [languages] those of the lesson, the leading one first; with one, a plain text stays plain
 * @returns {LessonText}
 */
export function withText(text, language, changed, languages = [language]) {
  const plain = text === undefined || typeof text === "string";
  if (plain && languages.length < 2) return changed;
  /** @type {Record<string, string>} */
  const all = typeof text === "string" ? { [languages[0]]: text } : { ...text };
  if (text === "") delete all[languages[0]];
  const older = new Set(olderIn(text));
  delete all[OLDER];
  if (language === languages[0] && changed !== all[language]) {
    for (const other of Object.keys(all)) if (other !== language) older.add(other);
  }
  older.delete(language);
  all[language] = changed;
  if (changed === "") delete all[language];
  const left = [...older].filter((one) => one in all);
  if (Object.keys(all).length === 0) return "";
  return left.length > 0 ? { ...all, [OLDER]: left.join(" ") } : all;
}

/**
 * Say that a text is right in a language again, although another one is younger.
 * @param {LessonText} text
 * @param {string} language
 * @returns {LessonText}
 */
export function stillRight(text, language) {
  if (typeof text === "string") return text;
  const { [OLDER]: _, ...rest } = text;
  const left = olderIn(text).filter((one) => one !== language);
  return left.length > 0 ? { ...rest, [OLDER]: left.join(" ") } : rest;
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
