// The teacher at a table: the switch in its menu, what is kept of it, and what is told of it at the end.

import { element, fill } from "../../core/element.js";
import { BoardTeaching } from "../../panels/teacher.js";
import { teacherChoice } from "../../panels/teacher-choice.js";
import { kindsOf } from "../../play/teaching.js";
import { onlyPerson } from "../../play/seat-kinds.js";

/** @typedef {import("./table.js").Table} Table */

export class TableTeaching extends BoardTeaching {
  /**
   * @param {Table} table
   * @param {import("../../play/teaching.js").Teacher} [teacher]
   */
  constructor(table, teacher) {
    const { app, session, board } = table;
    super(
      {
        app,
        board,
        session,
        onplay: (picks) => session.change({ do: "play", picks }),
        onback: () => {
          table.keepAsIs();
          table.side.show("now");
        },
        ask: () => session.state && session.see(session.state),
        hint: () => table.adviser.hint(),
        onerror: (error) => table.fail(error),
      },
      teacher,
    );
    this.table = table;
    /** The switch, for the table's menu; only where one person plays against computers. */
    this.choice = element("div", {});
    this.offer();
  }

  get applies() {
    return this.table.task?.of.hints !== false && super.applies;
  }

  /** Offer the switch where it has a meaning. */
  offer() {
    const { app, session, task } = this.table;
    const { kinds } = session;
    const alone = onlyPerson(kinds) !== null && kinds.length > 1 && task?.of.hints !== false;
    fill(
      this.choice,
      alone &&
        teacherChoice(app.words, this.teacher.tolerance, (tolerance) => {
          this.teacher.tolerance = tolerance;
          this.table.keepAsIs();
          this.prepare();
        }),
    );
  }

  /** @returns {import("../../play/teaching.js").Teacher | undefined} what is kept of it */
  kept() {
    const { tolerance, back } = this.teacher;
    return tolerance || back.length > 0 ? this.teacher : undefined;
  }

  /** @returns {(Node | false)[]} how many moves came back, which mistakes they were, and puzzles of them */
  summary() {
    const { app, game } = this.table;
    const { tolerance, back } = this.teacher;
    if (!tolerance && back.length === 0) return [];
    const say = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
      app.words.say("bots", key, values);
    const word = (/** @type {string} */ kind) =>
      app.words.say(app.words.has(game, `mistake.${kind}`) ? game : "bots", `mistake.${kind}`);
    const kinds = kindsOf(back, word).map(({ words, n }) =>
      element("li", {}, say("teach.kind", { n, words })),
    );
    return [
      element("p", { class: "came-back" }, say("teach.summary", { n: back.length })),
      kinds.length > 0 && element("ul", { class: "kinds" }, ...kinds),
      back.length > 0 &&
        app.extras.mistakeSet({ app, game, back, onerror: (error) => this.table.fail(error) }),
    ];
  }
}
