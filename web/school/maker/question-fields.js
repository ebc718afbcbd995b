// The fields of a question in the maker: what is asked, who knows the answer, and the answer itself
// where its author states it.

import { element, fill } from "../../core/element.js";
import { readNumber } from "../number-text.js";
import { textIn, withText } from "../texts.js";
import { wordSentence } from "../../play/sentences.js";
import { makerButton, selectField, textField } from "./fields.js";
import { listFields } from "./list-fields.js";

/** @typedef {import("../questions.js").Question} Question */
/** @typedef {import("../../wire.js").OfferedQuestion} OfferedQuestion */
/**
 * @typedef {object} QuestionParts
 * @property {import("../../page.js").App} app
 * @property {string} game
 * @property {() => string[]} languages
 * @property {(language: string) => string} nameOf
 * @property {() => void} onmark the author wants to mark the answer on the board
 * @property {(question: Question, tag: string, redraw: boolean) => void} onchange
 */

/**
 * Begin a question of a kind.
 * @param {Question["is"]} kind
 * @returns {Question}
 */
export function newQuestion(kind) {
  if (kind === "number") return { is: "number", answer: 0 };
  if (kind === "choice") return { is: "choice", from: ["", ""], right: [0] };
  if (kind === "order") return { is: "order", from: ["", ""] };
  if (kind === "mark") return { is: "mark", right: [] };
  return { is: "open" };
}

export class QuestionFields {
  /** @param {QuestionParts} parts */
  constructor(parts) {
    this.parts = parts;
    this.root = element("div", { class: "question-fields" });
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * @param {Question} question
   * @param {readonly OfferedQuestion[]} offered what the rules can answer here
   */
  show(question, offered) {
    const known = offered.filter(({ kind }) => kind === question.is);
    const help = element("p", { class: "help" }, this.say(`manner.${question.is}.help`));
    if (question.is === "number") fill(this.root, help, ...this.number(question, known));
    else if (question.is === "mark") fill(this.root, help, ...this.mark(question, known));
    else if (question.is === "choice") fill(this.root, help, this.choice(question));
    else if (question.is === "order") fill(this.root, help, this.order(question));
    else fill(this.root, help);
  }

  /** @param {OfferedQuestion} offered */
  wordQuestion({ name }) {
    const { words } = this.parts.app;
    const key = `ask.${name}`;
    return words.has("school", key) ? this.say(key) : words.say(this.parts.game, key);
  }

  /**
   * Choose who knows the answer: the author, or the rules by one of their questions.
   * @param {import("../../wire.js").NumberStatement | import("../../wire.js").MarkStatement} question
   * @param {OfferedQuestion[]} known
   * @param {Question} stated what stands there when the author states it
   */
  source(question, known, stated) {
    const choice = selectField({
      id: "make-ask",
      label: this.say("make.ask"),
      values: [
        ["", this.say("make.ask-stated")],
        ...known.map((one) => /** @type {[string, string]} */ ([one.name, this.wordQuestion(one)])),
      ],
      onchange: (name) => {
        const one = known.find((offer) => offer.name === name);
        this.parts.onchange(one ? this.asked(question.is, one, one.about[0]) : stated, "", true);
      },
    });
    choice.select.value = question.of ?? "";
    const one = known.find(({ name }) => name === question.of);
    if (!one || one.about[0].length === 0) return [choice.root];
    const about = selectField({
      id: "make-about",
      label: this.say("make.about-what"),
      values: one.about.map((picks, i) => [JSON.stringify(picks), this.wordAbout(one, i)]),
      onchange: (picks) =>
        this.parts.onchange(this.asked(question.is, one, JSON.parse(picks), question), "", true),
    });
    about.select.value = JSON.stringify(question.about ?? []);
    return [choice.root, about.root];
  }

  /**
   * @param {"number" | "mark"} is
   * @param {OfferedQuestion} one
   * @param {readonly string[]} picks
   * @param {{ is: string, within?: number }} [before]
   * @returns {Question}
   */
  asked(is, one, picks, before = { is }) {
    const about = picks.length > 0 ? { about: [...picks] } : {};
    if (is === "mark") return { is, of: one.name, ...about };
    const within = before.within ?? 0;
    return { is, of: one.name, ...about, ...(within > 0 && { within }) };
  }

  /** Word what a question can be about. @param {OfferedQuestion} one @param {number} i */
  wordAbout(one, i) {
    const { words } = this.parts.app;
    const deed = one.deeds?.[i];
    if (deed) return wordSentence(words, deed);
    return one.about[i].map((pick) => this.wordPick(pick)).join(" · ");
  }

  /** @param {string} pick */
  wordPick(pick) {
    const { words } = this.parts.app;
    const [, seat] = pick.match(/^seat:(\d)$/) ?? [];
    if (seat !== undefined) return words.names[Number(seat)] ?? pick;
    const key = [`pick.${pick}`, `town.${pick}`].find((one) => words.has(this.parts.game, one));
    return key ? words.say(this.parts.game, key) : pick;
  }

  /** @param {import("../../wire.js").NumberStatement} question @param {OfferedQuestion[]} known */
  number(question, known) {
    const stated = question.of === undefined;
    let now = question;
    /** @param {import("../../wire.js").NumberStatement} changed @param {string} tag */
    const change = (changed, tag) => {
      now = changed;
      this.parts.onchange(changed, tag, false);
    };
    return [
      ...this.source(question, known, { is: "number", answer: 0 }),
      element(
        "div",
        { class: "fields" },
        stated &&
          this.amount("answer", question.answer ?? 0, (answer) =>
            change({ ...now, answer }, "answer"),
          ),
        this.amount("within", question.within ?? 0, (within) => {
          const { within: _, ...rest } = now;
          change(within > 0 ? { ...rest, within } : rest, "within");
        }),
        ...(stated
          ? this.unit(question, (unit, tag) => {
              const { unit: _, ...rest } = now;
              change(unit === "" ? rest : { ...rest, unit }, tag);
            })
          : []),
      ),
    ];
  }

  /**
   * @param {string} name
   * @param {number} value
   * @param {(value: number) => void} onchange
   */
  amount(name, value, onchange) {
    const id = `make-${name}`;
    const field = element("input", {
      type: "text",
      inputmode: "decimal",
      id,
      value: String(value),
      maxlength: 20,
      "aria-describedby": `${id}-help`,
      oninput: () => {
        const read = readNumber(field.value);
        field.setAttribute("aria-invalid", String(read === null));
        if (read !== null) onchange(name === "within" ? Math.max(0, read) : read);
      },
    });
    return element(
      "div",
      { class: "field" },
      element("label", { for: id }, this.say(`make.${name}`)),
      field,
      element("small", { id: `${id}-help` }, this.say(`make.${name}.help`)),
    );
  }

  /**
   * @param {import("../../wire.js").NumberStatement} question
   * @param {(unit: import("../../wire.js").LessonText, tag: string) => void} onchange
   */
  unit(question, onchange) {
    const languages = this.parts.languages();
    let unit = question.unit ?? "";
    return languages.map((language, i) => {
      const made = textField({
        id: `make-unit${i ? `-${language}` : ""}`,
        label: this.say("make.unit", { language: this.parts.nameOf(language) }),
        rows: 1,
        most: 20,
        onchange: (text) => {
          unit = withText(unit, language, text, languages);
          onchange(unit, `unit-${language}`);
        },
        onleave: () => {},
      });
      made.field.value = textIn(unit, language, true);
      return made.root;
    });
  }

  /** @param {import("../../wire.js").MarkStatement} question @param {OfferedQuestion[]} known */
  mark(question, known) {
    const stated = question.of === undefined;
    const n = question.right?.length ?? 0;
    return [
      ...this.source(question, known, { is: "mark", right: [] }),
      stated &&
        element(
          "div",
          { class: "row" },
          makerButton((key) => this.say(key), "mark", this.parts.onmark),
          element("span", {}, this.say("question.marked", { n })),
        ),
    ];
  }

  /** @param {import("../../wire.js").ChoiceStatement} question */
  choice(question) {
    const { app, onchange } = this.parts;
    let { right } = question;
    const several = right.length > 1 || Boolean(question.several);
    /** @param {readonly number[]} places */
    const judged = (places) => {
      right = [...places].sort((a, b) => a - b);
      return { right, ...((several || right.length > 1) && { several: true }) };
    };
    const list = listFields({
      say: (key, values) => this.say(key, values),
      languages: this.parts.languages(),
      nameOf: this.parts.nameOf,
      texts: question.from,
      most: app.limits.choices,
      letters: app.limits.choice_letters,
      beside: (i) => {
        const box = element("input", {
          type: several ? "checkbox" : "radio",
          name: "make-right",
          "aria-label": this.say("make.choice-right", { place: i + 1 }),
          checked: right.includes(i),
          onchange: () => {
            const others = several ? right.filter((one) => one !== i) : [];
            const next = box.checked ? [...others, i] : others;
            if (next.length === 0) box.checked = true;
            else onchange({ ...question, ...judged(next) }, "", true);
          },
        });
        return element("label", {}, box);
      },
      onchange: (from, tag, moved) => {
        if (!moved) {
          question = { ...question, from };
          onchange(question, tag, false);
          return;
        }
        const kept = right.filter((i) => i !== moved.from || moved.to !== null);
        const places = moved.to === null ? kept.map((i) => (i > moved.from ? i - 1 : i)) : kept;
        const sure = places.length > 0 ? places : [0];
        onchange({ ...question, from, ...judged(sure) }, "", true);
      },
    });
    const box = element("input", {
      type: "checkbox",
      id: "make-several",
      checked: several,
      disabled: right.length > 1,
      onchange: () => {
        const { several: _, ...rest } = question;
        onchange(box.checked ? { ...rest, several: true } : rest, "", true);
      },
    });
    const label = element("label", { class: "check", for: "make-several" }, box);
    label.append(this.say("make.several"));
    return element("div", { class: "choice-fields" }, list, label);
  }

  /** @param {import("../../wire.js").OrderStatement} question */
  order(question) {
    const { app, onchange } = this.parts;
    return listFields({
      say: (key, values) => this.say(key, values),
      languages: this.parts.languages(),
      nameOf: this.parts.nameOf,
      texts: question.from,
      most: app.limits.choices,
      letters: app.limits.choice_letters,
      ordered: true,
      onchange: (from, tag, moved) => onchange({ ...question, from }, tag, Boolean(moved)),
    });
  }
}
