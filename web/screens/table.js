// The table where a match is played: it wires the core, the selection, the stage and the panels.

import { PAINTERS, wordError } from "../app.js";
import { back, begin, choose, nextPicks, possible } from "../board/selection.js";
import { emptyScene } from "../board/scene.js";
import { Stage } from "../board/stage.js";
import {
  keepMatch,
  keepSeen,
  keptMatch,
  newMatchId,
  seenState,
  settings,
  storageWorks,
} from "../core/saves.js";
import { play, playEvents } from "../core/sounds.js";
import { element, fill } from "../element.js";
import { Adviser, askInSlices } from "../panels/adviser.js";
import { handover } from "../panels/handover.js";
import { LogPanel } from "../panels/log.js";
import { PicksPanel } from "../panels/picks.js";
import { ReplayPanel } from "../panels/replay.js";
import { seatRows } from "../panels/seats.js";
import { scoreSheet } from "../panels/sheet.js";
import { shareDialog } from "../panels/share.js";
import { sign } from "../panels/signs.js";
import { startingBar } from "../panels/starting.js";
import { makeTabs } from "../panels/tabs.js";
import { WalkPanel } from "../panels/walk.js";
import { TableTalk } from "./tabletalk.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {Record<string, unknown> & { do: string }} Request */

/** How long a move takes before the eye, in milliseconds. @type {Record<string, number>} */
const MOTION = { none: 0, quick: 350, normal: 700, slow: 1300 };
const PERSON = "person";
const MOST_PREVIEWS = 48;

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
  const table = new Table(app, id, kept);
  table.open(kept.saved);
  return { title: table.talk.say("title"), root: table.root, close: () => table.close() };
}

/** A match on the table; one that came by a link is kept only once the visitor plays on. */
export class Table {
  /**
   * @param {App} app
   * @param {string | null} id under which the match is kept
   * @param {{ saved: import("../types.js").SavedMatch, kinds?: string[] }} kept
   */
  constructor(app, id, kept) {
    this.app = app;
    this.id = id;
    this.game = kept.saved.game;
    this.talk = new TableTalk(app.words, this.game);
    this.painter = PAINTERS[this.game];
    /** Who plays each seat: a person, or a level of the computer. */
    this.kinds = kept.kinds ?? [];
    /** @type {State | null} */
    this.state = null;
    /** @type {string[]} */
    this.colours = [];
    this.selection = begin([]);
    this.scene = emptyScene();
    this.busy = false;
    /** While the match is shown as it was last seen, the action picked meanwhile. @type {{ action?: Action, picks: Action } | null} */
    this.early = null;
    this.closed = false;
    /** Settles when the last action has been shown. @type {Promise<unknown>} */
    this.animation = Promise.resolve();
    /** Counts the changes of the match, so that a thought about an earlier one is dropped. */
    this.change = 0;
    /** Whether the moves of the computer are shown without a pause until a person is to act. */
    this.hurry = false;
    /** Whose view is shown where hands are hidden; null until somebody takes over. @type {number | null} */
    this.viewer = this.onlyPerson();

    const { talk } = this;
    this.stage = new Stage({
      painter: this.painter,
      ink: app.ink,
      regionLabel: (name) => talk.say(`region.${name}`),
      label: (spot) => this.spotLabel(spot),
      onpick: (spot) => this.pick(spot.picks),
      onpoint: (spot) =>
        this.point(
          spot?.picks.find((one) => this.scene.next.has(one)) ?? spot?.picks.at(-1) ?? null,
        ),
    });
    this.picks = new PicksPanel({
      ui: (key) => talk.ui(key),
      label: (pick) => talk.pick(pick, this.state?.phase ?? ""),
      onpick: (pick) => this.pick([pick]),
      onpoint: (pick) => this.point(pick),
      onback: () => this.takeBack(),
      ontype: (typed) => this.type(typed),
    });
    this.log = new LogPanel({
      word: (event) => talk.event(event, this.state?.seat ?? null),
      show: (where) => this.showWhere(where),
      why: talk.ui("log.why"),
      onwhy: (turn, move) => this.adviser.why(turn.action, move),
    });
    this.adviser = new Adviser({
      core: app.core,
      words: app.words,
      colours: () => this.colours,
      show: (where) => this.showWhere(where),
      onlook: (move) => this.replay.open(move, this.state?.saved.cursor ?? move),
      onerror: (error) => this.fail(error),
    });
    this.replay = new ReplayPanel({
      ui: (key, values) => talk.ui(key, values),
      onlook: (move) => this.look(move),
      onclose: () => this.ask({ do: "state" }),
    });
    this.walk = new WalkPanel({
      say: (key, values) => app.words.say("setup", key, values),
      word: (item) => talk.item(item),
      tally: (item) =>
        this.painter.tally?.(this.state?.view ?? {}, item, talk.say.bind(talk)) ?? [],
      rule: (id) => talk.rule(id),
      show: (where) => this.showWhere(where),
    });
    this.seats = element("ul", { class: "seats", "aria-label": talk.ui("table.players") });
    this.sheet = element("div");
    this.main = element("main", { class: "table" });
    this.undoButton = this.barButton("undo", () => this.undo());
    this.redoButton = this.barButton("redo", () => this.ask({ do: "redo" }));
    this.root = this.assemble();
    this.picks.say(talk.ui("table.starting"));
    document.body.classList.add("at-table");
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  assemble() {
    const { talk } = this;
    const side = makeTabs(
      [
        { id: "log", label: talk.ui("table.log"), panel: this.log.root },
        { id: "score", label: talk.ui("table.score"), panel: this.sheet },
      ],
      talk.ui("table.side"),
    );
    const rules = element(
      "a",
      { class: "button quiet", href: `#/rules/${this.game}`, title: talk.ui("rules.link") },
      sign("rules"),
      element("span", { class: "words" }, talk.ui("rules.link")),
    );
    const history = element(
      "a",
      { class: "button quiet roomy", href: `#/history/${this.game}` },
      talk.ui("history.link"),
    );
    const bar = element(
      "nav",
      { class: "bar", "aria-label": talk.ui("table.bar") },
      element("a", { class: "wordmark", href: "#/" }, talk.say("title")),
      this.undoButton,
      this.redoButton,
      this.barButton("replay", () => this.openReplay()),
      this.barButton("share", () => this.share()),
      rules,
      history,
    );
    const heading = element("h1", { class: "heard-only" }, talk.say("title"));
    const below = element(
      "div",
      { class: "below" },
      startingBar(this.app),
      this.replay.root,
      this.walk.root,
      this.picks.root,
      this.adviser.root,
      this.adviser.review,
    );
    this.main.append(heading, this.seats, this.stage.root, below, side);
    return element("div", { class: "place" }, bar, this.main);
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  barButton(name, onclick) {
    const words = this.talk.ui(`table.${name}`);
    return element(
      "button",
      { type: "button", class: "button quiet", title: words, onclick, dataset: { do: name } },
      sign(name),
      element("span", { class: "words" }, words),
    );
  }

  /** @param {number | null} seat */
  isPerson(seat) {
    return seat === null || (this.kinds[seat] ?? PERSON) === PERSON;
  }

  /** @returns {number | null} the seat of the only person at the table */
  onlyPerson() {
    const people = this.kinds.flatMap((kind, seat) => (kind === PERSON ? [seat] : []));
    return people.length === 1 ? people[0] : null;
  }

  /**
   * Open the match; until Python is there it is shown as it was last seen, and picks are kept.
   * @param {import("../types.js").SavedMatch} saved
   */
  async open(saved) {
    const seen = this.id === null || this.app.core.started ? null : seenState(this.id, saved);
    if (seen) {
      this.early = { picks: [] };
      this.show(seen, false);
    }
    await this.ask({ do: "open", saved });
    const early = this.early;
    this.early = null;
    if (!this.state || !this.isPerson(this.state.turn)) return;
    this.recap();
    for (const pick of early?.action ?? early?.picks ?? []) await this.pick([pick]);
  }

  /**
   * Ask the core for a change of the match, and show what comes of it.
   * @param {Request} request
   */
  async ask(request) {
    if (this.busy) return;
    this.busy = true;
    this.change++;
    try {
      const moved = request.do === "play" || request.do === "redo";
      let state = await this.app.core.ask({ ...request, seat: this.viewer });
      const over = state.turn === null;
      if (state.secrets && this.onlyPerson() === null && state.turn !== this.viewer) {
        this.viewer = null;
        state = await this.app.core.ask({ do: "state", seat: null });
        if (!this.closed && !over && this.isPerson(state.turn)) this.handOver(state);
      }
      if (!this.closed) this.show(state, moved);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    if (!this.state || this.closed) return;
    if (!this.isPerson(this.state.turn)) {
      this.letComputerPlay();
    } else if (request.do === "play" && this.kinds.some((kind) => kind !== PERSON)) {
      this.hurry = false;
      this.recap();
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
    if (this.early) this.early.picks = this.selection.picks;
    const early = this.early !== null && this.state === null;
    this.state = state;
    this.colours = state.colours.slice(0, state.seats);
    this.talk.name(state, this.kinds);
    if (!early) this.keep(state, moved);
    this.main.dataset[early ? "seen" : "move"] = String(state.saved.cursor);
    this.selection = begin(this.isPerson(state.turn) ? state.legal : [], this.painter.either);
    this.log.tell(state.told.since, state.told.turns, this.colours);
    this.scene.last = this.log.last();
    this.scene.recent = this.log.since(state.turn);
    this.adviser.clear();
    this.scene.shown = [];
    this.picks.refuse(storageWorks ? "" : this.talk.ui("error.storage"));
    this.drawScores(state);
    this.undoButton.disabled = early || state.saved.cursor <= state.floor;
    this.redoButton.disabled = early || state.saved.cursor >= state.saved.actions.length;
    if (moved) this.scene.progress = 0;
    this.refresh();
    if (moved) {
      this.app.announce(this.talk.events(this.scene.last, state.seat));
      playEvents(this.scene.last, state.outcome !== null);
      this.animation = this.animate();
      if (state.outcome) this.animation.then(() => this.walk.begin());
    }
  }

  /**
   * Keep the match; of one that came by a link, keep a copy as soon as it goes on.
   * @param {State} state
   * @param {boolean} moved
   */
  keep(state, moved) {
    if (this.id === null) {
      if (!moved) return;
      this.id = newMatchId();
      history.replaceState(null, "", `#/match/${this.id}`);
    }
    keepMatch({
      id: this.id,
      name: keptMatch(this.id)?.name,
      kinds: this.kinds,
      saved: state.saved,
      changed: Date.now(),
      over: state.outcome !== null,
      totals: state.totals,
    });
    this.keepSeen(this.id, state);
  }

  /**
   * Keep the look of the match for the next start; where hands are hidden, an onlooker's.
   * @param {string} id
   * @param {State} state
   */
  async keepSeen(id, state) {
    if (!state.secrets || state.seat === null) {
      keepSeen(id, state);
      return;
    }
    const move = state.saved.cursor;
    const { view } = await this.app.core.ask({ do: "look", move, seat: null });
    keepSeen(id, { ...state, view, seat: null, legal: [] });
  }

  /** Show the selection: what is picked, what can be, and what it would do. */
  refresh() {
    if (!this.state) return;
    const next = nextPicks(this.selection);
    this.scene.next = new Set(next);
    this.scene.picks = this.selection.picks;
    this.scene.previews = [];
    this.stage.show(this.state.view, this.scene);
    const prompt = this.talk.prompt(this.state, this.selection.picks);
    if (this.state.outcome) this.drawResult(this.state.outcome);
    else if (!this.isPerson(this.state.turn)) this.picks.say("");
    else {
      const begun = this.selection.picks.length > 0;
      this.picks.ask(prompt, this.stage.notOn(next), begun, next.length > 0 && this.adviser.button);
    }
    this.preview();
  }

  /** Ask what each last pick would do, to show it before it is made. */
  async preview() {
    const { selection } = this;
    const made = selection.picks.length;
    const complete = possible(selection).filter((action) => action.length === made + 1);
    if (made === 0 || complete.length === 0 || complete.length > MOST_PREVIEWS) return;
    try {
      const { previews } = await this.app.core.ask({ do: "preview", actions: complete });
      if (this.selection !== selection) return;
      this.scene.previews = complete.map((action, i) => ({
        pick: action[made],
        events: previews[i],
      }));
      this.stage.repaint();
    } catch (error) {
      this.fail(error);
    }
  }

  /** @returns {number} how long a move is to be seen, in milliseconds */
  pace() {
    return MOTION[settings().motion] ?? MOTION.normal;
  }

  /** Let the last action happen before the eye. */
  animate() {
    const still = this.hurry || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const length = still ? 0 : this.pace();
    const began = performance.now();
    return new Promise((resolve) => {
      const step = () => {
        this.scene.progress = length ? Math.min(1, (performance.now() - began) / length) : 1;
        this.stage.repaint();
        if (this.scene.progress < 1 && !this.closed) requestAnimationFrame(step);
        else resolve(null);
      };
      step();
    });
  }

  /** Let the computer think in slices and play; any other change of the match stops it. */
  async letComputerPlay() {
    const { change } = this;
    const seat = /** @type {number} */ (/** @type {State} */ (this.state).turn);
    const stopped = () => this.closed || this.change !== change;
    const progress = element("progress", { max: 1, value: 0 });
    const skip = element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "skip" },
        onclick: () => (this.hurry = true),
      },
      this.talk.ui("bot.skip"),
    );
    this.picks.say(
      this.talk.ui("bot.thinking", { name: this.app.words.names[seat] }),
      progress,
      skip,
    );
    await this.animation;
    const began = performance.now();
    try {
      const thought = await askInSlices(
        this.app.core,
        { do: "think", level: this.kinds[seat] },
        stopped,
        (now) => (progress.value = now),
      );
      const pause = this.hurry ? 0 : this.pace() * 0.8 - (performance.now() - began);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (thought && !stopped()) await this.ask({ do: "play", picks: thought.choice });
    } catch (error) {
      if (!stopped()) this.fail(error);
    }
  }

  /** Tell what the others have done since the last action of the person to act. */
  recap() {
    const { state } = this;
    if (!state || state.turn === null || state.turn !== state.seat) return;
    this.picks.recap(this.log.since(state.turn).map((event) => this.talk.event(event, state.seat)));
  }

  /** Take back the last action, and with it what the computer has answered. */
  async undo() {
    await this.ask({ do: "undo" });
    const state = this.state;
    if (state && !this.isPerson(state.turn) && state.saved.cursor > state.floor) await this.undo();
  }

  /**
   * Hide all hands until the next player takes the device.
   * @param {State} state
   */
  handOver(state) {
    document.querySelector("dialog.handover")?.remove();
    this.talk.name(state, this.kinds);
    const name = this.app.words.names[/** @type {number} */ (state.turn)];
    const dialog = handover({
      title: this.talk.ui("handover.title", { name }),
      text: this.talk.ui("handover.text", { name }),
      button: this.talk.ui("handover.take", { name }),
      ontake: async () => {
        this.viewer = state.turn;
        await this.ask({ do: "state" });
        this.recap();
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
      this.scene.recent = [];
      this.scene.progress = 1;
      this.stage.show(seen.view, this.scene);
      this.picks.say(this.talk.events(this.scene.last, this.viewer));
      this.log.mark(move);
    } catch (error) {
      this.fail(error);
    }
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
    if ((this.busy && !this.early) || !this.state || !this.replay.root.hidden) return;
    const choice = choose(this.selection, candidates);
    this.selection = choice.selection;
    if (this.early) this.early.action = choice.action;
    if (this.early && choice.action) this.refresh();
    else if (choice.action && this.asksFirst()) this.confirm(choice.action);
    else if (choice.action) await this.ask({ do: "play", picks: choice.action });
    else if (choice.refused) await this.explain(choice.refused);
    else {
      play("pick");
      this.reselect();
    }
  }

  /** Show a changed selection, and tell it. */
  reselect() {
    this.picks.refuse("");
    this.scene.shown = [];
    this.refresh();
    this.app.announce(this.talk.prompt(this.state, this.selection.picks));
  }

  /** Whether a complete move is asked about once before it is played. */
  asksFirst() {
    const { confirm } = settings();
    return confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  }

  /** @param {Action} action */
  confirm(action) {
    this.picks.refuse("");
    this.scene.next = new Set();
    this.scene.picks = action;
    this.stage.show(/** @type {State} */ (this.state).view, this.scene);
    this.picks.confirm(
      this.talk.ui("table.confirm-ask", { action: action.join(" ") }),
      this.talk.ui("table.confirm"),
      () => this.ask({ do: "play", picks: action }),
    );
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
      const { href, title } = this.talk.rule(reason.rule);
      const why = this.talk.say(`why.${reason.kind}`, { seat: this.state?.turn, ...reason.values });
      this.picks.refuse(why, " ", element("a", { href }, title));
      this.showWhere(reason.where);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {Action} picks */
  async type(picks) {
    const legal = this.selection.paths.map((path) => path.action);
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
    // While an earlier moment is replayed, the spots are those of that moment.
    const words = this.painter.describe(this.stage.view ?? this.state.view, spot, (key, values) =>
      this.talk.say(key, values),
    );
    const made = spot.picks.some((pick) => this.scene.picks.includes(pick));
    const next = spot.picks.some((pick) => this.scene.next.has(pick));
    return made || next ? this.talk.ui(made ? "spot.picked" : "spot.next", { spot: words }) : words;
  }

  /** @param {import("../types.js").Outcome} outcome */
  drawResult(outcome) {
    const { talk } = this;
    const who = talk.winners(outcome);
    const how = talk.say(`end.${outcome.ended_by}`);
    const again = element(
      "a",
      { class: "button main", href: `#/new/${this.game}` },
      talk.ui("table.again"),
    );
    this.picks.say(
      how,
      element("p", { class: "result" }, who),
      again,
      this.walk.opener,
      this.adviser.reviewButton,
    );
    this.app.announce(`${how} ${who}`);
  }

  /** @param {State} state */
  drawScores(state) {
    const { talk, colours } = this;
    const { names } = this.app.words;
    const { totals, turn, items } = state;
    const points = (/** @type {number} */ n) => talk.ui("points", { n });
    fill(this.seats, ...seatRows({ names, colours, totals, turn, points }));
    fill(
      this.sheet,
      ...scoreSheet({
        items,
        names,
        totals,
        word: (item) => talk.item(item),
        rule: (id) => talk.rule(id),
        show: (where) => this.showWhere(where),
        nothing: talk.ui("score.nothing"),
      }),
    );
    this.walk.offer(state.outcome && { items, totals, names, colours });
  }

  /** Offer the match as a link or a file. */
  async share() {
    try {
      const { link } = await this.app.core.ask({ do: "link" });
      const dialog = shareDialog({
        ui: (key, values) => this.talk.ui(key, values),
        address: new URL(`#${link}`, document.baseURI).href,
        title: this.talk.say("title"),
        onfile: () => this.saveRecord(),
      });
      document.body.append(dialog);
      dialog.showModal();
    } catch (error) {
      this.fail(error);
    }
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
