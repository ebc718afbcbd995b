// What a move gave away, told the same wherever it is told: what it costs, why, and the line on the board.

import { element, fill } from "../core/element.js";
import { wordSentence, wordSentences } from "../play/sentences.js";
import { lineWalk } from "./line-walk.js";

/** @typedef {import("../wire.js").Mistake} Mistake */

/**
 * Say what a move costs, in points and in chances of winning.
 * @param {import("../core/words.js").Words} words
 * @param {Mistake} mistake
 */
export function wordCost(words, { points, chances: [best, now] }) {
  const key = points > 0 ? "mistake.cost" : "mistake.cost-chances";
  return words.say("bots", key, { points, best, now });
}

/**
 * @param {object} parts
 * @param {import("../core/words.js").Words} parts.words
 * @param {Mistake} parts.mistake
 * @param {boolean} parts.answered whether only what follows on the move is shown
 * @param {(steps: readonly import("../wire.js").LineStep[]) => void} parts.show
 */
export function mistakeLines({ words, mistake, answered, show }) {
  const say = (/** @type {string} */ key) => words.say("bots", key);
  const place = element("div", {});
  /** @param {"line" | "better_line"} which */
  const choose = (which) => {
    const key = which === "line" ? "line.after" : "line.better";
    const walk = lineWalk({ words, steps: mistake[which], label: say(key), show });
    fill(place, walk.root);
    walk.begin();
  };
  /** @param {"line" | "better_line"} which */
  const button = (which) =>
    element(
      "button",
      { type: "button", class: "button", dataset: { do: which }, onclick: () => choose(which) },
      say(which === "line" ? "line.show" : "line.show-better"),
    );
  const row = !answered && element("div", { class: "row" }, button("line"), button("better_line"));
  return { root: element("div", { class: "lines" }, row, place), choose };
}

/**
 * Say why a move gives something away: what comes of it, or what the better move would have brought.
 * @param {import("../core/words.js").Words} words
 * @param {Mistake} mistake
 */
export function wordReason(words, { why, of_other }) {
  const reason = wordSentences(words, why);
  return of_other ? reason : words.say("bots", "mistake.better", { reason });
}

/**
 * @param {import("../core/words.js").Words} words
 * @param {Mistake} mistake
 */
export function wordDeeds(words, { played_deed, better_deed }) {
  return { played: wordSentence(words, played_deed), better: wordSentence(words, better_deed) };
}

/**
 * Say what was wrong with a move without telling the better one: what comes of it, or what was missed.
 * @param {import("../core/words.js").Words} words
 * @param {string} game
 * @param {Mistake} mistake
 */
export function wordFault(words, game, { why, kind, of_other }) {
  if (of_other) return wordSentences(words, why);
  const fault = words.say(game, `mistake.${kind}`);
  return words.say("bots", "mistake.fault", { fault });
}
