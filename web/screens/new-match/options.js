// The options of the next match: a field for each, of which those are shown that matter now.

import { element } from "../../core/element.js";
import { matters } from "../../play/match-choices.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */

export class OptionsForm {
  /**
   * @param {object} parts
   * @param {import("../../core/words.js").Words} parts.words
   * @param {GameFacts} parts.facts
   * @param {Record<string, string>} parts.options those chosen, changed in place
   * @param {boolean} parts.drawable whether the game has a board to draw layouts on
   * @param {() => void} parts.onchange
   */
  constructor(parts) {
    this.parts = parts;
    const { words, facts } = parts;
    this.fields = facts.options.map((option) => ({ option, root: this.field(option) }));
    this.root = element(
      "fieldset",
      { class: "options" },
      element("legend", {}, words.say("page", "new.options")),
      ...this.fields.map(({ root }) => root),
    );
  }

  /** @param {GameFacts["options"][number]} option */
  field(option) {
    const { words, facts, options, onchange } = this.parts;
    const { name } = option;
    const say = (/** @type {string} */ key) => words.say(facts.name, key);
    const select = element("select", {
      id: `option-${name}`,
      "aria-describedby": `help-${name}`,
      onchange: () => {
        options[name] = select.value;
        onchange();
      },
    });
    const now = options[name];
    const values = option.values.includes(now) ? option.values : [...option.values, now];
    for (const value of values) {
      const key = `option.${name}.${option.values.includes(value) ? value : "open"}`;
      const label = words.has(facts.name, key) ? say(key) : value;
      select.append(element("option", { value, selected: value === now }, label));
    }
    const chosen =
      option.open && this.parts.drawable
        ? element("div", { class: "drawable" }, select, this.drawLink(option, now))
        : select;
    return element(
      "div",
      { class: "field" },
      element("label", { for: select.id }, say(`option.${name}`)),
      chosen,
      element("small", { id: `help-${name}` }, say(`option.${name}.help`)),
    );
  }

  /**
   * Lead to the board on which the option's layout is drawn.
   * @param {GameFacts["options"][number]} option
   * @param {string} now
   */
  drawLink({ name, values }, now) {
    const { words, facts } = this.parts;
    return element(
      "a",
      { class: "button", href: `#/setup/${facts.name}/${name}`, dataset: { draw: name } },
      words.say("page", values.includes(now) ? "new.draw" : "new.draw-on"),
      element("span", { class: "heard-only" }, words.say(facts.name, `option.${name}`)),
    );
  }

  /** Show only what matters beside the other choices. */
  sift() {
    for (const { option, root } of this.fields) root.hidden = !matters(option, this.parts.options);
  }
}
