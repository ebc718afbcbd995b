// A game of bots on the ordinary board, move by move, with what a bot said and what it thought each action
// was worth: numbers on the squares.

import { buttonIcon } from "../core/button-icons.js";
import { gameNamed } from "../games/index.js";
import { emptyScene } from "../play/scene.js";
import { Stage } from "../play/stage.js";
import { TableTalk } from "../play/talk.js";
import { element, fill } from "../core/element.js";
import { valuesOnSpots } from "./values.js";

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */
/** @typedef {import("../wire.js").BotThought} BotThought */

const MOST_LISTED = 8;

export class Replay {
  /**
   * @param {object} parts
   * @param {import("../page.js").App} parts.app
   * @param {(error: unknown) => void} parts.onerror
   * @param {() => void} parts.onclose
   * @param {((saved: SavedMatch, move: number) => void) | null} [parts.ontry] asks the bot at this moment
   */
  constructor(parts) {
    const { app } = parts;
    this.parts = parts;
    this.app = app;
    /** @type {SavedMatch | null} */
    this.saved = null;
    /** @type {readonly BotThought[]} */
    this.thoughts = [];
    this.seat = 0;
    this.move = 0;
    this.asked = 0;
    /** @type {import("../play/stage.js").Stage | null} */
    this.stage = null;
    this.title = element("h2", { id: "lab-replay-title" });
    this.place = element("div", { class: "lab-board" });
    this.slider = element("input", {
      type: "range",
      min: 0,
      step: 1,
      "aria-label": app.words.say("page", "replay.move"),
      oninput: () => this.look(Number(this.slider.value)),
    });
    this.count = element("output", { class: "count" });
    this.said = element("div", { class: "lab-said", role: "status" });
    this.rated = element("ol", { class: "lab-rated" });
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) => {
      const label = app.words.say("page", `replay.${name}`);
      return element(
        "button",
        { type: "button", class: "button quiet", "aria-label": label, title: label, onclick },
        buttonIcon(name),
      );
    };
    this.tryButton = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "lab-try-here" },
        onclick: () => this.saved && parts.ontry?.(this.saved, this.move),
      },
      this.say("replay.try"),
    );
    this.root = element(
      "section",
      { class: "lab-replay", "aria-labelledby": "lab-replay-title", hidden: true },
      element(
        "div",
        { class: "lab-row" },
        this.title,
        button("close", () => this.hide()),
      ),
      this.place,
      element(
        "div",
        { class: "lab-row" },
        button("first", () => this.look(0)),
        button("previous", () => this.look(this.move - 1)),
        this.slider,
        button("next", () => this.look(this.move + 1)),
        button("last", () => this.look(Infinity)),
        this.count,
        parts.ontry ? this.tryButton : null,
      ),
      this.said,
      this.rated,
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /**
   * @param {object} game
   * @param {string} game.title
   * @param {SavedMatch} game.saved
   * @param {readonly BotThought[]} game.thoughts
   * @param {number} game.seat whose game it is
   * @param {number} [game.move] where to begin
   */
  async open({ title, saved, thoughts, seat, move = 0 }) {
    const { app } = this.parts;
    this.saved = saved;
    this.thoughts = thoughts;
    this.seat = seat;
    fill(this.title, title);
    this.slider.max = String(saved.actions.length);
    this.root.hidden = false;
    const game = gameNamed(saved.game);
    if (!game) return;
    this.stage?.close();
    const talk = new TableTalk(app.words, saved.game, game.painter);
    const state = await app.core.ask({ do: "open", saved, seat });
    talk.name(state, []);
    this.stage = new Stage({
      painter: game.painter,
      ink: app.ink,
      regionLabel: (name) => talk.region(name),
      label: (spot) =>
        this.stage?.view
          ? game.painter.describe(this.stage.view, spot, (key, values) => talk.say(key, values))
          : "",
      onpick: () => {},
      onpoint: () => {},
      onplaced: () => this.placeValues(),
    });
    this.values = element("div", { class: "lab-values", "aria-hidden": "true" });
    this.stage.overlay.append(this.values);
    fill(this.place, this.stage.root);
    this.scene = { ...emptyScene(), names: app.words.names, say: talk.say.bind(talk) };
    await this.look(move);
    this.root.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} wanted */
  async look(wanted) {
    if (!this.saved || !this.stage) return;
    const last = this.saved.actions.length;
    const move = Math.max(0, Math.min(last, wanted));
    this.move = move;
    this.slider.value = String(move);
    fill(this.count, this.app.words.say("page", "replay.count", { move, last }));
    const asked = ++this.asked;
    try {
      const { view } = await this.app.core.ask({ do: "look", move, seat: this.seat });
      if (asked !== this.asked) return;
      const placed =
        this.app.facts(this.saved.game).seats.length > 1 ? { ...view, seat: this.seat } : view;
      this.stage.show(/** @type {any} */ (placed), /** @type {any} */ (this.scene));
      this.showThought(this.thoughts.find((one) => one.move === move) ?? null);
    } catch (error) {
      this.parts.onerror(error);
    }
  }

  /** @param {Pick<BotThought, "said" | "rated"> | null} thought */
  showThought(thought) {
    const said = thought?.said ?? [];
    fill(this.said, ...said.map((line) => element("p", {}, this.say("output.said", { line }))));
    this.shown = thought?.rated ?? [];
    const best = [...this.shown].sort((a, b) => b.value - a.value).slice(0, MOST_LISTED);
    const number = new Intl.NumberFormat(this.app.words.language, { maximumFractionDigits: 2 });
    fill(
      this.rated,
      ...best.map(({ action, value }) =>
        element(
          "li",
          {},
          this.say("replay.rated", { action: action.join(" "), value: number.format(value) }),
        ),
      ),
    );
    this.placeValues();
  }

  /** Write on each square what the best action there is worth. */
  placeValues() {
    const { stage, values } = this;
    if (!stage?.placed || !values) return;
    // A board that needs more room than it was given would reach over what follows.
    this.place.style.minHeight = `${stage.placed.height}px`;
    const spots = stage.placed.regions.flatMap((region) => region.rows.flat());
    const byPick = new Map(spots.flatMap((spot) => spot.picks.map((pick) => [pick, spot])));
    const number = new Intl.NumberFormat(this.app.words.language, { maximumFractionDigits: 1 });
    const told = valuesOnSpots(this.shown ?? [], (pick) => byPick.has(pick));
    const top = Math.max(...told.values());
    fill(
      values,
      ...[...told].map(([pick, value]) => {
        const { x, y, w, h } = /** @type {import("../painter.js").Spot} */ (byPick.get(pick));
        const label = element(
          "span",
          { class: value === top ? "lab-value best" : "lab-value" },
          number.format(value),
        );
        label.style.left = `${x + w / 2}px`;
        label.style.top = `${y + h / 2}px`;
        return label;
      }),
    );
  }

  hide() {
    this.root.hidden = true;
    this.parts.onclose();
  }

  close() {
    this.stage?.close();
  }
}
