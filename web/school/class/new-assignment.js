// The form by which a teacher gives a class something to do: what, under which terms, until when.

import { GAMES } from "../../games/index.js";
import { element, fill } from "../../core/element.js";
import { freshSeed } from "../../play/match-choices.js";
import { PERSON } from "../../play/seat-kinds.js";
import { isForBots } from "../bot-steps.js";
import { keptLessons } from "../kept-lessons.js";
import { titleOf } from "../own-lessons.js";
import { courses, puzzlesOf } from "../shipped.js";
import { textIn } from "../texts.js";
import { wordRefusal } from "../verdicts.js";
import { BOTS, contentOf } from "./content.js";
import { openClass } from "./kept-class.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Assignment} Assignment */

const MINUTE = 60_000; // milliseconds
const USUAL_PUZZLES = 6;
const WHATS = ["course", "lesson", "puzzles", "match", BOTS];

/** The lessons of one's own that can be given out: what a bot answers cannot be handed in step by step. */
const givenLessons = () => keptLessons().filter(({ lesson }) => !isForBots(lesson));

export class NewAssignment {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.message = element("p", { class: "notice", role: "alert", hidden: true });
    this.place = element("div", { class: "fields" });
    const own = givenLessons();
    const whats = WHATS.filter((what) => what !== "lesson" || own.length > 0);
    this.what = this.select(
      "what",
      whats.map((what) => [what, this.say(`new.${what}`)]),
    );
    this.what.addEventListener("change", () => this.ask());
    this.title = element("input", { type: "text", id: "class-title", dir: "auto" });
    this.title.maxLength = app.limits.assignment_title;
    /** @type {Record<string, HTMLSelectElement | HTMLInputElement>} */
    this.fields = {};
    this.terms = {
      skip: this.checkbox("skip", false),
      hints: this.checkbox("hints", true),
      undo: this.checkbox("undo", true),
    };
    this.until = element("input", { type: "datetime-local", id: "class-until" });
    this.root = element(
      "form",
      {
        class: "new-class",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          this.give().catch((error) => {
            const known = error instanceof Error && "key" in error;
            this.tell(known ? wordRefusal(app.words, "table", error) : this.say("lost.content"));
          });
        },
      },
      this.labelled("new.what", this.what),
      this.place,
      this.labelled("new.name", this.title, "new.name-help"),
      element(
        "fieldset",
        {},
        element("legend", {}, this.say("new.terms")),
        ...Object.entries(this.terms).map(([name, box]) =>
          element(
            "label",
            { class: "class-check", dataset: { term: name } },
            box,
            this.say(`new.${name}`),
          ),
        ),
      ),
      this.labelled("new.until", this.until, "new.until-help"),
      this.message,
      element("button", { class: "button main", dataset: { do: "give" } }, this.say("new.give")),
    );
    this.ask();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("class", key, values);
  }

  /** @param {string} text */
  tell(text) {
    this.message.hidden = false;
    fill(this.message, text);
  }

  /**
   * @param {string} name
   * @param {[string, string][]} choices
   */
  select(name, choices) {
    const options = choices.map(([value, words]) => element("option", { value }, words));
    return element("select", { id: `class-${name}`, name }, ...options);
  }

  /** @param {string} name @param {boolean} checked */
  checkbox(name, checked) {
    return element("input", { type: "checkbox", name, checked });
  }

  /**
   * @param {string} key
   * @param {HTMLElement} field
   * @param {string} [help]
   */
  labelled(key, field, help) {
    return element(
      "div",
      { class: "field" },
      element("label", { for: field.id }, this.say(key)),
      field,
      help && element("small", {}, this.say(help)),
    );
  }

  /** Ask for what belongs to the chosen kind. */
  ask() {
    const { value } = this.what;
    this.message.hidden = true;
    const isMatch = value === "match";
    for (const [name, box] of Object.entries(this.terms)) {
      const label = /** @type {HTMLElement} */ (box.parentElement ?? this.root);
      if (label !== this.root)
        label.hidden = name === "undo" ? !isMatch : name === "skip" && isMatch;
    }
    const terms = /** @type {HTMLElement | null} */ (this.root.querySelector("fieldset"));
    if (terms) terms.hidden = value === BOTS;
    this.fields = {};
    const ask = {
      course: this.askCourse,
      lesson: this.askLesson,
      match: this.askMatch,
      [BOTS]: this.askBots,
    };
    const parts = (
      Object.hasOwn(ask, value) ? ask[/** @type {"course"} */ (value)] : this.askPuzzles
    )
      .call(this)
      .catch(() => [element("p", { class: "notice" }, this.say("lost.content"))]);
    parts.then((nodes) => value === this.what.value && fill(this.place, ...nodes));
  }

  /** @returns {Promise<Node[]>} */
  async askCourse() {
    const all = await courses(this.app);
    const { language } = this.app.words;
    const names = all.map(
      ({ id, title }) => /** @type {[string, string]} */ ([id, textIn(title, language)]),
    );
    this.fields.course = this.select("course", names);
    return [this.labelled("new.which", this.fields.course)];
  }

  /** @returns {Promise<Node[]>} */
  async askLesson() {
    const names = givenLessons().map(
      ({ id, lesson }) => /** @type {[string, string]} */ ([id, titleOf(this.app, lesson)]),
    );
    this.fields.lesson = this.select("lesson", names);
    return [this.labelled("new.which", this.fields.lesson)];
  }

  /** @returns {Promise<Node[]>} */
  async askPuzzles() {
    const games = GAMES.filter(({ taught }) => taught).map(({ name }) => this.gameChoice(name));
    const game = this.select("game", games);
    const grade = this.select("grade", []);
    const first = element("input", { type: "number", id: "class-first", min: 1, value: 1 });
    const count = element("input", {
      type: "number",
      id: "class-count",
      min: 1,
      value: USUAL_PUZZLES,
    });
    count.max = String(this.app.limits.steps);
    const showGrades = async () => {
      const all = await puzzlesOf(this.app, game.value);
      const grades = [...new Set(all.map((puzzle) => puzzle.grade))];
      const words = (/** @type {string} */ one) => this.app.words.say("school", `grade.${one}`);
      fill(grade, ...grades.map((one) => element("option", { value: one }, words(one))));
    };
    game.addEventListener("change", showGrades);
    await showGrades();
    Object.assign(this.fields, { game, grade, first, count });
    return [
      this.labelled("new.game", game),
      this.labelled("new.grade", grade),
      this.labelled("new.count", count),
      this.labelled("new.first", first, "new.first-help"),
    ];
  }

  /** @returns {Promise<Node[]>} */
  async askBots() {
    const game = this.select(
      "game",
      GAMES.map(({ name }) => this.gameChoice(name)),
    );
    Object.assign(this.fields, { game });
    return [
      element("p", { class: "facts" }, this.say("new.bots-help")),
      this.labelled("new.game", game),
    ];
  }

  /** @returns {Promise<Node[]>} */
  async askMatch() {
    const game = this.select(
      "game",
      GAMES.map(({ name }) => this.gameChoice(name)),
    );
    const level = this.select("level", []);
    const link = element("input", { type: "text", id: "class-link", autocomplete: "off" });
    const showLevels = () => {
      const { levels, usual_level } = this.app.facts(game.value);
      const words = (/** @type {string} */ one) => this.app.words.say("bots", `level.${one}`);
      const options = levels.map((one) =>
        element("option", { value: one, selected: one === usual_level }, words(one)),
      );
      fill(level, ...options);
    };
    game.addEventListener("change", showLevels);
    showLevels();
    Object.assign(this.fields, { game, level, link });
    return [
      this.labelled("new.game", game),
      this.labelled("new.level", level),
      this.labelled("new.match-link", link, "new.match-link-help"),
    ];
  }

  /** @param {string} name @returns {[string, string]} */
  gameChoice(name) {
    return [name, this.app.words.say(name, "title")];
  }

  /** Make the link, keep the class, and go there. */
  async give() {
    const { app, terms } = this;
    const until = this.until.value ? Math.floor(Date.parse(this.until.value) / MINUTE) : null;
    const content = await this.content();
    if (!content) return;
    const assignment = /** @type {Assignment} */ ({
      what: this.what.value,
      title: this.title.value.trim(),
      skip: terms.skip.checked,
      hints: terms.hints.checked,
      undo: terms.undo.checked,
      until,
      ...content,
    });
    const { link } = await app.core.ask({ do: "assignment_link", assignment });
    const { title } = await contentOf(app, link);
    app.go(`#/class/${openClass(link, title).id}`);
  }

  /** @returns {Promise<Partial<Assignment> | null>} null where something has to be mended first */
  async content() {
    const value = (/** @type {string} */ name) => this.fields[name]?.value ?? "";
    const what = this.what.value;
    if (what === "course") return { course: value("course") };
    if (what === BOTS) return { game: value("game") };
    if (what === "lesson") {
      return { lesson: keptLessons().find(({ id }) => id === value("lesson"))?.lesson };
    }
    return what === "match" ? this.match(value) : this.puzzles(value);
  }

  /** @param {(name: string) => string} value @returns {Promise<Partial<Assignment> | null>} */
  async puzzles(value) {
    const all = await puzzlesOf(this.app, value("game"));
    const fitting = all.filter(({ grade }) => grade === value("grade"));
    const first = Math.max(1, Math.floor(Number(value("first"))) || 1);
    const count = Math.min(this.app.limits.steps, Math.floor(Number(value("count"))) || 1);
    const chosen = fitting.slice(first - 1, first - 1 + Math.max(1, count));
    if (chosen.length === 0) {
      this.tell(this.say("new.none", { n: fitting.length }));
      return null;
    }
    return { game: value("game"), puzzles: chosen.map(({ id }) => id) };
  }

  /** @param {(name: string) => string} value @returns {Promise<Partial<Assignment> | null>} */
  async match(value) {
    const level = value("level");
    const pasted = value("link").trim();
    if (pasted) {
      const link = pasted.slice(pasted.indexOf("#") + 1);
      const { saved, seats } = await this.app.core.ask({ do: "follow", link, seat: null });
      const { game, seed, options, position, actions, cursor } = saved;
      const played = actions.slice(0, cursor);
      return {
        match: { game, seed, options, position, actions: played, kinds: kindsOf(seats, level) },
      };
    }
    const game = value("game");
    const setup = { game, seed: freshSeed(), options: {}, position: null };
    const { seats, saved } = await this.app.core.ask({ do: "new", ...setup });
    const { options } = saved;
    return { match: { ...setup, options, actions: [], kinds: kindsOf(seats, level) } };
  }
}

/** @param {number} seats @param {string} level @returns {string[]} a person among computers */
const kindsOf = (seats, level) =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : level));
