// The lessons that this device keeps: open, change, duplicate, save as a file, delete and think better
// of it; a new one, or one from a file.

import { GAMES } from "../games/index.js";
import { element, fill } from "../core/element.js";
import { offerUndelete } from "../panels/undo-delete.js";
import { setAsidePanel } from "../panels/set-aside.js";
import { saveText } from "../panels/share.js";
import {
  forgetLesson,
  keepLesson,
  keptLessons,
  oddLessons,
  restoreLesson,
} from "./kept-lessons.js";
import { textIn, withText } from "./texts.js";
import { wordRefusal } from "./verdicts.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {import("./kept-lessons.js").KeptLesson} KeptLesson */

export class OwnLessons {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.list = element("ul", { class: "kept lessons" });
    this.message = element("p", { class: "notice", role: "alert", hidden: true });
    const picker = element("input", {
      type: "file",
      accept: ".json,application/json",
      hidden: true,
      onchange: () => {
        const file = picker.files?.[0];
        picker.value = ""; // the same file can be chosen again
        if (file) this.openFile(file);
      },
    });
    const open = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "open-file" },
        onclick: () => picker.click(),
      },
      this.say("own.open-file"),
    );
    this.root = element(
      "section",
      { "aria-labelledby": "own-title" },
      element("h2", { id: "own-title", class: "part", tabindex: "-1" }, this.say("own.title")),
      element("p", {}, this.say("own.lede")),
      this.message,
      this.list,
      element(
        "div",
        { class: "row makers" },
        element("span", {}, this.say("own.make")),
        ...GAMES.map(({ name }) =>
          element(
            "a",
            { class: "button", href: `#/make/new/${name}` },
            this.app.words.say(name, "title"),
          ),
        ),
      ),
      element("div", { class: "row" }, open, picker),
      setAsidePanel(app, oddLessons()),
    );
    this.show();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("school", key, values);
  }

  show() {
    const kept = keptLessons();
    fill(this.list, ...kept.map((one) => this.row(one)));
    this.list.hidden = kept.length === 0;
  }

  /** @param {KeptLesson} one */
  row(one) {
    const row = element("li", { dataset: { lesson: one.id } });
    this.fillRow(row, one);
    return row;
  }

  /**
   * @param {HTMLElement} row
   * @param {KeptLesson} one
   */
  fillRow(row, one) {
    const { lesson, id } = one;
    const title = titleOf(this.app, lesson);
    const when = new Intl.DateTimeFormat(this.app.words.language, { dateStyle: "medium" });
    const about = [
      this.app.words.say(lesson.game, "title"),
      this.say("school.steps", { n: lesson.steps.length }),
      when.format(one.changed),
    ].join(" · ");
    /** @param {string} deed @param {() => void} onclick */
    const button = (deed, onclick) =>
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: deed },
          "aria-label": this.say(`own.${deed}-label`, { title }),
          onclick,
        },
        this.say(`own.${deed}`),
      );
    /** @param {string} deed @param {string} href */
    const link = (deed, href) =>
      element(
        "a",
        { class: "button", href, "aria-label": this.say(`own.${deed}-label`, { title }) },
        this.say(`own.${deed}`),
      );
    fill(
      row,
      element("span", { class: "what" }, title, element("small", {}, about)),
      link("open", `#/lesson/own/${id}`),
      link("change", `#/make/${id}`),
      button("duplicate", () => this.duplicate(lesson)),
      button("save", () => saveLesson(lesson, title)),
      button("delete", () => this.remove(row, one)),
    );
  }

  /** @param {Lesson} lesson */
  duplicate(lesson) {
    const { language } = this.app.words;
    const title = this.say("own.copy-of", { title: titleOf(this.app, lesson) });
    const id = keepLesson({ ...lesson, title: withText(lesson.title, language, title) });
    this.show();
    this.list.querySelector(`[data-lesson="${id}"]`)?.querySelector("a")?.focus();
    this.app.announce(title);
  }

  /**
   * @param {HTMLElement} row
   * @param {KeptLesson} one
   */
  remove(row, one) {
    forgetLesson(one.id);
    offerUndelete({
      app: this.app,
      row,
      said: this.say("own.deleted", { title: titleOf(this.app, one.lesson) }),
      onundo: () => {
        restoreLesson(one);
        this.fillRow(row, one);
        row.querySelector("a")?.focus();
      },
      ongone: () => row.remove(),
    });
  }

  /**
   * Keep the lesson of a file, if the core can read it.
   * @param {File} file
   */
  async openFile(file) {
    const { name } = file;
    this.tell(this.app.words.say("page", "home.record-opening", { name }));
    try {
      if (file.size > this.app.limits.lesson_letters) throw new SyntaxError(name);
      const read = JSON.parse(await file.text());
      const { lesson } = await this.app.core.ask({ do: "lesson", lesson: read });
      keepLesson(lesson);
      this.message.hidden = true;
      this.show();
      this.list.querySelector("a")?.focus();
      this.app.announce(titleOf(this.app, lesson));
    } catch (error) {
      const text =
        error instanceof SyntaxError
          ? this.say("error.lesson-format")
          : wordRefusal(this.app.words, "table", error);
      this.tell(this.app.words.say("page", "home.record-refused", { name, text }));
    }
  }

  /** @param {string} text */
  tell(text) {
    this.message.hidden = false;
    this.message.textContent = text;
    this.message.scrollIntoView({ block: "nearest" });
  }
}

/**
 * Name a lesson.
 * @param {App} app
 * @param {Lesson} lesson
 */
export function titleOf(app, lesson) {
  return textIn(lesson.title, app.words.language) || app.words.say("school", "lesson.untitled");
}

/**
 * Hand a lesson to its author as a file.
 * @param {Lesson} lesson
 * @param {string} title
 */
export function saveLesson(lesson, title) {
  const name = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase()
    .slice(0, 40);
  const text = `${JSON.stringify(lesson, null, 2)}\n`;
  saveText(text, `${name || "lesson"}.lesson.json`, "application/json");
}
