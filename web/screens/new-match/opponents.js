// Against whom the next match is played: a face for each level of the computer, or other people.

import { element, fill } from "../../core/element.js";
import { askLevel } from "../../panels/level-questions.js";
import { opponents, playAgainst } from "../../play/match-choices.js";
import { ELSEWHERE, PERSON, PERSONS } from "../../play/seat-kinds.js";
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
    this.cards = [...facts.levels, ...PERSONS].map((kind) => this.card(kind));
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
    this.root = element(
      "fieldset",
      { class: "against" },
      element("legend", {}, this.ui("new.against")),
      element("div", { class: "faces" }, ...this.cards),
      this.about,
      this.chooser,
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
      label: level ? this.app.words.say("bots", `level.${kind}`) : this.ui(`new.against.${kind}`),
      described: "about-against",
      onchange: () => this.choose(kind),
    });
  }

  /**
   * @param {string} kind
   * @returns {Promise<import("../../painter.js").Picture>}
   */
  async picture(kind) {
    const { faces, emblem } = await import("../../art/pictures.js");
    return faces[kind] ?? emblem(ICONS[kind] ?? ICONS[PERSON]);
  }

  /** @param {string} kind */
  choose(kind) {
    playAgainst(this.facts, kind);
    this.show();
    this.onchange();
  }

  /** Show who is chosen, and a sentence about them; nobody where the seats differ. */
  show() {
    const kinds = [...new Set(opponents(this.facts))];
    const [kind] = kinds;
    for (const card of this.cards) {
      const input = card.querySelector("input");
      if (input) input.checked = kinds.length === 1 && input.value === kind;
    }
    const about =
      kinds.length > 1
        ? this.ui("new.against.mixed")
        : this.facts.levels.includes(kind)
          ? this.app.words.say("bots", `level.${kind}.help`)
          : this.ui(kind === ELSEWHERE ? "new.elsewhere-help" : "new.against.person-help");
    fill(this.about, about);
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
