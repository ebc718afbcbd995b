// Sets up a new match: against whom, with which expansions, and a picture of how it will begin.

import { element, fill } from "../../core/element.js";
import { wordError } from "../../core/word-error.js";
import { gameNamed } from "../../games/index.js";
import { drawFigure, withWords } from "../../panels/figure.js";
import { framed } from "../../panels/frame.js";
import { Gallery } from "../../panels/gallery.js";
import { startingBar } from "../../panels/starting-bar.js";
import { courseLink } from "../../panels/welcome.js";
import {
  askedOptions,
  chooseOption,
  choicesFor,
  freshSeed,
  isDrawn,
  startMatch,
} from "../../play/match-choices.js";
import { ExpansionsForm } from "./expansions.js";
import { OpponentsForm } from "./opponents.js";
import { OptionsForm, seatsQuestion } from "./options.js";
import { PlayersForm } from "./players.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").GameFacts} GameFacts */

const TABLE_WIDTH = 640;

/**
 * @param {App} app
 * @param {string} game
 * @returns {import("../../page.js").Screen}
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
   * @param {import("../../painter.js").GameOfThePage} game
   * @param {GameFacts} facts
   */
  constructor(app, game, facts) {
    this.app = app;
    this.game = game;
    this.facts = facts;
    this.choices = choicesFor(facts);
    /** Counts the questions, so that only the answer to the last one is shown. */
    this.asked = 0;
    /** @type {import("../../wire.js").View | null} */
    this.view = null;
    this.message = element("p", { class: "notice", role: "alert", hidden: true });
    this.canvas = element("canvas", { role: "img", "aria-label": this.ui("new.preview") });
    this.waiting = element("div", { class: "waiting" }, startingBar(app));
    this.seed = element("input", {
      type: "text",
      id: "seed",
      value: this.choices.seed,
      maxlength: app.limits.seed_letters,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": "help-seed",
      onchange: () => {
        this.choices.seed = this.seed.value.trim().toLowerCase();
        this.check();
      },
    });
    this.gallery = new Gallery(app);
    const parts = {
      words: app.words,
      facts,
      options: this.choices.options,
      drawable: game.setupBoard !== undefined,
      onchoose: (/** @type {string} */ name, /** @type {string} */ value) => {
        chooseOption(facts, name, value);
        this.show();
        this.check();
      },
    };
    const onchange = () => this.show();
    this.opponents = new OpponentsForm({ app, facts, gallery: this.gallery, onchange });
    this.players = new PlayersForm(app.words, facts, this.choices, onchange, this.opponents.bots);
    this.howMany = seatsQuestion(parts);
    this.expansions = new ExpansionsForm({ ...parts, game, gallery: this.gallery });
    this.options = new OptionsForm(parts, (option) => this.expansions.asks(option), [
      this.boardLink(),
    ]);
    this.chance = this.chanceField();
    this.root = this.assemble();
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.canvas.parentElement ?? this.canvas);
    this.show();
    this.gallery.hang();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.app.words.say("page", key, values);
  }

  assemble() {
    const { facts } = this;
    const start = element(
      "div",
      { class: "row" },
      element("button", { class: "button main" }, this.ui("new.start")),
      this.game.taught && courseLink(this.app, facts.name),
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
      this.howMany,
      this.opponents.root,
      this.expansions.root,
      this.players.root,
      this.options.root,
    );
    return element(
      "form",
      { class: "newmatch", onsubmit: (/** @type {Event} */ event) => this.start(event) },
      preview,
      chosen,
    );
  }

  chanceField() {
    return element(
      "div",
      { class: "chance" },
      element(
        "button",
        { type: "button", class: "button", dataset: { do: "deal" }, onclick: () => this.deal() },
        this.ui("new.deal"),
      ),
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

  /** The way to the board on which the match can be set up by hand. */
  boardLink() {
    const attributes = { class: "button", href: `#/setup/${this.facts.name}` };
    if (!this.game.setupBoard) return null;
    return element("a", { ...attributes, dataset: { do: "setup-board" } }, this.ui("new.board"));
  }

  /** Show everything as chosen, and only what matters beside the other choices. */
  show() {
    this.opponents.show();
    this.players.show();
    this.expansions.show();
    this.options.show();
    this.options.root.hidden = this.options.fields.length === 0 && !this.game.setupBoard;
    this.chance.hidden = !isDrawn(this.facts, this.choices.options);
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
      cover: [],
    };
    // The table of a wide screen, however small the picture of it is.
    const width = Math.max(TABLE_WIDTH, this.canvas.clientWidth);
    const worded = withWords(this.app.words, this.facts, figure);
    drawFigure(this.canvas, this.game, worded, this.app.ink(), width);
  }

  deal() {
    this.choices.seed = freshSeed();
    this.seed.value = this.choices.seed;
    this.check();
  }

  /** @param {Event} event */
  async start(event) {
    event.preventDefault();
    this.choices.seed = this.seed.value.trim().toLowerCase();
    try {
      await startMatch(this.app, this.facts);
    } catch (error) {
      this.refuse(error);
    }
  }

  close() {
    this.gallery.close();
    this.watcher.disconnect();
  }
}
