// The form in which a pupil answers a question: a number, choices, an order, marks, or own words.

import { element, fill } from "../../core/element.js";
import { mixed, unitOf } from "../questions.js";
import { readNumber, writeNumber } from "../number-text.js";
import { textIn } from "../texts.js";

/** @typedef {import("../questions.js").Question} Question */

/**
 * @typedef {object} FormParts
 * @property {import("../../page.js").App} app
 * @property {string} game
 * @property {Question} question
 * @property {number} seed by which things to be ordered are mixed
 * @property {(answer: string[]) => void} onanswer
 * @property {() => void} onchange something is being answered anew
 */

export class QuestionForm {
  /** @param {FormParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { question } = parts;
    /** The places on the board that are marked. @type {string[]} */
    this.marked = [];
    /** The places of the things in the order that was made. @type {number[]} */
    this.order = question.is === "order" ? mixed(question.from.length, parts.seed) : [];
    this.message = element("p", { class: "message", role: "alert" });
    this.inside = element("div", { class: "inside" });
    this.send = element(
      "button",
      { type: "submit", class: "button main", dataset: { do: "answer" } },
      this.say(question.is === "open" ? "question.keep" : "question.check"),
    );
    this.root = element(
      "form",
      {
        class: "question",
        dataset: { is: question.is },
        novalidate: true,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          this.submit();
        },
        oninput: () => this.changed(),
      },
      this.inside,
      this.message,
      element("div", { class: "row" }, this.send),
    );
    this.draw();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  draw() {
    const { question } = this.parts;
    if (question.is === "number") fill(this.inside, ...this.numberField(question));
    else if (question.is === "choice") fill(this.inside, this.choiceFields(question));
    else if (question.is === "order") fill(this.inside, this.orderList(question));
    else if (question.is === "mark") fill(this.inside, this.markCount());
    else fill(this.inside, ...this.openField());
  }

  changed() {
    fill(this.message);
    this.parts.onchange();
  }

  /** Whether the number is a share of a hundred. @param {import("../../wire.js").NumberStatement} question */
  hundredths(question) {
    return unitOf(this.parts.app.words, this.parts.game, question).includes("%");
  }

  /** @param {import("../../wire.js").NumberStatement} question */
  numberField(question) {
    const { app, game } = this.parts;
    this.number = element("input", {
      type: "text",
      inputmode: "decimal",
      id: "question-number",
      autocomplete: "off",
      maxlength: 20,
    });
    const unit = unitOf(app.words, game, question);
    return [
      element("label", { for: "question-number" }, this.say("question.number")),
      element("span", { class: "row" }, this.number, unit && element("span", {}, unit)),
    ];
  }

  /** @param {import("../../wire.js").ChoiceStatement} question */
  choiceFields(question) {
    const { words } = this.parts.app;
    const several = Boolean(question.several);
    const fields = question.from.map((text, i) =>
      element(
        "label",
        { class: "choice" },
        element("input", {
          type: several ? "checkbox" : "radio",
          name: "question-choice",
          value: i,
        }),
        element("span", {}, words.bound(textIn(text, words.language))),
      ),
    );
    const key = several ? "question.several" : "question.one";
    return element("fieldset", {}, element("legend", {}, this.say(key)), ...fields);
  }

  /** @param {import("../../wire.js").OrderStatement} question */
  orderList(question) {
    const { words } = this.parts.app;
    const rows = this.order.map((place, i) => {
      const text = words.bound(textIn(question.from[place], words.language));
      /** @param {number} by @param {string} sign @param {string} key */
      const mover = (by, sign, key) =>
        element(
          "button",
          {
            type: "button",
            class: "button quiet",
            disabled: i + by < 0 || i + by >= this.order.length,
            "aria-label": this.say(key, { text }),
            dataset: { move: String(by), place: String(place) },
            onclick: () => this.move(i, by),
          },
          sign,
        );
      return element(
        "li",
        {},
        element("span", { class: "told" }, text),
        mover(-1, "↑", "question.up"),
        mover(1, "↓", "question.down"),
      );
    });
    return element(
      "div",
      {},
      element("p", { id: "question-order" }, this.say("question.order")),
      element("ol", { class: "ordering", "aria-labelledby": "question-order" }, ...rows),
    );
  }

  /** @param {number} from @param {number} by */
  move(from, by) {
    const [place] = this.order.splice(from, 1);
    this.order.splice(from + by, 0, place);
    this.draw();
    this.changed();
    const buttons = [...this.inside.querySelectorAll(`[data-place="${place}"]`)];
    const again = buttons.find((one) => one.getAttribute("data-move") === String(by));
    const next = again?.hasAttribute("disabled") ? buttons.find((one) => one !== again) : again;
    if (next instanceof HTMLElement) next.focus();
    const told = { place: from + by + 1, all: this.order.length };
    this.parts.app.announce(this.say("question.moved", told));
  }

  markCount() {
    return element(
      "p",
      { role: "status" },
      this.say(this.marked.length > 0 ? "question.marks" : "question.mark", {
        n: this.marked.length,
      }),
    );
  }

  /** Mark a place on the board, or take the mark away. @param {string} at */
  mark(at) {
    const there = this.marked.includes(at);
    this.marked = there ? this.marked.filter((one) => one !== at) : [...this.marked, at];
    this.draw();
    this.changed();
  }

  openField() {
    const { app } = this.parts;
    const most = app.limits.answer_letters;
    this.words = element("textarea", { id: "question-open", rows: 3, maxlength: most });
    return [
      element("label", { for: "question-open" }, this.say("question.open")),
      this.words,
      element("small", {}, this.say("question.open.help")),
    ];
  }

  /** @returns {string[] | null} what is answered so far; null where that is nothing yet */
  answer() {
    const { question } = this.parts;
    if (question.is === "number") {
      const value = readNumber(this.number?.value ?? "", this.hundredths(question));
      return value === null ? null : [String(value)];
    }
    if (question.is === "order") return this.order.map(String);
    if (question.is === "mark") return this.marked.length > 0 ? [...this.marked] : null;
    if (question.is === "open") {
      const said = this.words?.value.trim();
      return said ? [said] : null;
    }
    const chosen = [...this.inside.querySelectorAll("input:checked")];
    return chosen.length > 0 ? chosen.map((one) => /** @type {any} */ (one).value) : null;
  }

  submit() {
    const answer = this.answer();
    if (answer) this.parts.onanswer(answer);
    else fill(this.message, this.say(`question.${this.parts.question.is}.none`));
  }

  /** Show an answer that was given, or the right one. @param {readonly string[]} answer */
  fillIn(answer) {
    const { question, app } = this.parts;
    if (question.is === "order") this.order = answer.map(Number);
    if (question.is === "mark") this.marked = [...answer];
    this.draw();
    if (this.number) this.number.value = writeNumber(Number(answer[0]), app.words.language);
    if (this.words) this.words.value = answer[0] ?? "";
    for (const input of this.inside.querySelectorAll("input[name=question-choice]")) {
      const one = /** @type {HTMLInputElement} */ (input);
      one.checked = answer.includes(one.value);
    }
  }

  /** Nothing more is to be answered. */
  close() {
    for (const part of this.root.querySelectorAll("input, textarea, button")) {
      part.setAttribute("disabled", "");
    }
    this.send.hidden = true;
  }
}
