// The pictures of the games, by their painters, drawn anew when their size changes.

import { element } from "../core/element.js";
import { drawFigure } from "./figure.js";

/** @typedef {import("../painter.js").GameOfThePage} GameOfThePage */

export class Covers {
  /** @param {import("../page.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {Map<Element, GameOfThePage>} */
    this.canvases = new Map();
    this.watcher = new ResizeObserver((changes) => {
      for (const { target } of changes) this.draw(/** @type {HTMLCanvasElement} */ (target));
    });
    /** @type {import("../wire.js").GameFacts[]} */
    this.facts = [];
  }

  /** @param {GameOfThePage} game */
  canvas(game) {
    const canvas = element("canvas", { "aria-hidden": "true" });
    this.canvases.set(canvas, game);
    return canvas;
  }

  async hang() {
    this.facts = await this.app.games();
    for (const canvas of this.canvases.keys()) this.watcher.observe(canvas);
  }

  /** @param {HTMLCanvasElement} canvas */
  draw(canvas) {
    const game = this.canvases.get(canvas);
    const cover = this.facts.find((one) => one.name === game?.name)?.cover;
    const { clientWidth, clientHeight } = canvas;
    if (!game || !cover || clientWidth < 50) return;
    const figure = { ...cover, part: cover.cover };
    drawFigure(canvas, game, figure, this.app.ink(), clientWidth, clientHeight);
  }

  close() {
    this.watcher.disconnect();
  }
}
