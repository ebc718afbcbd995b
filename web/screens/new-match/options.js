// The other options of the next match: how many play, and, folded away, those for experts.

import { element } from "../../core/element.js";
import { matters } from "../../play/match-choices.js";
import { optionField, valueWords } from "./option-field.js";

/** @typedef {import("./option-field.js").Option} Option */
/** @typedef {import("./option-field.js").OptionParts} OptionParts */

/**
 * Ask how many sit at the table; nothing where their number is fixed.
 * @param {OptionParts} parts
 */
export function seatsQuestion(parts) {
  const option = parts.facts.options.find(({ seats }) => seats);
  if (!option) return null;
  const choices = option.values.map((value) => {
    const input = element("input", {
      type: "radio",
      name: `option-${option.name}`,
      value,
      checked: parts.options[option.name] === value,
      onchange: () => parts.onchoose(option.name, value),
    });
    return element("label", { class: "seat-count" }, input, valueWords(parts, option, value));
  });
  return element(
    "fieldset",
    { class: "how-many" },
    element("legend", {}, parts.words.say("page", "new.how-many")),
    element("div", { class: "seat-counts" }, ...choices),
  );
}

export class OptionsForm {
  /**
   * @param {OptionParts} parts
   * @param {(option: Option) => boolean} elsewhere whether an option is asked for in another place
   * @param {(Node | null)[]} more what else is for experts
   */
  constructor(parts, elsewhere, more) {
    this.parts = parts;
    const own = parts.facts.options.filter(
      (option) => !option.seats && !option.expansion && !elsewhere(option),
    );
    this.fields = own.map((option) => ({ option, root: optionField(parts, option) }));
    this.root = element(
      "details",
      { class: "options" },
      element("summary", {}, parts.words.say("page", "new.more")),
      element("div", { class: "fields" }, ...this.fields.map(({ root }) => root), ...more),
    );
  }

  /** Show what is chosen, and only what matters beside it. */
  show() {
    const { options } = this.parts;
    for (const { option, root } of this.fields) {
      root.hidden = !matters(option, options);
      const select = root.querySelector("select");
      if (select) select.value = options[option.name];
    }
  }
}
