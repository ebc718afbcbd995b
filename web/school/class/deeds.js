// Actions in words, as short as they are said at a table: for lists of moves, votes, answers, solutions.

import { wordSentence } from "../../play/sentences.js";

/**
 * Say what each of these actions is, in the position that lies on the core's table.
 * @param {import("../../page.js").App} app
 * @param {readonly (readonly string[])[]} actions
 * @returns {Promise<string[]>}
 */
export async function wordDeeds({ core, words }, actions) {
  const said = [];
  for (const picks of actions) {
    const deed = wordSentence(words, await core.ask({ do: "deed", picks: [...picks] }));
    said.push(deed.charAt(0).toLocaleUpperCase(words.language) + deed.slice(1));
  }
  return said;
}
