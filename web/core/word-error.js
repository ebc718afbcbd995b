// Words whatever went wrong: a refusal of the core by its key, anything else as it is.

import { Refusal } from "./client.js";

/**
 * @param {import("./words.js").Words} words
 * @param {string} game
 * @param {unknown} error
 * @returns {string}
 */
export function wordError(words, game, error) {
  if (!(error instanceof Refusal)) return words.say("page", "error.page", { text: String(error) });
  const key = error.kind === "illegal" ? `why.${error.key}` : `error.${error.key}`;
  // A record or a link is refused in the words of its game, which only the core knows.
  const { line, game: told } = error.values;
  const said = words.say(
    typeof told === "string" && Object.hasOwn(words.files, told) ? told : game,
    key,
    error.values,
  );
  return line === undefined ? said : words.say("page", "error.line", { line, text: said });
}
