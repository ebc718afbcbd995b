// What the table says: prompts, labels, events, refusals and results of one game, in words.

/** @typedef {import("../core/words.js").Words} Words */
/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {import("../wire.js").Outcome} Outcome */

export class TableTalk {
  /**
   * @param {Words} words
   * @param {string} game
   * @param {import("../painter.js").Painter["question"]} [question] which of several questions fits
   */
  constructor(words, game, question) {
    this.words = words;
    this.game = game;
    this.question = question;
    /** The names without levels, for whoever listens. @type {string[]} */
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
    this.shortNames = shades.map((colour, seat) => state.saved.players[seat] || colour);
    this.words.names = shades.map((colour, seat) => {
      const level = `level.${kinds[seat]}`;
      const usual = this.words.has("bots", level)
        ? this.ui("bot.name", { colour, level: this.words.say("bots", level) })
        : colour;
      return state.saved.players[seat] || usual;
    });
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
    const { names } = this.words;
    this.words.names = this.shortNames;
    const heard = `${key}.heard`;
    const said = this.say(this.words.has(this.game, heard) ? heard : key, values);
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
    const which = this.question?.(state.view, state.legal) ?? "";
    const key = `prompt.${state.phase}.${picks.length}${which && `.${which}`}`;
    const values = { ...state.view, seat: state.turn, first: picks[0] };
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
