// The teacher in a step that is to be won, where the author of the lesson wants one.

import { BoardTeaching } from "../../panels/teacher.js";

export class LessonTeaching extends BoardTeaching {
  /** @param {import("./player.js").Player} player */
  constructor(player) {
    const { app, board, session } = player;
    super({
      app,
      board,
      session,
      onplay: (picks) => player.try(picks),
      onback: () => {},
      ask: () => session.state && session.see(session.state),
      hint: () => player.sheet.hint(),
      onerror: (error) => player.fail(error),
    });
    this.player = player;
  }

  get applies() {
    const { session, seat } = this.player;
    return this.teacher.tolerance !== "" && session.state?.turn === seat;
  }

  /** A step, or a move in it, is on the board. @param {boolean} asked whether the pupil is to play on */
  begin(asked) {
    const [first] = this.player.step.check;
    this.teacher.tolerance = first?.is === "win" ? (first.teacher ?? "") : "";
    this.reset();
    if (asked) this.prepare();
  }
}
