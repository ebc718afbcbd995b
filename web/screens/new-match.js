// Sets up a new match: who plays, the options that matter, and a picture of how it will begin.

import { gameNamed } from "../games/index.js";
import { wordError } from "../core/word-error.js";
import { keepMatch, newMatchId } from "../core/saves.js";
import { element, fill } from "../core/element.js";
import { drawFigure } from "../panels/figure.js";
import { framed } from "../panels/frame.js";
import { askLevel } from "../panels/level-questions.js";
import { startingBar } from "../panels/starting-bar.js";
import { seatIcon } from "../play/seats.js";
import { courseLink } from "../panels/welcome.js";
import {
  askedOptions,
  askMatch,
  choicesFor,
  freshSeed,
  isDrawn,
  matters,
  seatsOf,
} from "../play/match-choices.js";
import { ELSEWHERE, PERSONS } from "../play/seat-kinds.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../types.js").GameFacts} GameFacts */

const TABLE_WIDTH = 640;

/**
 * @param {App} app
 * @param {string} game
 * @returns {import("../page.js").Screen}
 */
export function newMatchScreen(app, game) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const title = app.words.say(game, "title");
  const body = element("div", {}, element("p", {}, ui("core.starting")));
  const root = framed(app, "page", element("h1", {}, title), body);
  /** @type {NewMatch | null} */
  let form = null;

  app
    .games()
    .then((games) => {
      const facts = games.find((one) => one.name === game);
      const painted = gameNamed(game);
      if (!facts || !painted) throw new Error(game);
      form = new NewMatch(app, painted, facts);
      fill(body, form.root);
      form.check();
    })
    .catch((error) => fill(body, element("p", { class: "notice" }, String(error))));
  return { title, root, close: () => form?.close() };
}

class NewMatch {
  /**
   * @param {App} app
   * @param {import("../painter.js").GameOfThePage} game
   * @param {GameFacts} facts
   */
  constructor(app, game, facts) {
    this.app = app;
    this.game = game;
    this.facts = facts;
    this.choices = choicesFor(facts);
    /** Counts the questions, so that only the answer to the last one is shown. */
    this.asked = 0;
    /** @type {import("../types.js").View | null} */
    this.view = null;
    this.message = element("p", { class: "notice", role: "alert", hidden: true });
    this.canvas = element("canvas", { role: "img", "aria-label": this.ui("new.preview") });
    this.waiting = element("div", { class: "waiting" }, startingBar(app));
    this.seed = element("input", {
      type: "text",
      id: "seed",
      value: this.choices.seed,
      maxlength: 12,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": "help-seed",
      onchange: () => {
        this.choices.seed = this.seed.value.trim().toLowerCase();
        this.check();
      },
    });
    this.byLink = element("p", { class: "by-link" }, this.ui("new.elsewhere-help"));
    this.chooser = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "choose-level" },
        onclick: () => this.chooseLevel(),
      },
      app.words.say("bots", "choose.open"),
    );
    this.names = facts.colours.map((colour, seat) => this.nameField(colour, seat));
    this.options = facts.options.map((option) => this.optionField(option));
    this.chance = this.chanceField();
    this.root = this.assemble();
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.canvas.parentElement ?? this.canvas);
    this.sift();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.app.words.say("page", key, values);
  }

  assemble() {
    const { facts } = this;
    const players = element(
      "fieldset",
      { class: "players" },
      element("legend", {}, this.ui("new.players")),
      ...this.names,
      this.byLink,
      element(
        "div",
        { class: "row" },
        facts.colours.length === 2 && this.button("swap", "new.swap", () => this.swap()),
        this.chooser,
      ),
    );
    const start = element(
      "div",
      { class: "row" },
      element("button", { class: "button main" }, this.ui("new.start")),
      this.game.setupBoard &&
        element(
          "a",
          { class: "button", href: `#/setup/${facts.name}`, dataset: { do: "setup-board" } },
          this.ui("new.board"),
        ),
      gameNamed(facts.name)?.taught && courseLink(this.app, facts.name),
    );
    const preview = element(
      "div",
      { class: "preview" },
      element("div", { class: "picture" }, this.canvas, this.waiting),
      this.message,
      start,
      this.chance,
    );
    const chosen = element(
      "div",
      { class: "chosen" },
      players,
      element(
        "fieldset",
        { class: "options" },
        element("legend", {}, this.ui("new.options")),
        ...this.options.map(({ root }) => root),
      ),
    );
    return element(
      "form",
      { class: "newmatch", onsubmit: (/** @type {Event} */ event) => this.start(event) },
      preview,
      chosen,
    );
  }

  /**
   * @param {string} colour
   * @param {number} seat
   */
  nameField(colour, seat) {
    const input = element("input", {
      type: "text",
      id: `name-${seat}`,
      maxlength: 24,
      autocomplete: "off",
      value: this.choices.names[seat],
      placeholder: this.ui(`colour.${colour}`),
      oninput: () => (this.choices.names[seat] = input.value),
    });
    const label = this.ui("new.name", { colour: this.ui(`colour.${colour}`) });
    const kind = element("select", {
      id: `kind-${seat}`,
      "aria-label": this.ui("new.kind", { colour: this.ui(`colour.${colour}`) }),
      onchange: () => {
        this.choices.kinds[seat] = kind.value;
        this.sift();
      },
    });
    for (const value of [...PERSONS, ...this.facts.levels]) {
      const level = `level.${value}`;
      const words = this.app.words.has("bots", level)
        ? this.app.words.say("bots", level)
        : this.ui(`new.${value}`);
      kind.append(
        element("option", { value, selected: value === this.choices.kinds[seat] }, words),
      );
    }
    return element(
      "div",
      { class: "field" },
      element("label", { for: input.id }, seatIcon(seat, colour), " ", label),
      element("div", { class: "seated" }, kind, input),
    );
  }

  /** @param {GameFacts["options"][number]} option */
  optionField(option) {
    const { name } = option;
    const game = this.facts.name;
    const say = (/** @type {string} */ key) => this.app.words.say(game, key);
    const select = element("select", {
      id: `option-${name}`,
      "aria-describedby": `help-${name}`,
      onchange: () => {
        this.choices.options[name] = select.value;
        this.sift();
        this.check();
      },
    });
    const now = this.choices.options[name];
    const values = option.values.includes(now) ? option.values : [...option.values, now];
    for (const value of values) {
      const key = `option.${name}.${option.values.includes(value) ? value : "open"}`;
      const label = this.app.words.has(game, key) ? say(key) : value;
      select.append(element("option", { value, selected: value === now }, label));
    }
    const drawn = option.open && this.game.setupBoard;
    const draw = element(
      "a",
      { class: "button", href: `#/setup/${game}/${name}`, dataset: { draw: name } },
      this.ui(option.values.includes(now) ? "new.draw" : "new.draw-on"),
      element("span", { class: "heard-only" }, say(`option.${name}`)),
    );
    const root = element(
      "div",
      { class: "field" },
      element("label", { for: select.id }, say(`option.${name}`)),
      drawn ? element("div", { class: "drawable" }, select, draw) : select,
      element("small", { id: `help-${name}` }, say(`option.${name}.help`)),
    );
    return { option, root };
  }

  chanceField() {
    return element(
      "div",
      { class: "chance" },
      this.button("deal", "new.deal", () => this.deal()),
      element(
        "details",
        {},
        element("summary", {}, this.ui("new.seed-label")),
        element("label", { for: "seed", class: "heard-only" }, this.ui("new.seed-label")),
        this.seed,
        element("small", { id: "help-seed" }, this.ui("new.seed-help")),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {() => void} onclick
   */
  button(name, words, onclick) {
    const attributes = { type: "button", class: "button", dataset: { do: name }, onclick };
    return element("button", attributes, this.ui(words));
  }

  /** Show only what matters beside the other choices. */
  sift() {
    const { options } = this.choices;
    for (const { option, root } of this.options) {
      root.hidden = !matters(option, options);
    }
    const seats = seatsOf(this.facts);
    this.names.forEach((field, seat) => (field.hidden = seat >= seats));
    this.chooser.hidden = !this.choices.kinds
      .slice(0, seats)
      .some((kind) => this.facts.levels.includes(kind));
    this.byLink.hidden = !this.choices.kinds.slice(0, seats).includes(ELSEWHERE);
    this.chance.hidden = !isDrawn(this.facts, options);
  }

  /** Ask the core how this match would begin, and show that, or what speaks against it. */
  async check() {
    const asked = ++this.asked;
    try {
      const told = await this.app.core.ask({
        do: "check",
        game: this.facts.name,
        seed: this.choices.seed,
        options: askedOptions(this.facts),
      });
      if (asked !== this.asked) return;
      this.message.hidden = true;
      this.view = told.view;
      this.root.dataset.checked = "fine";
      this.draw();
    } catch (error) {
      if (asked === this.asked) this.refuse(error);
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.message.hidden = false;
    this.message.textContent = wordError(this.app.words, this.facts.name, error);
    this.root.dataset.checked = "refused";
    this.waiting.hidden = true;
  }

  draw() {
    if (!this.view) return;
    this.waiting.hidden = true;
    const figure = {
      rule: "",
      caption: "",
      values: {},
      view: this.view,
      picks: [],
      next: [],
      previews: [],
      pointed: null,
      last: [],
      shown: [],
      part: [],
    };
    // The table of a wide screen, however small the picture of it is.
    const width = Math.max(TABLE_WIDTH, this.canvas.clientWidth);
    drawFigure(this.canvas, this.game, figure, this.app.ink(), width);
  }

  deal() {
    this.choices.seed = freshSeed();
    this.seed.value = this.choices.seed;
    this.check();
  }

  /** Ask which level suits the player, and seat the computer at that level. */
  chooseLevel() {
    askLevel({
      levels: this.facts.levels,
      usual: this.facts.usual_level,
      say: (key, values) => this.app.words.say("bots", key, values),
      onchoose: (level) => {
        const { kinds } = this.choices;
        kinds.forEach((kind, seat) => {
          if (this.facts.levels.includes(kind)) kinds[seat] = level;
        });
        this.showPlayers();
      },
    });
  }

  swap() {
    this.choices.names.reverse();
    this.choices.kinds.reverse();
    this.showPlayers();
  }

  /** Show who sits where, as chosen. */
  showPlayers() {
    this.names.forEach((field, seat) => {
      const [input, kind] = [field.querySelector("input"), field.querySelector("select")];
      if (input) input.value = this.choices.names[seat];
      if (kind) kind.value = this.choices.kinds[seat];
    });
  }

  /** @param {Event} event */
  async start(event) {
    event.preventDefault();
    this.choices.seed = this.seed.value.trim().toLowerCase();
    try {
      const state = await askMatch(this.app, this.facts);
      const id = newMatchId();
      const kinds = this.choices.kinds.slice(0, state.seats);
      const { saved, totals } = state;
      keepMatch({ id, kinds, saved, changed: Date.now(), over: false, totals });
      this.app.go(`#/match/${id}`);
    } catch (error) {
      this.refuse(error);
    }
  }

  close() {
    this.watcher.disconnect();
  }
}
