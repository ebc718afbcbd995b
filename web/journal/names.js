// Names for the record book.

import { nameOfComputer } from "../play/kind-names.js";

/**
 * Name who sat at a table.
 * @param {import("../page.js").App} app
 * @param {string} kind
 */
export function nameOfKind(app, kind) {
  const computer = nameOfComputer(app.words, kind);
  if (computer) return computer;
  if (app.words.has("page", `new.${kind}`)) return app.words.say("page", `new.${kind}`);
  return app.words.say("journal", "book.own-bot");
}

/**
 * Name an option that is not as usual.
 * @param {import("../page.js").App} app
 * @param {string} game
 * @param {string} option as `name=value`
 */
export function nameOfOption(app, game, option) {
  const [name, value] = option.split("=");
  const title = app.words.say(game, `option.${name}`);
  return app.words.paired(title, app.words.say(game, `option.${name}.${value}`));
}
