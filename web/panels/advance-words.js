// Answers in advance in words.

import { wordSentence } from "../play/sentences.js";

/** @typedef {import("../play/talk.js").TableTalk} TableTalk */

/**
 * Say each answer of a sheet; the match that it was written for lies on the core's table.
 * @param {import("../page.js").App} app
 * @param {TableTalk} talk
 * @param {import("../wire.js").AdvanceSheet} sheet
 * @returns {Promise<string[]>}
 */
export async function sayAnswers(app, talk, sheet) {
  const { answers } = await app.core.ask({ do: "said_answers", sheet });
  return answers.map((said) => {
    const seen = [
      ...said.seen.map((one) => wordSentence(app.words, one)),
      ...said.seen_picks.map((pick) => talk.pick(pick, "")),
    ];
    const play = [
      ...said.play.map((one) => wordSentence(app.words, one)),
      ...said.play_picks.map((pick) => talk.pick(pick, "")),
    ];
    return seen.length > 0
      ? talk.ui("ahead.if", { seen, play })
      : talk.ui("ahead.whatever-then", { play });
  });
}
