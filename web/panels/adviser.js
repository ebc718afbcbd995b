// What the computer says about a match: its thinking, hints in three steps, reasons, and a review.
// It asks the core in slices, so the page stays alive and anything can be stopped.

import { element, fill } from "../core/element.js";
import { wordSentences } from "../play/sentences.js";
import { askInSlices } from "../play/slices.js";
import { lineWalk } from "./line-walk.js";
import { mistakeLines, wordCost, wordDeeds, wordReason } from "./mistake.js";

/** @typedef {import("../wire.js").Mistake} Mistake */
/** @typedef {import("../wire.js").LineStep} LineStep */

/**
 * @typedef {object} AdviserParts
 * @property {import("../core/client.js").Core} core
 * @property {import("../core/words.js").Words} words
 * @property {() => string[]} colours
 * @property {() => number | null} viewer whose eyes see the table
 * @property {(where: string[]) => void} show
 * @property {(steps: readonly LineStep[]) => void} showLine
 * @property {(mistake: Mistake) => Promise<void>} onlook shows where it was made
 * @property {(mistake: Mistake) => Node} puzzle offers the costliest mistake as a puzzle
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

  /** Forget what was said: something else is on the table. */
  clear() {
    this.asked++;
    this.step = 0;
    fill(this.text);
    this.parts.showLine([]);
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
      this.tellHint(told);
    } catch (error) {
      this.parts.onerror(error);
    }
  }

  /** @param {import("../wire.js").Hint} told */
  tellHint({ step, steps, hint, picks, line }) {
    const { words, show, showLine } = this.parts;
    const kind = this.say(`hint.step.${step}`);
    fill(this.text, element("p", {}, element("strong", {}, kind), " ", wordSentences(words, hint)));
    fill(this.button, this.say(step < steps ? "hint.more" : "hint"));
    show([...picks]);
    if (line.length > 0) {
      const walk = lineWalk({ words, steps: line, label: this.say("line.better"), show: showLine });
      if (line.length > 1) this.text.append(walk.root);
      walk.begin();
    }
    this.text.scrollIntoView({ block: "nearest" }); // a low panel would cut it off
  }

  /**
   * Explain an action that was played.
   * @param {string[]} picks
   * @param {number} move the number of actions before it
   * @returns {Promise<string>} nothing where it cannot be explained
   */
  async why(picks, move) {
    try {
      const { core, words, viewer } = this.parts;
      const request = /** @type {const} */ ({ do: "why", picks, move, seat: viewer() });
      const told = await askInSlices(
        core,
        request,
        () => false,
        () => {},
      );
      return told ? wordSentences(words, told.why) : "";
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
    const mistakes = told.mistakes.map((mistake) => this.mistake(mistake));
    fill(
      this.review,
      element("h2", {}, this.say("review")),
      curve(told.totals, this.parts.colours(), this.say("review.curve")),
      mistakes.length ? element("ol", {}, ...mistakes) : element("p", {}, this.say("review.none")),
      mistakes.length > 0 && this.parts.puzzle(told.mistakes[0]),
    );
  }

  /** @param {Mistake} mistake */
  mistake(mistake) {
    const { words, showLine, onlook } = this.parts;
    const values = { ...mistake, ...wordDeeds(words, mistake), move: mistake.move + 1 };
    const lines = mistakeLines({ words, mistake, answered: false, show: showLine });
    const look = async (/** @type {Event} */ event) => {
      // The moment has to be on the board before its line is.
      const button = /** @type {HTMLElement} */ (event.target);
      await onlook(mistake);
      lines.choose(button.dataset.do === "better_line" ? "better_line" : "line");
    };
    for (const button of lines.root.querySelectorAll("button")) button.onclick = look;
    return element(
      "li",
      {},
      this.say("review.mistake", values),
      " ",
      wordCost(words, mistake),
      " ",
      wordReason(words, mistake),
      lines.root,
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
