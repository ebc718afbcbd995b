// The expansions of the next match: pictures that are switched on, each with what it asks then.

import { element } from "../../core/element.js";
import { matters } from "../../play/match-choices.js";
import { optionField, optionSelect } from "./option-field.js";
import { pictureCard } from "./picture-card.js";

/** @typedef {import("./option-field.js").Option} Option */
/** @typedef {import("./option-field.js").OptionParts} OptionParts */

export class ExpansionsForm {
  /**
   * @param {OptionParts & {
   *   gallery: import("../../panels/gallery.js").Gallery,
   *   game: import("../../painter.js").GameOfThePage,
   * }} parts
   */
  constructor(parts) {
    this.parts = parts;
    const { facts, words } = parts;
    const all = facts.options.filter(({ expansion }) => expansion);
    this.cards = all.map((option) => this.card(option));
    this.root = element(
      "fieldset",
      { class: "expansions", hidden: all.length === 0 },
      element("legend", {}, words.say("page", "new.expansions")),
      element("div", { class: "pictures" }, ...this.cards.map(({ root }) => root)),
    );
  }

  /** @param {Option} option */
  card(option) {
    const { facts, words, options, game, gallery } = this.parts;
    const { name, values } = option;
    const others = values.filter((value) => value !== option.default);
    // What was chosen last comes back when it is switched on again.
    const last = options[name] === option.default ? others[0] : options[name];
    const { pictures } = game;
    const picture = pictures
      ? gallery.frame(async () => {
          const painted = (await pictures()).options?.[name];
          if (!painted) throw new Error(name);
          return painted;
        })
      : null;
    const choice = pictureCard({
      type: "checkbox",
      id: `switch-${name}`,
      checked: options[name] !== option.default,
      picture,
      label: words.say(facts.name, `option.${name}`),
      described: `help-${name}`,
      onchange: (input) => this.parts.onchoose(name, input.checked ? last : option.default),
    });
    // Only what it is itself: which layout, and the options that matter with it.
    const layout = others.length > 1 || option.open ? this.layout(option, others) : null;
    const dependent = facts.options.filter(({ when }) => when[0]?.option === name);
    const fields = dependent.map((one) => ({ option: one, root: optionField(this.parts, one) }));
    const details = element("div", { class: "asked" }, layout, ...fields.map(({ root }) => root));
    const help = element(
      "small",
      { id: `help-${name}` },
      words.say(facts.name, `option.${name}.help`),
    );
    const root = element("div", { class: "expansion" }, choice, help, details);
    return { option, root, choice, layout, fields, details };
  }

  /** @param {Option} option @param {string[]} values */
  layout(option, values) {
    const { words, facts } = this.parts;
    const select = optionSelect(this.parts, option, values);
    const field = select.matches("select") ? select : select.querySelector("select");
    field?.setAttribute("aria-label", words.say(facts.name, `option.${option.name}`));
    return select;
  }

  /** Tell whether an expansion asks for an option. @param {Option} option */
  asks({ when }) {
    return this.cards.some(({ option }) => option.name === when[0]?.option);
  }

  /** Show what is chosen, and only what matters beside it. */
  show() {
    const { options } = this.parts;
    for (const { option, choice, layout, fields, details, root } of this.cards) {
      const now = options[option.name];
      const input = choice.querySelector("input");
      if (input) input.checked = now !== option.default;
      root.dataset.on = String(now !== option.default);
      const select = layout?.matches("select") ? layout : layout?.querySelector("select");
      if (select && now !== option.default) /** @type {HTMLSelectElement} */ (select).value = now;
      if (layout) layout.hidden = now === option.default;
      for (const field of fields) field.root.hidden = !matters(field.option, options);
      details.hidden = [layout, ...fields.map((one) => one.root)].every(
        (one) => !one || one.hidden,
      );
    }
  }
}
