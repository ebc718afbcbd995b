// Explains what is under the pointer: after a moment with the mouse, on a long press with a finger.

import { element } from "../core/element.js";

const MOMENT = 550; // milliseconds

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
    this.root.textContent = text;
    this.root.hidden = false;
    const spot = target.getBoundingClientRect();
    const room = this.host.getBoundingClientRect();
    const tip = this.root.getBoundingClientRect();
    const left = spot.left - room.left + spot.width / 2 - tip.width / 2;
    const above = spot.top - room.top - tip.height - 6;
    const below = spot.bottom - room.top + 6;
    this.root.style.left = `${Math.max(2, Math.min(left, room.width - tip.width - 2))}px`;
    this.root.style.top = `${above > 0 ? above : below}px`;
  }

  hide() {
    window.clearTimeout(this.timer);
    this.root.hidden = true;
  }
}
