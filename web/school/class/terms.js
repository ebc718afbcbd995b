// The terms of an assignment in words: what is allowed, and until when it counts.

import { element } from "../../core/element.js";

const MINUTE = 60_000; // milliseconds

/**
 * @param {import("../../page.js").App} app
 * @param {import("../../wire.js").Assignment} assignment
 * @returns {HTMLLIElement[]}
 */
export function termsOf(app, { what, skip, hints, undo, until }) {
  const isMatch = what === "match";
  const bots = what === "bots";
  const keys = bots
    ? []
    : [
        !isMatch && (skip ? "terms.skip" : "terms.no-skip"),
        hints ? "terms.hints" : "terms.no-hints",
        isMatch && (undo ? "terms.undo" : "terms.no-undo"),
      ];
  const lines = keys.flatMap((key) => (key ? [app.words.say("class", key)] : []));
  if (until !== null) lines.push(app.words.say("class", "terms.until", { when: when(app, until) }));
  return lines.map((line) => element("li", {}, line));
}

/**
 * @param {import("../../page.js").App} app
 * @param {number} minute since 1970
 */
export function when(app, minute) {
  const format = new Intl.DateTimeFormat(app.words.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(minute * MINUTE);
}
