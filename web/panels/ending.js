// How a match ends: the score is counted on the board in a few steps, with words where the decisions
// stood; then a card over the board speaks to whoever has played, and offers what one wants then.

import { element, fill } from "../core/element.js";
import { seatIcon } from "../play/seats.js";
import { tallyPace, tallySteps } from "../play/tally.js";
import { standings } from "./standings.js";

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */

/**
 * @typedef {object} Ended
 * @property {string} headline
 * @property {string} how
 * @property {ScoreItem[]} items
 * @property {number[]} totals
 * @property {number[]} winners
 * @property {string[]} names
 * @property {string[]} colours
 */

/**
 * @typedef {object} EndingParts
 * @property {import("../painter.js").Say} say words of the page
 * @property {(kind: string) => string} kind names a kind of score items
 * @property {(where: string[]) => void} show
 * @property {() => void} oncount brings forward the panel in which the strip stands
 * @property {Record<"rematch" | "share" | "review", () => void>} on
 * @property {string} another the address where another match is set up
 */

export class Ending {
  /** @param {EndingParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {Ended | null} */
    this.ended = null;
    this.timer = 0;
    this.step = 0;
    const { say } = parts;
    this.count = element("div", { class: "tally-line", "aria-live": "polite" });
    /** What is being counted now: it covers nothing of the board. */
    this.onward = this.button("next", () => this.walk(this.step + 1));
    this.strip = element(
      "section",
      { class: "tally-strip", hidden: true, "aria-label": say("ending.tally") },
      this.count,
      element(
        "div",
        { class: "row" },
        this.button("previous", () => this.walk(this.step - 1)),
        this.onward,
        this.button("skip", () => this.showCard()),
      ),
    );
    this.headline = element("h2", { class: "result", tabindex: "-1" });
    this.how = element("p", { class: "how" });
    this.table = element("div");
    this.moment = element("div", { class: "moment" });
    this.card = element(
      "section",
      { class: "ending", hidden: true, "aria-label": say("ending.title") },
      this.headline,
      this.how,
      element(
        "div",
        { class: "row" },
        this.button("rematch", parts.on.rematch, "main"),
        this.button("review", parts.on.review),
        this.button("share", parts.on.share),
      ),
      element(
        "div",
        { class: "row" },
        this.button("tally", () => this.countUp(), "quiet"),
        this.button("board", () => this.showBoard(), "quiet"),
        element("a", { class: "button quiet", href: parts.another }, say("ending.another")),
      ),
      this.moment,
      this.table,
    );
    this.root = element("div", { class: "ends" }, this.card);
    /** Brings the card back; it stands with what is to be done now. */
    this.opener = this.button("result", () => this.showCard());
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(name, onclick, kind = "") {
    return element(
      "button",
      { type: "button", class: `button ${kind}`, dataset: { do: `ending-${name}` }, onclick },
      this.parts.say(`ending.${name}`),
    );
  }

  /**
   * Take over how a match has ended; without that there is nothing to show.
   * @param {Ended | null} ended
   */
  offer(ended) {
    this.stop();
    this.ended = ended;
    this.root.hidden = false;
    this.strip.hidden = true;
    this.card.hidden = true;
    fill(this.moment);
    if (!ended) return;
    fill(this.headline, ended.headline);
    fill(this.how, ended.how);
    const { kind, say } = this.parts;
    fill(this.table, standings({ ...ended, kind, sum: say("ending.sum") }));
  }

  /** Count the score on the board, step by step, and then show the card. */
  countUp() {
    const steps = this.steps();
    if (steps.length === 0) {
      this.showCard();
      return;
    }
    const asked = this.card.contains(document.activeElement);
    this.card.hidden = true;
    this.strip.hidden = false;
    this.parts.oncount();
    this.go(0);
    if (asked) this.onward.focus();
    this.timer = window.setInterval(() => this.go(this.step + 1), tallyPace(steps.length));
  }

  get counting() {
    return !this.strip.hidden;
  }

  steps() {
    return this.ended ? tallySteps(this.ended.items, this.ended.totals.length) : [];
  }

  /** Go to a step by hand: from now on nothing goes by itself. @param {number} step */
  walk(step) {
    this.stop();
    this.go(Math.max(0, step));
  }

  /** @param {number} step after the last one, the card */
  go(step) {
    const steps = this.steps();
    this.step = step;
    if (!this.ended || step >= steps.length) {
      this.showCard();
      return;
    }
    const { kind, points, where } = steps[step];
    const { names, colours } = this.ended;
    const each = points.flatMap((sum, seat) =>
      sum
        ? [
            " ",
            element("span", {}, seatIcon(seat, colours[seat]), ` ${names[seat]} ${signed(sum)}`),
          ]
        : [],
    );
    const of = this.parts.say("ending.step", { n: step + 1, of: steps.length });
    fill(
      this.count,
      element("p", {}, element("strong", {}, this.parts.kind(kind)), " ", element("small", {}, of)),
      element("p", {}, ...each),
    );
    this.parts.show(where);
  }

  showCard() {
    this.stop();
    this.strip.hidden = true;
    this.card.hidden = false;
    this.parts.show([]);
    this.headline.focus({ preventScroll: true });
  }

  showBoard() {
    this.card.hidden = true;
    this.opener.focus();
  }

  /** Leave the board to something else. */
  hide() {
    this.stop();
    this.strip.hidden = true;
    this.root.hidden = true;
  }

  /** Offer a moment of the match on the card. @param {...(Node | false)} parts */
  tellMoment(...parts) {
    fill(this.moment, ...parts);
  }

  stop() {
    window.clearInterval(this.timer);
    this.timer = 0;
  }
}

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
