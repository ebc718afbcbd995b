// Whether a teacher plays along, and what is let pass: one choice, on the form of a new match and at the table.

import { element } from "../core/element.js";
import { TOLERANCES } from "../play/teaching.js";

/**
 * @param {import("../core/words.js").Words} words
 * @param {string} chosen
 * @param {(tolerance: string) => void} onchoose
 */
export function teacherChoice(words, chosen, onchoose) {
  const say = (/** @type {string} */ key) => words.say("bots", key);
  const select = element("select", {
    id: "teacher",
    name: "teacher",
    onchange: () => onchoose(select.value),
  });
  for (const value of TOLERANCES) {
    const label = say(value ? `teach.tolerance.${value}` : "teach.tolerance.none");
    select.append(element("option", { value, selected: value === chosen }, label));
  }
  return element(
    "div",
    { class: "field teacher" },
    element("label", { for: "teacher" }, say("teach.choose")),
    select,
    element("small", {}, say("teach.choose.help")),
  );
}
