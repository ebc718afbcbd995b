// The table where a match is played: it wires the core, the selection, the stage and the panels.

import { PAINTERS, wordError } from "../app.js";
import { back, begin, choose, nextPicks, possible } from "../board/selection.js";
import { Stage } from "../board/stage.js";
import { keepMatch, keptMatch, settings, storageWorks } from "../core/saves.js";
import { element, fill } from "../element.js";
import { handover } from "../panels/handover.js";
import { LogPanel } from "../panels/log.js";
import { PicksPanel } from "../panels/picks.js";
import { ReplayPanel } from "../panels/replay.js";
import { seatRows } from "../panels/seats.js";
import { scoreSheet } from "../panels/sheet.js";
import { sign } from "../panels/signs.js";
import { makeTabs } from "../panels/tabs.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").TableEvent} TableEvent */

/** How long a move glides, in milliseconds. @type {Record<string, number>} */
const MOTION = { none: 0, quick: 350, normal: 700, slow: 1300 };

/**
 * @param {App} app
 * @param {string} id the kept match
 * @returns {import("../app.js").Screen}
 */
export function tableScreen(app, id) {
  const kept = keptMatch(id);
  if (!kept || !(kept.saved.game in PAINTERS)) {
    const link = element("a", { class: "button", href: "#/" }, app.words.say("page", "table.home"));
    const text = element("p", { class: "notice" }, app.words.say("page", "table.lost"));
    return { title: "", root: element("main", { class: "page narrow" }, text, link) };
  }
  const table = new Table(app, id, kept.saved.game);
  table.ask({ do: "open", saved: kept.saved });
  return { title: table.say("title"), root: table.root, close: () => table.close() };
}

class Table {
  /**
   * @param {App} app
   * @param {string} id
   * @param {string} game
   */
  constructor(app, id, game) {
    this.app = app;
    this.id = id;
    this.game = game;
    this.painter = PAINTERS[game];
    /** @type {State | null} */
    this.state = null;
    /** @type {string[]} */
    this.colours = [];
    this.selection = begin([]);
    /** @type {import("../types.js").Scene} */
    this.scene = {
      next: new Set(),
      picks: [],
      previews: [],
      pointed: null,
      last: [],
      progress: 1,
      shown: [],
    };
    this.busy = false;
    this.closed = false;
    /** Whose view is shown where hands are hidden; null until somebody takes over. @type {number | null} */
    this.viewer = null;

    this.stage = new Stage({
      painter: this.painter,
      ink: app.ink,
      regionLabel: (name) => this.say(`region.${name}`),
      label: (spot) => this.spotLabel(spot),
      onpick: (spot) => this.pick(spot.picks),
      onpoint: (spot) =>
        this.point(
          spot?.picks.find((one) => this.scene.next.has(one)) ?? spot?.picks.at(-1) ?? null,
        ),
    });
    this.picks = new PicksPanel({
      ui: (key) => this.ui(key),
      label: (pick) => this.pickLabel(pick),
      onpick: (pick) => this.pick([pick]),
      onpoint: (pick) => this.point(pick),
      onback: () => this.takeBack(),
      ontype: (typed) => this.type(typed),
    });
    this.log = new LogPanel({
      word: (event) => this.wordEvent(event),
      show: (where) => this.showWhere(where),
    });
    this.seats = element("ul", { class: "seats", "aria-label": this.ui("table.players") });
    this.sheet = element("div");
    this.main = element("main", { class: "table" });
    this.replay = new ReplayPanel({
      ui: (key, values) => this.ui(key, values),
      onlook: (move) => this.look(move),
      onclose: () => this.ask({ do: "state" }),
    });
    this.undoButton = this.barButton("undo", () => this.ask({ do: "undo" }));
    this.redoButton = this.barButton("redo", () => this.ask({ do: "redo" }));
    this.root = this.assemble();
    this.picks.say(this.ui("table.starting"));
    document.body.classList.add("at-table");
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  assemble() {
    const side = makeTabs(
      [
        { id: "log", label: this.ui("table.log"), panel: this.log.root },
        { id: "score", label: this.ui("table.score"), panel: this.sheet },
      ],
      this.ui("table.side"),
    );
    const bar = element(
      "nav",
      { class: "bar", "aria-label": this.ui("table.bar") },
      element("a", { class: "wordmark", href: "#/" }, this.say("title")),
      this.undoButton,
      this.redoButton,
      this.barButton("replay", () => this.openReplay()),
      this.barButton("save-record", () => this.saveRecord()),
      element(
        "a",
        { class: "button quiet", href: `#/rules/${this.game}`, title: this.ui("rules.link") },
        sign("rules"),
        element("span", { class: "words" }, this.ui("rules.link")),
      ),
    );
    const heading = element("h1", { class: "heard-only" }, this.say("title"));
    const below = element("div", { class: "below" }, this.replay.root, this.picks.root);
    const parts = [this.seats, this.stage.root, below, side];
    this.main.append(heading, ...parts);
    return element("div", { class: "place" }, bar, this.main);
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  barButton(name, onclick) {
    const words = this.ui(`table.${name}`);
    return element(
      "button",
      { type: "button", class: "button quiet", title: words, onclick, dataset: { do: name } },
      sign(name),
      element("span", { class: "words" }, words),
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say(this.game, key, values);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.app.words.say("page", key, values);
  }

  /**
   * Ask the core for a change of the match, and show what comes of it.
   * @param {Record<string, unknown> & { do: string }} request
   */
  async ask(request) {
    if (this.busy) return;
    this.busy = true;
    try {
      const moved = request.do === "play" || request.do === "redo";
      let state = await this.app.core.ask({ ...request, seat: this.viewer });
      if (state.secrets && state.turn !== this.viewer) {
        this.viewer = null;
        state = await this.app.core.ask({ do: "state", seat: null });
        if (!this.closed) this.handOver(state);
      }
      if (!this.closed) this.show(state, moved);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /**
   * Hide all hands until the next player takes the device.
   * @param {State} state
   */
  handOver(state) {
    document.querySelector("dialog.handover")?.remove();
    if (state.turn === null) return;
    const name = state.saved.players[state.turn] || this.ui(`colour.${state.colours[state.turn]}`);
    const dialog = handover({
      title: this.ui("handover.title", { name }),
      text: this.ui("handover.text", { name }),
      button: this.ui("handover.take", { name }),
      ontake: () => {
        this.viewer = state.turn;
        this.ask({ do: "state" });
      },
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  openReplay() {
    const last = this.state?.saved.cursor ?? 0;
    this.replay.open(this.state?.outcome ? 0 : last, last);
  }

  /**
   * Show an earlier moment; nothing can be picked there.
   * @param {number} move
   */
  async look(move) {
    try {
      const seen = await this.app.core.ask({ do: "look", move, seat: this.viewer });
      if (this.replay.root.hidden || this.replay.move() !== move) return;
      this.scene.next = new Set();
      this.scene.picks = [];
      this.scene.previews = [];
      this.scene.last = this.log.turns[move - 1]?.events ?? [];
      this.scene.progress = 1;
      this.stage.show(seen.view, this.scene);
      this.picks.say(this.scene.last.map((event) => this.wordEvent(event)).join(" "));
      this.log.mark(move);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.picks.refuse(wordError(this.app.words, this.game, error));
  }

  /**
   * @param {State} state
   * @param {boolean} moved whether something has just happened on the board
   */
  show(state, moved) {
    this.state = state;
    this.colours = state.colours.slice(0, state.seats);
    this.app.words.names = this.colours.map(
      (colour, seat) => state.saved.players[seat] || this.ui(`colour.${colour}`),
    );
    this.keep(state);
    this.main.dataset.move = String(state.saved.cursor);
    this.selection = begin(state.legal, this.painter.either);
    this.log.tell(state.told.since, state.told.turns, this.colours);
    this.scene.last = this.log.last();
    this.scene.shown = [];
    this.picks.refuse(storageWorks ? "" : this.ui("error.storage"));
    this.drawSeats(state);
    this.undoButton.disabled = state.saved.cursor <= state.floor;
    this.redoButton.disabled = state.saved.cursor >= state.saved.actions.length;
    this.refresh();
    if (moved) {
      this.animate();
      this.app.announce(this.scene.last.map((event) => this.wordEvent(event)).join(" "));
    }
  }

  /** @param {State} state */
  keep(state) {
    keepMatch({
      id: this.id,
      name: keptMatch(this.id)?.name,
      saved: state.saved,
      changed: Date.now(),
      over: state.outcome !== null,
      totals: state.totals,
    });
  }

  /** Show the selection: what is picked, what can be, and what it would do. */
  refresh() {
    if (!this.state) return;
    const next = nextPicks(this.selection);
    this.scene.next = new Set(next);
    this.scene.picks = this.selection.picks;
    this.scene.previews = [];
    this.stage.show(this.state.view, this.scene);
    if (this.state.outcome) this.drawResult(this.state.outcome);
    else this.picks.ask(this.promptText(), this.stage.notOn(next), this.selection.picks.length > 0);
    this.preview();
  }

  /** Ask what each last pick would do, to show it before it is made. */
  async preview() {
    const { selection } = this;
    const made = selection.picks.length;
    const complete = possible(selection).filter((action) => action.length === made + 1);
    if (made === 0 || complete.length === 0 || complete.length > 8) return;
    try {
      const asked = complete.map((picks) => this.app.core.ask({ do: "preview", picks }));
      const told = await Promise.all(asked);
      if (this.selection !== selection) return;
      this.scene.previews = complete.map((action, i) => ({
        pick: action[made],
        events: told[i].events,
      }));
      this.stage.repaint();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Let the last action happen before the eye. */
  animate() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const length = still ? 0 : (MOTION[settings().motion] ?? MOTION.normal);
    const began = performance.now();
    const step = () => {
      this.scene.progress = length ? Math.min(1, (performance.now() - began) / length) : 1;
      this.stage.repaint();
      if (this.scene.progress < 1 && !this.closed) requestAnimationFrame(step);
    };
    step();
  }

  /** @param {string | null} pick */
  point(pick) {
    if (pick === this.scene.pointed) return;
    this.scene.pointed = pick;
    this.stage.repaint();
  }

  /** @param {string[]} where */
  showWhere(where) {
    this.scene.shown = where;
    this.stage.repaint();
  }

  /**
   * Make a pick, by whatever input it came.
   * @param {string[]} candidates
   */
  async pick(candidates) {
    if (this.busy || !this.state) return;
    const choice = choose(this.selection, candidates);
    this.selection = choice.selection;
    if (choice.action && this.asksFirst()) this.confirm(choice.action);
    else if (choice.action) await this.ask({ do: "play", picks: choice.action });
    else if (choice.refused) await this.explain(choice.refused);
    else this.reselect();
  }

  /** Show a changed selection, and tell it. */
  reselect() {
    this.picks.refuse("");
    this.scene.shown = [];
    this.refresh();
    this.app.announce(this.promptText());
  }

  /** Whether a complete move is asked about once before it is played. */
  asksFirst() {
    const { confirm } = settings();
    return confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  }

  /** @param {Action} action */
  confirm(action) {
    this.scene.next = new Set();
    this.scene.picks = action;
    this.stage.show(/** @type {State} */ (this.state).view, this.scene);
    const play = element(
      "button",
      {
        type: "button",
        class: "button main",
        dataset: { do: "confirm" },
        onclick: () => this.ask({ do: "play", picks: action }),
      },
      this.ui("table.confirm"),
    );
    const no = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "back" },
        onclick: () => this.takeBack(),
      },
      this.ui("table.back"),
    );
    this.picks.say(this.ui("table.confirm-ask", { action: action.join(" ") }), play, no);
  }

  takeBack() {
    this.selection = back(this.selection);
    this.reselect();
  }

  /**
   * Say why these picks cannot be, and show what is in the way.
   * @param {Action} picks
   */
  async explain(picks) {
    try {
      const { reason } = await this.app.core.ask({ do: "why_not", picks });
      if (!reason) return;
      const rule = element(
        "a",
        { href: `#/rules/${this.game}/${reason.rule}` },
        this.say(`rule.${reason.rule}.title`),
      );
      this.picks.refuse(this.say(`why.${reason.kind}`, reason.values), " ", rule);
      this.showWhere(reason.where);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {Action} picks */
  async type(picks) {
    const legal = this.state?.legal ?? [];
    const fits = legal.filter((action) => picks.every((pick, i) => action[i] === pick));
    if (fits.length === 0) {
      await this.explain(picks);
      return;
    }
    this.picks.typed.value = "";
    if (fits.some((action) => action.length === picks.length)) {
      await this.ask({ do: "play", picks });
    } else {
      this.selection = { ...this.selection, picks };
      this.reselect();
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.selection.picks.length > 0) {
      this.takeBack();
    } else if ((event.ctrlKey || event.metaKey) && !(event.target instanceof HTMLInputElement)) {
      const redo = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
      if (!redo && event.key !== "z") return;
      event.preventDefault();
      const button = redo ? this.redoButton : this.undoButton;
      if (!button.disabled) button.click();
    }
  }

  /** @param {Spot} spot */
  spotLabel(spot) {
    if (!this.state) return spot.id;
    const say = (/** @type {string} */ key, /** @type {any} */ values) => this.say(key, values);
    const words = this.painter.describe(this.state.view, spot, say);
    const made = spot.picks.some((pick) => this.scene.picks.includes(pick));
    const next = spot.picks.some((pick) => this.scene.next.has(pick));
    return made || next ? this.ui(made ? "spot.picked" : "spot.next", { spot: words }) : words;
  }

  /** @param {TableEvent} event */
  wordEvent(event) {
    return this.say(`event.${event.kind}`, { ...event.values, seat: event.seat });
  }

  /** @param {string} pick */
  pickLabel(pick) {
    if (this.app.words.has(this.game, `pick.${pick}`)) return this.say(`pick.${pick}`);
    const [head, value] = pick.split(/:(.*)/);
    return value === undefined ? pick : this.say(`pick.${head}`, { value });
  }

  promptText() {
    const { turn, phase } = this.state ?? { turn: null, phase: "" };
    const { picks } = this.selection;
    return this.say(`prompt.${phase}.${picks.length}`, { seat: turn, first: picks[0] });
  }

  /** @param {import("../types.js").Outcome} outcome */
  drawResult(outcome) {
    const { names } = this.app.words;
    const winners = outcome.winners.map((seat) => names[seat]);
    const who = winners.length
      ? this.ui("result.won", { n: winners.length, who: winners })
      : this.ui("result.draw");
    const again = element(
      "a",
      { class: "button main", href: `#/new/${this.game}` },
      this.ui("table.again"),
    );
    const how = this.say(`end.${outcome.ended_by}`);
    this.picks.say(how, element("p", { class: "result" }, who), again);
    this.app.announce(`${how} ${who}`);
  }

  /** @param {State} state */
  drawSeats(state) {
    const { names } = this.app.words;
    const { totals, turn, items } = state;
    const points = (/** @type {number} */ n) => this.ui("points", { n });
    fill(this.seats, ...seatRows({ names, colours: this.colours, totals, turn, points }));
    fill(
      this.sheet,
      ...scoreSheet({
        items,
        names,
        totals,
        word: (item) => this.say(`item.${item.kind}`, { ...item.values, seat: item.seat }),
        rule: (id) => ({ href: `#/rules/${this.game}/${id}`, title: this.say(`rule.${id}.title`) }),
        show: (where) => this.showWhere(where),
        nothing: this.ui("score.nothing"),
      }),
    );
  }

  /** Hand the match to the player as a text file. */
  async saveRecord() {
    try {
      const { record } = await this.app.core.ask({ do: "write" });
      const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
      const download = `${this.game}-${this.state?.saved.seed}.txt`;
      element("a", { href: address, download }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.closed = true;
    this.replay.pause();
    document.querySelector("dialog.handover")?.remove();
    document.body.classList.remove("at-table");
    document.removeEventListener("keydown", this.keys);
    this.stage.close();
  }
}
