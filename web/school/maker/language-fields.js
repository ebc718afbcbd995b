// A text of a lesson in all of its languages, side by side: what is missing or has grown old in one is
// marked there.

import { element, fill } from "../../core/element.js";
import { languagesOf, olderIn, stillRight, textIn, withText } from "../texts.js";
import { textField } from "./fields.js";

/** @typedef {import("../../wire.js").LessonText} LessonText */

export class LanguageFields {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {string} parts.id
   * @param {string} parts.label
   * @param {string} [parts.help]
   * @param {number} parts.rows
   * @param {number} parts.most
   * @param {() => string[]} parts.languages those of the lesson, the leading one first
   * @param {(language: string) => string} parts.nameOf
   * @param {(text: LessonText, tag: string) => void} parts.onchange
   * @param {() => void} parts.onleave
   * @param {Node | false} [parts.beside] what else belongs to the text
   */
  constructor(parts) {
    this.parts = parts;
    /** @type {LessonText} */
    this.text = "";
    this.shown = "";
    this.inside = element("div", { class: "languages" });
    this.root = element("div", { class: "text-field" }, this.inside, parts.beside ?? false);
    /** @type {{ language: string, field: HTMLInputElement | HTMLTextAreaElement, state: HTMLElement }[]} */
    this.fields = [];
  }

  /** @param {LessonText | undefined} text */
  show(text) {
    this.text = text ?? "";
    const languages = this.parts.languages();
    if (this.shown !== languages.join()) this.build(languages);
    for (const { language, field } of this.fields) {
      field.value = textIn(this.text, language, languages.length > 1);
    }
    this.mark();
  }

  /** @param {string[]} languages */
  build(languages) {
    const { id, label, help, rows, most, nameOf, onleave, say } = this.parts;
    this.shown = languages.join();
    const several = languages.length > 1;
    this.fields = [];
    const made = languages.map((language, i) => {
      const name = i > 0 ? `${id}-${language}` : id;
      const state = element("span", { class: "language-state" });
      const one = textField({
        id: name,
        label: several ? say("make.in-language", { label, language: nameOf(language) }) : label,
        help: i > 0 ? "" : help,
        rows,
        most,
        onchange: (written) => this.change(language, written),
        onleave,
      });
      one.field.lang = several ? language : "";
      this.fields.push({ language, field: one.field, state });
      one.root.append(state);
      return one.root;
    });
    fill(this.inside, ...made);
  }

  /** @param {string} language @param {string} written */
  change(language, written) {
    this.text = withText(this.text, language, written, this.parts.languages());
    this.mark();
    this.parts.onchange(this.text, `${this.parts.id}-${language}`);
  }

  /** Mark what is missing or older than in another language. */
  mark() {
    const { say, languages, nameOf } = this.parts;
    const there = languagesOf(this.text);
    const older = olderIn(this.text);
    for (const { language, state } of this.fields) {
      const missing = languages().length > 1 && this.text !== "" && !there.includes(language);
      const old = older.includes(language);
      state.dataset.state = missing ? "missing" : old ? "older" : "";
      const right = element(
        "button",
        {
          type: "button",
          class: "button quiet",
          onclick: () => {
            this.text = stillRight(this.text, language);
            this.mark();
            this.parts.onchange(this.text, "");
          },
        },
        say("make.still-right"),
      );
      fill(
        state,
        missing && say("make.missing-in", { language: nameOf(language) }),
        old && say("make.older-in"),
        old && " ",
        old && right,
      );
    }
  }
}
