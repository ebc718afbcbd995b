// What the others do on the board of a lesson after a wrong action: the next player replies to it.

/** @typedef {import("../../types.js").State} State */
/**
 * @typedef {object} Others
 * @property {import("../../play/session.js").Session} session
 * @property {import("../../play/play-board.js").PlayBoard} board
 * @property {number | null} seat the pupil's
 */

const MOST_OWN = 12;

/**
 * Let the next player reply to a wrong action: as the core has found, else as well as can be.
 * @param {Others} others
 * @param {string[] | null} known
 * @param {string} strongest the level that answers
 * @returns {Promise<number | null>} the seat that has replied
 */
export async function reply({ session, board, seat: pupil }, known, strongest) {
  const left = session.watchMatch();
  await board.animation;
  await passOn({ session, board, seat: pupil });
  const seat = session.state?.turn ?? null;
  if (left() || seat === null || seat === pupil) return null;
  const picks = known ?? (await board.think({ seat, level: strongest, dropped: left }));
  if (!picks || left()) return null;
  const state = await session.change({ do: "play", picks, seat: pupil });
  return state && seat;
}

/**
 * Pass over what the pupil would still decide before somebody replies, by the last legal action,
 * which ends or declines; the core does the same when it looks for answers.
 * @param {Others} others
 */
async function passOn({ session, board, seat }) {
  const left = session.watchMatch();
  for (let most = MOST_OWN; most > 0 && session.state?.turn === seat && !left(); most--) {
    const picks = session.state?.legal.at(-1);
    if (!(await session.change({ do: "play", picks, seat }))) return;
    await board.animation;
  }
}
