// What the others do on the board of a lesson: the reply to a wrong action, or their turns where the
// pupil plays on to the end.

/** @typedef {import("../../types.js").State} State */
/** @typedef {import("../../types.js").Verdict} Verdict */
/**
 * @typedef {object} Others
 * @property {import("../../core/client.js").Core} core
 * @property {import("../bench.js").Bench} bench
 * @property {number | null} seat the pupil's
 * @property {() => boolean} stopped whether none of it is wanted any more
 * @property {(state: State) => void} show what has happened
 */

/** Who answers a wrong action. */
const STRONGEST = "marshal";
const MOST_OWN = 12;

/**
 * Let the others play until the pupil is to act, or until it is over.
 * @param {Others} others
 * @param {string} level
 * @returns {Promise<Verdict | null>} the last word of the core, if it has said any
 */
export async function playOthers({ core, bench, seat, stopped, show }, level) {
  /** @type {Verdict | null} */
  let verdict = null;
  while (bench.state && bench.state.turn !== null && bench.state.turn !== seat) {
    const picks = await bench.think(level, stopped);
    if (!picks) return null;
    const state = await core.ask({ do: "lesson_try", picks });
    if (stopped()) return null;
    show(state);
    verdict = state.verdict;
  }
  bench.hurry = false;
  return verdict;
}

/**
 * Let the next player reply to a wrong action: as the core has found, else as well as can be.
 * @param {Others} others
 * @param {string[] | null} known
 * @returns {Promise<number | null>} the seat that has replied
 */
export async function reply(others, known) {
  const { core, bench, stopped, show } = others;
  await bench.animation;
  await passOn(others);
  const seat = bench.state?.turn ?? null;
  if (stopped() || seat === null || seat === others.seat) return null;
  const picks = known ?? (await bench.think(STRONGEST, stopped));
  if (!picks || stopped()) return null;
  const state = await core.ask({ do: "play", picks, seat: others.seat });
  if (stopped()) return null;
  show(state);
  return seat;
}

/**
 * Pass over what the pupil would still decide before somebody replies, by the last legal action,
 * which ends or declines; the core does the same when it looks for answers.
 * @param {Others} others
 */
async function passOn({ core, bench, seat, stopped, show }) {
  for (let most = MOST_OWN; most > 0 && bench.state?.turn === seat && !stopped(); most--) {
    const picks = bench.state.legal.at(-1);
    const state = await core.ask({ do: "play", picks, seat });
    if (stopped()) return;
    show(state);
    await bench.animation;
  }
}
