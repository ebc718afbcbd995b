// One device at a table where hands are hidden: whose view is shown, and when it has to be handed over.

import { isPerson, onlyPerson } from "./seat-kinds.js";

/** @typedef {import("../types.js").State} State */
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

  /**
   * Ask the core as whoever has the device. Where it is another player's turn now, nothing of a hand
   * is asked for until that player has taken over.
   * @param {Request} request
   * @returns {Promise<State>}
   */
  async ask(request) {
    const state = await this.core({ ...request, seat: this.viewer });
    const alone = onlyPerson(this.kinds) !== null;
    if (!state.secrets || alone || state.turn === this.viewer) return state;
    this.viewer = null;
    const open = await this.core({ do: "state", seat: null });
    if (open.turn !== null && isPerson(this.kinds, open.turn)) this.onhandover(open);
    return open;
  }

  /**
   * Mark in a view whose place at the table is shown first.
   * @param {import("../types.js").View} view
   * @returns {import("../types.js").View}
   */
  own(view) {
    const seat = onlyPerson(this.kinds);
    return seat === null ? view : { ...view, seat };
  }
}
