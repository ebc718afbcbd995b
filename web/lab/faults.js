// Puts what a bot's Python says about its code into sentences.

/** @typedef {import("../wire.js").Fault} Fault */
/** @typedef {import("../core/words.js").Words} Words */

/**
 * Say in one sentence what went wrong; where the rules refuse something, why.
 * @param {Words} words
 * @param {string} game
 * @param {Fault} fault
 * @returns {string}
 */
export function wordFault(words, game, fault) {
  const known = words.has("lab", fault.key) ? fault.key : "fault.no-reply";
  const sentence = words.say("lab", known, fault.values);
  const { why, of } = /** @type {any} */ (fault.values);
  if (typeof why !== "string" || !words.has(game, `why.${why}`)) return sentence;
  return words.say("lab", "two-sentences", {
    first: sentence,
    second: words.say(game, `why.${why}`, of),
  });
}

/**
 * The same with its line in front, for lists.
 * @param {Words} words
 * @param {string} game
 * @param {Fault} fault
 */
export function wordFaultWithLine(words, game, fault) {
  const text = wordFault(words, game, fault);
  return fault.line === null ? text : words.say("lab", "at-line", { line: fault.line, text });
}
