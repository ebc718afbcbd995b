// A match being played, whatever stands around it: a table, a lesson, the maker. It asks the core for
// one change at a time, keeps the state and all that was told, and lets the computer take its turns.
// Nothing here draws or waits for an eye: what does is handed in, so a session runs without a page.

import { isComputer } from "./seat-kinds.js";

/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").Action} Action */
/** @typedef {import("../wire.js").ToldTurn} ToldTurn */
/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {import("../core/client.js").MatchRequest} Request */

/**
 * @typedef {object} Shown what has become of the match
 * @property {State} state
 * @property {Request | null} request what was asked for; null where the core has not been asked yet
 * @property {boolean} moved whether something has just happened on the board
 * @property {ToldTurn[]} undone what has just been taken back, from the first on
 */

/**
 * @typedef {object} Thought
 * @property {number} seat who is to act
 * @property {string} level of the computer
 * @property {() => boolean} dropped whether its answer is not wanted any more
 */

/**
 * @typedef {object} SessionParts
 * @property {(request: Request) => Promise<State>} ask the core, as whoever sits here may see its answer
 * @property {(shown: Shown) => void} show
 * @property {(error: unknown, request: { do: string }) => void} onerror
 * @property {(thought: Thought) => Promise<Action | null>} [think] lets the computer choose
 * @property {() => boolean} [goesOn] whether the computer takes its turns by itself; else it is told to
 * @property {(picks: Action) => Request} [playing] how an action of the computer is asked for
 */

/**
 * Gather what has happened since the last action of a seat.
 * @param {ToldTurn[]} turns
 * @param {number | null} seat
 * @returns {TableEvent[]}
 */
export function eventsSince(turns, seat) {
  if (seat === null) return [];
  const last = turns.findLastIndex((turn) => turn.turn === seat);
  return turns.slice(last + 1).flatMap((turn) => turn.events);
}

export class Session {
  /** What is being asked for now. @type {symbol | null} */
  #running = null;

  /**
   * @param {SessionParts} parts
   * @param {object} [seats]
   * @param {string[]} [seats.kinds] who plays each seat, as in seat-kinds.js
   * @param {number} [seats.fixed] how many actions cannot be taken back
   */
  constructor(parts, { kinds = [], fixed = 0 } = {}) {
    this.parts = parts;
    this.kinds = kinds;
    this.fixed = fixed;
    /** @type {State | null} */
    this.state = null;
    /** What was told since the beginning of the match. @type {ToldTurn[]} */
    this.turns = [];
    /** Counts what was asked for, so that a thought about an earlier state is dropped. */
    this.changes = 0;
    /** Counts the matches that were begun here, so that what belongs to one before is dropped. */
    this.begun = 0;
    this.closed = false;
  }

  /** Whether a change is under way; another one is not taken then. */
  get busy() {
    return this.#running !== null;
  }

  /** The earliest move that undo may reach. */
  get floor() {
    return Math.max(this.state?.floor ?? 0, this.fixed);
  }

  get canUndo() {
    return this.state !== null && this.state.saved.cursor > this.floor;
  }

  get canRedo() {
    return this.state !== null && this.state.saved.cursor < this.state.saved.actions.length;
  }

  get computerToAct() {
    return this.state !== null && isComputer(this.kinds, this.state.turn);
  }

  /** @returns {TableEvent[]} the events of the last action */
  last() {
    return this.turns.at(-1)?.events ?? [];
  }

  /**
   * Gather what has happened since the last action of a seat.
   * @param {number | null} seat
   */
  since(seat) {
    return eventsSince(this.turns, seat);
  }

  /** @returns {() => boolean} tells whether anything has been asked for since now */
  watchChanges() {
    const { changes } = this;
    return () => this.closed || this.changes !== changes;
  }

  /** @returns {() => boolean} tells whether another match has been begun here since now */
  watchMatch() {
    const { begun } = this;
    return () => this.closed || this.begun !== begun;
  }

  /**
   * Show a state as it was last seen, before the core can be asked.
   * @param {State} state
   */
  foresee(state) {
    this.state = state;
    this.parts.show({ state, request: null, moved: false, undone: [] });
  }

  /**
   * Show the same moment as somebody else sees it.
   * @param {State} state
   */
  see(state) {
    this.#take(state, { do: "state" }, false);
  }

  /**
   * Begin with another match, or with the same one anew; whatever is under way is dropped.
   * @param {Request} request
   * @returns {Promise<State | null>} null when it was refused, or dropped in its turn
   */
  begin(request) {
    this.drop();
    return this.#alone(request, () => this.parts.ask(request), true);
  }

  /**
   * Ask for a change of the match; while another one is under way, nothing is asked for.
   * @param {Request} request
   * @returns {Promise<State | null>} null when nothing has changed
   */
  async change(request) {
    return this.busy ? null : this.#alone(request, () => this.parts.ask(request));
  }

  /** Take back the last action, and with it what the computer has answered. */
  async undo() {
    if (this.busy || !this.canUndo) return null;
    /** @type {Request} */
    const request = { do: "undo" };
    return this.#alone(request, async (dropped) => {
      let state = await this.parts.ask(request);
      // Each step has to lead back, so this ends however the core answers.
      for (let from = Infinity; this.#isAnswer(state) && state.saved.cursor < from;) {
        if (dropped()) break; // another match may lie there now
        from = state.saved.cursor;
        state = await this.parts.ask(request);
      }
      return state;
    });
  }

  /** @param {State} state where the computer is to act, having answered something that can be undone */
  #isAnswer({ turn, saved, floor }) {
    return isComputer(this.kinds, turn) && saved.cursor > Math.max(floor, this.fixed);
  }

  async redo() {
    return this.canRedo ? this.change({ do: "redo" }) : null;
  }

  /**
   * Let the computer play as long as it is to act; any other change of the match stops it.
   * @returns {Promise<State | null>} when somebody else is to act; null when it was stopped
   */
  async letComputerPlay() {
    const { think, playing, goesOn } = this.parts;
    while (think && this.computerToAct) {
      if (this.busy) return null;
      const { turn: seat } = /** @type {State & { turn: number }} */ (this.state);
      const dropped = this.watchChanges();
      const picks = await think({ seat, level: this.kinds[seat], dropped }).catch((error) => {
        if (!dropped()) this.parts.onerror(error, { do: "think" });
        return null;
      });
      if (!picks || dropped()) return null;
      const request = playing?.(picks) ?? { do: "play", picks };
      const state = await this.#run(request, () => this.parts.ask(request), false);
      if (!state || goesOn?.() === false) return state;
    }
    return this.state;
  }

  /**
   * Make a change, and let the computer go on from there if it does so by itself.
   * @param {Request} request
   * @param {(dropped: () => boolean) => Promise<State>} work
   * @param {boolean} [fresh] whether another match begins
   */
  async #alone(request, work, fresh = false) {
    const state = await this.#run(request, work, fresh);
    // Also after a refusal: what the computer was thinking has been dropped.
    if (!this.busy && !this.closed && this.parts.goesOn?.()) this.letComputerPlay();
    return state;
  }

  /**
   * Make one change while no other can be made, and show what has become of the match.
   * @param {Request} request
   * @param {(dropped: () => boolean) => Promise<State>} work
   * @param {boolean} fresh
   * @returns {Promise<State | null>}
   */
  async #run(request, work, fresh) {
    const running = (this.#running = Symbol(request.do));
    const dropped = () => this.closed || this.#running !== running;
    this.changes++;
    try {
      const state = await work(dropped);
      if (dropped()) return null;
      this.#take(state, request, fresh);
      return state;
    } catch (error) {
      if (!dropped()) this.parts.onerror(error, request);
      return null;
    } finally {
      if (this.#running === running) this.#running = null;
    }
  }

  /**
   * @param {State} state
   * @param {Request} request
   * @param {boolean} fresh
   */
  #take(state, request, fresh) {
    const before = fresh ? null : this.state;
    const back = before !== null && state.saved.cursor < before.saved.cursor;
    const undone = back ? this.turns.slice(state.told.turns.length) : [];
    this.turns = state.told.turns;
    this.state = state;
    const moved = before !== null && state.saved.cursor > before.saved.cursor;
    this.parts.show({ state, request, moved, undone });
  }

  /** Want nothing any more of what is under way. */
  drop() {
    this.#running = null;
    this.changes++;
    this.begun++;
  }

  close() {
    this.closed = true;
  }
}
