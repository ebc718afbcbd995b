// How the points came about: a walk through the score, one item after the other, each shown on the
// board with what it is made of. Words and numbers are the core's; nothing is added up here.

import { element, fill } from "../core/element.js";
import { seatIcon } from "../play/seats.js";

/** @typedef {import("../wire.js").ScoreItem} ScoreItem */
/** @typedef {import("../painter.js").TallyLine} TallyLine */
/**
 * @typedef {object} WalkParts
 * @property {import("../painter.js").Say} say words of the panel
 * @property {(item: ScoreItem) => string} word
 * @property {(item: ScoreItem) => TallyLine[]} tally what an item is made of
 * @property {(rule: string) => { href: string, title: string }} rule
 * @property {(where: string[]) => void} show
 */
/**
 * @typedef {object} Walked
 * @property {ScoreItem[]} items
 * @property {number[]} totals
 * @property {string[]} names
 * @property {string[]} colours
 */

const MOST_BY_ITSELF = 12;

export class ScoreWalk {
  /** @param {WalkParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** @type {Walked} */
    this.walked = { items: [], totals: [], names: [], colours: [] };
    /** The item that is shown; after the last one, the totals. */
    this.step = 0;
    const { say } = parts;
    this.count = element("span", { class: "count" });
    this.body = element("div", { class: "step", "aria-live": "polite" });
    this.previous = this.button("previous", () => this.go(this.step - 1));
    this.next = this.button("next", () => this.go(this.step + 1));
    this.skip = this.button("skip", () => this.close());
    this.skip.classList.add("quiet");
    this.root = element(
      "section",
      { class: "walk", hidden: true, "aria-label": say("walk.title") },
      element("h2", {}, say("walk.title"), " ", this.count),
      this.body,
      element("div", { class: "row" }, this.previous, this.next, this.skip),
    );
    /** Opens the walk again; it stands with the result. */
    this.opener = element(
      "button",
      { type: "button", class: "button", dataset: { do: "walk" }, onclick: () => this.open() },
      say("walk.open"),
    );
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  button(name, onclick) {
    return element(
      "button",
      { type: "button", class: "button", dataset: { do: `walk-${name}` }, onclick },
      this.parts.say(`walk.${name}`),
    );
  }

  /**
   * Take over the score of a finished game; without one there is nothing to walk through.
   * @param {Walked | null} walked
   */
  offer(walked) {
    if (walked) this.walked = walked;
    this.root.hidden = true;
  }

  /** Begin by itself when a game has just ended, unless it would be a long walk. */
  begin() {
    const { items } = this.walked;
    if (items.length > 0 && items.length <= MOST_BY_ITSELF) this.open();
  }

  open() {
    this.root.hidden = false;
    this.go(0);
  }

  close() {
    this.root.hidden = true;
    this.parts.show([]);
    this.opener.focus();
  }

  /** @param {number} step */
  go(step) {
    const { items } = this.walked;
    const { say, show } = this.parts;
    this.step = Math.max(0, Math.min(items.length, step));
    const item = items[this.step];
    this.previous.disabled = this.step === 0;
    this.next.disabled = !item;
    this.count.textContent = say("walk.count", { step: this.step + 1, last: items.length + 1 });
    this.skip.textContent = say(item ? "walk.skip" : "walk.close");
    fill(this.body, ...(item ? this.itemRows(item) : this.totalRows()));
    show(item?.where ?? []);
    this.root.scrollIntoView({ block: "nearest" });
  }

  /** @param {ScoreItem} item */
  itemRows(item) {
    const { parts, walked } = this;
    const lines = parts.tally(item);
    const rule = parts.rule(item.rule);
    return [
      element(
        "p",
        { class: "item" },
        seatIcon(item.seat, walked.colours[item.seat]),
        element("span", {}, parts.word(item), " ", element("a", { href: rule.href }, rule.title)),
        pause(": "),
        element("strong", { class: "number" }, signed(item.points)),
        pause(". "),
      ),
      lines.length > 0 &&
        element("ul", { class: "tally" }, ...lines.map((line) => this.line(line, item))),
      element("p", { class: "sum" }, parts.say("walk.sum", { seat: item.seat, sum: item.sum })),
    ];
  }

  /**
   * @param {TallyLine} line
   * @param {ScoreItem} item
   */
  line(line, item) {
    const { say, show } = this.parts;
    return element(
      "li",
      {
        class: line.counts ? "" : "idle",
        onpointerenter: () => show(line.where),
        onpointerleave: () => show(item.where),
      },
      element("span", {}, line.text, !line.counts && ` (${say("walk.idle")})`),
      pause(": "),
      element("span", { class: "number" }, String(line.points)),
      pause(". "),
    );
  }

  totalRows() {
    const { names, totals, colours, items } = this.walked;
    if (items.length === 0) return [element("p", {}, this.parts.say("walk.nothing"))];
    return [
      element("p", { class: "item" }, this.parts.say("walk.totals"), pause(". ")),
      element(
        "ul",
        { class: "tally" },
        ...names.map((name, seat) =>
          element(
            "li",
            {},
            element("span", {}, seatIcon(seat, colours[seat]), " ", name),
            pause(": "),
            element("strong", { class: "number" }, String(totals[seat])),
            pause(". "),
          ),
        ),
      ),
    ];
  }
}

/** What separates two things for the ear, where for the eye their places do. @param {string} mark */
const pause = (mark) => element("span", { class: "heard-only" }, mark);

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
