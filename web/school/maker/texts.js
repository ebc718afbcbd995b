// The texts of a lesson and of one of its steps, as fields to write in.

import { element } from "../../core/element.js";
import { textField } from "./fields.js";
import { textIn, withText } from "../texts.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */

export class TextsForm {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {string} parts.language
   * @param {import("../../wire.js").Limits} parts.limits
   * @param {(changes: Partial<Lesson>, tag: string) => void} parts.onlesson
   * @param {(changes: Partial<LessonStep>, tag: string) => void} parts.onstep
   * @param {() => void} parts.onleave a field is left
   * @param {() => void} parts.onsave the lesson is wanted as a file
   */
  constructor(parts) {
    this.parts = parts;
    /** @type {Lesson | null} */
    this.whole = null;
    /** @type {LessonStep | null} */
    this.now = null;
    const { say, limits: most } = parts;
    this.title = this.field("title", 1, most.title_letters, (text) =>
      this.changeLesson("title", text),
    );
    this.about = this.field("about", 1, most.about_letters, (text) =>
      this.changeLesson("about", text),
    );
    this.text = this.field("text", 5, most.text_letters, (text) => this.changeStep("text", text));
    this.right = this.field("right", 2, most.text_letters, (text) =>
      this.changeStep("right", text),
    );
    this.wrong = this.field("wrong", 2, most.text_letters, (text) =>
      this.changeStep("wrong", text),
    );
    this.hints = Array.from({ length: most.hints }, (_, i) =>
      this.field(`hint-${i + 1}`, 2, most.text_letters, (text) => this.changeHint(i, text)),
    );
    this.lesson = element(
      "section",
      { "aria-labelledby": "make-lesson" },
      element("h2", { id: "make-lesson" }, say("make.lesson")),
      element("div", { class: "fields" }, this.title.root, this.about.root),
      element(
        "button",
        { type: "button", class: "button quiet", dataset: { do: "save" }, onclick: parts.onsave },
        say("own.save"),
      ),
    );
    this.heading = element("h2", { id: "make-step", tabindex: "-1" });
    this.step = element(
      "section",
      { "aria-labelledby": "make-step" },
      this.heading,
      this.text.root,
    );
    this.answers = element(
      "details",
      { class: "answers" },
      element("summary", {}, say("make.answers")),
      ...this.hints.map(({ root }) => root),
      this.right.root,
      this.wrong.root,
    );
  }

  /**
   * @param {string} name
   * @param {number} rows
   * @param {number} most
   * @param {(text: string) => void} onchange
   */
  field(name, rows, most, onchange) {
    const { say, onleave } = this.parts;
    const help = say(`make.${name}.help`);
    return textField({
      id: `make-${name}`,
      label: say(`make.${name}`),
      help: help === `make.${name}.help` ? "" : help,
      rows,
      most,
      onchange,
      onleave,
    });
  }

  /**
   * @param {Lesson} lesson
   * @param {LessonStep} step
   */
  show(lesson, step) {
    const { language, say } = this.parts;
    this.whole = lesson;
    this.now = step;
    this.heading.textContent = say("lesson.step", {
      step: lesson.steps.indexOf(step) + 1,
      last: lesson.steps.length,
    });
    this.title.field.value = textIn(lesson.title, language);
    this.about.field.value = textIn(lesson.about, language);
    this.text.field.value = textIn(step.text, language);
    this.right.field.value = textIn(step.right, language);
    this.wrong.field.value = textIn(step.wrong, language);
    this.hints.forEach(({ field }, i) => (field.value = textIn(step.hints[i], language)));
  }

  /** @param {"title" | "about"} name @param {string} text */
  changeLesson(name, text) {
    if (!this.whole) return;
    const changed = withText(this.whole[name], this.parts.language, text);
    this.whole = { ...this.whole, [name]: changed };
    this.parts.onlesson({ [name]: changed }, name);
  }

  /** @param {"text" | "right" | "wrong"} name @param {string} text */
  changeStep(name, text) {
    if (!this.now) return;
    const changed = withText(this.now[name], this.parts.language, text);
    this.now = { ...this.now, [name]: changed };
    this.parts.onstep({ [name]: changed }, name);
  }

  /** @param {number} i @param {string} text */
  changeHint(i, text) {
    if (!this.now) return;
    const hints = [...this.now.hints];
    while (hints.length <= i) hints.push("");
    hints[i] = withText(hints[i], this.parts.language, text);
    while (hints.length > 0 && hints.at(-1) === "") hints.pop();
    this.now = { ...this.now, hints };
    this.parts.onstep({ hints }, `hint-${i}`);
  }
}
