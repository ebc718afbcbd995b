// What the set-up board asks the core: what to begin with, and what a change makes of its pieces.

import { Refusal } from "../../core/client.js";
import { askedOptions, choicesFor, freshSeed } from "../../play/match-choices.js";

/** @typedef {import("../../wire.js").GameFacts} GameFacts */
/** @typedef {import("../../wire.js").SetupBoardState} State */
/** @typedef {import("../../wire.js").BoardChange} Change */
/** @typedef {import("../../wire.js").Pieces} Pieces */

export class Questions {
  /**
   * @param {import("../../core/client.js").Core} core
   * @param {GameFacts} facts
   * @param {string | null} layer the option whose layout is drawn
   */
  constructor(core, facts, layer) {
    this.core = core;
    this.facts = facts;
    this.layer = layer;
  }

  /**
   * Lay a moment of a match on the board, else the start of the next match, else nothing.
   * @param {import("../../wire.js").StepMatch | null} match
   * @returns {Promise<State>}
   */
  async start(match) {
    const moment = match ?? this.#chosen();
    const begun = await unlessRefused(this.takeApart(moment));
    return begun ?? this.takeApart({ ...this.#chosen(), options: {} });
  }

  /**
   * Lay a moment of a match on the board.
   * @param {Omit<import("../../wire.js").StepMatch, "actions" | "position"> & Partial<import("../../wire.js").StepMatch>} moment
   * @returns {Promise<State>}
   */
  takeApart(moment) {
    return this.core.ask({ ...this.#about(), ...moment, do: "take_apart" });
  }

  /**
   * Lay what was pasted on the board: a position, a record or a link.
   * @param {string} pasted
   * @returns {Promise<State>}
   */
  read(pasted) {
    return this.core.ask({ ...this.#about(), ...this.#chosen(), do: "take_apart", pasted });
  }

  /**
   * Take up pieces that were put away, from wherever they may have been.
   * @param {Pieces | null} kept
   * @returns {Promise<State | null>} null when they are none
   */
  async resume(kept) {
    return kept && unlessRefused(this.edit(kept, null));
  }

  /**
   * Let the core change pieces, and say what they come to.
   * @param {Pieces} pieces
   * @param {Change | null} change
   * @returns {Promise<State>}
   */
  edit(pieces, change) {
    const start = { ...this.#about(), ...this.#chosen() };
    if (change?.scatter) start.seed = freshSeed();
    return this.core.ask({ ...start, do: "edit", pieces, change });
  }

  /**
   * Name the tool that would put what lies somewhere.
   * @param {Pieces} pieces
   * @param {string} at
   */
  async toolAt(pieces, at) {
    const about = { ...this.#about(), ...this.#chosen() };
    return (await this.core.ask({ ...about, do: "pick_tool", pieces, at })).tool;
  }

  #about() {
    return { game: this.facts.name, layer: this.layer };
  }

  #chosen() {
    return { options: askedOptions(this.facts), seed: choicesFor(this.facts).seed };
  }
}

/**
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T | null>} null where the core refuses
 */
async function unlessRefused(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
