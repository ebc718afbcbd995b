// Against whom the next match is played: a level of the computer and who plays at it, each with a face, or
// other people.

import { element, fill } from "../../core/element.js";
import { askLevel } from "../../panels/level-questions.js";
import { teacherChoice } from "../../panels/teacher-choice.js";
import { keptResults } from "../../core/results.js";
import { choicesFor, opponents, playAgainst, proposal } from "../../play/match-choices.js";
import { ELSEWHERE, PERSON, PERSONS, figureOf, levelOf, peopleAt } from "../../play/seat-kinds.js";
import { leastMet } from "../../play/strength.js";
import { pictureCard } from "./picture-card.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */

/** The pictures of people who play themselves, by the names of icons. @type {Record<string, string>} */
const ICONS = { [PERSON]: "person", [ELSEWHERE]: "envelope" };

export class OpponentsForm {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {GameFacts} parts.facts
   * @param {import("../../panels/gallery.js").Gallery} parts.gallery
   * @param {() => void} parts.onchange
   */
  constructor({ app, facts, gallery, onchange }) {
    this.app = app;
    this.facts = facts;
    this.gallery = gallery;
    this.onchange = onchange;
    this.about = element("p", { class: "about", id: "about-against", "aria-live": "polite" });
    /** Bots of one's own. @type {Map<string, string>} */
    this.bots = new Map(app.extras.ownBots(app, facts.name).map(({ kind, name }) => [kind, name]));
    const kinds = [...facts.levels, ...PERSONS, ...this.bots.keys()];
    this.cards = kinds.map((kind) => this.card(kind));
    /** Who plays at each level, and the level itself. @type {Map<string, HTMLElement>} */
    this.figures = new Map(
      facts.levels
        .filter((level) => peopleAt(facts, level).length > 0)
        .map((level) => [level, this.figuresOf(level)]),
    );
    this.chooser = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "choose-level" },
        onclick: () => this.chooseLevel(),
      },
      app.words.say("bots", "choose.open"),
    );
    const choices = choicesFor(facts);
    this.teacher = teacherChoice(app.words, choices.teacher, (tolerance) => {
      choices.teacher = tolerance;
    });
    this.root = element(
      "fieldset",
      { class: "against" },
      element("legend", {}, this.ui("new.against")),
      element("div", { class: "faces" }, ...this.cards),
      ...this.figures.values(),
      this.about,
      this.chooser,
      this.teacher,
    );
    this.show();
  }

  /** @param {string} key */
  ui(key) {
    return this.app.words.say("page", key);
  }

  /** @param {string} kind */
  card(kind) {
    const level = this.facts.levels.includes(kind);
    return pictureCard({
      type: "radio",
      id: `against-${kind}`,
      name: "against",
      value: kind,
      checked: false,
      picture: this.gallery.frame(() => this.picture(kind)),
      label:
        this.bots.get(kind) ??
        (level ? this.app.words.say("bots", `level.${kind}`) : this.ui(`new.against.${kind}`)),
      described: "about-against",
      onchange: () => this.choose(kind),
    });
  }

  /** @param {string} level */
  figuresOf(level) {
    const cards = [...peopleAt(this.facts, level), level].map((kind) => {
      const figure = figureOf(kind);
      return pictureCard({
        type: "radio",
        id: `figure-${figure || level}`,
        name: `figure-${level}`,
        value: kind,
        checked: false,
        picture: this.gallery.frame(() => this.picture(kind)),
        label: this.app.words.say("bots", figure ? `figure.${figure}` : "figure.nobody"),
        described: "about-against",
        onchange: () => this.take(kind),
      });
    });
    return element(
      "div",
      { class: "faces figures", role: "group", "aria-label": this.ui("new.figure") },
      ...cards,
    );
  }

  /**
   * @param {string} kind
   * @returns {Promise<import("../../painter.js").Picture>}
   */
  async picture(kind) {
    const { faces, emblem, tinFace } = await import("../../art/pictures.js");
    const bot = this.bots.get(kind);
    if (bot !== undefined) return tinFace(bot);
    const figure = figureOf(kind);
    if (figure) return (await import("../../art/figures/pictures.js")).FIGURES[figure];
    return faces[kind] ?? emblem(ICONS[kind] ?? ICONS[PERSON]);
  }

  /** Choose a level, and of those who play at it whom one has met least; or people. @param {string} kind */
  choose(kind) {
    this.take(leastMet(this.facts, keptResults(), kind));
  }

  /** @param {string} kind */
  take(kind) {
    playAgainst(this.facts, kind);
    this.show();
    this.onchange();
  }

  /** Show who is chosen, and a sentence about them; nobody where the seats differ. */
  show() {
    const [chosen] = opponents(this.facts);
    const kinds = [...new Set(opponents(this.facts).map(levelOf))];
    const [kind] = kinds;
    for (const card of this.cards) {
      const input = card.querySelector("input");
      if (input) input.checked = kinds.length === 1 && input.value === kind;
    }
    for (const [level, figures] of this.figures) {
      figures.hidden = kinds.length > 1 || level !== kind;
      for (const input of figures.querySelectorAll("input")) input.checked = input.value === chosen;
    }
    const about =
      kinds.length > 1
        ? this.ui("new.against.mixed")
        : this.facts.levels.includes(kind)
          ? this.aboutComputer(chosen)
          : this.bots.has(kind)
            ? this.ui("new.against.bot-help")
            : this.ui(kind === ELSEWHERE ? "new.elsewhere-help" : "new.against.person-help");
    const proposed = proposal(this.facts);
    const why = kinds.length === 1 && kind === proposed.level && this.wordProposal(proposed);
    fill(this.about, about, why && element("small", { class: "proposed" }, ` ${why}`));
    // One person against computers: with anybody else there is nobody to teach.
    this.teacher.hidden = !kinds.every((one) => this.facts.levels.includes(one));
  }

  /** Say how somebody plays, and at which level. @param {string} kind */
  aboutComputer(kind) {
    const say = (/** @type {string} */ key) => this.app.words.say("bots", key);
    const help = say(`level.${levelOf(kind)}.help`);
    const figure = figureOf(kind);
    if (!figure) return help;
    const style = say(`figure.${figure}.${this.facts.name}`);
    return `${style} ${this.app.words.paired(say(`level.${levelOf(kind)}`), help)}`;
  }

  /** @param {import("../../play/strength.js").Proposal} proposed */
  wordProposal({ why, level, against, won, of }) {
    const name = (/** @type {string} */ one) => one && this.app.words.say("bots", `level.${one}`);
    const values = { level: name(level), against: name(against), won, of };
    return this.app.words.say("bots", `next.${why}`, values);
  }

  /** Ask which level suits the player, and play against that one. */
  chooseLevel() {
    askLevel({
      levels: this.facts.levels,
      say: (key, values) => this.app.words.say("bots", key, values),
      onchoose: (level) => this.choose(level),
    });
  }
}
