// Words what a check asks for, what was wrong with an action, and why the school refuses something.

import { wordError } from "../core/word-error.js";
import { Refusal } from "../core/client.js";

/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {import("../wire.js").Statement} Statement */
/** @typedef {import("../wire.js").Verdict} Verdict */

/**
 * Tell which event is meant: its kind, and what it must be like.
 * @param {Words} words
 * @param {string} game
 * @param {import("../wire.js").EventStatement | import("../wire.js").KeepStatement} statement
 * @returns {string}
 */
export function wordEvent(words, game, statement) {
  const { kind, values = {} } = statement;
  const least = (statement.is === "event" && statement.least) || {};
  /** @param {string} key @param {Record<string, unknown>} told */
  const say = (key, told) => words.say("school", `check.${key}`, told);
  const name = (/** @type {string} */ one) => words.say(game, `value.${one}`);
  const details = [
    ...Object.entries(values).map(([one, value]) => {
      const table = words.tableOf(game, `event.${kind}`, one);
      const parts = [value].flat().map((part) => words.part(game, part, table));
      return say("told-value", { name: name(one), value: words.listed(parts) });
    }),
    ...Object.entries(least).map(([one, n]) =>
      say("told-value", { name: name(one), value: say("at-least", { n }) }),
    ),
  ];
  const event = wordEventKind(words, game, kind);
  return details.length > 0 ? say("with", { event, details: details.join("; ") }) : event;
}

/**
 * Name a kind of event by itself, whatever its values are.
 * @param {Words} words
 * @param {string} game
 * @param {string} kind
 */
export function wordEventKind(words, game, kind) {
  const key = `happening.${kind}`;
  return words.has(game, key) ? words.say(game, key) : kind;
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
  if (is === "beat") {
    const { games, least } = statement;
    return say("beat.told", { level: words.say("bots", `level.${statement.level}`), games, least });
  }
  if (is === "any") {
    const parts = statement.of.map((/** @type {Statement} */ part) =>
      wordStatement(words, game, part, who),
    );
    return say("any.told", { parts: parts.join(" / ") });
  }
  if (is === "read") return say("read.told");
  if (is !== "event" && is !== "keep") return say("question.told");
  const event = wordEvent(words, game, statement);
  const anyone = is === "event" && statement.anyone;
  return say(`${is}.told`, { event: anyone ? say("anyone-did", { event }) : event });
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
    const event = wordEvent(words, game, statement);
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
  const key = `error.${error.key}`;
  const own = words.has("school", key);
  const text = own ? words.say("school", key, error.values) : wordError(words, game, error);
  const { step } = error.values;
  return step === undefined ? text : words.say("school", "error.in-step", { step, text });
}
