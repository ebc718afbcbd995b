// The set-up board of Oklahoma Boomers: a position for a match, or a layout for an option, made by
// hand. The core is asked after every change whether it is allowed, and its answer is shown.

import { wordError } from "../../../core/word-error.js";
import { describe } from "../painter.js";
import { complete, erase, halfTurn, put, viewOf } from "./draft.js";
import { board, colours, isLine, isSquare, squaresOf } from "../facts.js";
import { setupPainter } from "./painter.js";
import { emptyScene } from "../../../play/scene.js";
import { Stage } from "../../../play/stage.js";
import { Refusal } from "../../../core/client.js";
import { undoKey } from "../../../core/undo-keys.js";
import { UndoStack } from "../../../core/undo-stack.js";
import { barButton } from "../../../play/bar-button.js";
import { element } from "../../../core/element.js";
import { buttonIcon } from "../../../core/button-icons.js";
import { choicesFor, startMatch } from "../../../play/match-choices.js";
import { dropDraft, keepDraft, keptDraft } from "./kept.js";
import { SetupPanel } from "./panel.js";
import { Questions } from "./questions.js";

/** @typedef {import("../../../page.js").App} App */
/** @typedef {import("../../../wire.js").GameFacts} GameFacts */
/** @typedef {import("../../../painter.js").Spot} Spot */
/** @typedef {import("./draft.js").Draft} Draft */

const GAME = "boomers";

/** The tool that takes away; the others are named by the core. */
const ERASE = "erase";

/**
 * List the tools in the order of their keys: all of them, or those of a layout.
 * @param {string | null} layer
 * @returns {string[]}
 */
function toolsFor(layer) {
  const fitting = board.tools.filter(({ into }) => !layer || into === board.layers[layer]);
  const names = fitting.map(({ name }) => name);
  // What lies on lines is taken away by the tool that puts it.
  return fitting.every(({ lines }) => lines) ? names : [...names, ERASE];
}

/** @typedef {import("../../../painter.js").SetupErrand} Errand */

/**
 * @param {App} app
 * @param {string | undefined} option the option to draw a layout for; without it, a position
 * @param {Errand | null} [errand] without it, a match is started from the position
 * @returns {import("../../../page.js").Screen | null} null when no layout is drawn for that option
 */
export function setupScreen(app, option, errand = null) {
  if (option !== undefined && !Object.hasOwn(board.layers, option)) return null;
  const layer = option ?? null;
  const setup = new SetupBoard(app, layer, errand);
  setup.begin();
  return { title: setup.title, root: setup.root, close: () => setup.close() };
}

class SetupBoard {
  /**
   * @param {App} app
   * @param {string | null} layer
   * @param {Errand | null} errand
   */
  constructor(app, layer, errand) {
    this.app = app;
    this.layer = layer;
    this.errand = errand;
    this.title = this.say(layer ? `title.${layer}` : "title.position");
    /** Where this board is, for its draft to be found again after a reload. */
    this.place = location.hash.replace(/^#\/?/, "");
    this.tools = toolsFor(layer);
    this.tool = this.tools[0];
    /** @type {UndoStack<Draft>} */
    this.drafts = new UndoStack(board.empty);
    /** What the core made of the draft, else what is painted of it. */
    this.view = viewOf(this.draft);
    /** Counts the questions, so that only the answer to the last one is shown. */
    this.asked = 0;
    /** @type {Questions | null} null until the facts are there */
    this.questions = null;
    this.scene = emptyScene();
    app.words.names = colours.map((colour) => app.words.say(GAME, `colour.${colour}`));
    this.stage = new Stage({
      painter: setupPainter(() => this.tool),
      ink: app.ink,
      regionLabel: (name) =>
        name === "lines" ? this.say("lines") : app.words.say(GAME, `region.${name}`),
      label: (spot) => this.spotLabel(spot),
      onpick: (spot) => this.use(spot),
      onpoint: (spot) => {
        this.scene.pointed = spot?.id ?? null;
        this.stage.repaint();
      },
    });
    this.panel = new SetupPanel({
      layer: layer !== null,
      tools: this.tools,
      say: (key, values) => this.say(key, values),
      ink: app.ink,
      ontool: (tool) => this.take(tool),
      onchange: (changes) => this.change({ ...this.draft, ...changes }),
      onclear: () => this.change(this.cleared()),
      onturn: () => this.change(halfTurn(this.draft)),
      oncomplete: () => this.change(complete(this.draft)),
      onrandom: () => this.random(),
      onstart: () => this.finish(),
    });
    this.main = element("main", { class: "table setup" });
    const ui = (/** @type {string} */ key) => app.words.say("page", key);
    this.undoButton = barButton(ui, "undo", () => this.drafts.undo() && this.settle());
    this.redoButton = barButton(ui, "redo", () => this.drafts.redo() && this.settle());
    this.root = this.assemble();
    document.body.classList.add("at-table");
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say(GAME, `setup-board.${key}`, values);
  }

  assemble() {
    const { href, words } = this.errand?.leave ?? {
      href: `#/new/${GAME}`,
      words: this.say("leave"),
    };
    const back = element(
      "a",
      { class: "button quiet", href, title: words },
      buttonIcon("close"),
      element("span", { class: "words" }, words),
    );
    if (this.errand) this.panel.start.textContent = this.panel.start.title = this.errand.use;
    const bar = element(
      "nav",
      { class: "bar", "aria-label": this.say("bar") },
      element("h1", { class: "wordmark" }, this.title),
      this.undoButton,
      this.redoButton,
      back,
    );
    const { tools, judgement, controls } = this.panel;
    this.main.append(tools, this.stage.root, judgement, controls);
    return element("div", { class: "place" }, bar, this.main);
  }

  /** Begin with what the new match would begin with, or with what was drawn here last. */
  async begin() {
    this.panel.hold(this.app.words.say("page", "core.starting"));
    const games = await this.app.games();
    const facts = /** @type {GameFacts} */ (games.find((one) => one.name === GAME));
    this.questions = new Questions(this.app.core, facts, this.layer);
    const match = this.errand?.match ?? null;
    this.drafts.replace(keptDraft(this.place) ?? (await this.questions.start(match)));
    this.refresh();
    await this.check();
  }

  get draft() {
    return this.drafts.now;
  }

  /** @param {string} tool */
  take(tool) {
    this.tool = tool;
    this.panel.showTool(tool);
    this.refresh();
    this.app.announce(this.say(`tool.${tool}`));
  }

  /** @param {Spot} spot */
  use(spot) {
    if (!isSquare(spot.id) && !isLine(spot.id)) return;
    const next = put(this.draft, this.tool, spot.id);
    if (next === null) this.panel.note(this.say("none-left", { what: this.tool }));
    else if (next !== this.draft) this.change(next);
  }

  /** @param {Draft} next */
  change(next) {
    this.drafts.change(next);
    this.settle();
  }

  settle() {
    keepDraft(this.place, this.draft);
    this.refresh();
    this.check();
  }

  /** @returns {Draft} the board without what is drawn here */
  cleared() {
    if (this.layer) return { ...this.draft, [board.layers[this.layer]]: [] };
    return { ...board.empty, side: this.draft.side, clock: this.draft.clock };
  }

  async random() {
    const next = await this.questions?.scatter(this.draft);
    if (next) this.change(next);
  }

  /** Show the draft as it is, before the core has said anything about it. */
  refresh() {
    this.view = viewOf(this.draft);
    this.main.dataset.tool = this.tool;
    this.undoButton.disabled = !this.drafts.canUndo;
    this.redoButton.disabled = !this.drafts.canRedo;
    this.panel.show(this.draft);
    this.stage.show(this.view, this.scene);
  }

  /** Ask the core whether the draft is allowed, and show its answer. */
  async check() {
    const asked = ++this.asked;
    const { layer, draft, questions } = this;
    if (!questions) return;
    const list = layer ? draft[board.layers[layer]] : null;
    if (list?.length === 0) {
      this.scene.shown = [];
      this.panel.refuse(this.say(`nothing.${layer}`));
      this.stage.show(this.view, this.scene);
      return;
    }
    try {
      const told = await questions.compose(draft);
      if (asked !== this.asked) return;
      this.view = told.view;
      this.scene.shown = [];
      const { outcome } = told;
      if (outcome) this.panel.refuse(`${this.say("over")} ${this.endWords(outcome)}`);
      else this.panel.allow(this.praise());
    } catch (error) {
      if (asked !== this.asked) return;
      if (error instanceof Refusal) this.scene.shown = error.where;
      this.panel.refuse(wordError(this.app.words, GAME, error));
    }
    this.stage.show(this.view, this.scene);
  }

  praise() {
    if (this.layer) return this.say("fine.layout");
    const n = this.view.homesteads.length;
    return this.say(n > 0 ? "fine.closed" : "fine.open", { n });
  }

  /** @param {import("../../../wire.js").Outcome} outcome */
  endWords(outcome) {
    return this.app.words.say(GAME, `end.${outcome.ended_by}`);
  }

  /** Start the match from here, or take the layout to the new match. */
  async finish() {
    if (!this.questions) return;
    const { facts } = this.questions;
    try {
      const { text } = await this.questions.compose(this.draft);
      if (this.layer) {
        choicesFor(facts).options[this.layer] = text;
        this.app.go(`#/new/${GAME}`);
      } else if (this.errand) {
        this.errand.take(text);
      } else {
        await startMatch(this.app, facts, text);
      }
    } catch (error) {
      this.panel.refuse(wordError(this.app.words, GAME, error));
    }
  }

  /** @param {Spot} spot */
  spotLabel(spot) {
    if (isLine(spot.id)) {
      const [one, other] = squaresOf(spot.id);
      const laid = this.draft.tracks.includes(spot.id);
      return this.say(laid ? "line.track" : "line.free", { one, other });
    }
    return describe(this.view, spot, (key, values) => this.app.words.say(GAME, key, values));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === "number") return;
    const spot = target instanceof HTMLElement ? target.dataset.spot : undefined;
    if (event.ctrlKey || event.metaKey) {
      const deed = undoKey(event);
      if (!deed) return;
      event.preventDefault();
      (deed === "redo" ? this.redoButton : this.undoButton).click();
    } else if (spot && this.tools[Number(event.key) - 1]) {
      this.take(this.tools[Number(event.key) - 1]);
    } else if (spot && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      const next = erase(this.draft, spot);
      if (next !== this.draft && !this.layer) this.change(next);
    }
  }

  close() {
    document.body.classList.remove("at-table");
    document.removeEventListener("keydown", this.keys);
    // A position is kept, so that a way back to it is open; the others belong to whoever asked.
    if (this.layer || this.errand) dropDraft(this.place);
    this.stage.close();
  }
}
