// The scores of a match: the sheet of all items, and how the match ends.

import { element, fill } from "../../core/element.js";
import { settings } from "../../core/settings.js";
import { Ending } from "../../panels/ending.js";
import { scoreSheet } from "../../panels/score-sheet.js";
import { standings } from "../../panels/standings.js";
import { headline } from "../../play/headline.js";

/** @typedef {import("../../core/known-match.js").MatchState} State */

export class Scores {
  /**
   * @param {import("./table.js").Table} table
   * @param {import("../../panels/ending.js").EndingParts["on"]} on what is offered at the end
   */
  constructor(table, on) {
    this.table = table;
    this.board = table.board;
    const { board } = table;
    const { talk, game } = board;
    this.sheet = element("div", { class: "scores" });
    /** Whose points somebody has opened or folded. @type {Map<number, boolean>} */
    this.chosen = new Map();
    this.ending = new Ending({
      say: (key, values) => talk.ui(key, values),
      kind: (kind) => talk.say(`item.${kind}.all`),
      show: (where) => board.picking.showWhere(where),
      oncount: () => table.side.show("now"),
      on,
      another: `#/new/${game.name}`,
    });
  }

  /**
   * @param {State} state
   * @param {string[]} kinds
   */
  show({ totals, items, outcome }, kinds) {
    const { app, talk, colours, picking, game } = this.board;
    const { names } = app.words;
    const { view, seat = null } = picking.state ?? {};
    const show = (/** @type {string[]} */ where) => picking.showWhere(where);
    const kind = (/** @type {string} */ name) => talk.say(`item.${name}.all`);
    fill(
      this.sheet,
      standings({
        items,
        totals,
        names: talk.shortNames,
        colours,
        kind,
        sum: talk.ui("ending.sum"),
        show,
      }),
      ...scoreSheet({
        items,
        names,
        colours,
        totals,
        viewer: seat,
        chosen: this.chosen,
        word: (item) => talk.item(item),
        tally: (item) => (view && game.painter.tally?.(view, item, talk.say.bind(talk))) ?? [],
        idle: talk.ui("walk.idle"),
        rule: (id) => talk.rule(id),
        show,
        nothing: talk.ui("score.nothing"),
      }),
    );
    this.ending.offer(
      outcome && {
        headline: headline({ talk, outcome, totals, kinds }),
        how: talk.say(`end.${outcome.ended_by}`),
        items,
        totals,
        winners: [...outcome.winners],
        names: talk.shortNames,
        colours,
      },
    );
  }

  /** Say how it ended, where the next decision stood. */
  sayEnd() {
    const { ending, board } = this;
    if (ending.ended) board.panel.say(ending.ended.headline, ending.opener);
  }

  /**
   * Show how it ended: counted on the board first if that has just happened.
   * @param {boolean} fresh
   */
  async showEnd(fresh) {
    const { ending, board, table } = this;
    const dropped = table.session.watchChanges();
    await board.animation;
    if (dropped()) return;
    if (fresh && settings().motion !== "none") ending.countUp();
    else ending.showCard();
    const lesson = table.teaching.summary();
    ending.tellMoment(...lesson);
    const moment = await table.adviser.turningPoint(dropped);
    if (!moment) return;
    const { talk } = board;
    const { seat, move, better_line } = moment;
    const onclick = async () => {
      await table.replaying.from(move);
      board.showLine(better_line.slice(0, 1));
    };
    ending.tellMoment(
      ...lesson,
      element("p", {}, talk.ui("ending.moment", { name: talk.shortNames[seat], move: move + 1 })),
      element(
        "button",
        { type: "button", class: "button", onclick },
        talk.ui("ending.moment-show"),
      ),
    );
  }

  close() {
    this.ending.stop();
  }
}
