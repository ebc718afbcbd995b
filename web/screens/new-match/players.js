// Who sits where in the next match, folded away: a name and a kind for each seat.

import { element } from "../../core/element.js";
import { opponents, seatsOf } from "../../play/match-choices.js";
import { nameOfComputer } from "../../play/kind-names.js";
import { PERSONS, levelOf, peopleAt } from "../../play/seat-kinds.js";
import { seatIcon } from "../../play/seats.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */

export class PlayersForm {
  /**
   * @param {import("../../core/words.js").Words} words
   * @param {GameFacts} facts
   * @param {import("../../play/match-choices.js").Choices} choices changed in place
   * @param {() => void} onchange
   * @param {Map<string, string>} bots of one's own, by their kinds
   */
  constructor(words, facts, choices, onchange, bots) {
    this.words = words;
    this.bots = bots;
    this.facts = facts;
    this.choices = choices;
    this.onchange = onchange;
    this.fields = facts.colours.map((colour, seat) => this.field(colour, seat));
    this.root = element(
      "details",
      { class: "players" },
      element("summary", {}, this.ui("new.seats")),
      element("div", { class: "fields" }, ...this.fields),
      facts.colours.length === 2 && this.swapButton(),
    );
    this.root.open = new Set(opponents(facts).map(levelOf)).size > 1;
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
        this.onchange();
      },
    });
    const computers = this.facts.levels.flatMap((level) => [level, ...peopleAt(this.facts, level)]);
    for (const value of [...PERSONS, ...computers, ...this.bots.keys()]) {
      const words =
        this.bots.get(value) ?? (nameOfComputer(this.words, value) || this.ui(`new.${value}`));
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
      this.onchange();
    };
    const attributes = { type: "button", class: "button", dataset: { do: "swap" }, onclick };
    return element("button", attributes, this.ui("new.swap"));
  }

  /** Show who sits where, as chosen, and only the seats that there are. */
  show() {
    const seats = seatsOf(this.facts);
    this.fields.forEach((field, seat) => {
      field.hidden = seat >= seats;
      const [input, kind] = [field.querySelector("input"), field.querySelector("select")];
      if (input) input.value = this.choices.names[seat];
      if (kind) kind.value = this.choices.kinds[seat];
    });
  }
}
