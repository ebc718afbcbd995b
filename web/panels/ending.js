// How a match ends: the score is counted on the board in a few steps, then a card over the board speaks
// to whoever has played, and offers what one wants then.

import { element, fill } from "../core/element.js";
import { seatIcon } from "../play/seats.js";
import { tallySteps } from "../play/tally.js";

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */

const STEP = 1_300; // milliseconds that a step of the tally is seen
const MOST = 12_000; // that all of them take

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
    this.count = element("p", { class: "tally-line", "aria-live": "polite" });
    this.strip = element(
      "section",
      { class: "tally-strip", hidden: true, "aria-label": say("ending.tally") },
      this.count,
      element(
        "div",
        { class: "row" },
        this.button("previous", () => this.walk(this.step - 1)),
        this.button("next", () => this.walk(this.step + 1)),
        this.button("skip", () => this.showCard()),
      ),
    );
    this.headline = element("h2", { class: "result", tabindex: "-1" });
    this.how = element("p", { class: "how" });
    this.table = element("table", { class: "standings" });
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
        this.button("share", parts.on.share),
        this.button("review", parts.on.review),
        this.button("tally", () => this.countUp()),
        element("a", { class: "button quiet", href: parts.another }, say("ending.another")),
        this.button("board", () => this.showBoard(), "quiet"),
      ),
      this.moment,
      this.table,
    );
    this.root = element("div", { class: "ends" }, this.strip, this.card);
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
    fill(this.table, ...this.standings(ended));
  }

  /** Count the score on the board, step by step, and then show the card. */
  countUp() {
    const steps = this.steps();
    if (steps.length === 0) {
      this.showCard();
      return;
    }
    this.card.hidden = true;
    this.strip.hidden = false;
    this.go(0);
    const pace = Math.min(STEP, MOST / (steps.length + 1));
    this.timer = window.setInterval(() => this.go(this.step + 1), pace);
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
        ? [element("span", {}, seatIcon(seat, colours[seat]), ` ${names[seat]} ${signed(sum)} `)]
        : [],
    );
    fill(this.count, element("strong", {}, this.parts.kind(kind)), " ", ...each);
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
    this.root.hidden = true;
  }

  /** Offer a moment of the match on the card. @param {...Node} parts */
  tellMoment(...parts) {
    fill(this.moment, ...parts);
  }

  /** Everybody's points, the best first, kind by kind. @param {Ended} ended */
  standings({ items, totals, names, colours, winners }) {
    const order = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
    const cells = (/** @type {number[]} */ points) =>
      order.map((seat) => element("td", {}, String(points[seat])));
    const head = order.map((seat) =>
      element(
        "th",
        { scope: "col", class: winners.includes(seat) ? "won" : "" },
        seatIcon(seat, colours[seat]),
        " ",
        names[seat],
      ),
    );
    const rows = tallySteps(items, totals.length).map(({ kind, points }) =>
      element("tr", {}, element("th", { scope: "row" }, this.parts.kind(kind)), ...cells(points)),
    );
    const sum = element("th", { scope: "row" }, this.parts.say("ending.sum"));
    return [
      element("thead", {}, element("tr", {}, element("td"), ...head)),
      element("tbody", {}, ...rows),
      element("tfoot", {}, element("tr", {}, sum, ...cells(totals))),
    ];
  }

  stop() {
    window.clearInterval(this.timer);
    this.timer = 0;
  }
}

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
