// What a screen reader is told. All that is said within a moment becomes one line, in its order, and
// each line is a new one: nothing takes the place of something that has not been heard yet.

import { element } from "./element.js";

/** So long (in milliseconds) a line is gathered; a focus that moves meanwhile is read before it. */
const MOMENT = 120;
const MOST_LINES = 5;

export class Announcer {
  /** @type {string[]} */
  #waiting = [];

  /**
   * @param {(line: string) => void} write
   * @param {(work: () => void) => void} [later]
   */
  constructor(write, later = (work) => setTimeout(work, MOMENT)) {
    this.write = write;
    this.later = later;
  }

  /**
   * Tell something after all that waits to be told; the same sentence twice in a row is told once.
   * @param {string} text nothing is told of an empty one
   */
  say(text) {
    const said = text.trim();
    if (!said || said === this.#waiting.at(-1)) return;
    this.#waiting.push(said);
    if (this.#waiting.length === 1) this.later(() => this.#tell());
  }

  #tell() {
    const line = this.#waiting.join(" ");
    this.#waiting = [];
    this.write(line);
  }
}

/**
 * Make the place where a screen reader hears what is announced.
 * @returns {{ root: HTMLElement, announcer: Announcer }}
 */
export function liveRegion() {
  const root = element("div", { class: "heard-only", role: "log", "aria-live": "polite" });
  const announcer = new Announcer((line) => {
    root.append(element("p", {}, line));
    while (root.children.length > MOST_LINES) root.firstElementChild?.remove();
  });
  return { root, announcer };
}
