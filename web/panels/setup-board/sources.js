// What a set-up board can begin from: a text, a record, a link, a file, a match of one's own, a puzzle.

import { element, fill } from "../../core/element.js";
import { keptMatches } from "../../core/saves.js";
import { acceptDrops } from "../file-drop.js";

/** @typedef {import("../../wire.js").StepMatch} StepMatch */
/** @typedef {import("../../wire.js").Puzzle} Puzzle */
/**
 * @typedef {object} SourceParts
 * @property {import("../../page.js").App} app
 * @property {import("../../painter.js").GameOfThePage} game
 * @property {(match: StepMatch) => void} onmatch
 * @property {(pasted: string) => void} onpaste
 */

const MOST_MATCHES = 30;

export class Sources {
  /** @param {SourceParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { app, onpaste } = parts;
    this.text = element("textarea", {
      id: "setup-text",
      rows: 4,
      maxlength: app.limits.record_letters,
      spellcheck: "false",
      autocapitalize: "off",
      oninput: () => (this.read.disabled = this.text.value.trim() === ""),
    });
    this.read = this.button("read", () => onpaste(this.text.value));
    this.copy = this.button("copy-text", () => this.copyText());
    this.told = element("p", { role: "status", class: "told" });
    this.file = element("input", {
      type: "file",
      id: "setup-file",
      accept: ".txt,text/plain",
      onchange: () => this.take(this.file.files?.[0]),
    });
    this.choices = element("div", { class: "fields" });
    this.root = element(
      "details",
      { class: "sources", ontoggle: () => this.root.open && this.offer() },
      element("summary", {}, this.say("sources")),
      element("label", { for: this.text.id }, this.say("text")),
      this.text,
      element("div", { class: "row" }, this.read, this.copy),
      this.told,
      element("label", { for: this.file.id }, this.say("file")),
      this.file,
      this.choices,
    );
    acceptDrops(this.root, (file) => this.take(file));
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say(this.parts.game.name, `setup-board.${key}`, values);
  }

  /** @param {string} name @param {() => void} onclick */
  button(name, onclick) {
    return element(
      "button",
      { type: "button", class: "button", dataset: { do: name }, onclick },
      this.say(name),
    );
  }

  /** Show the text of what lies on the board. @param {string} text */
  show(text) {
    if (document.activeElement === this.text) return;
    this.text.value = text;
    this.read.disabled = true;
    this.told.textContent = "";
  }

  async copyText() {
    try {
      await navigator.clipboard.writeText(this.text.value);
      this.told.textContent = this.say("copied");
    } catch {
      this.text.select();
    }
  }

  /** @param {File | undefined} file */
  async take(file) {
    if (file) this.parts.onpaste(await file.text());
    this.file.value = "";
  }

  /** List the matches and puzzles, once they are asked for. */
  async offer() {
    const { app, game, onmatch } = this.parts;
    if (this.choices.childElementCount > 0) return;
    const kept = keptMatches()
      .filter(({ saved }) => saved.game === game.name)
      .slice(0, MOST_MATCHES);
    if (kept.length > 0) this.choices.append(...this.matchFields(kept));
    if (!game.taught) return;
    const { puzzles } = await app.shipped(`puzzles/${game.name}.json`);
    const field = this.chooser(
      "puzzle",
      puzzles.map((/** @type {Puzzle} */ { id }, /** @type {number} */ i) => [
        id,
        this.say("puzzle.number", { n: i + 1 }),
      ]),
      (id) => {
        const found = puzzles.find((/** @type {Puzzle} */ one) => one.id === id);
        if (found) onmatch(found.lesson.steps[0].match);
      },
    );
    this.choices.append(field);
  }

  /** @param {import("../../core/saves.js").KeptMatch[]} kept */
  matchFields(kept) {
    const { app, onmatch } = this.parts;
    const when = new Intl.DateTimeFormat(app.words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    /** @type {import("../../core/saves.js").KeptMatch | undefined} */
    let chosen;
    const go = () => {
      if (!chosen) return;
      const { seed, options, position, actions } = chosen.saved;
      onmatch({ seed, options, position, actions: actions.slice(0, Number(move.value)) });
    };
    const move = element("input", {
      type: "number",
      id: "setup-move",
      min: 0,
      disabled: true,
      onchange: go,
    });
    const match = this.chooser(
      "match",
      kept.map((one) => [
        one.id,
        `${one.name || when.format(one.changed)} (${one.totals.join(" : ")})`,
      ]),
      (id) => {
        chosen = kept.find((one) => one.id === id);
        if (!chosen) return;
        move.disabled = false;
        move.max = String(chosen.saved.actions.length);
        move.value = String(chosen.saved.cursor);
        go();
      },
    );
    const label = element("label", { for: move.id }, this.say("move"));
    return [match, element("div", { class: "field" }, label, move)];
  }

  /**
   * @param {string} name
   * @param {[string, string][]} values
   * @param {(value: string) => void} onchange
   */
  chooser(name, values, onchange) {
    const select = element("select", {
      id: `setup-${name}`,
      onchange: () => select.value && onchange(select.value),
    });
    const options = [["", this.say("choose")], ...values];
    fill(select, ...options.map(([value, word]) => element("option", { value }, word)));
    return element(
      "div",
      { class: "field" },
      element("label", { for: select.id }, this.say(name)),
      select,
    );
  }
}
