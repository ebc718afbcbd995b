// What the computer says about a match: its thinking, hints in three steps, reasons, and a review.
// It asks the core in slices, so the page stays alive and anything can be stopped.

import { element, fill } from "../core/element.js";
import { askInSlices } from "../play/slices.js";

/** @typedef {import("../wire.js").Sentence} Sentence */

/**
 * @typedef {object} AdviserParts
 * @property {import("../core/client.js").Core} core
 * @property {import("../core/words.js").Words} words
 * @property {() => string[]} colours
 * @property {(where: string[]) => void} show
 * @property {(mistake: import("../wire.js").Mistake) => void} onlook shows where it was made, and what was better
 * @property {(mistake: import("../wire.js").Mistake) => Node} puzzle offers the costliest mistake as a puzzle
 * @property {(error: unknown) => void} onerror
 */

export class Adviser {
  /** @param {AdviserParts} parts */
  constructor(parts) {
    this.parts = parts;
    this.step = 0;
    /** Counts what was asked, so that an earlier question is dropped. */
    this.asked = 0;
    this.text = element("div", { class: "advice", role: "status" });
    this.button = element(
      "button",
      { type: "button", class: "button", dataset: { do: "hint" }, onclick: () => this.hint() },
      this.say("hint"),
    );
    this.root = element("div", { class: "adviser" }, this.text);
    this.review = element("section", { class: "review", hidden: true });
    this.reviewButton = element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: "review" },
        onclick: () => this.lookBack(),
      },
      this.say("review"),
    );
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.words.say("bots", key, values);
  }

  /** @param {Sentence[]} sentences */
  word(sentences) {
    return sentences
      .map(({ file, key, values }) => this.parts.words.say(file, key, values))
      .join(" ");
  }

  /** Forget what was said: something else is on the table. */
  clear() {
    this.asked++;
    this.step = 0;
    fill(this.text);
    fill(this.button, this.say("hint"));
    this.review.hidden = true;
  }

  /** Give the next step of a hint: where to look, what to aim for, the move. */
  async hint() {
    const asked = ++this.asked;
    const step = Math.min(3, this.step + 1);
    const bar = element("progress", { max: 1, value: 0 });
    fill(this.text, bar);
    try {
      const told = await askInSlices(
        this.parts.core,
        { do: "hint", step },
        () => asked !== this.asked,
        (progress) => (bar.value = progress),
      );
      if (!told) return;
      this.step = step;
      fill(this.text, this.word(told.hint));
      fill(this.button, this.say(step < 3 ? "hint.more" : "hint"));
      this.parts.show(told.picks);
    } catch (error) {
      this.parts.onerror(error);
    }
  }

  /**
   * Explain an action that was played.
   * @param {string[]} picks
   * @param {number} move the number of actions before it
   * @returns {Promise<string>} nothing where it cannot be explained
   */
  async why(picks, move) {
    try {
      const { why } = await this.parts.core.ask({ do: "why", picks, move });
      return this.word(why);
    } catch (error) {
      this.parts.onerror(error);
      return "";
    }
  }

  /** Look back at the match: its curve, and the moves that gave most away. */
  async lookBack() {
    const asked = ++this.asked;
    const bar = element("progress", { max: 1, value: 0 });
    this.review.hidden = false;
    fill(this.review, element("h2", {}, this.say("review")), bar);
    const dropped = () => asked !== this.asked;
    try {
      const told = await this.reviewed(dropped, (progress) => (bar.value = progress));
      if (told && !dropped()) this.drawReview(told);
    } catch (error) {
      this.parts.onerror(error);
    }
  }

  /**
   * Find the moment that decided a finished match: the move that gave most away.
   * @param {() => boolean} dropped
   * @returns {Promise<import("../wire.js").Mistake | null>}
   */
  async turningPoint(dropped) {
    try {
      const told = await this.reviewed(dropped, () => {});
      return dropped() ? null : (told?.mistakes[0] ?? null);
    } catch {
      return null; // what is wrong is said to whoever asks for the whole review
    }
  }

  /**
   * @param {() => boolean} dropped
   * @param {(progress: number) => void} onprogress
   */
  reviewed(dropped, onprogress) {
    return askInSlices(this.parts.core, { do: "review" }, dropped, onprogress);
  }

  /** @param {import("../wire.js").Review} told */
  drawReview(told) {
    const mistakes = told.mistakes.map((mistake) =>
      element(
        "li",
        {},
        this.say("review.mistake", {
          ...mistake,
          move: mistake.move + 1,
          loss: Math.round(mistake.loss),
          played: mistake.played.join(" "),
          better: mistake.better.join(" "),
        }),
        " ",
        this.word(mistake.why),
        " ",
        element(
          "button",
          { type: "button", class: "button", onclick: () => this.parts.onlook(mistake) },
          this.parts.words.say("page", "review.show"),
        ),
      ),
    );
    fill(
      this.review,
      element("h2", {}, this.say("review")),
      curve(told.totals, this.parts.colours(), this.say("review.curve")),
      mistakes.length ? element("ol", {}, ...mistakes) : element("p", {}, this.say("review.none")),
      mistakes.length > 0 && this.parts.puzzle(told.mistakes[0]),
    );
  }
}

/** A dash for each seat, so that colour is never alone. */
const DASHES = ["", "8 3", "2 3", "10 3 2 3", "5 5"];
const SVG = "http://www.w3.org/2000/svg";

/**
 * Draw the score of every seat over the moves.
 * @param {number[][]} totals one row a move
 * @param {string[]} colours
 * @param {string} label
 */
function curve(totals, colours, label) {
  const most = Math.max(1, ...totals.flat());
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 320 120");
  svg.setAttribute("class", "curve");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  colours.forEach((colour, seat) => {
    const line = document.createElementNS(SVG, "polyline");
    const points = totals.map((row, move) => {
      const x = 4 + (312 * move) / Math.max(1, totals.length - 1);
      return `${x.toFixed(1)},${(114 - (108 * row[seat]) / most).toFixed(1)}`;
    });
    line.setAttribute("points", points.join(" "));
    line.style.stroke = `var(--${colour})`;
    line.style.strokeDasharray = DASHES[seat];
    svg.append(line);
  });
  return svg;
}
