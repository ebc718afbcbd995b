// The scores of a match: the sheet of all items, the walk through them at the end, and who has won.

import { element, fill } from "../../core/element.js";
import { scoreSheet } from "../../panels/score-sheet.js";
import { ScoreWalk } from "../../panels/score-walk.js";

/** @typedef {import("../../core/known-match.js").MatchState} State */

export class Scores {
  /**
   * @param {import("../../play/play-board.js").PlayBoard} board
   * @param {HTMLElement} reviewButton offered with the result
   */
  constructor(board, reviewButton) {
    this.board = board;
    this.reviewButton = reviewButton;
    const { talk, game } = board;
    this.sheet = element("div");
    this.walk = new ScoreWalk({
      say: (key, values) => talk.ui(key, values),
      word: (item) => talk.item(item),
      tally: (item) => {
        const view = board.picking.state?.view;
        return (view && game.painter.tally?.(view, item, talk.say.bind(talk))) ?? [];
      },
      rule: (id) => talk.rule(id),
      show: (where) => board.picking.showWhere(where),
    });
  }

  /** @param {State} state */
  show({ totals, items, outcome }) {
    const { app, talk, colours, picking } = this.board;
    const { names } = app.words;
    fill(
      this.sheet,
      ...scoreSheet({
        items,
        names,
        totals,
        word: (item) => talk.item(item),
        rule: (id) => talk.rule(id),
        show: (where) => picking.showWhere(where),
        nothing: talk.ui("score.nothing"),
      }),
    );
    this.walk.offer(outcome && { items, totals, names, colours });
  }

  /**
   * Say who has won, and what can be done now.
   * @param {import("../../wire.js").Outcome} outcome
   */
  showResult(outcome) {
    const { talk, panel, game } = this.board;
    const who = talk.winners(outcome);
    const how = talk.say(`end.${outcome.ended_by}`);
    const again = element(
      "a",
      { class: "button main", href: `#/new/${game.name}` },
      talk.ui("table.again"),
    );
    panel.say(
      how,
      element("p", { class: "result" }, who),
      again,
      this.walk.opener,
      this.reviewButton,
    );
  }
}
