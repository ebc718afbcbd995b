// The sheet of a lesson beside its board: the text of a step, how far it is, hints, and the answer to
// what the pupil has played.

import { element, fill } from "../../core/element.js";
import { seatIcon } from "../../play/seats.js";
import { paragraphs, textIn } from "../texts.js";

/** @typedef {import("../../wire.js").LessonStep} LessonStep */

export class StepSheet {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {string} parts.language
   */
  constructor({ say, language }) {
    this.say = say;
    this.language = language;
    /** @type {LessonStep["hints"]} */
    this.hintsLeft = [];
    this.heading = element("h2", { tabindex: "-1" });
    this.dots = element("ol", { class: "dots" });
    this.text = element("div", { class: "told" });
    this.you = element("p", { class: "you" });
    this.hints = element("ol", { class: "hints", "aria-live": "polite" });
    this.hintButton = element(
      "button",
      { type: "button", class: "button", dataset: { do: "hint" }, onclick: () => this.hint() },
      say("lesson.hint"),
    );
    this.feedback = element("div", { class: "feedback", role: "status", tabindex: "0" });
    this.root = element(
      "section",
      { class: "task", "aria-label": say("lesson.task"), tabindex: "0" },
      element("div", { class: "head" }, this.heading, this.dots, this.hintButton),
      this.text,
      this.you,
      this.hints,
    );
  }

  /**
   * Write a step down.
   * @param {LessonStep} step
   * @param {string} heading
   */
  tell(step, heading) {
    this.write(heading, step.hints, ...this.paragraphs(textIn(step.text, this.language)));
  }

  /**
   * Write something down in place of all that was there.
   * @param {string} heading
   * @param {LessonStep["hints"]} hints
   * @param {...Node} text
   */
  write(heading, hints, ...text) {
    fill(this.heading, heading);
    fill(this.dots);
    fill(this.text, ...text);
    fill(this.you);
    fill(this.hints);
    this.judge("", "");
    this.hintsLeft = [...hints];
    this.showHintButton();
  }

  /**
   * Say how the lesson went, and what could come next.
   * @param {number} n tasks solved
   * @param {number} all
   * @param {Node[]} next
   */
  end(n, all, next) {
    const { say } = this;
    this.write(
      say("lesson.finished"),
      [],
      element("p", {}, say(n < all ? "lesson.some" : "lesson.all", { n, all })),
      element("h3", {}, say("lesson.what-next")),
      element("div", { class: "row" }, ...next),
    );
  }

  /**
   * Show how far the lesson is.
   * @param {number} steps
   * @param {Set<number>} solved
   * @param {number} now
   */
  count(steps, solved, now) {
    const dots = Array.from({ length: steps }, (_, i) => {
      const key = solved.has(i) ? "lesson.dot-solved" : "lesson.dot";
      const words = element("span", { class: "heard-only" }, this.say(key, { step: i + 1 }));
      const kind = solved.has(i) ? "solved" : "";
      return element("li", { class: kind, "aria-current": i === now ? "step" : null }, words);
    });
    fill(this.dots, ...dots);
  }

  /**
   * Say which seat is the pupil's.
   * @param {number} seat
   * @param {string} colour
   * @param {string} name
   */
  introduce(seat, colour, name) {
    fill(this.you, seatIcon(seat, colour), " ", this.say("lesson.you", { name }));
  }

  /** Give the next hint. */
  hint() {
    const hint = this.hintsLeft.shift();
    if (hint) this.hints.append(element("li", {}, textIn(hint, this.language)));
    this.showHintButton();
  }

  showHintButton() {
    this.hintButton.hidden = this.hintsLeft.length === 0;
    const n = this.hints.children.length;
    fill(this.hintButton, this.say(n > 0 ? "lesson.hint-more" : "lesson.hint", { n: n + 1 }));
  }

  /**
   * Answer what the pupil has played; with nothing, take the answer away.
   * @param {"right" | "wrong" | ""} kind
   * @param {string} text
   */
  judge(kind, text) {
    this.feedback.dataset.kind = kind;
    fill(this.feedback, ...this.paragraphs(text));
    if (kind === "right") this.hintButton.hidden = true;
  }

  /** @param {string} text */
  paragraphs(text) {
    return paragraphs(text).map((part) => element("p", {}, part));
  }
}
