// Words what a check asks for, what was wrong with an action, and why the school refuses something.

import { wordError } from "../core/word-error.js";
import { Refusal } from "../core/client.js";

/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {import("../wire.js").Statement} Statement */
/** @typedef {import("../wire.js").Verdict} Verdict */

/**
 * Tell which event is meant: its own sentence, with dots for what it leaves open.
 * @param {Words} words
 * @param {string} game
 * @param {import("../wire.js").EventStatement | import("../wire.js").KeepStatement} statement
 * @param {string} who the name of its seat
 * @returns {string}
 */
export function wordEvent(words, game, statement, who) {
  const { kind, values = {} } = statement;
  const least = (statement.is === "event" && statement.least) || {};
  const key = `event.${kind}`;
  if (!words.has(game, key)) return kind;
  const said = words.tell(game, key, (name, write) => {
    if (name in least) return words.say("school", "check.at-least", { n: write(least[name]) });
    if (name in values) return write(values[name]);
    return name === "seat" ? who : "…";
  });
  return said.replaceAll("….", "…");
}

/**
 * Say what a statement asks for, to whoever writes a lesson.
 * @param {Words} words
 * @param {string} game
 * @param {Statement} statement
 * @param {string} who whose action it is about
 * @returns {string}
 */
export function wordStatement(words, game, statement, who) {
  const { is } = statement;
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => words.say("school", `check.${key}`, values);
  if (is === "play") return say("play.told", { n: statement.actions.length });
  if (is === "score") return say("score.told", { who, n: statement.least });
  if (is === "leave") return say("leave.told", { n: statement.most });
  if (is === "win") {
    return say("win.told", { level: words.say("bots", `level.${statement.level}`) });
  }
  if (is === "any") {
    const parts = statement.of.map((/** @type {Statement} */ part) =>
      wordStatement(words, game, part, who),
    );
    return say("any.told", { parts: parts.join(" / ") });
  }
  if (is === "read") return say("read.told");
  const name = is === "keep" || statement.anyone ? say("anyone") : who;
  return say(`${is}.told`, { event: wordEvent(words, game, statement, name) });
}

/**
 * Say what was wrong with an action, with the numbers that the core has measured.
 * @param {Words} words
 * @param {string} game
 * @param {Statement[]} check
 * @param {Verdict} verdict
 * @param {import("../core/known-match.js").MatchState} state after the action
 * @returns {string}
 */
export function wordMissed(words, game, check, verdict, state) {
  const [first] = verdict.missed;
  const statement = check[first];
  const numbers = verdict.numbers[first] ?? {};
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => words.say("school", `missed.${key}`, values);
  if (!statement) return say("any");
  const anyone = words.say("school", "check.anyone");
  const other = state.turn === null ? anyone : words.names[state.turn];
  if (statement.is === "score") return say("score", { n: numbers.rise, least: statement.least });
  if (statement.is === "leave") return say("leave", { n: numbers.rise, most: statement.most });
  if (statement.is === "event" || statement.is === "keep") {
    const event = wordEvent(words, game, statement, anyone);
    if (statement.is === "event") return say("event", { event });
    return say(numbers.answer ? "keep" : "keep-own", { event, other });
  }
  return say(statement.is);
}

/**
 * Find the answer that shows what was wrong, where the core knows one.
 * @param {Verdict} verdict
 * @returns {string[] | null}
 */
export function answerTo({ missed, numbers }) {
  for (const number of missed) {
    const picks = numbers[number]?.answer?.picks;
    if (picks) return picks;
  }
  return null;
}

/**
 * Word a refusal of a lesson: the school's sentence or the game's, and the step that it is about.
 * @param {Words} words
 * @param {string} game
 * @param {unknown} error
 * @returns {string}
 */
export function wordRefusal(words, game, error) {
  if (!(error instanceof Refusal)) return wordError(words, game, error);
  const file = words.has("school", `error.${error.key}`) ? "school" : game;
  const text = wordError(words, file, error);
  const { step } = error.values;
  return step === undefined ? text : words.say("school", "error.in-step", { step, text });
}
