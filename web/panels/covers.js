// The key pictures of the games; a game without one is shown by a part of its board.

import { drawFigure, withWords } from "./figure.js";
import { Gallery } from "./gallery.js";

/** @typedef {import("../painter.js").GameOfThePage} GameOfThePage */

export class Covers extends Gallery {
  /** @param {GameOfThePage} game */
  canvas(game) {
    const { pictures } = game;
    if (pictures) return this.frame(async () => (await pictures()).cover);
    return this.frameFor(async () => {
      const facts = this.app.facts(game.name);
      const { cover } = facts;
      if (!cover) throw new Error(game.name);
      const figure = withWords(this.app.words, facts, { ...cover, part: cover.cover });
      return (canvas, width, height) =>
        drawFigure(canvas, game, figure, this.app.ink(), width, height);
    });
  }
}
