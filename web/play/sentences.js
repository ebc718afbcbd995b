// Words what the core says by keys: a sentence, with the sentences that stand inside it.

/** @typedef {import("../wire.js").Sentence} Sentence */

/**
 * @param {import("../core/words.js").Words} words
 * @param {Sentence} sentence
 * @returns {string}
 */
export function wordSentence(words, { file, key, values }) {
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isSentence(value) ? wordSentence(words, value) : value,
    ]),
  );
  return words.say(file, key, filled);
}

/**
 * @param {import("../core/words.js").Words} words
 * @param {readonly Sentence[]} sentences
 */
export function wordSentences(words, sentences) {
  return sentences.map((sentence) => wordSentence(words, sentence)).join(" ");
}

/** @param {any} value @returns {value is Sentence} */
const isSentence = (value) => typeof value?.file === "string" && typeof value.key === "string";
