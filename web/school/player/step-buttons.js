// The buttons below a step of a lesson: back, start again, next; and what comes after the last.

import { element, fill } from "../../core/element.js";

/**
 * @typedef {object} StepButtonsParts
 * @property {import("../../painter.js").Say} say
 * @property {() => void} onprevious
 * @property {() => void} onagain
 * @property {() => void} onnext
 * @property {() => void} onsolution
 */

export class StepButtons {
  /** @param {StepButtonsParts} parts */
  constructor({ say, onprevious, onagain, onnext, onsolution }) {
    this.say = say;
    this.previous = this.button("previous", onprevious);
    this.previous.classList.add("quiet");
    this.again = this.button("again", onagain);
    this.next = this.button("next", onnext);
    this.solution = this.button("solution", onsolution);
    this.solution.hidden = true;
    this.row = element(
      "div",
      { class: "row steps" },
      this.previous,
      this.again,
      this.solution,
      this.next,
    );
    /** What can be done when the only step is solved. */
    this.ends = element("div", { class: "row ends" });
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  button(name, onclick) {
    return element(
      "button",
      { type: "button", class: "button", dataset: { do: name }, onclick },
      this.say(`lesson.${name}`),
    );
  }

  /**
   * Show where a step can lead.
   * @param {object} step
   * @param {number} step.number
   * @param {number} step.last how many there are
   * @param {boolean} step.reading
   * @param {boolean} step.solved
   * @param {boolean} step.locked whether it has to be solved before the next one
   */
  show({ number, last, reading, solved, locked }) {
    fill(this.ends);
    this.previous.hidden = this.next.hidden = last === 1;
    this.previous.disabled = number === 0;
    this.next.disabled = locked;
    fill(this.next, this.say(number + 1 < last ? "lesson.next" : "lesson.finish"));
    this.next.classList.toggle("main", reading || solved);
    this.again.hidden = reading;
    this.offerAgain(false);
  }

  /** Offer to begin again: by the way, or as what is to be done now. @param {boolean} now */
  offerAgain(now) {
    fill(this.again, this.say(now ? "lesson.try-again" : "lesson.again"));
    this.again.className = now ? "button main" : "button quiet";
    if (now) this.again.focus();
  }

  /** Lead on from a solved step. @param {Node[] | null} ending what to do if it was the only one */
  lead(ending) {
    this.next.classList.add("main");
    this.next.disabled = false;
    if (ending) fill(this.ends, ...ending);
    (ending ? this.ends.querySelector("a") : this.next)?.focus();
  }

  /** After the last step one can only go back. */
  end() {
    this.again.hidden = this.previous.disabled = false;
    this.offerAgain(false);
    this.next.hidden = true;
  }
}
