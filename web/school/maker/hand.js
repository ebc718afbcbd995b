// What the author's hand does on the board of the maker: it plays; or it marks an answer, or draws
// arrows, rings and shades. A drag or two touches make an arrow, one touch the others; the same again
// takes it away.

import { element, fill } from "../../core/element.js";
import { showPointers } from "../pointing.js";
import { ArrowDrag } from "./arrow-drag.js";
import { pointersAt, withPointer, withPointers } from "./pointed.js";

/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {"arrow" | "ring" | "shade"} Tool */

const TOOLS = /** @type {Tool[]} */ (["arrow", "ring", "shade"]);
const ANSWER = "answer"; // what is marked then is the answer of the step

export class Hand {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {import("../../play/play-board.js").PlayBoard} parts.board
   * @param {() => LessonStep} parts.step
   * @param {(changes: Partial<LessonStep>) => void} parts.onchange
   */
  constructor(parts) {
    this.parts = parts;
    /** What is drawn for: a text of the step, or its answer; null while the hand plays. @type {string | null} */
    this.place = null;
    /** @type {Tool} */
    this.tool = "ring";
    this.numbered = false;
    /** @type {string | null} */
    this.from = null;
    /** What had the focus before. @type {Element | null} */
    this.before = null;
    this.root = element("section", { class: "hand", hidden: true });
    this.drag = new ArrowDrag({
      board: parts.board.stage.root,
      able: () => this.drawsArrows,
      onshow: (from, to) => this.show(from, to),
      ondraw: (from, to) => {
        this.from = null;
        if (to === null) this.show();
        else this.add({ arrow: [from, to] });
      },
    });
  }

  /** Whether the next touch of the board is an end of an arrow. */
  get drawsArrows() {
    return this.place !== null && this.place !== ANSWER && this.tool === "arrow";
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /** A button that begins to point for a text. @param {string} place */
  button(place) {
    return element(
      "button",
      {
        type: "button",
        class: "button quiet point",
        dataset: { point: place },
        onclick: () => this.begin(place),
      },
      this.say("make.point"),
    );
  }

  /** Begin to draw for a text, or to mark the answer. @param {string} place */
  begin(place) {
    const { board } = this.parts;
    this.before = document.activeElement;
    this.place = place;
    this.from = null;
    board.picking.marking = (spot) => this.take(spot);
    this.draw();
    this.show();
    board.stage.root.scrollIntoView({ block: "nearest" });
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Let the hand play again. */
  end() {
    if (this.place === null) return;
    this.place = this.from = null;
    this.parts.board.picking.marking = null;
    this.root.hidden = true;
    this.show();
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }

  /** Take over what is touched on the board. @param {Spot} spot */
  take({ id, ...rest }) {
    const { step, board } = this.parts;
    const { place, tool, from } = this;
    if (place === null) return;
    if (place === ANSWER) {
      if (board.game.painter.markable?.({ id, ...rest }) === false) return;
      const [question] = step().check;
      if (question?.is !== "mark") return;
      const right = question.right ?? [];
      const marked = right.includes(id) ? right.filter((one) => one !== id) : [...right, id];
      this.change({ check: [{ is: "mark", right: marked }] });
    } else if (tool === "arrow" && from === null) {
      this.from = id;
      this.show();
    } else if (tool === "arrow") {
      this.from = null;
      if (from === id || from === null) this.show();
      else this.add({ arrow: [from, id] });
    } else {
      this.add(tool === "ring" ? { ring: id } : { shade: id });
    }
  }

  /** @param {import("../../wire.js").Pointer} pointer */
  add(pointer) {
    const { step } = this.parts;
    const place = /** @type {string} */ (this.place);
    const before = pointersAt(step(), place);
    const after = withPointer(before, pointer, this.numbered);
    if (after.length > this.parts.app.limits.pointers) return;
    this.change(withPointers(step(), place, after));
  }

  /** @param {Partial<LessonStep>} changes */
  change(changes) {
    this.parts.onchange(changes);
    this.draw();
    this.show();
  }

  clear() {
    const { step } = this.parts;
    this.from = null;
    if (this.place === ANSWER) this.change({ check: [{ is: "mark", right: [] }] });
    else if (this.place !== null) this.change(withPointers(step(), this.place, []));
  }

  draw() {
    const { place, tool, numbered } = this;
    this.root.hidden = place === null;
    if (place === null) return;
    const marking = place === ANSWER;
    const tools = TOOLS.map((name) =>
      element(
        "button",
        {
          type: "button",
          class: "button",
          dataset: { tool: name },
          "aria-pressed": String(tool === name),
          onclick: () => {
            this.tool = name;
            this.from = null;
            this.draw();
            this.show();
            this.focusOn(`[data-tool=${name}]`);
          },
        },
        this.say(`make.tool-${name}`),
      ),
    );
    const box = element("input", {
      type: "checkbox",
      id: "make-numbered",
      checked: numbered,
      onchange: () => (this.numbered = box.checked),
    });
    const label = element("label", { class: "check", for: "make-numbered" }, box);
    label.append(this.say("make.numbered"));
    const done = () => this.end();
    fill(
      this.root,
      element("p", { class: "help" }, this.say(marking ? "make.marking" : `make.drawing-${tool}`)),
      element(
        "div",
        { class: "row" },
        ...(marking ? [] : [...tools, label]),
        this.deed("clear", () => this.clear()),
        this.deed("done", done),
      ),
    );
    this.root.setAttribute("aria-label", this.say(marking ? "make.mark" : "make.point"));
  }

  /** @param {string} selector */
  focusOn(selector) {
    const found = this.root.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }

  /** @param {"clear" | "done"} name @param {() => void} onclick */
  deed(name, onclick) {
    return element(
      "button",
      {
        type: "button",
        class: name === "done" ? "button main" : "button quiet",
        dataset: { do: `hand-${name}` },
        onclick,
      },
      this.say(`make.hand-${name}`),
    );
  }

  /**
   * Show on the board what is drawn for the text that is looked at; else for that of the step.
   * @param {string | null} [from] where an arrow begins that is being drawn
   * @param {string | null} [to] and where it would end now
   */
  show(from = this.from, to = null) {
    const { board, step } = this.parts;
    const place = this.place ?? "text";
    const [question] = step().check;
    const stated = question?.is === "mark" ? (question.right ?? []) : [];
    const marks = (place === ANSWER ? stated : []).map((at) => ({
      at,
      kind: /** @type {""} */ (""),
    }));
    board.stage.root.classList.toggle("drawing", this.drawsArrows);
    board.stage.point({ marks, begun: from });
    const pointers = place === ANSWER ? [] : [...pointersAt(step(), place)];
    if (from !== null && to !== null) pointers.push({ arrow: [from, to] });
    showPointers(board, (key, values) => this.say(key, values), pointers);
  }
}
