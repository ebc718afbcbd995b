// The set-up board of a game: a position for a match, or a layout for an option, made by hand. Every
// change is made by the core, which says at once what the rules make of it. A game says only its tools,
// its fields and how they look.

import { Refusal } from "../../core/client.js";
import { element } from "../../core/element.js";
import { buttonIcon } from "../../core/button-icons.js";
import { undoKey } from "../../core/undo-keys.js";
import { UndoStack } from "../../core/undo-stack.js";
import { wordError } from "../../core/word-error.js";
import { barButton } from "../../play/bar-button.js";
import { choicesFor, freshSeed, startMatch } from "../../play/match-choices.js";
import { emptyScene } from "../../play/scene.js";
import { Stage } from "../../play/stage.js";
import { shareMatch } from "../share.js";
import { Shortcuts } from "../shortcuts.js";
import { KeptDraft } from "./kept.js";
import { SetupPanel } from "./panel.js";
import { Questions } from "./questions.js";
import { Sources } from "./sources.js";
import { Strokes } from "./strokes.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").SetupErrand} Errand */
/** @typedef {import("../../painter.js").GameOfThePage} Game */
/** @typedef {import("../../wire.js").SetupBoardState} State */
/** @typedef {import("../../wire.js").BoardChange} Change */
/** @typedef {import("../../wire.js").Pieces} Pieces */
/** @typedef {import("../../wire.js").StepMatch} StepMatch */

/** The tools that every board has: they take away, and take up what would put the same again. */
const ERASE = { name: "erase", kind: "erase", seat: null };
const COPY = { name: "copy", kind: "copy", seat: null };

/**
 * @param {App} app
 * @param {Game} game
 * @param {string | undefined} option the option to draw a layout for; without it, a position
 * @param {Errand | null} [errand] without it, a match is started from the position
 * @returns {import("../../page.js").Screen | null} null when the game has no such board
 */
export function setupBoardScreen(app, game, option, errand = null) {
  const board = app.facts(game.name)?.setup_board;
  if (!board || !game.setupBoard) return null;
  if (option !== undefined && !Object.hasOwn(board.layers, option)) return null;
  const setup = new SetupBoard({ app, game, board, layer: option ?? null, errand });
  setup.begin();
  return { title: setup.title, root: setup.root, close: () => setup.close() };
}

/**
 * List the tools in the order of their keys: all of them, or those of a layout.
 * @param {import("../../wire.js").SetupBoardFacts} board
 * @param {string | null} layer
 */
function toolsFor(board, layer) {
  const fitting = board.tools.filter(({ into }) => !layer || into === board.layers[layer]);
  // What lies on lines is taken away by the tool that puts it.
  if (layer) return fitting.every(({ lines }) => lines) ? fitting : [...fitting, ERASE];
  return [...fitting, COPY, ERASE];
}

class SetupBoard {
  /**
   * @param {object} parts
   * @param {App} parts.app
   * @param {Game} parts.game
   * @param {import("../../wire.js").SetupBoardFacts} parts.board
   * @param {string | null} parts.layer
   * @param {Errand | null} parts.errand
   */
  constructor({ app, game, board, layer, errand }) {
    this.app = app;
    this.game = game;
    this.board = board;
    this.layer = layer;
    this.errand = errand;
    this.title = this.say(layer ? `title.${layer}` : "title.position");
    const facts = app.facts(game.name);
    app.words.names = facts.colours.map((colour) => app.words.say(game.name, `colour.${colour}`));
    /** By the address of this board its draft is found again after a reload. */
    this.kept = new KeptDraft(location.hash.replace(/^#\/?/, ""), {
      onfollow: (pieces) => this.follow(pieces),
      onbeside: (there) => this.panel.tellOtherTab(there ? "beside" : null),
    });
    this.tools = toolsFor(board, layer);
    this.tool = this.tools[0].name;
    /** @type {UndoStack<State | null>} */
    this.states = new UndoStack(null);
    /** Changes are made one after the other; each goes on from what the one before it has made. */
    this.queue = Promise.resolve();
    this.questions = new Questions(app.core, facts, layer);
    this.scene = {
      ...emptyScene(),
      names: app.words.names,
      say: (/** @type {string} */ key, /** @type {any} */ values) =>
        app.words.say(game.name, key, values),
    };
    this.closed = false;
    /** What can be made of a position besides a match. @type {HTMLButtonElement[]} */
    this.others = [];
    this.stage = this.makeStage();
    this.panel = new SetupPanel({
      app,
      game,
      board,
      layer,
      tools: this.tools,
      ontool: (tool) => this.take(tool),
      onchange: (change) => this.change(change),
      onstart: () => this.finish(),
      onlook: (where) => this.look(where),
      onbeside: () =>
        this.lay((pieces) => this.questions.resume(this.kept.changeWithBeside(pieces))),
      ondrop: () => this.kept.dropBeside(),
    });
    this.sources = new Sources({
      app,
      game,
      onmatch: (match) => this.lay(() => this.questions.takeApart(match)),
      onpaste: (pasted) => this.lay(() => this.questions.read(pasted)),
    });
    this.shortcuts = new Shortcuts({
      app,
      facts,
      match: () => (this.state ? this.match : null),
      start: () => (this.state ? this.match : null),
      bare: true,
      onmatch: (match) => this.lay(() => this.questions.takeApart(match)),
      onback: () => this.takeBack("undo"),
    });
    this.strokes = this.makeStrokes();
    this.main = element("main", { class: "table setup" });
    const ui = (/** @type {string} */ key) => app.words.say("page", key);
    this.undoButton = barButton(ui, "undo", () => this.takeBack("undo"));
    this.redoButton = barButton(ui, "redo", () => this.takeBack("redo"));
    this.root = this.assemble();
    document.body.classList.add("at-table");
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  /** @returns {Stage} */
  makeStage() {
    const { app, game } = this;
    const painted = /** @type {import("../../painter.js").SetupPainter} */ (game.setupBoard);
    return new Stage({
      painter: painted.painter(() => this.tool),
      ink: app.ink,
      regionLabel: (name) => app.words.say(game.name, `region.${name}`),
      label: (spot) => this.spotLabel(spot),
      onpick: (spot) => this.use(spot.id),
      onpoint: (spot) => {
        this.scene.pointed = spot?.id ?? null;
        this.stage.repaint();
      },
    });
  }

  makeStrokes() {
    /** @type {Pieces | null} what lay there when the stroke began */
    let before = null;
    return new Strokes({
      board: this.stage.twin,
      able: () => this.tool !== COPY.name && this.state !== null,
      ondraw: (at, first) => {
        const tool = this.tool;
        if (first) before = null;
        this.enqueue(async () => {
          if (first) this.states.endTag();
          before ??= this.state?.pieces ?? null;
          if (before) this.takeUp(await this.questions.edit(before, { tool, at }), "stroke");
        });
      },
    });
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say(this.game.name, `setup-board.${key}`, values);
  }

  get state() {
    return this.states.now;
  }

  /** @returns {StepMatch} what lies there, as a match that begins with it */
  get match() {
    const { seed } = choicesFor(this.questions.facts);
    return { seed, options: {}, position: this.state?.text ?? null, actions: [] };
  }

  assemble() {
    const { href, words } = this.errand?.leave ?? {
      href: `#/new/${this.game.name}`,
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
    if (!this.layer) {
      if (!this.errand) controls.prepend(this.ways());
      controls.append(this.shortcuts.root, this.sources.root);
      controls.append(element("p", { class: "keys" }, this.say("keys")));
    }
    this.main.append(tools, this.stage.root, judgement, controls);
    return element("div", { class: "place" }, bar, this.main);
  }

  /** What else can be made of a position: a link, a step of a lesson. */
  ways() {
    const { app, game } = this;
    const share = this.panel.button("share", "share", () => this.share());
    const lesson = app.extras.stepFromMatch(app, () => {
      const saved = { game: game.name, ...this.match, players: [], cursor: 0 };
      return { saved, move: 0 };
    });
    this.others = /** @type {HTMLButtonElement[]} */ ([share, lesson]);
    return element("div", { class: "row" }, share, lesson);
  }

  /** Begin with what was drawn here last, or with what the new match would begin with. */
  begin() {
    this.panel.hold(this.app.words.say("page", "core.starting"));
    this.enqueue(async () => {
      await this.app.games();
      const kept = await this.questions.resume(this.kept.begin());
      this.states.replace(kept ?? (await this.questions.start(this.errand?.match ?? null)));
      this.show();
    });
  }

  /**
   * Do something after all that was begun before; what goes wrong is said.
   * @param {() => Promise<void>} work
   */
  enqueue(work) {
    this.queue = this.queue.then(work).catch((error) => {
      if (this.closed) return;
      this.panel.refuse([{ text: wordError(this.app.words, this.game.name, error), where: [] }]);
      if (this.state && error instanceof Refusal) this.panel.start.disabled = !this.playable;
    });
  }

  /** @param {Change | ((pieces: Pieces) => Change)} change what is changed, or how it follows */
  change(change) {
    this.lay((pieces) =>
      this.questions.edit(pieces, typeof change === "function" ? change(pieces) : change),
    );
  }

  /**
   * Lay something else on the board.
   * @param {(pieces: Pieces) => Promise<State | null>} find
   */
  lay(find) {
    this.strokes.forget();
    this.enqueue(async () => {
      if (!this.state) return;
      const found = await find(this.state.pieces);
      if (found) this.takeUp(found);
    });
  }

  /** @param {State} next @param {string} [tag] changes of one stroke are taken back together */
  takeUp(next, tag = "") {
    if (JSON.stringify(next.pieces) !== JSON.stringify(this.state?.pieces)) {
      this.states.change(next, tag);
      this.settle();
    } else {
      // The fields show again what has not been changed.
      this.show();
    }
    if (next.refused) this.panel.note(this.say("none-left", { what: this.tool }));
  }

  /** Take back the last change, or make it again, after all that is under way. @param {"undo" | "redo"} deed */
  takeBack(deed) {
    this.strokes.forget();
    this.enqueue(async () => {
      if (this.states[deed]()) this.settle();
    });
  }

  settle() {
    if (this.state) this.kept.keep(this.state.pieces);
    this.show();
  }

  /** Go on from what another tab has drawn; what stood here can be had back. @param {Pieces} pieces */
  follow(pieces) {
    this.lay(async () => {
      const found = await this.questions.resume(pieces);
      if (!found) return null;
      this.states.change(found);
      this.show();
      this.panel.tellOtherTab("followed");
      return null;
    });
  }

  /** @param {string} tool */
  take(tool) {
    this.tool = tool;
    this.panel.showTool(tool);
    this.main.dataset.tool = tool;
    if (this.state) this.showBoard(this.state);
    const { label } = this.panel.radios.get(tool) ?? { label: "" };
    this.app.announce(label);
  }

  /** Use the tool in hand. @param {string} at */
  use(at) {
    if (this.tool !== COPY.name) {
      this.change({ tool: this.tool, at: [at] });
      return;
    }
    this.lay(async (pieces) => {
      const tool = await this.questions.toolAt(pieces, at);
      if (tool) this.take(tool);
      else this.panel.note(this.say("nothing-there"));
      return null;
    });
  }

  get playable() {
    return this.state !== null && this.state.problems.length === 0 && this.state.over === null;
  }

  /** Show what lies there, and what the rules say of it. */
  show() {
    const { state } = this;
    if (!state || this.closed) return;
    this.main.dataset.tool = this.tool;
    this.undoButton.disabled = !this.states.canUndo;
    this.redoButton.disabled = !this.states.canRedo;
    this.panel.show(state);
    if (!this.panel.usable.includes(this.tool)) this.take(this.tools[0].name);
    this.scene.shown = state.problems.flatMap(({ where }) => where);
    this.showBoard(state);
    this.showVerdict(state);
    this.sources.show(state.text);
    for (const button of this.others) button.disabled = !this.playable;
    this.shortcuts.enable(this.playable);
  }

  /** @param {State} state */
  showBoard({ view, pieces, marks }) {
    this.stage.show(/** @type {any} */ ({ ...view, laid: pieces, marks }), this.scene);
  }

  /** @param {State} state */
  showVerdict({ pieces, problems, over }) {
    const { layer, app, game } = this;
    const drawn = layer && /** @type {string[]} */ (pieces[this.board.layers[layer]]);
    if (layer && drawn?.length === 0) {
      this.panel.refuse([{ text: this.say(`nothing.${layer}`), where: [] }]);
    } else if (problems.length > 0) {
      const worded = problems.map(({ key, values, where }) => ({
        text: app.words.say(game.name, `error.${key}`, values),
        where,
      }));
      this.panel.refuse(worded);
    } else if (over) {
      const end = app.words.say(game.name, `end.${over}`);
      this.panel.refuse([{ text: `${this.say("over")} ${end}`, where: [] }]);
    } else {
      this.panel.allow(this.say(layer ? "fine.layout" : "fine"));
    }
  }

  /** Go where something is wrong: on the board, or beside it. @param {string[]} where */
  look(where) {
    if (this.panel.look(where[0])) return;
    this.stage.root.scrollIntoView({ block: "nearest" });
    this.stage.focus(where[0]);
  }

  /** Start the match from here, or hand over what was drawn to whoever has sent for it. */
  finish() {
    this.enqueue(async () => {
      if (!this.state || !this.playable) return;
      const { facts } = this.questions;
      if (this.layer) {
        choicesFor(facts).options[this.layer] = this.state.text;
        this.app.go(`#/new/${this.game.name}`);
      } else if (this.errand) {
        this.errand.take(this.state.text);
      } else {
        await startMatch(this.app, facts, this.state.text);
      }
    });
  }

  /** Offer a match that begins here as a link. */
  share() {
    this.enqueue(async () => {
      const { app, game, match } = this;
      await app.core.ask({ do: "new", game: game.name, ...match, seed: freshSeed(), players: [] });
      await shareMatch({
        core: app.core,
        ui: (key, values) => app.words.say("page", key, values),
        title: app.words.say(game.name, "title"),
        name: `${game.name}.txt`,
        kinds: [],
        reveals: false,
        ontaken: () => {},
      });
    });
  }

  /** @param {Spot} spot @returns {string} */
  spotLabel(spot) {
    const { stage, app, game } = this;
    const painter = stage.parts.painter;
    const view = /** @type {any} */ (stage.view);
    return painter.describe(view, spot, (key, values) => app.words.say(game.name, key, values));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { target } = event;
    const writing =
      (target instanceof HTMLInputElement && ["number", "text"].includes(target.type)) ||
      target instanceof HTMLTextAreaElement;
    if (writing) return;
    const spot = target instanceof HTMLElement ? target.dataset.spot : undefined;
    const tools = this.panel.usable;
    if (event.ctrlKey || event.metaKey) {
      const deed = undoKey(event);
      if (!deed) return;
      event.preventDefault();
      this.takeBack(deed);
    } else if (spot && tools[Number(event.key) - 1]) {
      this.take(tools[Number(event.key) - 1]);
    } else if (spot && (event.key === "[" || event.key === "]")) {
      const by = event.key === "]" ? 1 : -1;
      this.take(tools[(tools.indexOf(this.tool) + by + tools.length) % tools.length]);
    } else if (spot && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      if (!this.layer) this.change({ tool: ERASE.name, at: [spot] });
    }
  }

  close() {
    this.closed = true;
    document.body.classList.remove("at-table");
    document.removeEventListener("keydown", this.keys);
    // A position is kept, so that a way back to it is open; the others belong to whoever asked.
    if (this.layer || this.errand) this.kept.drop();
    this.kept.close();
    this.shortcuts.stop();
    this.stage.close();
  }
}
