// Every sentence a person reads, from words/<language>/<file>.json (which the build joins).
// A template inserts {x}, looks up {x:table} and chooses a plural by {n|one=…|other=…}.

/** @typedef {import("../types.js").Values} Values */

export const LANGUAGES = ["en", "fr"];
export const SLOT = /\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}/g;

/** The words of one language, with the names of the players at the table. */
export class Words {
  /** @type {Intl.PluralRules | undefined} */
  #plurals;
  /** @type {Intl.NumberFormat | undefined} */
  #numbers;
  /** @type {Intl.ListFormat | undefined} */
  #lists;

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

  // What the browser knows of a language takes it a while to find: not before it is needed.

  get plurals() {
    return (this.#plurals ??= new Intl.PluralRules(this.language));
  }

  get numbers() {
    return (this.#numbers ??= new Intl.NumberFormat(this.language));
  }

  get lists() {
    return (this.#lists ??= new Intl.ListFormat(this.language, { type: "conjunction" }));
  }

  /**
   * Say a sentence of a game (or of the page), else the one that all games share.
   * @param {string} file
   * @param {string} key
   * @param {Values} [values]
   * @returns {string}
   */
  say(file, key, values = {}) {
    const template = this.find(file, key);
    if (template === undefined) return key;
    return template.replace(SLOT, (whole, name, table, plural) => {
      const value = values[name];
      if (value === undefined || value === null) return name === "seat" ? "" : whole;
      if (plural) return this.plural(Number(value), plural);
      const parts = Array.isArray(value) ? value : [value];
      const said = parts.map((part) => this.part(file, part, name === "seat" ? "seat" : table));
      return said.length > 1 ? this.lists.format(said) : said.join("");
    });
  }

  /**
   * @param {string} file
   * @param {string} key
   * @returns {boolean}
   */
  has(file, key) {
    return this.find(file, key) !== undefined;
  }

  /**
   * @param {string} file
   * @param {string} key
   * @returns {string | undefined}
   */
  find(file, key) {
    return this.files[file]?.[key] ?? this.files.table?.[key];
  }

  /**
   * @param {string} file
   * @param {unknown} part
   * @param {string | undefined} table
   * @returns {string}
   */
  part(file, part, table) {
    if (table === "seat") return this.names[Number(part)] ?? String(part);
    if (table) return this.find(file, `${table}.${part}`) ?? String(part);
    return typeof part === "number" ? this.numbers.format(part) : String(part);
  }

  /**
   * @param {number} number
   * @param {string} forms
   * @returns {string}
   */
  plural(number, forms) {
    const wanted = this.plurals.select(number);
    /** @type {Map<string, string>} */
    const known = new Map();
    for (const form of forms.slice(1).split("|")) {
      const equals = form.indexOf("=");
      known.set(form.slice(0, equals), form.slice(equals + 1));
    }
    const chosen = known.get(wanted) ?? known.get("other") ?? "#";
    return chosen.replace("#", this.numbers.format(number));
  }
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
