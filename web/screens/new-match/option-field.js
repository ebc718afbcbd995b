// One option of the next match as a field: a choice among its values, and what they mean.

import { element } from "../../core/element.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */
/** @typedef {GameFacts["options"][number]} Option */
/**
 * @typedef {object} OptionParts
 * @property {import("../../core/words.js").Words} words
 * @property {GameFacts} facts
 * @property {Record<string, string>} options those chosen
 * @property {boolean} drawable whether the game has a board to draw layouts on
 * @property {(name: string, value: string) => void} onchoose
 */

/**
 * Say what a value of an option is called.
 * @param {OptionParts} parts
 * @param {Option} option
 * @param {string} value
 */
export function valueWords({ words, facts }, { name, values }, value) {
  const key = `option.${name}.${values.includes(value) ? value : "open"}`;
  return words.has(facts.name, key) ? words.say(facts.name, key) : value;
}

/**
 * @param {OptionParts} parts
 * @param {Option} option
 * @param {string[]} values those to choose among
 */
export function optionSelect(parts, option, values) {
  const { words, facts, options, onchoose } = parts;
  const { name } = option;
  const now = options[name];
  const select = element("select", {
    id: `option-${name}`,
    "aria-describedby": `help-${name}`,
    onchange: () => onchoose(name, select.value),
  });
  const drawn = option.values.includes(now) ? [] : [now];
  for (const value of [...values, ...drawn]) {
    const label = valueWords(parts, option, value);
    select.append(element("option", { value, selected: value === now }, label));
  }
  if (!option.open || !parts.drawable) return select;
  const link = element(
    "a",
    { class: "button", href: `#/setup/${facts.name}/${name}`, dataset: { draw: name } },
    words.say("page", drawn.length > 0 ? "new.draw-on" : "new.draw"),
    element("span", { class: "heard-only" }, words.say(facts.name, `option.${name}`)),
  );
  return element("div", { class: "drawable" }, select, link);
}

/**
 * @param {OptionParts} parts
 * @param {Option} option
 */
export function optionField(parts, option) {
  const say = (/** @type {string} */ key) => parts.words.say(parts.facts.name, key);
  const { name } = option;
  return element(
    "div",
    { class: "field" },
    element("label", { for: `option-${name}` }, say(`option.${name}`)),
    optionSelect(parts, option, option.values),
    element("small", { id: `help-${name}` }, say(`option.${name}.help`)),
  );
}
