// Explains what is under the pointer: in short after a moment with the mouse, in full on a long press.

import { element } from "../core/element.js";

const MOMENT = 550; // milliseconds
const APART = 6; // pixels between a tip and what it must not cover

/** @typedef {{ x: number, y: number, w: number, h: number }} Place */

/**
 * Find the corner where a tip lies: over what it explains or under it, and inside the room. Around a
 * square of a board its neighbours stay in sight, too.
 * @param {Place} spot what is explained
 * @param {{ w: number, h: number }} tip
 * @param {{ w: number, h: number }} room
 * @param {boolean} square whether it lies among others
 */
export function besideSpot({ x, y, w, h }, tip, room, square) {
  const away = APART + (square ? h : 0);
  const above = y - away - tip.h;
  const left = x + w / 2 - tip.w / 2;
  return {
    x: Math.max(2, Math.min(left, room.w - tip.w - 2)),
    y: above > 0 ? above : y + h + away,
  };
}

export class Tip {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.timer = 0;
    this.root = element("div", { class: "tip", hidden: true, "aria-hidden": "true" });
    host.append(this.root);
  }

  /**
   * Explain an element soon.
   * @param {HTMLElement} target
   * @param {string} text
   */
  soon(target, text) {
    this.hide();
    this.timer = window.setTimeout(() => this.show(target, text), MOMENT);
  }

  /**
   * @param {HTMLElement} target
   * @param {string} text
   */
  show(target, text) {
    if (!text) return;
    this.root.textContent = text;
    this.root.hidden = false;
    const spot = target.getBoundingClientRect();
    const room = this.host.getBoundingClientRect();
    const tip = this.root.getBoundingClientRect();
    const rows = target.closest("[role=grid]")?.querySelectorAll("[role=row]").length ?? 0;
    const { x, y } = besideSpot(
      { x: spot.left - room.left, y: spot.top - room.top, w: spot.width, h: spot.height },
      { w: tip.width, h: tip.height },
      { w: room.width, h: room.height },
      rows > 1,
    );
    this.root.style.left = `${x}px`;
    this.root.style.top = `${y}px`;
  }

  hide() {
    window.clearTimeout(this.timer);
    this.root.hidden = true;
  }
}
