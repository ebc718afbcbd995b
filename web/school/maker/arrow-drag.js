// Draws an arrow by dragging from one place of the board to another, by mouse or finger. A press that
// stays where it began is a touch like any other.

import { keepFinger } from "../../core/finger.js";

/**
 * @typedef {object} ArrowParts
 * @property {HTMLElement} board where the buttons of the spots are
 * @property {() => boolean} able whether arrows are being drawn
 * @property {(from: string, to: string | null) => void} onshow where it would lead if it ended now
 * @property {(from: string, to: string | null) => void} ondraw it is let go; null: at no other place
 */

export class ArrowDrag {
  /** @param {ArrowParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {string | null} */
    this.from = null;
    /** @type {string | null} */
    this.to = null;
    this.pointer = -1;
    /** Whether it has left the place where it began. */
    this.moved = false;
    const { board } = parts;
    // Before anything that lies there is lifted.
    board.addEventListener("pointerdown", (event) => this.begin(event), { capture: true });
    board.addEventListener("pointermove", (event) => this.move(event));
    board.addEventListener("pointerup", (event) => this.end(event, true));
    board.addEventListener("pointercancel", (event) => this.end(event, false));
    board.addEventListener("click", (event) => this.click(event), { capture: true });
    keepFinger(board, () => this.moved && this.from !== null);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.moved = false;
    this.from = this.to = null;
    if (!this.parts.able()) return;
    event.stopPropagation();
    if (!event.isPrimary || event.button !== 0) return; // a second finger means a pinch
    this.from = spotAt(event);
    this.pointer = event.pointerId;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { from } = this;
    if (from === null || event.pointerId !== this.pointer) return;
    const at = spotAt(event);
    if (!this.moved && at === from) return;
    if (!this.moved) this.parts.board.setPointerCapture(this.pointer);
    this.moved = true;
    const to = at === from ? null : at;
    if (to === this.to) return;
    this.to = to;
    this.parts.onshow(from, to);
  }

  /** @param {PointerEvent} event @param {boolean} letGo */
  end(event, letGo) {
    const { from, to, moved } = this;
    if (from === null || event.pointerId !== this.pointer) return;
    this.from = this.to = null;
    if (moved) this.parts.ondraw(from, letGo ? to : null);
  }

  /** The click that ends a drag is none. @param {Event} event */
  click(event) {
    if (!this.moved) return;
    this.moved = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {PointerEvent} event @returns {string | null} */
function spotAt({ clientX, clientY }) {
  const button = document.elementFromPoint(clientX, clientY)?.closest("[data-spot]");
  return button instanceof HTMLElement ? (button.dataset.spot ?? null) : null;
}
