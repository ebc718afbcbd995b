// Pictures on a screen: they are fetched when the screen stands, and drawn anew when their size changes.

import { element } from "../core/element.js";
import { DrawingQueue } from "./drawing-queue.js";

/** @typedef {import("../painter.js").Picture} Picture */
/**
 * Draws into a canvas of this width and height on the screen.
 * @typedef {(canvas: HTMLCanvasElement, width: number, height: number) => void} Hanging
 */

const LEAST = 20; // pixels; what is smaller is not shown yet
const SHARPEST = 2; // more would take time, and nobody sees it

export class Gallery {
  /** @param {import("../page.js").App} app */
  constructor(app) {
    this.app = app;
    this.closed = false;
    /** @type {Map<Element, () => Promise<Hanging>>} */
    this.frames = new Map();
    /** @type {Map<Element, Hanging>} */
    this.hanging = new Map();
    /** @type {DrawingQueue<Element>} */
    this.queue = new DrawingQueue((canvas) => this.draw(/** @type {HTMLCanvasElement} */ (canvas)));
    this.watcher = new ResizeObserver((changes) =>
      this.queue.add(changes.map(({ target }) => target)),
    );
  }

  /**
   * Make a frame for a picture that will be fetched.
   * @param {() => Promise<Picture>} fetched
   */
  frame(fetched) {
    return this.frameFor(async () => {
      const picture = await fetched();
      return (canvas, width, height) => {
        const sharp = Math.min(SHARPEST, window.devicePixelRatio || 1);
        canvas.width = Math.round(width * sharp);
        canvas.height = Math.round(height * sharp);
        const ctx = canvas.getContext("2d");
        ctx?.scale(sharp, sharp);
        if (ctx) picture(ctx, width, height, this.app.ink());
      };
    });
  }

  /** @param {() => Promise<Hanging>} fetched */
  frameFor(fetched) {
    const canvas = element("canvas", { "aria-hidden": "true" });
    this.frames.set(canvas, fetched);
    return canvas;
  }

  /** Hang what belongs into the frames, as soon as the page has nothing better to do. */
  hang() {
    const idle =
      window.requestIdleCallback ?? ((/** @type {() => void} */ todo) => setTimeout(todo));
    for (const [canvas, fetched] of this.frames) {
      idle(async () => {
        const hanging = await fetched().catch(() => null); // a page without this picture
        if (!hanging || this.closed) return;
        this.hanging.set(canvas, hanging);
        this.watcher.observe(canvas);
      });
    }
  }

  /** @param {HTMLCanvasElement} canvas */
  draw(canvas) {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth < LEAST || clientHeight < LEAST) return;
    this.hanging.get(canvas)?.(canvas, clientWidth, clientHeight);
    canvas.dataset.hung = "";
  }

  close() {
    this.closed = true;
    this.watcher.disconnect();
    this.queue.close();
  }
}
