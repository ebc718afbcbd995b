// What the set-up board asks the core: what to begin with, what is allowed, how it is written down.

import { Refusal } from "../../../core/client.js";
import { askedOptions, choicesFor, freshSeed } from "../../../play/match-choices.js";
import { board } from "../facts.js";

/** @typedef {import("../../../wire.js").GameFacts} GameFacts */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").View} View */

export class Questions {
  /**
   * @param {import("../../../core/client.js").Core} core
   * @param {GameFacts} facts
   * @param {string | null} layer the option whose layout is drawn
   */
  constructor(core, facts, layer) {
    this.core = core;
    this.facts = facts;
    this.layer = layer;
  }

  /**
   * Take a moment of a match apart, else the start of the next match.
   * @param {import("../../../wire.js").StepMatch | null} match
   * @returns {Promise<Draft>}
   */
  async start(match) {
    const moment = match ?? this.chosen();
    const told = await unlessRefused(
      this.core.ask({ ...this.about(), ...moment, do: "take_apart" }),
    );
    return told?.pieces ?? board.empty;
  }

  /**
   * Fill the board by chance, with the same kinds of things that are on it.
   * @param {Draft} draft
   * @returns {Promise<Draft | null>} null where that cannot be
   */
  async scatter(draft) {
    const start = { ...this.about(), ...this.chosen(), seed: freshSeed() };
    const told = await unlessRefused(this.core.ask({ ...start, do: "scatter", pieces: draft }));
    return told?.pieces ?? null;
  }

  /**
   * Let the core write a draft down: as a position, or as the value of its option.
   * @param {Draft} draft
   * @returns {Promise<import("../../../wire.js").Composed & { view: View }>}
   */
  async compose(draft) {
    const start = { ...this.about(), ...this.chosen() };
    const told = await this.core.ask({ ...start, do: "compose", pieces: draft });
    return { ...told, view: /** @type {View} */ (told.view) };
  }

  about() {
    return { game: this.facts.name, layer: this.layer };
  }

  chosen() {
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
