// Who plays the next match: a name and a kind for each seat, and help in choosing a level.

import { element } from "../../core/element.js";
import { askLevel } from "../../panels/level-questions.js";
import { seatsOf } from "../../play/match-choices.js";
import { ELSEWHERE, PERSONS } from "../../play/seat-kinds.js";
import { seatIcon } from "../../play/seats.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */

export class PlayersForm {
  /**
   * @param {import("../../core/words.js").Words} words
   * @param {GameFacts} facts
   * @param {import("../../play/match-choices.js").Choices} choices changed in place
   */
  constructor(words, facts, choices) {
    this.words = words;
    this.facts = facts;
    this.choices = choices;
    this.fields = facts.colours.map((colour, seat) => this.field(colour, seat));
    this.byLink = element("p", { class: "by-link" }, this.ui("new.elsewhere-help"));
    this.chooser = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "choose-level" },
        onclick: () => this.chooseLevel(),
      },
      words.say("bots", "choose.open"),
    );
    this.root = element(
      "fieldset",
      { class: "players" },
      element("legend", {}, this.ui("new.players")),
      ...this.fields,
      this.byLink,
      element(
        "div",
        { class: "row" },
        facts.colours.length === 2 && this.swapButton(),
        this.chooser,
      ),
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.words.say("page", key, values);
  }

  /**
   * @param {string} colour
   * @param {number} seat
   */
  field(colour, seat) {
    const { names, kinds } = this.choices;
    const shade = this.ui(`colour.${colour}`);
    const input = element("input", {
      type: "text",
      id: `name-${seat}`,
      maxlength: 24,
      autocomplete: "off",
      value: names[seat],
      placeholder: shade,
      oninput: () => (names[seat] = input.value),
    });
    const kind = element("select", {
      id: `kind-${seat}`,
      "aria-label": this.ui("new.kind", { colour: shade }),
      onchange: () => {
        kinds[seat] = kind.value;
        this.sift();
      },
    });
    for (const value of [...PERSONS, ...this.facts.levels]) {
      const level = this.words.has("bots", `level.${value}`);
      const words = level ? this.words.say("bots", `level.${value}`) : this.ui(`new.${value}`);
      kind.append(element("option", { value, selected: value === kinds[seat] }, words));
    }
    const label = this.ui("new.name", { colour: shade });
    return element(
      "div",
      { class: "field" },
      element("label", { for: input.id }, seatIcon(seat, colour), " ", label),
      element("div", { class: "seated" }, kind, input),
    );
  }

  swapButton() {
    const onclick = () => {
      this.choices.names.reverse();
      this.choices.kinds.reverse();
      this.show();
    };
    const attributes = { type: "button", class: "button", dataset: { do: "swap" }, onclick };
    return element("button", attributes, this.ui("new.swap"));
  }

  /** Show only the seats that there are, and the help that goes with who sits there. */
  sift() {
    const seats = seatsOf(this.facts);
    const kinds = this.choices.kinds.slice(0, seats);
    this.fields.forEach((field, seat) => (field.hidden = seat >= seats));
    this.chooser.hidden = !kinds.some((kind) => this.facts.levels.includes(kind));
    this.byLink.hidden = !kinds.includes(ELSEWHERE);
  }

  /** Show who sits where, as chosen. */
  show() {
    this.fields.forEach((field, seat) => {
      const [input, kind] = [field.querySelector("input"), field.querySelector("select")];
      if (input) input.value = this.choices.names[seat];
      if (kind) kind.value = this.choices.kinds[seat];
    });
  }

  /** Ask which level suits the player, and seat the computer at that level. */
  chooseLevel() {
    const { levels, usual_level: usual } = this.facts;
    askLevel({
      levels,
      usual,
      say: (key, values) => this.words.say("bots", key, values),
      onchoose: (level) => {
        const { kinds } = this.choices;
        kinds.forEach((kind, seat) => {
          if (levels.includes(kind)) kinds[seat] = level;
        });
        this.show();
      },
    });
  }
}
