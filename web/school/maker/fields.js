// Form fields of the lesson maker: texts, numbers, choices, and what an event must be like.

import { element } from "../../core/element.js";
import { wordEventKind } from "../verdicts.js";

/** @typedef {import("../../core/words.js").Words} Words */
/** @typedef {import("../../wire.js").Offer} Offer */
/** @typedef {import("../../wire.js").EventStatement | import("../../wire.js").KeepStatement} AboutEvent */

const MOST_CHOICES = 60;

/**
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.label
 * @param {[string, string][]} parts.values
 * @param {(value: string) => void} parts.onchange
 */
export function selectField({ id, label, values, onchange }) {
  const select = element(
    "select",
    { id, onchange: () => onchange(select.value) },
    ...values.map(([value, words]) => element("option", { value }, words)),
  );
  const root = element("div", { class: "field" }, element("label", { for: id }, label), select);
  return { root, select };
}

/**
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.label
 * @param {string} [parts.help]
 * @param {number | undefined} parts.value
 * @param {string} [parts.empty] what stands in a field without a number
 * @param {(value: number | undefined) => void} parts.onchange
 */
export function numberField({ id, label, help = "", value, empty = "", onchange }) {
  const field = element("input", {
    type: "number",
    id,
    value: value ?? "",
    placeholder: empty,
    "aria-describedby": help ? `${id}-help` : null,
    oninput: () => onchange(field.value === "" ? undefined : Math.round(Number(field.value))),
  });
  return element(
    "div",
    { class: "field" },
    element("label", { for: id }, label),
    field,
    help && element("small", { id: `${id}-help` }, help),
  );
}

/**
 * A text with a counter that shows when there is little room left.
 * @param {object} parts
 * @param {string} parts.id
 * @param {string} parts.label
 * @param {string} [parts.help]
 * @param {number} parts.rows
 * @param {number} parts.most characters
 * @param {(text: string) => void} parts.onchange
 * @param {() => void} parts.onleave
 */
export function textField({ id, label, help = "", rows, most, onchange, onleave }) {
  const left = element("small", { class: "left", hidden: true });
  const attributes = {
    id,
    maxlength: most,
    "aria-describedby": help ? `${id}-help` : null,
    oninput: () => {
      left.hidden = most - field.value.length > most / 10;
      left.textContent = `${field.value.length} / ${most}`;
      onchange(field.value);
    },
    onblur: onleave,
  };
  const field =
    rows > 1
      ? element("textarea", { ...attributes, rows })
      : element("input", { ...attributes, type: "text" });
  const root = element(
    "div",
    { class: "field" },
    element("label", { for: id }, label),
    field,
    help && element("small", { id: `${id}-help` }, help),
    left,
  );
  return { root, field };
}

/**
 * Choose an event and what it must be like, among those that can come about.
 * @param {object} parts
 * @param {Words} parts.words
 * @param {string} parts.game
 * @param {AboutEvent} parts.statement
 * @param {Offer[]} parts.list
 * @param {string} parts.id
 * @param {(changed: AboutEvent, tag: string) => void} parts.onchange
 * @param {(changed: AboutEvent) => void} parts.onkind
 * @returns {HTMLElement[]}
 */
export function eventFields({ words, game, statement, list, id, onchange, onkind }) {
  const kinds = [...new Map(list.map((offer) => [offer.kind, offer])).values()];
  /** @param {string} key */
  const say = (key) => words.say("school", key);
  const asked = statement.is === "event";
  const choice = selectField({
    id,
    label: say("make.event"),
    values: kinds.map(({ kind }) => [kind, wordEventKind(words, game, kind)]),
    onchange: (kind) => {
      const anyone = asked && !kinds.find((one) => one.kind === kind)?.own;
      if (statement.is === "keep") onkind({ is: "keep", kind });
      else onkind({ is: "event", kind, ...(anyone && { anyone }) });
    },
  });
  const chosen = kinds.find((one) => one.kind === statement.kind);
  if (!chosen) {
    const unknown = wordEventKind(words, game, statement.kind);
    choice.select.prepend(element("option", { value: statement.kind }, unknown));
  }
  choice.select.value = statement.kind;
  /** @type {AboutEvent & { least?: Record<string, number> }} */
  let now = statement;
  /** @param {"values" | "least"} part @param {string} name @param {unknown} value */
  const set = (part, name, value) => {
    const { [name]: _, ...others } = now[part] ?? {};
    const changed = value === undefined ? others : { ...others, [name]: value };
    const { [part]: __, ...rest } = now;
    now = /** @type {AboutEvent} */ (
      Object.keys(changed).length > 0 ? { ...rest, [part]: changed } : rest
    );
    onchange(now, `${id}-${name}`);
  };
  const fields = Object.entries(chosen?.values ?? {}).flatMap(([name, values]) => {
    const range = chosen?.numbers[name];
    const label = words.say(game, `value.${name}`);
    if (range && asked) {
      if (range[0] === range[1]) return [];
      return numberField({
        id: `${id}-${name}`,
        label: words.say("school", "make.value-least", { name: label }),
        help: words.say("school", "make.range", { least: range[0], most: range[1] }),
        empty: say("make.value-any"),
        value: statement.is === "event" ? statement.least?.[name] : undefined,
        onchange: (value) => set("least", name, value),
      });
    }
    if (values.length < 2 || values.length > MOST_CHOICES) return [];
    const field = selectField({
      id: `${id}-${name}`,
      label,
      values: [
        ["", say("make.value-any")],
        ...values.map(
          (value) =>
            /** @type {[string, string]} */ ([
              JSON.stringify(value),
              wordValue(words, game, chosen?.kind ?? "", name, value),
            ]),
        ),
      ],
      onchange: (value) => set("values", name, value === "" ? undefined : JSON.parse(value)),
    });
    const wanted = statement.values?.[name];
    field.select.value = wanted === undefined ? "" : JSON.stringify(wanted);
    return field.root;
  });
  return [choice.root, element("div", { class: "fields" }, ...fields)];
}

/**
 * Word a value as the sentence of its event does.
 * @param {Words} words
 * @param {string} game
 * @param {string} kind
 * @param {string} name
 * @param {any} value
 */
function wordValue(words, game, kind, name, value) {
  const table = words.tableOf(game, `event.${kind}`, name);
  return [value]
    .flat()
    .map((part) => words.part(game, part, table))
    .join(", ");
}

/**
 * @param {(key: string) => string} say
 * @param {string} name of what it does; its words are `make.<name>`
 * @param {() => void} onclick
 */
export function makerButton(say, name, onclick) {
  const attributes = { type: "button", class: "button", dataset: { do: name }, onclick };
  return element("button", attributes, say(`make.${name}`));
}
