// Who of a list of names has not handed in yet.

import { element } from "../../core/element.js";
import { missing } from "./tally.js";

/**
 * @param {import("../../page.js").App} app
 * @param {string[]} names of the list
 * @param {import("./tally.js").Row[]} rows
 * @returns {HTMLElement | false} nothing where there is no list
 */
export function missingLine(app, names, rows) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  if (names.length === 0) return false;
  const absent = missing(names, rows);
  if (absent.length === 0) return element("p", {}, say("names.all"));
  const list = absent.flatMap((name, i) => [i > 0 ? ", " : " ", element("bdi", {}, name)]);
  return element("p", {}, say("names.missing", { n: absent.length }), ...list);
}
