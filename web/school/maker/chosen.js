// The answers that an author has chosen on the board, in words.

import { askInSlices } from "../../play/slices.js";
import { wordSentence } from "../../play/sentences.js";

/** @typedef {import("../../wire.js").Action} Action */

/**
 * Say what actions are at the beginning of a step; what is not possible there is said so.
 * @param {import("../../page.js").App} app
 * @param {string} game
 * @param {import("../../wire.js").StepMatch} match
 * @param {readonly Action[]} actions
 * @returns {Promise<string[]>}
 */
export async function wordChosen(app, game, match, actions) {
  const impossible = app.words.say("school", "make.chosen-impossible");
  /** One by one, as only so many of a check are worded. @param {Action} action */
  const word = async (action) => {
    const check = [{ is: /** @type {const} */ ("play"), actions: [[...action]] }];
    const request = /** @type {const} */ ({ do: "lesson_solutions", game, match, check });
    try {
      const told = await askInSlices(
        app.core,
        request,
        () => false,
        () => {},
      );
      return told?.deeds[0] ? wordSentence(app.words, told.deeds[0]) : impossible;
    } catch {
      return impossible; // the step itself says what is wrong with it
    }
  };
  const found = [];
  for (const action of actions) found.push(await word(action));
  return found;
}
