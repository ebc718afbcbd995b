// The texts of a lesson and of one of its steps, as fields to write in, in all languages of the lesson.

import { element, fill } from "../../core/element.js";
import { LANGUAGES } from "../../core/words.js";
import { lacking, lessonLanguages } from "../lesson-texts.js";
import { LanguageFields } from "./language-fields.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").LessonText} LessonText */

/** Name a language in its own words. @param {string} language */
export const nameOfLanguage = (language) =>
  /** @type {Record<string, string>} */ (LANGUAGES)[language] ?? language;

export class TextsForm {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {string} parts.language of the page
   * @param {import("../../wire.js").Limits} parts.limits
   * @param {(changes: Partial<Lesson>, tag: string) => void} parts.onlesson
   * @param {(changes: Partial<LessonStep>, tag: string) => void} parts.onstep
   * @param {(language: string, wanted: boolean) => void} parts.onlanguage the lesson is to be in it, or not
   * @param {() => void} parts.onleave a field is left
   * @param {() => void} parts.onsave the lesson is wanted as a file
   * @param {(place: string) => Node} parts.pointing a button that lets the author point at the board
   */
  constructor(parts) {
    this.parts = parts;
    /** @type {Lesson | null} */
    this.whole = null;
    /** @type {LessonStep | null} */
    this.now = null;
    /** Languages that the author wants, though nothing is written in them yet. @type {Set<string>} */
    this.extra = new Set();
    const { say, limits: most } = parts;
    this.title = this.field("title", 1, most.title_letters, (title, tag) =>
      this.changeLesson({ title }, tag),
    );
    this.about = this.field("about", 1, most.about_letters, (about, tag) =>
      this.changeLesson({ about }, tag),
    );
    this.part = this.field("part", 1, most.title_letters, (part, tag) =>
      this.changePart(part, tag),
    );
    this.text = this.field("text", 5, most.text_letters, (text, tag) =>
      this.changeStep({ text }, tag),
    );
    this.right = this.field("right", 2, most.text_letters, (right, tag) =>
      this.changeStep({ right }, tag),
    );
    this.wrong = this.field("wrong", 2, most.text_letters, (wrong, tag) =>
      this.changeStep({ wrong }, tag),
    );
    this.hints = Array.from({ length: most.hints }, (_, i) =>
      this.field(`hint-${i + 1}`, 2, most.text_letters, (text, tag) =>
        this.changeHint(i, text, tag),
      ),
    );
    this.spoken = element("div", { class: "spoken" });
    this.lesson = element(
      "section",
      { "aria-labelledby": "make-lesson" },
      element("h2", { id: "make-lesson" }, say("make.lesson")),
      element("div", { class: "fields" }, this.title.root, this.about.root),
      this.spoken,
      element(
        "button",
        { type: "button", class: "button quiet", dataset: { do: "save" }, onclick: parts.onsave },
        say("own.save"),
      ),
    );
    this.heading = element("h2", { id: "make-step", tabindex: "-1" });
    this.begins = element(
      "details",
      { class: "part-field" },
      element("summary", {}, say("make.part-here")),
      this.part.root,
    );
    this.step = element(
      "section",
      { "aria-labelledby": "make-step" },
      this.heading,
      this.text.root,
      this.begins,
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
   * @param {(text: LessonText, tag: string) => void} onchange
   */
  field(name, rows, most, onchange) {
    const { say, onleave } = this.parts;
    const help = say(`make.${name}.help`);
    return new LanguageFields({
      say,
      id: `make-${name}`,
      label: say(`make.${name}`),
      help: help === `make.${name}.help` ? "" : help,
      rows,
      most,
      languages: () => this.languages,
      nameOf: nameOfLanguage,
      onchange,
      onleave,
      beside: rows > 1 && this.parts.pointing(name),
    });
  }

  /** The languages of the lesson, the leading one first. */
  get languages() {
    const { language } = this.parts;
    const there = this.whole ? lessonLanguages(this.whole, language) : [language];
    return [...new Set([...there, ...this.extra])];
  }

  /**
   * @param {Lesson} lesson
   * @param {LessonStep} step
   */
  show(lesson, step) {
    const { say } = this.parts;
    this.whole = lesson;
    this.now = step;
    this.heading.textContent = say("lesson.step", {
      step: lesson.steps.indexOf(step) + 1,
      last: lesson.steps.length,
    });
    this.title.show(lesson.title);
    this.about.show(lesson.about);
    this.part.show(step.part);
    this.begins.open = Boolean(step.part);
    this.text.show(step.text);
    this.right.show(step.right);
    this.wrong.show(step.wrong);
    this.hints.forEach((field, i) => field.show(step.hints[i]));
    this.showLanguages();
  }

  /** Say which languages the lesson is in, and what it lacks in each. */
  showLanguages() {
    const { whole: lesson, languages } = this;
    const { say, onlanguage } = this.parts;
    if (!lesson) return;
    const rows = Object.entries(LANGUAGES).map(([language, name]) => {
      const there = languages.includes(language);
      const { missing, older } = lacking(lesson, language);
      const only = there && languages.length === 1;
      const box = element("input", {
        type: "checkbox",
        id: `make-language-${language}`,
        checked: there,
        disabled: only,
        onchange: () => onlanguage(language, box.checked),
      });
      const told = there && missing + older > 0 ? say("make.lacking", { missing, older }) : false;
      return element(
        "label",
        { class: "check", for: `make-language-${language}` },
        box,
        name,
        told && element("small", {}, told),
      );
    });
    const alone = languages.length === 1;
    fill(
      this.spoken,
      element("p", { id: "make-languages" }, say("make.languages")),
      element("div", { class: "row", role: "group", "aria-labelledby": "make-languages" }, ...rows),
      alone &&
        element("small", {}, say("make.one-language", { language: nameOfLanguage(languages[0]) })),
    );
  }

  /** @param {Partial<Lesson>} changes @param {string} tag */
  changeLesson(changes, tag) {
    if (!this.whole) return;
    this.whole = { ...this.whole, ...changes };
    this.parts.onlesson(changes, tag);
  }

  /** @param {Partial<LessonStep>} changes @param {string} tag */
  changeStep(changes, tag) {
    if (!this.now) return;
    this.now = { ...this.now, ...changes };
    this.parts.onstep(changes, tag);
  }

  /** @param {LessonText} part @param {string} tag */
  changePart(part, tag) {
    this.changeStep({ part: part === "" ? undefined : part }, tag);
  }

  /** @param {number} i @param {LessonText} text @param {string} tag */
  changeHint(i, text, tag) {
    if (!this.now) return;
    const hints = [...this.now.hints];
    while (hints.length <= i) hints.push("");
    hints[i] = text;
    while (hints.length > 0 && hints.at(-1) === "") hints.pop();
    this.changeStep({ hints }, tag);
  }
}
