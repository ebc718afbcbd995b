// What is wrong with an answer, where a step asks for one action: what it costs, why, and what follows.

import { lineWalk } from "../../panels/line-walk.js";
import { wordCost, wordFault } from "../../panels/mistake.js";
import { askInSlices } from "../../play/slices.js";

/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../wire.js").Mistake} Mistake */

/**
 * List the actions that a step asks for, where it asks for nothing else; they come to the same.
 * @param {import("../../wire.js").LessonStep["check"]} check
 * @returns {readonly Action[] | null}
 */
export function oneAction([statement, ...more]) {
  return statement?.is === "play" && more.length === 0 ? statement.actions : null;
}

/**
 * Find what an action gives away beside the one that is asked for.
 * @param {object} moment
 * @param {import("../../page.js").App} moment.app
 * @param {import("../../play/session.js").Session} moment.session
 * @param {Action | undefined} moment.picks
 * @param {Action | undefined} moment.better
 * @param {number} moment.move
 * @returns {Promise<Mistake | null>} nothing where the judge sees no loss
 */
export async function mistakeIn({ app, session, picks, better, move }) {
  if (!picks || !better) return null;
  const request = /** @type {const} */ ({ do: "refute", picks, better, move });
  try {
    const told = await askInSlices(app.core, request, session.watchMatch(), () => {});
    return told?.back ?? null;
  } catch {
    return null; // the action of the step may be no more than a beginning
  }
}

/**
 * Word a refutation; the action that is asked for stays untold.
 * @param {import("../../core/words.js").Words} words
 * @param {string} game
 * @param {Mistake} mistake
 * @param {import("../../play/play-board.js").PlayBoard} board
 */
export function refutation(words, game, mistake, board) {
  const walk = lineWalk({
    words,
    steps: mistake.line,
    label: words.say("bots", "line.after"),
    show: (steps) => board.showLine(steps),
  });
  const shown = mistake.line.length > 1;
  return {
    text: `${wordCost(words, mistake)} ${wordFault(words, game, mistake)}`.trim(),
    lines: shown ? walk.root : null,
    begin: () => shown && walk.begin(),
  };
}
