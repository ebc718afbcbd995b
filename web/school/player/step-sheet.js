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
   * @param {import("../../core/words.js").Words} parts.words
   * @param {(number: number) => void} parts.onhint a hint was taken
   * @param {() => void} parts.onover the whole lesson is to begin anew
   */
  constructor({ say, words, onhint, onover }) {
    this.say = say;
    this.words = words;
    this.onhint = onhint;
    this.onover = onover;
    /** @type {LessonStep["hints"]} */
    this.hintsLeft = [];
    this.heading = element("h2", { tabindex: "-1" });
    this.dots = element("ol", { class: "dots" });
    this.text = element("div", { class: "told" });
    this.parts = element("div", { class: "parts" });
    this.pointed = element("p", { class: "heard-only", dataset: { told: "pointers" } });
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
      this.parts,
      this.text,
      this.pointed,
      this.you,
      this.hints,
    );
  }

  /** Tell whoever listens what is pointed at on the board. @param {string} words */
  point(words) {
    fill(this.pointed, words && this.say("point.all", { words }));
  }

  /**
   * Write a step down.
   * @param {LessonStep} step
   * @param {string} heading
   */
  tell(step, heading) {
    this.write(heading, step.hints, ...this.paragraphs(textIn(step.text, this.words.language)));
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
    fill(this.pointed);
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
   * Show how far the lesson is, or this part of a course.
   * @param {{ first: number, steps: number, solved: Set<number>, now: number }} far
   */
  count({ first, steps, solved, now }) {
    const dots = Array.from({ length: steps }, (_, at) => {
      const i = first + at;
      const key = solved.has(i) ? "lesson.dot-solved" : "lesson.dot";
      const words = element("span", { class: "heard-only" }, this.say(key, { step: i + 1 }));
      const kind = solved.has(i) ? "solved" : "";
      return element("li", { class: kind, "aria-current": i === now ? "step" : null }, words);
    });
    fill(this.dots, ...dots);
  }

  /**
   * List the parts of a course, and what is solved in each.
   * @param {import("../parts.js").Part[]} parts
   * @param {Set<number>} solved
   * @param {number} now
   * @param {((step: number) => void) | null} go where one may go from part to part
   */
  showParts(parts, solved, now, go) {
    const rows = parts.map(({ title, first, steps }) => {
      const n = [...solved].filter((step) => step >= first && step < first + steps).length;
      const here = now >= first && now < first + steps;
      const words = this.say("lesson.part", { title, n, all: steps });
      const button = element(
        "button",
        { type: "button", class: "button quiet", onclick: () => go?.(first) },
        words,
      );
      return element("li", { "aria-current": here ? "step" : null }, go && !here ? button : words);
    });
    const part = parts.findLast(({ first }) => first <= now);
    const open = this.parts.querySelector("details")?.open ?? false;
    fill(
      this.parts,
      part &&
        element(
          "details",
          { open },
          element("summary", {}, part.title),
          element("ol", {}, ...rows),
        ),
    );
  }

  /** Say that the lesson is in another language than the page. @param {string} languages */
  sayLanguage(languages) {
    if (!languages) return;
    const text = this.say("lesson.only-in", { languages });
    this.text.prepend(element("p", { class: "resumed" }, text));
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

  /**
   * Say that the lesson goes on where it was, and offer to begin it anew.
   * @param {number} step
   */
  offerOver(step) {
    const over = element(
      "button",
      { type: "button", class: "button quiet", dataset: { do: "over" }, onclick: this.onover },
      this.say("progress.over"),
    );
    this.text.prepend(
      element("p", { class: "resumed" }, this.say("progress.resumed", { step }), " ", over),
    );
  }

  /** Say something about the lesson above its text. @param {string} text */
  note(text) {
    this.text.prepend(element("p", { class: "resumed" }, text));
  }

  /** Give the next hint. */
  hint() {
    const hint = this.hintsLeft.shift();
    const text = this.words.bound(textIn(hint, this.words.language));
    if (hint) this.hints.append(element("li", {}, text));
    this.showHintButton();
    this.onhint(this.hints.children.length - 1);
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
   * @param {Node | null} [more] shown below it
   */
  judge(kind, text, more = null) {
    this.feedback.dataset.kind = kind;
    fill(this.feedback, ...this.paragraphs(text), more);
    if (kind === "right") this.hintButton.hidden = true;
  }

  /** @param {string} text */
  paragraphs(text) {
    return paragraphs(this.words.bound(text)).map((part) => element("p", {}, part));
  }
}
