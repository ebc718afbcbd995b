// What the table says: prompts, labels, events, refusals and results of one game, in words.

import { nameOfComputer, nameOfFigure } from "./kind-names.js";

/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {import("../wire.js").Outcome} Outcome */

export class TableTalk {
  /**
   * @param {Words} words
   * @param {string} game
   * @param {Pick<import("../painter.js").Painter, "question" | "counted">} [asking] how the game asks
   */
  constructor(words, game, asking = {}) {
    this.words = words;
    this.game = game;
    this.asking = asking;
    /** The names without levels, for whoever listens and for narrow places. @type {string[]} */
    this.shortNames = [];
  }

  /** Say something of the game. @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.words.say(this.game, key, values);
  }

  /** Say something of the page. @param {string} key @param {Record<string, unknown>} [values] */
  ui(key, values) {
    return this.words.say("page", key, values);
  }

  /**
   * Name the seats: by their players, else by their colours and levels.
   * @param {State} state
   * @param {string[]} kinds
   */
  name(state, kinds) {
    const shades = state.colours.slice(0, state.seats).map((shade) => this.ui(`colour.${shade}`));
    const { players } = state.saved;
    const kind = (/** @type {number} */ seat) => kinds[seat] ?? "";
    this.shortNames = shades.map(
      (colour, seat) => players[seat] || nameOfFigure(this.words, kind(seat)) || colour,
    );
    this.words.names = shades.map(
      (colour, seat) => players[seat] || nameOfComputer(this.words, kind(seat), colour) || colour,
    );
  }

  /**
   * Name a region of the board; what lies before a player has that player's name.
   * @param {string} name such as `board` or `seat-2`
   */
  region(name) {
    const [, seat] = name.match(/^seat-(\d+)$/) ?? [];
    return seat === undefined ? this.say(`region.${name}`) : this.say("region.seat", { seat });
  }

  /**
   * Word an event; its own seat may be told more.
   * @param {TableEvent} event
   * @param {number | null} viewer
   */
  event(event, viewer) {
    const own = `event.${event.kind}.own`;
    const mine = event.seat !== null && event.seat === viewer && this.words.has(this.game, own);
    return this.say(mine ? own : `event.${event.kind}`, { ...event.values, seat: event.seat });
  }

  /**
   * Word an event where it stands below its player: with the names without levels.
   * @param {TableEvent} event
   * @param {number | null} viewer
   */
  told(event, viewer) {
    return this.#shortly(() => this.event(event, viewer));
  }

  /**
   * Word an event in short, for whoever listens: nothing of what goes without saying.
   * @param {TableEvent} event
   * @param {number | null} viewer
   */
  brief(event, viewer) {
    const mine = event.seat !== null && event.seat === viewer;
    const own = mine && this.words.has(this.game, `event.${event.kind}.own`);
    const key = own ? `event.${event.kind}.own` : `event.${event.kind}`;
    return this.short(key, { ...event.values, seat: event.seat });
  }

  /**
   * Say something of the game as short as it can be heard, with the names without levels.
   * @param {string} key
   * @param {Record<string, unknown>} values
   */
  short(key, values) {
    const heard = `${key}.heard`;
    return this.#shortly(() => this.say(this.words.has(this.game, heard) ? heard : key, values));
  }

  /** Say something with the names without levels. @param {() => string} say */
  #shortly(say) {
    const { names } = this.words;
    this.words.names = this.shortNames;
    const said = say();
    this.words.names = names;
    return said;
  }

  /**
   * @param {TableEvent[]} events
   * @param {number | null} viewer
   */
  events(events, viewer) {
    return events.map((event) => this.event(event, viewer)).join(" ");
  }

  /** @param {import("../wire.js").ScoreItem} item */
  item(item) {
    return this.say(`item.${item.kind}`, { ...item.values, seat: item.seat });
  }

  /**
   * Label a pick that is a button.
   * @param {string} pick
   * @param {string} phase
   */
  pick(pick, phase) {
    for (const key of [`pick.${pick}.${phase}`, `pick.${pick}`]) {
      if (this.words.has(this.game, key)) return this.say(key);
    }
    return pick;
  }

  /**
   * Ask for the next pick.
   * @param {State | null} state
   * @param {string[]} picks those made so far
   * @param {boolean} [short] whether it is heard rather than read
   */
  prompt(state, picks, short = false) {
    if (!state || state.turn === null) return "";
    const { view, legal, told } = state;
    const which = this.asking.question?.(view, legal);
    const usual = `prompt.${state.phase}.${picks.length}`;
    const key = this.words.has(this.game, `${usual}.${which}`) ? `${usual}.${which}` : usual;
    const counted = this.asking.counted?.(view, told.turns);
    const values = { ...view, ...counted, seat: state.turn, first: picks[0] };
    return short ? this.short(key, values) : this.say(key, values);
  }

  /** @param {Outcome} outcome */
  winners(outcome) {
    const who = outcome.winners.map((seat) => this.words.names[seat]);
    return who.length ? this.ui("result.won", { n: who.length, who }) : this.ui("result.draw");
  }

  /** @param {string} id */
  rule(id) {
    return { href: `#/rules/${this.game}/${id}`, title: this.say(`rule.${id}.title`) };
  }
}
