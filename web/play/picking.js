// Makes picks at a table: the selection, the stage and the picks panel, by whatever input they come.
// A complete action is handed on; what follows from it is the table's business.

import { Drag } from "./drag.js";
import { dropped, liftable, whenLifted } from "./dropping.js";
import { ghostAt, ghostsOf } from "./ghosts.js";
import { back, begin, begun, choose, nextPicks, possible } from "./selection.js";
import { emptyScene } from "./scene.js";
import { asksAlways, asksFirst, sizeFor } from "./slips.js";
import { Stage } from "./stage.js";
import { stateOf } from "./stage-state.js";
import { wordSentence } from "./sentences.js";
import { play } from "../core/sounds.js";
import { element } from "../core/element.js";
import { PicksPanel } from "./picks-panel.js";

/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../painter.js").Spot} Spot */
/** @typedef {import("../wire.js").Action} Action */

/**
 * @typedef {object} PickingParts
 * @property {import("../page.js").App} app
 * @property {import("../painter.js").Painter} painter
 * @property {import("./talk.js").TableTalk} talk
 * @property {() => boolean} blocked whether no pick is wanted now
 * @property {() => Node | false} more what else is offered while something can be picked
 * @property {(action: Action) => Promise<void>} onplay
 * @property {(error: unknown) => void} onerror
 */

const MOST_PREVIEWS = 48;

export class Picking {
  /** @param {PickingParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {State | null} */
    this.state = null;
    this.selection = begin([]);
    this.scene = emptyScene();
    this.scene.say = (key, values) => parts.talk.say(key, values);
    /** While the rules are starting: what has been picked, to be played later. @type {{ action?: Action, picks: Action } | null} */
    this.held = null;
    /** Takes what is pointed at on the board, where nothing is to be played. @type {((spot: Spot) => void) | null} */
    this.marking = null;
    const { app, painter, talk } = parts;
    this.stage = new Stage({
      painter,
      ink: app.ink,
      regionLabel: (name) => talk.region(name),
      label: (spot) => this.spotLabel(spot),
      hint: (spot) => this.spotHint(spot),
      onpick: (spot) => this.pickSpot(spot),
      onpoint: (spot) =>
        this.point(
          spot?.picks.find((one) => this.scene.next.has(one)) ?? spot?.picks.at(-1) ?? null,
        ),
      onplaced: (choices) => this.panel?.moveOffers(choices),
    });
    this.drag = new Drag(this.stage, {
      liftable: (spot) =>
        !this.marking && liftable(this.selection, this.stage.placed?.zones ?? [], spot.picks),
      lift: (spot) => this.lift(spot),
      drop: (spot, target) => this.drop(spot, target),
    });
    this.panel = new PicksPanel({
      ui: (key) => talk.ui(key),
      label: (pick) => talk.pick(pick, this.state?.phase ?? ""),
      onpick: (pick) => this.pick([pick]),
      onpoint: (pick) => this.point(pick),
      onback: () => this.takeBack(),
      ontype: (typed) => this.type(typed),
      onspell: (typed) => this.spell(typed),
    });
  }

  /**
   * Begin anew at a state; `legal` is empty when nobody here is to pick.
   * @param {State} state
   * @param {Action[]} legal
   */
  begin(state, legal) {
    if (this.held) this.held.picks = this.selection.picks;
    this.state = state;
    this.selection = begin(legal, this.parts.painter.either);
    this.scene.shown = [];
  }

  /** Show the selection: what is picked, what can be, and what it would do. */
  refresh() {
    if (!this.state) return;
    const { picks } = this.selection;
    const next = nextPicks(this.selection);
    this.scene.next = new Set(next);
    this.scene.picks = picks;
    this.scene.previews = [];
    this.scene.ghosts = new Map();
    this.stage.show(this.state.view, this.scene);
    this.drag.mark();
    if (next.length > 0 || picks.length > 0) {
      const prompt = this.parts.talk.prompt(this.state, picks);
      this.panel.root.dataset.given = this.selection.given.join(" ");
      this.panel.ask(prompt, this.worded(next), begun(this.selection), this.parts.more());
      this.preview();
    } else {
      this.panel.say("");
    }
  }

  /**
   * Keep those picks that have a button in words: what no spot stands for, and what is a choice of its own.
   * @param {string[]} next
   */
  worded(next) {
    const unseen = new Set(this.stage.notOn(next));
    return next.filter((pick) => unseen.has(pick) || this.parts.painter.worded?.(pick));
  }

  /** Ask what each last pick would do, to show it before it is made. */
  async preview() {
    const { selection } = this;
    if (this.held) return; // the rules are not there, and then it is asked anew
    const made = selection.picks.length;
    const complete = possible(selection).filter((action) => action.length === made + 1);
    if (made === 0 || complete.length === 0 || complete.length > MOST_PREVIEWS) return;
    try {
      const { core } = this.parts.app;
      const { previews } = await core.ask({ do: "preview", actions: complete });
      if (this.selection !== selection) return;
      this.scene.previews = complete.map((action, i) => ({
        pick: action[made],
        events: previews[i],
      }));
      this.scene.ghosts = ghostsOf(this.scene.previews, this.parts.painter.ghosts);
      this.stage.relabel();
      this.stage.repaint();
    } catch (error) {
      this.parts.onerror(error);
    }
  }

  /**
   * Show a view in which nothing can be picked.
   * @param {import("../wire.js").View} view
   * @param {import("../wire.js").TableEvent[]} events what led there
   */
  showOnly(view, events) {
    const { names, say } = this.scene;
    Object.assign(this.scene, emptyScene(), { last: events, names, say });
    this.stage.show(view, this.scene);
    this.panel.offerNothing();
  }

  /** Name a spot in short: a square by its name, anything else by what it is. @param {Spot} spot */
  nameOf(spot) {
    const { painter, talk } = this.parts;
    const { view } = this.stage;
    if (!view) return spot.id;
    /** @type {import("../painter.js").Say} */
    const say = (key, values) => talk.say(key, values);
    return painter.square?.(view, spot, say)?.name ?? painter.describe(view, spot, say);
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
    this.panel.mark(where);
    this.stage.showArrows([]);
    this.stage.repaint();
  }

  /** Show picks as made, and nothing that can be picked. @param {string[]} picks */
  showPicked(picks) {
    this.scene.next = new Set();
    this.scene.picks = picks;
    this.scene.previews = [];
    this.scene.ghosts = new Map();
    if (this.state) this.stage.show(this.state.view, this.scene);
  }

  /**
   * Show a line of actions: arrows for all of them, rings around what the last one is about.
   * @param {readonly import("../wire.js").LineStep[]} steps
   * @param {string[]} colours of the seats
   */
  showLine(steps, colours) {
    this.scene.shown = [...(steps.at(-1)?.where ?? [])];
    this.stage.showArrows(
      steps.map(({ arrow: [from, to], seat }) => ({ from, to, colour: colours[seat] })),
    );
    this.stage.repaint();
  }

  /**
   * Show what can be done with a thing that has been lifted off the board; none: nothing is lifted.
   * @param {Spot | null} spot
   */
  lift(spot) {
    if (!spot || this.marking || this.parts.blocked()) {
      this.scene.lifted = null;
      this.refresh();
      return false;
    }
    const { pick, next, picks } = whenLifted(this.selection, spot.picks);
    Object.assign(this.scene, { lifted: pick, next: new Set(next), picks, shown: [] });
    this.stage.repaint();
    return true;
  }

  /**
   * Put a thing that was lifted down: that is to pick it, and what it was dropped on if that comes next.
   * @param {Spot} spot
   * @param {import("./dropping.js").Target} target
   */
  async drop(spot, target) {
    this.scene.lifted = null;
    const picks = dropped(this.selection, spot.picks, target);
    if (picks.length === 0) this.refresh();
    for (const pick of picks) await this.pick([pick], { sure: true });
  }

  /**
   * Pick what lies on the board; the ghost of a stone stands for what lays the stone.
   * @param {Spot} spot
   */
  async pickSpot(spot) {
    const { talk } = this.parts;
    if (this.marking) {
      this.marking(spot);
      return;
    }
    const leads = ghostAt(this.scene.ghosts, spot.picks);
    if (leads.length < 2) {
      await this.pick(leads.length > 0 ? leads : spot.picks, { size: sizeFor(spot) });
      return;
    }
    const choices = leads.map((pick) => talk.pick(pick, this.state?.phase ?? ""));
    this.panel.refuse(talk.ui("table.which", { choices }));
    this.showWhere(leads);
  }

  /**
   * Make a pick, by whatever input it came.
   * @param {string[]} candidates
   * @param {object} [how]
   * @param {boolean} [how.sure] whether it cannot have been a slip of the finger
   * @param {number} [how.size] of what was tapped, in pixels
   */
  async pick(candidates, { sure = false, size = Infinity } = {}) {
    if ((this.parts.blocked() && !this.held) || !this.state) return;
    const choice = choose(this.selection, candidates);
    this.selection = choice.selection;
    if (this.held) this.held.action = choice.action;
    if (this.held && choice.action) this.refresh();
    else if (choice.action) await this.playOrAsk(choice.action, sure, size);
    else if (choice.refused) await this.explain(choice.refused);
    else {
      if (!this.held) play("pick"); // Python's start comes first
      this.reselect();
    }
  }

  /** Show a changed selection, and tell it. */
  reselect() {
    this.panel.refuse("");
    this.scene.shown = [];
    this.refresh();
    this.followPanel();
    this.parts.app.announce(this.parts.talk.prompt(this.state, this.selection.picks, true));
  }

  /** @returns {HTMLElement[]} everything that can be picked now: on the board, then in the panel */
  stops() {
    return [...this.stage.nextButtons(), ...this.panel.stops()];
  }

  /**
   * Move the focus to something that can be picked.
   * @param {HTMLElement} stop
   */
  goTo(stop) {
    const { spot } = stop.dataset;
    if (spot) this.stage.focus(spot);
    else stop.focus();
  }

  /**
   * Go to the next thing that can be picked, seen from the focus, or to the one before.
   * @param {1 | -1} by
   */
  jump(by) {
    const stops = this.stops();
    const here = document.activeElement;
    const wanted = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const there = (/** @type {HTMLElement} */ stop) =>
      here !== null && (here.compareDocumentPosition(stop) & wanted) !== 0;
    const to = by > 0 ? (stops.find(there) ?? stops[0]) : (stops.findLast(there) ?? stops.at(-1));
    if (to) this.goTo(to);
  }

  /** From a spot of the board go on to the panel, where nothing else on the board can be picked. */
  followPanel() {
    const onBoard = this.stage.twin.contains(document.activeElement);
    if (onBoard && this.stage.nextButtons().length === 0) this.panel.stops()[0]?.focus();
  }

  /** Keep what is picked until the rules are there. */
  hold() {
    this.held = { picks: [] };
  }

  /**
   * Tell whether a whole action was held that is played without a question as soon as the rules are there.
   * @param {Action[]} legal
   */
  isDecided(legal) {
    const action = this.held?.action?.join(" ");
    const known = action !== undefined && legal.some((one) => one.join(" ") === action);
    return known && !asksAlways();
  }

  /** Make the picks that were held. @param {boolean} [decided] whether they are an action to be played as it is */
  async release(decided = false) {
    const { held } = this;
    this.held = null;
    if (decided && held?.action) {
      await this.parts.onplay(held.action);
      return;
    }
    for (const pick of held?.action ?? held?.picks ?? []) await this.pick([pick]);
  }

  /**
   * Play a complete action, unless it is asked about before.
   * @param {Action} action
   * @param {boolean} sure
   * @param {number} size
   */
  async playOrAsk(action, sure, size) {
    const { selection } = this;
    const asks = !sure && (await asksFirst(size, () => this.undoable(action)));
    if (this.selection !== selection) return;
    if (asks) await this.confirm(action);
    else await this.parts.onplay(action);
  }

  /** Whether an action can be taken back: not if chance has a part in it. @param {Action} action */
  async undoable(action) {
    const { previews } = await this.parts.app.core.ask({ do: "preview", actions: [action] });
    return previews[0].length > 0;
  }

  /** Say in words what an action is. @param {Action} picks */
  async deed(picks) {
    const { core, words } = this.parts.app;
    return wordSentence(words, await core.ask({ do: "deed", picks }));
  }

  /** @param {Action} action */
  async confirm(action) {
    const { talk, onplay } = this.parts;
    const { selection } = this;
    const deed = await this.deed(action);
    if (this.selection !== selection) return;
    const question = talk.ui("table.confirm-ask", { action: deed });
    this.panel.refuse("");
    this.scene.next = new Set();
    this.scene.picks = action;
    this.stage.show(/** @type {State} */ (this.state).view, this.scene);
    this.panel.confirm(question, talk.ui("table.confirm"), () => onplay(action));
    this.parts.app.announce(question);
    this.followPanel();
  }

  takeBack() {
    this.selection = back(this.selection);
    if (this.held) this.held.action = undefined;
    this.reselect();
  }

  /**
   * Say why these picks cannot be, and show what is in the way.
   * @param {Action} picks
   */
  async explain(picks) {
    const { app, talk, onerror } = this.parts;
    try {
      const { reason } = await app.core.ask({ do: "why_not", picks });
      if (!reason) return;
      const { href, title } = talk.rule(reason.rule);
      const why = talk.say(`why.${reason.kind}`, { seat: this.state?.turn, ...reason.values });
      this.panel.refuse(why, " ", element("a", { href }, title));
      this.showWhere(reason.where);
    } catch (error) {
      onerror(error);
    }
  }

  /**
   * Say in words what is typed, as soon as it is a whole action.
   * @param {Action} picks
   * @returns {Promise<string>} nothing where it is none
   */
  async spell(picks) {
    const whole = this.selection.paths.some(
      ({ action }) =>
        action.length === picks.length && action.every((pick, i) => pick === picks[i]),
    );
    try {
      return whole ? await this.deed(picks) : "";
    } catch {
      return ""; // what is wrong is said when it is played
    }
  }

  /** @param {Action} picks */
  async type(picks) {
    if (this.parts.blocked()) return;
    const legal = this.selection.paths.map((path) => path.action);
    const fits = legal.filter((action) => picks.every((pick, i) => action[i] === pick));
    if (fits.length === 0) {
      await this.explain(picks);
      return;
    }
    this.panel.typed.value = "";
    if (fits.some((action) => action.length === picks.length)) {
      await this.parts.onplay(picks);
    } else {
      this.selection = { ...this.selection, picks };
      this.reselect();
    }
  }

  /**
   * Say what an eye that sees the board may still ask of a spot: on a square what lies there, else one
   * sentence. A long press tells all.
   * @param {Spot} spot
   */
  spotHint(spot) {
    const { painter, talk } = this.parts;
    const view = this.stage.view ?? this.state?.view;
    if (!view) return "";
    const say = talk.say.bind(talk);
    const square = painter.square?.(view, spot, say);
    if (square) return `${square.name}, ${square.holds}`;
    const [sentence] = painter.describe(view, spot, say).split(". ");
    return sentence.replace(/\.$/, "");
  }

  /** @param {Spot} spot */
  spotLabel(spot) {
    const { painter, talk } = this.parts;
    // While an earlier moment is replayed, the spots are those of that moment.
    const view = this.stage.view ?? this.state?.view;
    if (!view) return spot.id;
    const words = painter.describe(view, spot, (key, values) => talk.say(key, values));
    const state = stateOf(spot, this.scene);
    if (state === "ghost") {
      const leads = ghostAt(this.scene.ghosts, spot.picks);
      const choices = leads.map((pick) => talk.pick(pick, this.state?.phase ?? ""));
      return talk.ui("spot.ghost", { spot: words, choices });
    }
    return state ? talk.ui(`spot.${state}`, { spot: words }) : words;
  }
}
