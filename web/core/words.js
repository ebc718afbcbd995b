// Every sentence a person reads, from words/<language>/<file>.json (which the build joins).
// The template language is specified in docs/notation.md; doors/words.py is its other reader,
// and tests/vectors/words.json holds both to it.

/** @typedef {import("../wire.js").Values} Values */

/** The languages that there are, by their own names; the first one is for everybody else. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español" };

const SLOT = /\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}/g;
const NAMED_PART = /\{(\w+)(?::([\w-]+))?\}/;
const CONDITION = /^n(?: % (\d+))? (!?=) (.+)$/;
const SEAM = "seam.";
const BOND = "bond.";

/** @typedef {(name: string, write: (value: unknown) => string, slot: string) => string} FillSlot */
/** @typedef {{ fits: RegExp, names: string[], tables: (string | undefined)[], template: string }} Pattern */

/** The words of one language, with the names of the players at the table. */
export class Words {
  /** @type {Map<string, Pattern[]>} */
  #patterns = new Map();
  /** @type {[RegExp, string][] | undefined} */
  #seams;
  /** @type {[RegExp, string][] | undefined} */
  #bonds;

  /**
   * @param {string} language
   * @param {Record<string, Record<string, string>>} files
   */
  constructor(language, files) {
    this.language = language;
    this.files = files;
    /** @type {string[]} */
    this.names = [];
  }

  /**
   * Say a sentence of a game (or of the page), else the one that all games share.
   * @param {string} file
   * @param {string} key
   * @param {Values} [values]
   * @returns {string}
   */
  say(file, key, values = {}) {
    return this.tell(file, key, (name, write, slot) => {
      const value = values[name];
      if (value !== undefined && value !== null) return write(value);
      return name === "seat" ? "" : slot;
    });
  }

  /**
   * Say a sentence whose slots somebody else fills: by its own text, or by writing a value as the
   * slot does.
   * @param {string} file
   * @param {string} key
   * @param {FillSlot} fill
   * @returns {string}
   */
  tell(file, key, fill) {
    const found = this.#find(file, key);
    if (!found) return key;
    const said = found.template.replace(SLOT, (slot, name, table, forms) => {
      /** @param {unknown} value */
      const write = (value) => this.#write(file, value, name === "seat" ? "seat" : table, forms);
      return Object.hasOwn(found.values, name)
        ? write(found.values[name])
        : fill(name, write, slot);
    });
    return said === found.template ? said : this.#seamless(said);
  }

  /**
   * Write what meets in a filled sentence as the language does: “d’Ann” for “de Ann”.
   * @param {string} said
   */
  #seamless(said) {
    return rewritten(said, (this.#seams ??= this.#rules(SEAM)));
  }

  /**
   * Hold together what no line may end between, such as a French word and its “?”, in a text that
   * is none of the page's sentences: in those the build has done it.
   * @param {string} text
   */
  bound(text) {
    return rewritten(text, (this.#bonds ??= this.#rules(BOND)));
  }

  /**
   * @param {string} kind
   * @returns {[RegExp, string][]}
   */
  #rules(kind) {
    return Object.entries(this.files.language ?? {})
      .filter(([key]) => key.startsWith(kind))
      .map(([key, written]) => [new RegExp(key.slice(kind.length), "g"), written]);
  }

  /**
   * @param {string} file
   * @param {string} key
   * @returns {boolean}
   */
  has(file, key) {
    return this.#find(file, key) !== undefined;
  }

  /**
   * Name the table in which a sentence looks a value up.
   * @param {string} file
   * @param {string} key
   * @param {string} name of the value
   * @returns {string | undefined}
   */
  tableOf(file, key, name) {
    const template = this.#find(file, key)?.template ?? "";
    return [...template.matchAll(SLOT)].find((slot) => slot[1] === name)?.[2];
  }

  /**
   * Write one thing as a sentence does: by its word in a table, by a player's name, as a number.
   * @param {string} file
   * @param {unknown} thing
   * @param {string} [table]
   * @returns {string}
   */
  part(file, thing, table) {
    if (table === "seat") return this.names[Number(thing)] ?? String(thing);
    if (table && this.has(file, `${table}.${thing}`)) return this.say(file, `${table}.${thing}`);
    return typeof thing === "number" ? this.number(thing) : String(thing);
  }

  /**
   * Join what stands side by side: a, b and c.
   * @param {string[]} parts
   * @returns {string}
   */
  listed(parts) {
    const [first = "", ...others] = parts;
    const last = others.pop();
    if (last === undefined) return first;
    let before = first;
    for (const next of others) before = this.say("language", "list.more", { before, next });
    const key = others.length > 0 ? "list.last" : "list.two";
    return this.say("language", key, { before, last });
  }

  /**
   * Put a name before what is said of it, with the language's mark between them.
   * @param {string} name
   * @param {string} said
   * @returns {string}
   */
  paired(name, said) {
    return this.say("language", "pair", { name, said });
  }

  /**
   * Write a whole number with the language's mark between thousands; any other as it is.
   * @param {number} number
   * @returns {string}
   */
  number(number) {
    const from = Number(this.files.language?.["number.grouped-from"] ?? 1000);
    if (!Number.isInteger(number) || Math.abs(number) < from) return String(number);
    const mark = this.files.language?.["number.thousands"] ?? "";
    return String(number).replace(/\B(?=(\d{3})+$)/g, mark);
  }

  /**
   * @param {string} file
   * @param {unknown} value
   * @param {string | undefined} table
   * @param {string} forms such as `|one=# stone|other=# stones`; none is empty
   * @returns {string}
   */
  #write(file, value, table, forms) {
    if (Array.isArray(value)) return this.listed(value.map((one) => this.part(file, one, table)));
    if (!forms) return this.part(file, value, table);
    const known = new Map(forms.slice(1).split("|").map(cutForm));
    const counted = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
    const wanted = table ? this.part(file, value, table) : this.#category(counted);
    const chosen = known.get(wanted) ?? known.get("other") ?? "#";
    return chosen.replaceAll("#", this.part(file, counted));
  }

  /**
   * Find the plural category of a number, by the rules of the language.
   * @param {unknown} number
   * @returns {string}
   */
  #category(number) {
    if (!Number.isInteger(number)) return "other";
    const size = Math.abs(Number(number));
    for (const [key, rule] of Object.entries(this.files.language ?? {})) {
      if (key.startsWith("plural.") && holds(rule, size)) return key.slice("plural.".length);
    }
    return "other";
  }

  /**
   * Find a sentence, and the values that its key holds.
   * @param {string} file
   * @param {string} key
   * @returns {{ template: string, values: Values } | undefined}
   */
  #find(file, key) {
    return this.#findIn(file, file, key) ?? this.#findIn(file, "table", key);
  }

  /**
   * @param {string} file whose tables say what a named part may stand for
   * @param {string} place the file to look in
   * @param {string} key
   */
  #findIn(file, place, key) {
    const words = this.#wordsOf(place);
    if (Object.hasOwn(words, key)) return { template: words[key], values: {} };
    for (const { fits, names, tables, template } of this.#patternsOf(place)) {
      const [, ...parts] = fits.exec(key) ?? [];
      const known = parts.every((part, i) => !tables[i] || this.has(file, `${tables[i]}.${part}`));
      if (parts.length > 0 && known) {
        const values = parts.map((part, i) => [names[i], /^\d+$/.test(part) ? Number(part) : part]);
        return { template, values: Object.fromEntries(values) };
      }
    }
    return undefined;
  }

  /**
   * @param {string} place may be anything that an address or a kept match has for a game
   * @returns {Record<string, string>}
   */
  #wordsOf(place) {
    return Object.hasOwn(this.files, place) ? this.files[place] : {};
  }

  /** @param {string} place */
  #patternsOf(place) {
    let patterns = this.#patterns.get(place);
    if (!patterns) {
      const all = Object.entries(this.#wordsOf(place));
      patterns = all.filter(([key]) => key.includes("{")).map(readPattern);
      this.#patterns.set(place, patterns);
    }
    return patterns;
  }
}

/**
 * @param {string} text
 * @param {[RegExp, string][]} rules
 */
function rewritten(text, rules) {
  return rules.reduce((said, [met, written]) => said.replace(met, () => written), text);
}

/**
 * Read a key with named parts, such as `card.{town:town}-{number}`.
 * @param {[string, string]} entry
 * @returns {Pattern}
 */
function readPattern([key, template]) {
  // Splitting by an expression with two groups gives: text, name, table, text, name, table, … text.
  const pieces = key.split(NAMED_PART);
  const texts = pieces.filter((_, i) => i % 3 === 0);
  const plain = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return {
    fits: new RegExp(`^${plain.join("([^.:]+)")}$`),
    names: pieces.filter((_, i) => i % 3 === 1),
    tables: pieces.filter((_, i) => i % 3 === 2),
    template,
  };
}

/**
 * @param {string} form such as `one=# stone`
 * @returns {[string, string]}
 */
function cutForm(form) {
  const [name, ...text] = form.split("=");
  return [name, text.join("=")];
}

/**
 * Tell whether a plural rule such as `n % 10 = 2..4 and n % 100 != 12..14` holds for a number.
 * @param {string} rule
 * @param {number} size
 * @returns {boolean}
 */
function holds(rule, size) {
  return rule.split(" or ").some((all) =>
    all.split(" and ").every((condition) => {
      const [, divisor, sign, ranges] = CONDITION.exec(condition) ?? [];
      if (ranges === undefined) throw new Error(`${rule}: no plural rule`);
      const rest = divisor ? size % Number(divisor) : size;
      const within = ranges.split(",").some((range) => {
        const [least, most = least] = range.split("..");
        return Number(least) <= rest && rest <= Number(most);
      });
      return within === (sign === "=");
    }),
  );
}

/**
 * Fetch the words of a language.
 * @param {string} language
 * @param {(path: string) => Promise<any>} shipped brings a file that came with the page
 * @returns {Promise<Words>}
 */
export async function loadWords(language, shipped) {
  return new Words(language, await shipped(`words/${language}.json`));
}
