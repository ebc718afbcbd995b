// The controls of what is chosen beside a board, or said of a wish: the core states each as a field,
// with its kind and its values, and here it gets a form that anybody can use.

import { element, fill } from "../../core/element.js";

/** @typedef {import("../../wire.js").FieldFacts} Field */
/**
 * @typedef {object} FieldParts
 * @property {import("../../core/words.js").Words} words
 * @property {string} game
 * @property {string} key where the words of the field are
 * @property {string} id
 * @property {Field} field
 * @property {(next: (now: any) => any) => void} onchange says what becomes of the value that lies there when
 *   the change is made: an earlier one may still be under way
 */

const NOBODY = -1;

/**
 * @typedef {object} Control
 * @property {HTMLElement} root
 * @property {(value: any, players: number) => void} show
 * @property {() => HTMLElement} target what is to be looked at when something is wrong with it
 */

/**
 * Make the control of a field.
 * @param {FieldParts} parts
 * @returns {Control}
 */
export function fieldControl(parts) {
  const { kind } = parts.field;
  if (kind === "flag") return flagControl(parts);
  if (kind === "number") return numberControl(parts);
  if (kind === "cards" || kind === "seats") return listControl(parts);
  return choiceControl(parts);
}

/** @param {FieldParts} parts */
const labelOf = ({ words, game, key }) => words.say(game, key);

/**
 * Word a value of a field.
 * @param {FieldParts} parts
 * @param {string} value
 */
function wordOf({ words, game, key, field }, value) {
  const own = field.table ? `${field.table}.${value}` : `${key}.${value || "none"}`;
  const said = words.has(game, own) ? words.say(game, own) : value;
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/**
 * List the values to choose from, with their words.
 * @param {FieldParts} parts
 * @param {number} players
 * @returns {[string, string][]}
 */
function valuesOf(parts, players) {
  const { field, words, game } = parts;
  if (field.kind !== "seat" && field.kind !== "seats")
    return field.values.map((value) => [value, wordOf(parts, value)]);
  /** @type {[string, string][]} */
  const seats = Array.from({ length: players }, (_, seat) => [
    String(seat),
    words.names[seat] ?? String(seat + 1),
  ]);
  const nobody = words.say(game, "setup-board.nobody");
  return field.nobody ? [[String(NOBODY), nobody], ...seats] : seats;
}

/**
 * @param {FieldParts} parts
 * @param {HTMLElement} control
 * @param {string} [kind]
 */
function labelled(parts, control, kind = "field") {
  return element(
    "div",
    { class: kind },
    element("label", { for: parts.id }, labelOf(parts)),
    control,
  );
}

/** @param {[string, string][]} values */
const optionsOf = (values) => values.map(([value, word]) => element("option", { value }, word));

/** @param {FieldParts} parts @returns {Control} */
function choiceControl(parts) {
  const { id, field, onchange } = parts;
  const select = element("select", {
    id,
    onchange: () => {
      const { value } = select;
      onchange(() => (field.kind === "seat" ? Number(value) : value));
    },
  });
  let seats = -1;
  return {
    root: labelled(parts, select),
    target: () => select,
    show(value, players) {
      if (players !== seats) fill(select, ...optionsOf(valuesOf(parts, players)));
      seats = players;
      select.value = String(value);
    },
  };
}

/** @param {FieldParts} parts @returns {Control} */
function numberControl(parts) {
  const { id, field, onchange } = parts;
  const { least, most, step } = field;
  const input = element("input", {
    type: "number",
    id,
    min: least,
    max: most,
    step,
    inputmode: "numeric",
    onchange: () => {
      const wanted = Math.round((Number(input.value) || 0) / step) * step;
      const fitting = Math.max(least, Math.min(most, wanted));
      input.value = String(fitting);
      onchange(() => fitting);
    },
  });
  return {
    root: labelled(parts, input),
    target: () => input,
    show: (value) => {
      // What is being typed is not written over by the answer to an earlier change.
      if (document.activeElement !== input) input.value = String(value);
    },
  };
}

/** @param {FieldParts} parts @returns {Control} */
function flagControl(parts) {
  const { id, onchange } = parts;
  const box = element("input", {
    type: "checkbox",
    id,
    onchange: () => {
      const { checked } = box;
      onchange(() => checked);
    },
  });
  const label = element("label", { class: "flag", for: id }, box, labelOf(parts));
  return {
    root: element("div", { class: "field" }, label),
    target: () => box,
    show: (value) => (box.checked = value),
  };
}

/**
 * A list of things in their order, each of which can be taken out; a further one is chosen at its end.
 * What can be left to chance says so.
 * @param {FieldParts} parts
 * @returns {Control}
 */
function listControl(parts) {
  const { words, game, id, field, onchange } = parts;
  let seats = 0;
  /** @param {string} value */
  const typed = (value) => (field.kind === "seats" ? Number(value) : value);
  const list = element("ul", { class: "chips" });
  const add = element("select", {
    id,
    onchange: () => {
      const { value } = add;
      add.value = "";
      if (value !== "") onchange((now) => [...(now ?? []), typed(value)]);
    },
  });
  const chance = element("input", {
    type: "checkbox",
    id: `${id}-chance`,
    onchange: () => {
      const { checked } = chance;
      onchange(() => (checked ? null : []));
    },
  });
  const byChance = element(
    "label",
    { class: "flag", for: chance.id },
    chance,
    words.say(game, "setup-board.chance"),
  );
  const root = labelled(parts, list, "field list");
  root.append(element("div", { class: "row" }, add, field.chance && byChance));

  /** @param {any} value @param {number} at */
  function chip(value, at) {
    const word =
      valuesOf(parts, seats).find(([one]) => one === String(value))?.[1] ?? String(value);
    const label = words.say(game, "setup-board.take-out", { what: word });
    const onclick = () => {
      onchange((now) =>
        (now ?? []).filter((/** @type {any} */ _, /** @type {number} */ i) => i !== at),
      );
      add.focus();
    };
    return element(
      "li",
      {},
      element("button", { type: "button", class: "chip", "aria-label": label, onclick }, word),
    );
  }

  return {
    root,
    target: () => add,
    show(value, players) {
      seats = players;
      const full = (value?.length ?? 0) >= (field.kind === "seats" ? players : field.most);
      const hint = element("option", { value: "" }, words.say(game, "setup-board.add"));
      fill(add, hint, ...optionsOf(valuesOf(parts, players)));
      add.disabled = full;
      chance.checked = value === null;
      fill(list, ...(value ?? []).map(chip));
    },
  };
}
