// Where the match of a step comes from: another set-up or deal, the set-up board, a match of one's own.

import { element, fill } from "../../core/element.js";
import { keptMatches } from "../../core/saves.js";
import { freshSeed, matters } from "../../play/match-choices.js";
import { makerButton, selectField } from "./fields.js";
import { momentOf } from "./draft.js";

/** @typedef {import("../../wire.js").StepMatch} StepMatch */
/** @typedef {import("../../wire.js").GameFacts} GameFacts */

const MOST_MATCHES = 20;

export class StartForm {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {string} parts.game
   * @param {(match: StepMatch) => void} parts.onstart
   * @param {(() => void) | null} parts.onboard to the set-up board, where the game has one
   */
  constructor(parts) {
    this.parts = parts;
    /** @type {GameFacts | null} */
    this.facts = null;
    /** @type {StepMatch | null} */
    this.match = null;
    this.options = element("div", { class: "fields" });
    this.message = element("p", { class: "help" });
    const kept = keptMatches().filter((one) => one.saved.game === parts.game);
    this.root = element(
      "details",
      { class: "start" },
      element("summary", {}, this.say("make.start")),
      this.message,
      this.options,
      element(
        "div",
        { class: "row" },
        this.button("deal", () => this.start({})),
        parts.onboard && this.button("board", parts.onboard),
      ),
      kept.length > 0 && this.matchField(kept.slice(0, MOST_MATCHES)),
    );
    parts.app.games().then((games) => {
      this.facts = games.find((one) => one.name === parts.game) ?? null;
      if (this.match) this.show(this.match);
    });
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /** @param {string} name @param {() => void} onclick */
  button(name, onclick) {
    return makerButton((key) => this.say(key), name, onclick);
  }

  /** @param {StepMatch} match */
  show(match) {
    this.match = match;
    const placed = match.position !== null;
    fill(this.message, this.say(placed ? "make.start-placed" : "make.start-help"));
    fill(this.options, ...(placed || !this.facts ? [] : this.fields(this.facts, match)));
  }

  /**
   * @param {GameFacts} facts
   * @param {StepMatch} match
   */
  fields(facts, match) {
    const { app, game } = this.parts;
    const chosen = Object.fromEntries(
      facts.options.map((one) => [one.name, match.options[one.name] ?? one.default]),
    );
    return facts.options
      .filter((option) => matters(option, chosen))
      .map((option) => {
        const now = chosen[option.name];
        const values = option.values.includes(now) ? option.values : [...option.values, now];
        const field = selectField({
          id: `make-option-${option.name}`,
          label: app.words.say(game, `option.${option.name}`),
          values: values.map((value) => {
            const key = `option.${option.name}.${value}`;
            return [value, app.words.has(game, key) ? app.words.say(game, key) : value];
          }),
          onchange: (value) => this.start({ [option.name]: value }),
        });
        field.select.value = now;
        return field.root;
      });
  }

  /**
   * Begin a match anew.
   * @param {Record<string, string>} changes of its options; with none it is only dealt again
   */
  start(changes) {
    const { options, seed } = this.match ?? { options: {}, seed: "" };
    const dealt = Object.keys(changes).length === 0;
    this.parts.onstart({
      seed: dealt || !seed ? freshSeed() : seed,
      options: { ...options, ...changes },
      position: null,
      actions: [],
    });
  }

  /** @param {import("../../core/saves.js").KeptMatch[]} kept */
  matchField(kept) {
    const when = new Intl.DateTimeFormat(this.parts.app.words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const field = selectField({
      id: "make-match",
      label: this.say("make.match"),
      values: [
        ["", this.say("make.match-none")],
        ...kept.map((one) => {
          const words = `${one.name || when.format(one.changed)} (${one.totals.join(" : ")})`;
          return /** @type {[string, string]} */ ([one.id, words]);
        }),
      ],
      onchange: (id) => {
        const one = kept.find((match) => match.id === id);
        if (one) this.parts.onstart(momentOf(one.saved, one.saved.cursor));
        field.select.value = "";
      },
    });
    return field.root;
  }
}
