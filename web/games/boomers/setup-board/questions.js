// What the set-up board asks the core: what to begin with, what is allowed, how it is written down.

import { Refusal } from "../../../core/client.js";
import { askedOptions, choicesFor, freshSeed } from "../../../play/match-choices.js";
import { board } from "../facts.js";

/** @typedef {import("../../../types.js").GameFacts} GameFacts */
/** @typedef {import("./draft.js").Draft} Draft */

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
   * @param {import("../../../types.js").StepMatch | null} match
   * @returns {Promise<Draft>}
   */
  async start(match) {
    const told = await this.unlessRefused({ do: "take_apart", ...(match ?? this.chosen()) });
    return told ? told.pieces : board.empty;
  }

  /**
   * Fill the board by chance, with the same kinds of things that are on it.
   * @param {Draft} draft
   * @returns {Promise<Draft | null>} null where that cannot be
   */
  async scatter(draft) {
    const question = { ...this.chosen(), do: "scatter", pieces: draft, seed: freshSeed() };
    return (await this.unlessRefused(question))?.pieces ?? null;
  }

  /**
   * Let the core write a draft down: as a position, or as the value of its option.
   * @param {Draft} draft
   */
  compose(draft) {
    return this.ask({ ...this.chosen(), do: "compose", pieces: draft });
  }

  chosen() {
    return { options: askedOptions(this.facts), seed: choicesFor(this.facts).seed };
  }

  /** @param {{ do: string } & Record<string, unknown>} question */
  ask(question) {
    return this.core.ask({ game: this.facts.name, layer: this.layer, ...question });
  }

  /** @param {{ do: string } & Record<string, unknown>} question @returns {Promise<any>} null where the core refuses */
  async unlessRefused(question) {
    try {
      return await this.ask(question);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}
