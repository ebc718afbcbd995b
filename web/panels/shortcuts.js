// Shortcuts to a position: let computers play on, take back, deal anew as wished, find a moment that is
// worth a question. The long ones go on in slices, tell how far they are, and can be stopped.

import { element, fill } from "../core/element.js";
import { wordError } from "../core/word-error.js";
import { freshSeed } from "../play/match-choices.js";
import { wordSentences } from "../play/sentences.js";
import { askInSlices } from "../play/slices.js";
import { fieldControl } from "./setup-board/fields.js";

/** @typedef {import("../wire.js").StepMatch} StepMatch */
/** @typedef {import("../wire.js").WishFacts} WishFacts */
/** @typedef {import("../wire.js").Moment} Moment */
/**
 * @typedef {object} ShortcutParts
 * @property {import("../page.js").App} app
 * @property {import("../wire.js").GameFacts} facts
 * @property {() => StepMatch | null} match what is on the table now
 * @property {() => StepMatch | null} start how the match on the table began; what is wished is dealt of it
 * @property {boolean} [bare] whether only the position is taken over, without the luck that is to come
 * @property {(match: StepMatch) => void} onmatch
 * @property {() => void} onback
 */

const MOVES = 10;
const MOST_MOVES = 200;
const MOST_WISHES = 6;

export class Shortcuts {
  /** @param {ShortcutParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { facts, onback } = parts;
    /** Counts what was begun, so that only the last of it goes on. */
    this.turn = 0;
    this.level = this.select(
      "level",
      facts.levels.map((one) => [one, parts.app.words.say("bots", `level.${one}`)]),
    );
    this.level.value = facts.usual_level;
    this.moves = element("input", {
      type: "number",
      id: "shortcut-moves",
      min: 1,
      max: MOST_MOVES,
      value: MOVES,
    });
    /** @type {{ facts: WishFacts, values: Record<string, any> }[]} */
    this.wishes = [];
    this.wished = element("ul", { class: "wishes" });
    /** Those that what is taken over can hold. */
    this.offered = facts.wishes.filter(({ later }) => !(later && parts.bare));
    this.wish = this.select("wish", [
      ["", this.say("wish.add")],
      ...this.offered.map(
        (one) => /** @type {[string, string]} */ ([one.name, this.own(`wish.${one.name}`)]),
      ),
    ]);
    this.wish.addEventListener("change", () => this.addWish(this.wish.value));
    this.theme = this.select("theme", [
      ["", this.say("theme.any")],
      ...facts.themes.map(
        (one) => /** @type {[string, string]} */ ([one, this.own(`theme.${one}`)]),
      ),
    ]);
    this.bar = element("progress", { max: 1, value: 0, "aria-label": this.say("progress") });
    this.told = element("p", { role: "status" });
    this.stopButton = this.button("stop", () => this.stop());
    this.work = element("div", { class: "row work", hidden: true }, this.bar, this.stopButton);
    this.found = element("ol", { class: "moments" });
    this.playButton = this.button("play", () => this.run(() => this.play()));
    this.dealButton = this.button("deal", () => this.run(() => this.deal()));
    this.findButton = this.button("find", () => this.run(() => this.find()));
    this.root = element(
      "details",
      { class: "shortcuts" },
      element("summary", {}, this.say("title")),
      element(
        "div",
        { class: "fields" },
        this.field("level", this.level),
        this.field("moves", this.moves),
      ),
      element("div", { class: "row" }, this.playButton, this.button("back", onback)),
      element("h2", {}, this.say("deal.title")),
      this.wished,
      this.offered.length > 0 && this.field("wish", this.wish),
      element("div", { class: "row" }, this.dealButton),
      facts.themes.length > 0 && element("h2", {}, this.say("find.title")),
      facts.themes.length > 0 && element("p", { class: "help" }, this.say("find.help")),
      facts.themes.length > 0 && this.field("theme", this.theme),
      facts.themes.length > 0 && element("div", { class: "row" }, this.findButton),
      this.work,
      this.told,
      this.found,
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("table", `shortcut.${key}`, values);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  own(key, values) {
    return this.parts.app.words.say(this.parts.facts.name, key, values);
  }

  /** @param {string} name @param {() => void} onclick */
  button(name, onclick) {
    return element(
      "button",
      { type: "button", class: "button", dataset: { do: `shortcut-${name}` }, onclick },
      this.say(name),
    );
  }

  /** @param {string} name @param {[string, string][]} values */
  select(name, values) {
    const select = element("select", { id: `shortcut-${name}` });
    fill(select, ...values.map(([value, said]) => element("option", { value }, said)));
    return select;
  }

  /** @param {string} name @param {HTMLElement} control */
  field(name, control) {
    const label = element("label", { for: control.id }, this.say(`${name}.label`));
    return element("div", { class: "field" }, label, control);
  }

  /** Where no match can go on from, computers cannot play on. @param {boolean} able */
  enable(able) {
    this.playButton.disabled = !able;
  }

  /** Wish one more thing of the deal. @param {string} name */
  addWish(name) {
    this.wish.value = "";
    const facts = this.offered.find((one) => one.name === name);
    if (!facts || this.wishes.length >= MOST_WISHES) return;
    const values = Object.fromEntries(facts.parts.map((part) => [part.name, firstOf(part)]));
    this.wishes.push({ facts, values });
    this.showWishes();
    const first = this.wished.querySelector("li:last-child :is(select, input)");
    if (first instanceof HTMLElement) first.focus();
  }

  showWishes() {
    const { app, facts } = this.parts;
    const rows = this.wishes.map((wish, number) => {
      const controls = wish.facts.parts.map((field) => {
        const control = fieldControl({
          words: app.words,
          game: facts.name,
          key: `wish.${wish.facts.name}.${field.name}`,
          id: `wish-${number}-${field.name}`,
          field,
          onchange: (next) => (wish.values[field.name] = next(wish.values[field.name])),
        });
        control.show(wish.values[field.name], app.words.names.length);
        return control.root;
      });
      const drop = this.button("drop-wish", () => {
        this.wishes.splice(number, 1);
        this.showWishes();
        this.wish.focus();
      });
      drop.classList.add("quiet");
      const title = element("strong", {}, this.own(`wish.${wish.facts.name}`));
      return element("li", {}, title, element("div", { class: "fields" }, ...controls), drop);
    });
    fill(this.wished, ...rows);
  }

  /**
   * Do something long, and nothing else of the kind meanwhile.
   * @param {() => Promise<void>} work
   */
  async run(work) {
    this.stop();
    const turn = ++this.turn;
    this.work.hidden = false;
    this.bar.value = 0;
    fill(this.found);
    this.told.textContent = "";
    try {
      await work();
    } catch (error) {
      const { app, facts } = this.parts;
      this.told.textContent = wordError(app.words, facts.name, error);
    }
    if (turn === this.turn) this.work.hidden = true;
  }

  /**
   * @template {import("../play/slices.js").SlicedVerb} V
   * @param {import("../wire.js").Request<V>} request
   * @param {(answer: any) => void} [onslice]
   */
  ask(request, onslice) {
    const { turn } = this;
    const { core } = this.parts.app;
    const heard = onslice
      ? { ask: async (/** @type {any} */ asked) => listen(await core.ask(asked), onslice) }
      : core;
    return askInSlices(
      /** @type {any} */ (heard),
      request,
      () => turn !== this.turn,
      (progress) => (this.bar.value = progress),
    );
  }

  async play() {
    const { facts, match, onmatch } = this.parts;
    const from = match();
    if (!from) return;
    const moves = Math.max(1, Math.min(MOST_MOVES, Math.round(Number(this.moves.value)) || 1));
    const level = this.level.value;
    const told = await this.ask({ do: "play_on", game: facts.name, ...from, level, moves });
    if (!told) return;
    onmatch({ ...from, actions: [...from.actions, ...told.actions] });
    this.told.textContent = this.say("played", { n: told.actions.length });
  }

  async deal() {
    const { facts, start, onmatch } = this.parts;
    const from = start();
    if (!from) return;
    const { options, position } = from;
    const wishes = this.wishes.map((one) => ({ name: one.facts.name, values: { ...one.values } }));
    const seed = freshSeed();
    const told = await this.ask({ do: "deal", game: facts.name, options, position, seed, wishes });
    if (!told) return;
    if (told.seed === null) this.told.textContent = this.say("too-rare", { n: told.tried });
    else {
      onmatch({ seed: told.seed, options, position, actions: [] });
      this.told.textContent = this.say("dealt", { n: told.tried });
    }
  }

  async find() {
    const { facts, start } = this.parts;
    const from = start();
    if (!from) return;
    const { options, position } = from;
    const level = this.level.value;
    /** @type {Moment[]} */
    const known = [];
    const request = {
      do: /** @type {const} */ ("moments"),
      game: facts.name,
      options,
      position,
      seed: freshSeed(),
      level,
      theme: this.theme.value,
      get since() {
        return known.length;
      },
    };
    await this.ask(request, ({ games, looked, moments }) => {
      for (const moment of moments) {
        known.push(moment);
        this.found.append(this.moment(moment));
      }
      this.told.textContent = this.say("looking", { found: known.length, looked, games });
    });
    this.told.textContent = this.say("found", { n: known.length });
  }

  /** @param {Moment} moment */
  moment({ match, seat, theme, best, why, risk }) {
    const { app, onmatch } = this.parts;
    const { words } = app;
    const who = words.names[seat] ?? String(seat + 1);
    const about = theme ? this.own(`theme.${theme}`) : this.say("theme.any");
    const take = this.button("take", () => onmatch(match));
    const said = wordSentences(words, [best, ...why]);
    return element(
      "li",
      {},
      element("strong", {}, this.say("moment", { who, about, move: match.actions.length + 1 })),
      element("p", {}, said, " ", this.say("risk", { n: Math.round(risk * 100) })),
      take,
    );
  }

  stop() {
    this.turn++;
    this.work.hidden = true;
  }
}

/** @param {import("../wire.js").FieldFacts} field */
function firstOf({ kind, values, least }) {
  if (kind === "number") return least;
  return kind === "seat" ? 0 : values[0];
}

/** @template T @param {T} answer @param {(answer: T) => void} hear */
function listen(answer, hear) {
  hear(answer);
  return answer;
}
