// One device at a table where hands are hidden: whose view is shown, and when it has to be handed over.

import { isPerson, onlyPerson } from "./seat-kinds.js";

/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("./session.js").Request} Request */

export class SharedDevice {
  /**
   * @param {object} parts
   * @param {(request: Request) => Promise<State>} parts.ask the core
   * @param {string[]} parts.kinds who plays each seat
   * @param {(state: State) => void} parts.onhandover somebody else is to act, and to take the device
   */
  constructor({ ask, kinds, onhandover }) {
    this.core = ask;
    this.kinds = kinds;
    this.onhandover = onhandover;
    /** Whose view is shown; null until somebody takes over. @type {number | null} */
    this.viewer = onlyPerson(kinds);
  }

  /** Begin anew with those who play now. @param {string[]} kinds of all seats */
  seat(kinds) {
    this.kinds = kinds;
    this.viewer = onlyPerson(kinds);
  }

  /**
   * Ask the core as whoever has the device. Where it is another player's turn now, the answer shows
   * nothing of a hand; what that player sees waits in it until the device has been taken over.
   * @param {Request} request
   * @returns {Promise<State>}
   */
  async ask(request) {
    const absent = this.kinds.flatMap((_, seat) => (isPerson(this.kinds, seat) ? [] : [seat]));
    const asked = /** @type {Request} */ ({ ...request, seat: this.viewer, absent });
    const state = await this.core(asked);
    if (state.secrets) this.viewer = state.seat;
    if (state.next) this.onhandover(state);
    return state;
  }

  /**
   * Give what the next player sees, who has taken the device.
   * @param {State} state as it was answered
   * @returns {State}
   */
  takeOver(state) {
    if (!state.next) return state;
    this.viewer = state.next.seat;
    return { ...state, ...state.next, onlooker: state.view, next: null };
  }

  /**
   * Mark in a view whose place at the table is shown first.
   * @param {import("../wire.js").View} view
   * @returns {import("../painter.js").PlacedView}
   */
  own(view) {
    const seat = onlyPerson(this.kinds);
    return seat === null ? view : { ...view, seat };
  }
}
