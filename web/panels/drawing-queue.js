// What is to be drawn on a screen, a little in each frame: the page does not stop for all of it.

const LONGEST = 40; // milliseconds that are drawn in one go

/** @template Thing */
export class DrawingQueue {
  /** @param {(thing: Thing) => void} draw */
  constructor(draw) {
    this.draw = draw;
    /** @type {Set<Thing>} */
    this.due = new Set();
    this.later = 0;
    /** Paper waits for no frame. */
    this.finish = () => this.drawFor(Infinity);
    window.addEventListener("beforeprint", this.finish);
  }

  /** @param {Iterable<Thing>} things */
  add(things) {
    for (const thing of things) this.due.add(thing);
    this.drawFor(LONGEST);
  }

  /**
   * Draw as many as this time allows, and at least one.
   * @param {number} milliseconds
   */
  drawFor(milliseconds) {
    cancelAnimationFrame(this.later);
    const began = performance.now();
    for (const thing of this.due) {
      this.due.delete(thing);
      this.draw(thing);
      if (performance.now() - began > milliseconds) break;
    }
    if (this.due.size > 0) this.later = requestAnimationFrame(() => this.drawFor(LONGEST));
  }

  close() {
    this.due.clear();
    cancelAnimationFrame(this.later);
    window.removeEventListener("beforeprint", this.finish);
  }
}
