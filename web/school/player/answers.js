// What the others do on the board of a lesson after a wrong action: the next player replies to it.

/** @typedef {import("../../core/known-match.js").MatchState} State */
/**
 * @typedef {object} Others
 * @property {import("../../play/session.js").Session} session
 * @property {import("../../play/play-board.js").PlayBoard} board
 * @property {number | null} seat the pupil's
 * @property {string} level of the computer that replies
 * @property {number} most decisions of the pupil's own that are passed over
 */

/**
 * Let the next player reply to a wrong action: as the core has found, else as well as can be.
 * @param {Others} others
 * @param {string[] | null} known
 * @returns {Promise<number | null>} the seat that has replied
 */
export async function reply({ session, board, seat: pupil, level, most }, known) {
  const left = session.watchMatch();
  await board.animation;
  await passOn({ session, board, seat: pupil, level, most });
  const seat = session.state?.turn ?? null;
  if (left() || seat === null || seat === pupil) return null;
  const picks = known ?? (await board.think({ seat, level, dropped: left }));
  if (!picks || left()) return null;
  const state = await session.change({ do: "play", picks, seat: pupil });
  return state && seat;
}

/**
 * Pass over what the pupil would still decide before somebody replies, by the last legal action,
 * which ends or declines; the core does the same when it looks for answers.
 * @param {Others} others
 */
async function passOn({ session, board, seat, most }) {
  const left = session.watchMatch();
  for (let passed = 0; passed < most && session.state?.turn === seat && !left(); passed++) {
    const picks = session.state.legal.at(-1);
    if (!picks || !(await session.change({ do: "play", picks, seat }))) return;
    await board.animation;
  }
}
