// What is to be done now: the prompt, the picks that are not on the board, typed moves, refusals.

import { element, fill } from "../element.js";

/**
 * @typedef {object} PicksParts
 * @property {(key: string) => string} ui
 * @property {(pick: string) => string} label
 * @property {(pick: string) => void} onpick
 * @property {(pick: string | null) => void} onpoint
 * @property {() => void} onback
 * @property {(picks: string[]) => void} ontype
 */

export class PicksPanel {
  /** @param {PicksParts} parts */
  constructor(parts) {
    this.parts = parts;
    const { ui } = parts;
    this.prompt = element("p", { class: "prompt" });
    this.message = element("p", { class: "message", role: "alert" });
    this.buttons = element("div", { class: "row" });
    this.typed = element("input", {
      type: "text",
      name: "move",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": ui("table.type"),
      placeholder: ui("table.type"),
    });
    const form = element(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const picks = this.typed.value.trim().split(/\s+/).filter(Boolean);
          if (picks.length > 0) parts.ontype(picks);
        },
      },
      this.typed,
      element("button", { class: "button" }, ui("table.type-play")),
    );
    this.root = element(
      "section",
      { class: "picks", "aria-label": ui("table.picks") },
      this.prompt,
      this.message,
      this.buttons,
      element("details", {}, element("summary", {}, ui("table.by-typing")), form),
    );
  }

  /**
   * Ask for the next pick.
   * @param {string} prompt
   * @param {string[]} picks those that are not on the board
   * @param {boolean} begun whether a pick can be taken back
   */
  ask(prompt, picks, begun) {
    const { parts } = this;
    fill(this.prompt, prompt);
    fill(
      this.buttons,
      ...picks.map((pick) =>
        element(
          "button",
          {
            type: "button",
            class: "button",
            dataset: { pick },
            onclick: () => parts.onpick(pick),
            onpointerenter: () => parts.onpoint(pick),
            onpointerleave: () => parts.onpoint(null),
            onfocus: () => parts.onpoint(pick),
            onblur: () => parts.onpoint(null),
          },
          parts.label(pick),
        ),
      ),
      begun &&
        element(
          "button",
          {
            type: "button",
            class: "button quiet",
            dataset: { do: "back" },
            onclick: parts.onback,
          },
          parts.ui("table.back"),
        ),
    );
  }

  /**
   * Show something else than a question: how it ended, or that it is starting.
   * @param {string} prompt
   * @param {...Node} below
   */
  say(prompt, ...below) {
    fill(this.prompt, prompt);
    fill(this.buttons, ...below);
  }

  /**
   * Say what was wrong, or take that away with nothing.
   * @param {...(Node | string)} parts
   */
  refuse(...parts) {
    fill(this.message, ...parts);
  }
}
