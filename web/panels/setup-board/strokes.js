// Drawing with a tool over several places: by mouse or finger from place to place, or by Shift and the
// arrow keys. A stroke is one change: it is taken back as one.

import { keepFinger } from "../../core/finger.js";

/**
 * @typedef {object} StrokeParts
 * @property {HTMLElement} board where the buttons of the spots are
 * @property {() => boolean} able whether the tool in hand draws
 * @property {(path: string[], first: boolean) => void} ondraw the places so far; the first time it begins
 */

export class Strokes {
  /** @param {StrokeParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {string[]} */
    this.path = [];
    this.pointer = -1;
    /** Whether the click that ends a stroke is still to come. */
    this.swallows = false;
    const { board } = parts;
    board.addEventListener("pointerdown", (event) => this.begin(event));
    board.addEventListener("pointermove", (event) => this.move(event));
    board.addEventListener("pointerup", () => this.end());
    board.addEventListener("pointercancel", () => this.end());
    keepFinger(board, () => this.path.length > 1);
    board.addEventListener("click", (event) => this.click(event), { capture: true });
    board.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.swallows = false;
    this.path = [];
    const at = spotOf(event.target);
    if (!event.isPrimary || event.button !== 0 || at === null || !this.parts.able()) return;
    this.pointer = event.pointerId;
    this.path = [at];
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.pointer || this.path.length === 0) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.end();
      return;
    }
    this.over(spotOf(document.elementFromPoint(event.clientX, event.clientY)));
  }

  /** @param {string | null} at */
  over(at) {
    if (at === null || this.path.includes(at)) return;
    this.path.push(at);
    this.parts.ondraw([...this.path], this.path.length === 2);
  }

  end() {
    this.swallows = this.path.length > 1;
    this.path = [];
    this.pointer = -1;
  }

  /** Begin anew with the next place: something else has been changed meanwhile. */
  forget() {
    this.path = [];
  }

  /** The click of a stroke that ends where it began puts nothing more. @param {Event} event */
  click(event) {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
  }

  /** The arrow keys walk by themselves; with Shift they draw. @param {KeyboardEvent} event */
  key(event) {
    if (!event.shiftKey || !event.key.startsWith("Arrow") || !this.parts.able()) return;
    const from = spotOf(event.target);
    const to = spotOf(document.activeElement);
    if (from === null || to === null || from === to) return;
    if (this.path.at(-1) !== from) this.path = [from];
    this.over(to);
  }
}

/** @param {EventTarget | null} target @returns {string | null} */
function spotOf(target) {
  const button = target instanceof Element ? target.closest("[data-spot]") : null;
  return button instanceof HTMLElement ? (button.dataset.spot ?? null) : null;
}
