// Shares a lesson that is being made: the core verifies first that every step can be solved.

import { Refusal } from "../../core/client.js";
import { element, fill } from "../../core/element.js";
import { askInSlices } from "../../play/slices.js";
import { addressOf, LONG, shareLink } from "../../panels/share.js";
import { saveLesson, titleOf } from "../own-lessons.js";
import { wordRefusal } from "../verdicts.js";
import { nameOfLanguage } from "./texts.js";
import { todoOf } from "./todo.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */

const IDLE = 1500; // milliseconds after the last change

export class Sharing {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {(step: number) => void} parts.onstep a step is to be looked at
   * @param {(verified: Map<number, boolean>) => void} parts.onverified
   */
  constructor(parts) {
    this.parts = parts;
    this.asked = 0;
    this.timer = 0;
    this.text = element("p", { role: "status" });
    this.bar = element("progress", { max: 1, value: 0, hidden: true });
    this.todo = element("div", { class: "todo" });
    this.root = element(
      "section",
      { class: "sharing", hidden: true, "aria-label": this.say("make.share") },
      this.text,
      this.bar,
      this.todo,
    );
    /** What is left to do, as far as it is known. @type {import("./todo.js").Todo[]} */
    this.left = [];
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * Something has changed: verify it when nothing more changes for a while. What has to be won is
   * played out only when it is to be shared, for that takes long.
   * @param {Lesson} lesson
   */
  changed(lesson) {
    this.stop();
    this.root.hidden = true;
    fill(this.todo);
    this.parts.onverified(new Map());
    if (lesson.steps.some((step) => step.check[0]?.is === "win")) return;
    this.timer = window.setTimeout(() => this.verify(lesson, true), IDLE);
  }

  stop() {
    this.asked++;
    window.clearTimeout(this.timer);
  }

  /**
   * Verify a lesson and make its link.
   * @param {Lesson} lesson
   * @param {boolean} quietly whether nobody waits for it
   * @returns {Promise<string | null>} the link
   */
  async verify(lesson, quietly) {
    this.stop();
    const { asked } = this;
    const { app } = this.parts;
    if (!quietly) this.tell("", this.say("share.verifying"));
    this.bar.hidden = quietly;
    this.bar.value = 0;
    try {
      const told = await askInSlices(
        app.core,
        { do: "lesson_link", lesson },
        () => asked !== this.asked,
        (progress) => (this.bar.value = progress),
      );
      if (told?.link === undefined) return null;
      this.parts.onverified(new Map(told.steps.map((one, i) => [i, one.solvable])));
      this.bar.hidden = true;
      this.left = todoOf(lesson, told.steps);
      const n = addressOf(told.link).length;
      const long = n > LONG;
      this.tell(
        long ? "long" : "fine",
        this.say(long ? "share.long" : "share.fine", { n, most: LONG }),
      );
      if (this.left.length > 0) this.root.dataset.kind = "warned";
      return told.link;
    } catch (error) {
      if (asked === this.asked) this.refuse(lesson, error);
      return null;
    }
  }

  /**
   * @param {Lesson} lesson
   * @param {unknown} error
   */
  refuse(lesson, error) {
    this.bar.hidden = true;
    const { app } = this.parts;
    this.tell("refused", wordRefusal(app.words, lesson.game, error));
    const step = error instanceof Refusal ? Number(error.values.step) - 1 : NaN;
    if (!(step >= 0)) return;
    this.parts.onverified(new Map([[step, false]]));
    const look = element(
      "button",
      { type: "button", class: "button", onclick: () => this.parts.onstep(step) },
      this.say("share.look", { step: step + 1 }),
    );
    this.text.append(" ", look);
  }

  /**
   * @param {string} kind
   * @param {string} text
   */
  tell(kind, text) {
    this.root.hidden = false;
    this.root.dataset.kind = kind;
    fill(this.text, text);
  }

  /**
   * Offer a lesson once it is verified; what is left to do in it is listed first.
   * @param {Lesson} lesson
   */
  async share(lesson) {
    const link = await this.verify(lesson, false);
    if (!link) return;
    if (this.left.length === 0) this.offer(lesson, link);
    else this.list(lesson, link);
  }

  /**
   * List what is left to do.
   * @param {Lesson} lesson
   * @param {string} link
   */
  list(lesson, link) {
    const anyway = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "share-anyway" },
        onclick: () => this.offer(lesson, link),
      },
      this.say("todo.anyway"),
    );
    const rows = this.left.map(({ step, key, values = {} }) => {
      const language = nameOfLanguage(String(values.language ?? ""));
      const text = this.say(`todo.${key}`, { ...values, language });
      const look = () => this.parts.onstep(step ?? 0);
      const words = step === null ? text : this.say("error.in-step", { step: step + 1, text });
      if (step === null) return element("li", {}, words);
      const to = this.say("share.look", { step: step + 1 });
      return element(
        "li",
        {},
        words,
        " ",
        element("button", { type: "button", class: "button quiet", onclick: look }, to),
      );
    });
    const heading = element("h2", { tabindex: "-1" }, this.say("todo.heading"));
    fill(this.todo, heading, element("ul", {}, ...rows), anyway);
    heading.focus();
    this.root.scrollIntoView({ block: "nearest" });
  }

  /**
   * Offer a lesson as a link, a QR code or a file.
   * @param {Lesson} lesson
   * @param {string} link
   */
  offer(lesson, link) {
    const { app } = this.parts;
    const title = titleOf(app, lesson);
    shareLink({
      ui: (key, values) => app.words.say("page", key, values),
      address: addressOf(link),
      title,
      heading: this.say("share.title"),
      text: this.say("share.text"),
      file: this.say("own.save"),
      onfile: () => saveLesson(lesson, title),
      embed: true,
    });
  }
}
