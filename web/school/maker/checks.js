// What a right answer must be like: how the step is answered, and conditions chosen from what can
// happen in its position.

import { teacherChoice } from "../../panels/teacher-choice.js";
import { element, fill } from "../../core/element.js";
import { wordChosen } from "./chosen.js";
import { checkOf, MANNERS, mannerOf, partsOf } from "./draft.js";
import { newSeries, seriesFields } from "./bot-fields.js";
import { eventFields, numberField, selectField } from "./fields.js";
import { newQuestion, QuestionFields } from "./question-fields.js";
import { nameOfLanguage } from "./texts.js";
import { questionIn, QUESTIONS } from "../questions.js";
import { wordStatement } from "../verdicts.js";

/** @typedef {import("../../wire.js").Statement} Statement */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").Offers} Offers */
/** @typedef {import("../../wire.js").PlainStatement} PlainStatement */
/**
 * @typedef {object} ChecksParts
 * @property {import("../../page.js").App} app
 * @property {string} game
 * @property {(check: Statement[], tag: string) => void} onchange
 * @property {() => string} who the name of the seat to act
 * @property {() => string[]} languages of the lesson
 * @property {() => void} onmark the author wants to mark the answer on the board
 * @property {() => import("../../wire.js").StepMatch} match where the step begins
 */

/** Conditions that can be added by a button; certain moves come from the board. */
const KINDS = ["score", "event", "leave", "keep"];

export class ChecksForm {
  /** @param {ChecksParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {Statement[]} */
    this.check = [];
    /** @type {Offers | null} */
    this.offers = null;
    this.manner = "free";
    this.rows = element("div", { class: "statements" });
    this.question = new QuestionFields({
      app: parts.app,
      game: parts.game,
      languages: parts.languages,
      nameOf: nameOfLanguage,
      onmark: parts.onmark,
      onchange: (question, tag, redraw) => {
        this.change([question], tag);
        if (redraw) this.draw();
      },
    });
    this.choice = selectField({
      id: "make-manner",
      label: this.say("make.manner"),
      values: MANNERS.map((name) => [name, this.say(`manner.${name}`)]),
      onchange: (manner) => this.setManner(manner),
    });
    this.root = element("div", { class: "checks" }, this.choice.root, this.rows);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * Show the check of a step; without offers only what it says.
   * @param {LessonStep} step
   * @param {Offers | null} offers
   */
  show(step, offers) {
    this.check = step.check;
    this.offers = offers;
    const manner = mannerOf(step.check);
    // Conditions that are still to be chosen are not in the step yet.
    if (!(manner === "free" && this.manner === "check")) this.manner = manner;
    this.choice.select.value = this.manner;
    this.draw();
  }

  /** Forget what was being chosen: another step is shown. */
  forget() {
    this.manner = "free";
  }

  /** @param {string} manner */
  setManner(manner) {
    this.manner = manner;
    const level = this.parts.app.facts(this.parts.game).usual_level;
    if (manner === "read") this.change([{ is: "read" }]);
    else if (manner === "win") this.change([{ is: "win", level }]);
    else if (manner === "beat") this.change([newSeries(this.parts.app, this.parts.game)]);
    else if (QUESTIONS.includes(manner) && mannerOf(this.check) !== manner) {
      this.change([newQuestion(/** @type {import("../questions.js").Question["is"]} */ (manner))]);
    } else if (mannerOf(this.check) !== manner) this.change([]);
    this.draw();
  }

  /**
   * @param {Statement[]} check
   * @param {string} [tag] the field that is being changed
   */
  change(check, tag = "") {
    this.check = check;
    this.parts.onchange(check, tag);
  }

  draw() {
    const { manner } = this;
    if (manner === "free" || manner === "read") {
      fill(this.rows, element("p", { class: "help" }, this.say(`manner.${manner}.help`)));
      return;
    }
    if (manner === "win") {
      fill(this.rows, this.levelField(), this.teacherField());
      return;
    }
    const [series] = this.check;
    if (series?.is === "beat") {
      const { app, game } = this.parts;
      const onchange = (/** @type {Statement} */ changed, /** @type {string} */ tag) =>
        this.change([changed], tag);
      fill(this.rows, ...seriesFields({ app, game, series, onchange }));
      return;
    }
    const question = questionIn(this.check);
    if (question) {
      this.question.show(question, this.offers?.questions ?? []);
      if (this.question.root.parentElement !== this.rows) fill(this.rows, this.question.root);
      return;
    }
    const { statements, any } = partsOf(this.check);
    const which = selectField({
      id: "make-any",
      label: this.say("make.which"),
      values: [
        ["all", this.say("make.which-all")],
        ["any", this.say("make.which-any")],
      ],
      onchange: (value) => this.change(checkOf(statements, value === "any")),
    });
    which.select.value = any ? "any" : "all";
    fill(
      this.rows,
      element("p", { class: "help" }, this.say("manner.check.help")),
      statements.length > 1 && which.root,
      ...statements.map((statement, i) => this.row(statement, i)),
      statements.length < this.parts.app.limits.statements &&
        element("div", { class: "row" }, ...KINDS.map((kind) => this.adder(kind))),
    );
  }

  levelField() {
    const { levels, usual_level: usual } = this.parts.app.facts(this.parts.game);
    const field = selectField({
      id: "make-level",
      label: this.say("make.level"),
      values: levels.map((level) => [level, this.parts.app.words.say("bots", `level.${level}`)]),
      onchange: (level) => this.change([{ ...this.win, level }]),
    });
    field.select.value = this.win.level || usual;
    return field.root;
  }

  /** What is to be won, as it is chosen so far. @returns {import("../../wire.js").WinStatement} */
  get win() {
    const [first] = this.check;
    const { usual_level: level } = this.parts.app.facts(this.parts.game);
    return first?.is === "win" ? first : { is: "win", level };
  }

  /** Whether a teacher hands back what gives away too much. */
  teacherField() {
    return teacherChoice(this.parts.app.words, this.win.teacher ?? "", (teacher) => {
      const { is, level } = this.win;
      this.change([teacher ? { is, level, teacher } : { is, level }]);
    });
  }

  /** @param {string} kind */
  adder(kind) {
    const { offers } = this;
    const lists = { event: offers?.events, keep: offers && [...offers.answers, ...offers.events] };
    const list = kind === "event" || kind === "keep" ? lists[kind] : [true];
    return element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { add: kind },
        disabled: !list || list.length === 0,
        onclick: () => this.add(kind),
      },
      this.say(`check.${kind}.add`),
    );
  }

  /** @param {string} kind */
  add(kind) {
    const { statements, any } = partsOf(this.check);
    const { offers } = this;
    /** @type {Record<string, () => PlainStatement>} */
    const fresh = {
      score: () => ({ is: "score", least: offers?.rises[1] ?? 1 }),
      leave: () => ({ is: "leave", most: 0 }),
      event: () => {
        // Rather one that can be more or less than one that is always the same.
        const varying = offers?.events.find((one) =>
          Object.values(one.numbers).some(([least, most]) => least < most),
        );
        const { kind, own } = varying ?? offers?.events[0] ?? { kind: "", own: true };
        return { is: "event", kind, ...(!own && { anyone: true }) };
      },
      keep: () => ({ is: "keep", kind: (offers?.answers[0] ?? offers?.events[0])?.kind ?? "" }),
    };
    const statement = fresh[kind]();
    this.change(checkOf([...statements, statement], any));
    this.draw();
    const added = this.rows.querySelectorAll(".statement");
    added[added.length - 1]?.querySelector("select, input")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Accept an action that was played on the board.
   * @param {string[]} action
   */
  accept(action) {
    const { statements, any } = partsOf(mannerOf(this.check) === "check" ? this.check : []);
    const at = statements.findIndex((one) => one.is === "play");
    const known = statements[at];
    const actions = known?.is === "play" ? known.actions : [];
    const told = JSON.stringify(action);
    if (actions.some((one) => JSON.stringify(one) === told)) return;
    /** @type {PlainStatement} */
    const statement = { is: "play", actions: [...actions, action] };
    const next = at < 0 ? [...statements, statement] : statements.with(at, statement);
    this.manner = "check";
    this.choice.select.value = "check";
    this.change(checkOf(next, any));
    this.draw();
  }

  /**
   * Put another statement in the place of one, or take it away.
   * @param {number} i
   * @param {PlainStatement | null} statement
   * @param {string} [tag]
   */
  replace(i, statement, tag = "") {
    const { statements, any } = partsOf(this.check);
    const next = statement ? statements.with(i, statement) : statements.toSpliced(i, 1);
    this.change(checkOf(next, any), tag);
    if (!tag) this.draw();
  }

  /**
   * @param {PlainStatement} statement
   * @param {number} i
   */
  row(statement, i) {
    const { app, game } = this.parts;
    const told = element("p", { class: "told" });
    let now = statement;
    const tell = () => fill(told, wordStatement(app.words, game, now, this.parts.who()));
    /** @param {PlainStatement} changed @param {string} tag */
    const change = (changed, tag) => {
      now = changed;
      this.replace(i, changed, tag);
      tell();
    };
    const remove = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "remove" },
        "aria-label": this.say("make.remove-label", { what: this.say(`check.${statement.is}`) }),
        onclick: () => this.replace(i, null),
      },
      this.say("make.remove"),
    );
    tell();
    return element(
      "fieldset",
      { class: "statement", dataset: { is: statement.is } },
      element("legend", {}, this.say(`check.${statement.is}`)),
      told,
      ...this.fields(statement, i, change),
      remove,
    );
  }

  /**
   * @param {PlainStatement} statement
   * @param {number} i
   * @param {(changed: PlainStatement, tag: string) => void} change
   * @returns {(Node | false)[]}
   */
  fields(statement, i, change) {
    const { is } = statement;
    const { offers } = this;
    const id = `make-statement-${i}`;
    if (is === "play") return [this.actionList(statement, i)];
    if (is === "score") {
      const [least, most] = offers?.rises ?? [0, 0];
      return [
        numberField({
          id,
          label: this.say("make.least"),
          help: offers ? this.say("make.rises", { least, most }) : "",
          value: statement.least,
          onchange: (value) => change({ ...statement, least: value ?? 0 }, id),
        }),
      ];
    }
    if (is === "leave") {
      return [
        numberField({
          id,
          label: this.say("make.most"),
          value: statement.most,
          onchange: (value) => change({ ...statement, most: value ?? 0 }, id),
        }),
      ];
    }
    if ((is === "event" || is === "keep") && offers) {
      return eventFields({
        words: this.parts.app.words,
        game: this.parts.game,
        statement,
        list: is === "event" ? offers.events : [...offers.answers, ...offers.events],
        id,
        onchange: change,
        onkind: (changed) => this.replace(i, changed),
      });
    }
    return [];
  }

  /**
   * @param {import("../../wire.js").PlayStatement} statement
   * @param {number} i
   */
  actionList(statement, i) {
    const list = element("ul", { class: "chosen" });
    this.fillChosen(list, statement, i);
    return list;
  }

  /**
   * List the moves as soon as their words are there.
   * @param {HTMLElement} list
   * @param {import("../../wire.js").PlayStatement} statement
   * @param {number} i
   */
  async fillChosen(list, statement, i) {
    const { app, game, match } = this.parts;
    const words = await wordChosen(app, game, match(), statement.actions);
    const rows = words.map((told, at) => {
      const drop = () => {
        const actions = statement.actions.toSpliced(at, 1);
        this.replace(i, actions.length > 0 ? { is: "play", actions } : null);
      };
      const label = this.say("make.remove-label", { what: told });
      return element(
        "li",
        {},
        element("span", {}, told),
        element(
          "button",
          { type: "button", class: "button quiet", "aria-label": label, onclick: drop },
          "×",
        ),
      );
    });
    fill(list, ...rows);
  }
}
