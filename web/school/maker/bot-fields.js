// The fields of a step that a bot answers, in the laboratory: the code it begins with, and the series
// of games it has to win.

import { element } from "../../core/element.js";
import { isForBot } from "../bot-steps.js";
import { numberField, selectField, textField } from "./fields.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").BeatStatement} BeatStatement */

const ROWS = 8;
/** Whoever plays anything that is legal. */
const RANDOM = "random";

/**
 * What a new series asks for: more than half of the games against the weakest level.
 * @param {App} app
 * @param {string} game
 * @returns {BeatStatement}
 */
export function newSeries(app, game) {
  return { is: "beat", level: app.facts(game).levels[0], games: 10, least: 6 };
}

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {string} parts.game
 * @param {BeatStatement} parts.series
 * @param {(changed: BeatStatement, tag: string) => void} parts.onchange
 * @returns {HTMLElement[]}
 */
export function seriesFields({ app, game, series, onchange }) {
  const { words, limits } = app;
  let now = series;
  const change = (/** @type {Partial<BeatStatement>} */ changes, /** @type {string} */ tag) => {
    now = { ...now, ...changes };
    onchange(now, tag);
  };
  /** @param {string} key */
  const say = (key) => words.say("school", key);
  /** @param {number | undefined} n @param {number} least @param {number} most */
  const within = (n, least, most) => Math.max(least, Math.min(most, n ?? least));
  const level = selectField({
    id: "make-boss",
    label: say("make.boss"),
    values: [
      [RANDOM, say("make.chance")],
      ...app
        .facts(game)
        .levels.map(
          (one) => /** @type {[string, string]} */ ([one, words.say("bots", `level.${one}`)]),
        ),
    ],
    onchange: (chosen) => change({ level: chosen }, ""),
  });
  level.select.value = series.level;
  return [
    element("p", { class: "help" }, say("manner.beat.help")),
    level.root,
    numberField({
      id: "make-games",
      label: say("make.games"),
      value: series.games,
      onchange: (n) => {
        const games = within(n, 1, limits.games);
        change({ games, least: Math.min(now.least, games) }, "games");
      },
    }),
    numberField({
      id: "make-to-win",
      label: say("make.to-win"),
      value: series.least,
      onchange: (n) => change({ least: within(n, 1, now.games) }, "least"),
    }),
  ];
}

export class CodeField {
  /**
   * @param {object} parts
   * @param {App} parts.app
   * @param {(code: string) => void} parts.onchange
   * @param {() => void} parts.onleave
   */
  constructor({ app, onchange, onleave }) {
    /** @param {string} key */
    const say = (key) => app.words.say("school", key);
    this.code = textField({
      id: "make-code",
      label: say("make.code"),
      help: say("make.code.help"),
      rows: ROWS,
      most: app.limits.code_letters,
      onchange,
      onleave,
    });
    this.code.field.setAttribute("spellcheck", "false");
    this.code.field.classList.add("code");
    this.root = element(
      "details",
      { class: "for-bots" },
      element("summary", {}, say("make.for-bots")),
      this.code.root,
    );
  }

  /** @param {import("../../wire.js").LessonStep} step */
  show(step) {
    this.code.field.value = step.code ?? "";
    if (isForBot(step)) this.root.open = true;
  }
}
