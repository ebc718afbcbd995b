// A teacher who plays along: before a move is played the judge weighs it, and one that gives away too much
// comes back with its reason. Nothing here draws: what asks and shows is handed in.

import { isPerson, onlyPerson } from "./seat-kinds.js";
import { askInSlices } from "./slices.js";

/** @typedef {import("../wire.js").Action} Action */
/** @typedef {import("../wire.js").Mistake} Mistake */
/** @typedef {import("../wire.js").StepMatch} StepMatch */

/** What a teacher lets pass, as the core names it; nothing stands for no teacher. */
export const TOLERANCES = ["", "little", "much", "decisive"];

/** @typedef {{ mistake: Mistake, match: StepMatch }} HandedBack a move that came back, and where it would have been played */
/** @typedef {{ tolerance: string, back: HandedBack[] }} Teacher */

const MOST = 40; // moves that are remembered

/**
 * @typedef {object} TeachingParts
 * @property {import("../core/client.js").Core} core
 * @property {import("./session.js").Session} session
 * @property {(dropped: () => boolean) => (progress: number) => void} onwait shows that a move is being weighed
 * @property {(mistake: Mistake, picks: Action) => void} onback shows why a move has come back
 * @property {(picks: Action) => unknown} onplay
 * @property {(error: unknown) => void} onerror
 */

export class Teaching {
  /**
   * @param {TeachingParts} parts
   * @param {Teacher} [teacher]
   */
  constructor(parts, teacher = { tolerance: "", back: [] }) {
    this.parts = parts;
    this.teacher = teacher;
    /** Whether a move is being weighed, or has come back and waits for what its player does. */
    this.busy = false;
  }

  /** Whether the action that is due is the pupil's. */
  get applies() {
    const { session } = this.parts;
    const { state, kinds } = session;
    const alone = onlyPerson(kinds) !== null && kinds.length > 1;
    return this.teacher.tolerance !== "" && alone && state !== null && isPerson(kinds, state.turn);
  }

  /** Look for the best action while the pupil is still thinking, so that no answer takes long. */
  async prepare() {
    const { core, session } = this.parts;
    if (!this.applies || session.state?.turn === null) return;
    const dropped = session.watchChanges();
    try {
      await askInSlices(
        core,
        { do: "judge" },
        () => dropped() || this.busy,
        () => {},
      );
    } catch {
      // Whoever weighs a move hears of it.
    }
  }

  /**
   * Play an action, unless it comes back.
   * @param {Action} picks
   */
  async play(picks) {
    const { core, session, onwait, onback, onplay, onerror } = this.parts;
    if (!this.applies) return onplay(picks);
    const dropped = session.watchChanges();
    this.busy = true;
    try {
      const { tolerance } = this.teacher;
      const told = await askInSlices(
        core,
        { do: "teach", picks: [...picks], tolerance },
        dropped,
        onwait(dropped),
      );
      if (!told || dropped()) return null;
      if (!told.back) return this.goOn(picks);
      this.remember(told.back);
      onback(told.back, picks);
    } catch (error) {
      this.busy = false;
      if (!dropped()) onerror(error);
    }
    return null;
  }

  /** Play what has come back all the same, or what was found good. @param {Action} picks */
  goOn(picks) {
    this.busy = false;
    return this.parts.onplay(picks);
  }

  /** Something else is on the board: nothing is weighed any more. */
  reset() {
    this.busy = false;
  }

  /** @param {Mistake} mistake */
  remember(mistake) {
    const saved = this.parts.session.state?.saved;
    if (!saved || this.teacher.back.length >= MOST) return;
    const { seed, options, position, actions } = saved;
    const match = { seed, options, position, actions: actions.slice(0, mistake.move) };
    this.teacher.back.push({ mistake, match });
  }
}

/**
 * Count the kinds of mistakes, the most frequent first.
 * @param {HandedBack[]} back
 * @param {(kind: string) => string} word
 * @returns {{ words: string, n: number }[]}
 */
export function kindsOf(back, word) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { mistake } of back) {
    const words = word(mistake.kind);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, n]) => ({ words, n })).sort((a, b) => b.n - a.n);
}
