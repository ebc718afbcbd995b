// Walks through a match without changing it: a slider, step buttons, and play or pause.

import { element, fill } from "../core/element.js";
import { buttonIcon } from "../core/button-icons.js";

const PACE = 1200; // milliseconds between two moves

export class ReplayPanel {
  /**
   * @param {object} parts
   * @param {(key: string, values?: Record<string, unknown>) => string} parts.ui
   * @param {(move: number) => void} parts.onlook
   * @param {(move: number) => void} parts.onwhy asks why the move that led here was played
   * @param {HTMLElement} parts.more what else can be done at a move
   * @param {() => void} parts.onclose
   */
  constructor({ ui, onlook, onwhy, more, onclose }) {
    this.ui = ui;
    this.onlook = onlook;
    this.onclose = onclose;
    this.timer = 0;
    this.slider = element("input", {
      type: "range",
      min: 0,
      step: 1,
      "aria-label": ui("replay.move"),
      oninput: () => this.look(Number(this.slider.value)),
    });
    this.count = element("output", { class: "count" });
    this.text = element("p", { class: "told", "aria-live": "polite" });
    this.playButton = this.button("replay", () => this.toggle());
    this.root = element(
      "section",
      { class: "replay", "aria-label": ui("replay.title"), hidden: true },
      element(
        "div",
        { class: "row steps" },
        this.button("first", () => this.look(0)),
        this.button("previous", () => this.look(this.move() - 1)),
        this.playButton,
        this.button("next", () => this.look(this.move() + 1)),
        this.button("last", () => this.look(Number(this.slider.max))),
        this.count,
      ),
      this.slider,
      element(
        "div",
        { class: "row said" },
        this.text,
        element(
          "button",
          { type: "button", class: "button", onclick: () => onwhy(this.move()) },
          ui("log.why"),
        ),
        element(
          "button",
          {
            type: "button",
            class: "button",
            title: ui("replay.close"),
            dataset: { replay: "close" },
            onclick: () => this.close(),
          },
          buttonIcon("close"),
          element("span", { class: "words" }, ui("replay.close")),
        ),
      ),
      more,
    );
  }

  /** Tell what has happened at this move, or why. @param {string} text */
  say(text) {
    fill(this.text, text);
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  button(name, onclick) {
    const label = this.ui(`replay.${name}`);
    const dataset = { replay: name };
    return element(
      "button",
      {
        type: "button",
        class: "button quiet",
        "aria-label": label,
        title: label,
        dataset,
        onclick,
      },
      buttonIcon(name),
    );
  }

  move() {
    return Number(this.slider.value);
  }

  /**
   * Begin at a move of so many.
   * @param {number} move
   * @param {number} last
   */
  open(move, last) {
    this.slider.max = String(last);
    this.root.hidden = false;
    this.look(move);
    this.slider.focus({ preventScroll: true });
  }

  /** @param {number} move */
  look(move) {
    const last = Number(this.slider.max);
    const to = Math.max(0, Math.min(last, move));
    this.slider.value = String(to);
    this.count.textContent = this.ui("replay.count", { move: to, last });
    if (to === last) this.pause();
    this.onlook(to);
  }

  toggle() {
    if (this.timer) {
      this.pause();
      return;
    }
    if (this.move() === Number(this.slider.max)) this.look(0);
    this.timer = window.setInterval(() => this.look(this.move() + 1), PACE);
    this.showPlaying();
  }

  pause() {
    window.clearInterval(this.timer);
    this.timer = 0;
    this.showPlaying();
  }

  showPlaying() {
    const label = this.ui(this.timer ? "replay.pause" : "replay.replay");
    this.playButton.setAttribute("aria-label", label);
    this.playButton.title = label;
    fill(this.playButton, buttonIcon(this.timer ? "pause" : "replay"));
  }

  close() {
    if (this.root.hidden) return;
    this.pause();
    this.root.hidden = true;
    this.onclose();
  }
}
