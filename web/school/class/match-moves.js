// The most chosen moves of a match that a whole class has played: a board at every choice, what was
// chosen there, and the ways on.

import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { CommonWay, MOST, wordMoment } from "./common-way.js";
import { StillBoard, traceOf } from "./still-board.js";
import { marksOf } from "./tally.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./kept-class.js").TakenResult} TakenResult */
/** @typedef {import("./common-way.js").Choice} Choice */

export class MatchMoves {
  /**
   * @param {App} app
   * @param {import("./content.js").Content} content
   */
  constructor(app, content) {
    this.app = app;
    this.way = new CommonWay(app, content);
    const game = /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(content.game));
    this.board = new StillBoard(app, game);
    this.closed = false;
    this.buttons = {
      start: this.button("start", () => this.way.back(0)),
      back: this.button("back", () => this.way.back(this.way.moments.length - 2)),
      on: this.button("on", () => this.way.follow(), "main"),
    };
    this.heading = element("p", { class: "way-here", role: "status" });
    this.told = element("ul", { class: "way-told" });
    this.list = element("ol", { class: "chosen-list" });
    this.root = element(
      "section",
      { class: "chosen-moves", "aria-labelledby": "chosen-title" },
      element("h2", { id: "chosen-title", class: "part" }, this.say("chosen.title")),
      element("p", {}, this.say("way.text")),
      element("div", { class: "row" }, ...Object.values(this.buttons)),
      element(
        "div",
        { class: "chosen-body" },
        this.board.root,
        element("div", {}, this.told, this.heading, this.list),
      ),
    );
    this.root.hidden = true;
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("class", key, values);
  }

  /**
   * @param {string} deed
   * @param {() => Promise<unknown>} walk
   * @param {string} [kind]
   */
  button(deed, walk, kind = "") {
    return element(
      "button",
      {
        type: "button",
        class: `button ${kind}`.trim(),
        dataset: { do: `way-${deed}` },
        onclick: () => this.walk(walk),
      },
      this.say(`way.${deed}`),
    );
  }

  /** @param {TakenResult[]} results */
  show(results) {
    this.root.hidden = results.length === 0;
    if (results.length > 0) this.walk(() => this.way.count(results));
  }

  /** @param {() => Promise<unknown>} walk */
  async walk(walk) {
    await walk();
    if (!this.closed) this.draw();
  }

  draw() {
    const { here, moments } = this.way;
    if (!here) return;
    const choices = here.choices.slice(0, MOST);
    this.board.show(here.view);
    const seen = choices.flatMap(({ action, n }) => {
      const trace = traceOf(this.board, [...action]);
      return trace ? [{ trace, n, right: false }] : [];
    });
    this.board.show(here.view, { marks: marksOf(seen) });
    fill(this.heading, wordMoment(this.app, this.way));
    fill(this.told, ...here.told.map((told) => element("li", {}, told)));
    fill(this.list, ...choices.map((choice) => element("li", {}, this.choice(choice, here.came))));
    const { start, back, on } = this.buttons;
    start.disabled = back.disabled = moments.length < 2;
    on.disabled = here.choices.length === 0;
    this.root.dataset.moment = String(moments.length);
  }

  /**
   * A move that was chosen here, as the way on to what came of it.
   * @param {Choice} choice
   * @param {number} all
   */
  choice({ action, words, n, points }, all) {
    const { language } = this.app.words;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return element(
      "button",
      {
        type: "button",
        class: "way-choice",
        dataset: { n: String(n) },
        onclick: () => this.walk(() => this.way.follow(action)),
      },
      element("strong", {}, this.say("chosen.count", { n, all })),
      " ",
      words,
      points !== null &&
        element("small", {}, ` ${this.say("way.points", { points: number.format(points) })}`),
    );
  }

  close() {
    this.closed = true;
    this.board.close();
  }
}
