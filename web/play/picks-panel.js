// What is to be done now: the prompt, the picks that are not on the board, typed moves, refusals.

import { element, fill } from "../core/element.js";

/** How any game spells an amount of something; many of them are typed rather than pointed at. */
const AMOUNT = /^[a-z]+:(\d+)$/;
/** @param {string} pick */
const amountOf = (pick) => Number(pick.match(AMOUNT)?.[1]);
const MOST_BUTTONS = 6;
const FEW_BUTTONS = 2;

/**
 * @typedef {object} PicksParts
 * @property {(key: string) => string} ui
 * @property {(pick: string) => string} label
 * @property {(pick: string) => void} onpick
 * @property {(pick: string | null) => void} onpoint
 * @property {() => void} onback
 * @property {(picks: string[]) => void} ontype
 * @property {(picks: string[]) => Promise<string>} onspell says in words what is typed
 */

export class PicksPanel {
  /** @param {PicksParts} parts */
  constructor(parts) {
    this.parts = parts;
    /** The amounts that can be picked now, from the smallest up. @type {string[]} */
    this.amounts = [];
    const { ui } = parts;
    this.prompt = element("p", { class: "prompt" });
    this.message = element("p", { class: "message", role: "alert" });
    /** The picks that no spot of the board stands for; the board may have a place for them. */
    this.offers = element("div", {
      class: "row offers",
      role: "group",
      "aria-label": ui("table.picks"),
    });
    this.buttons = element("div", { class: "row" });
    /** What is said about the decision, beside the buttons that it is made with. */
    this.beside = element("div", { class: "beside" });
    this.typed = element("input", {
      type: "text",
      name: "move",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": ui("table.type"),
      placeholder: ui("table.type"),
      oninput: () => this.spell(),
    });
    /** What is typed, in words. */
    this.spelled = element("output", { class: "spelled" });
    const form = element(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const picks = this.typedPicks();
          if (picks.length > 0) parts.ontype(picks);
          fill(this.spelled);
        },
      },
      this.typed,
      element("button", { class: "button" }, ui("table.type-play")),
      this.spelled,
    );
    this.typing = element(
      "details",
      { hidden: true },
      element("summary", {}, ui("table.by-typing")),
      form,
    );
    this.root = element(
      "section",
      { class: "picks", "aria-label": ui("table.picks") },
      this.prompt,
      this.message,
      this.offers,
      this.buttons,
      this.beside,
      this.typing,
    );
  }

  typedPicks() {
    return this.typed.value.trim().split(/\s+/).filter(Boolean);
  }

  /** Show the sentence for what is typed. */
  async spell() {
    const { value } = this.typed;
    const words = await this.parts.onspell(this.typedPicks());
    if (this.typed.value === value) fill(this.spelled, words);
  }

  /**
   * Ask for the next pick.
   * @param {string} prompt
   * @param {string[]} picks those that are not on the board
   * @param {boolean} begun whether a pick can be taken back
   * @param {Node | false} [more] what else is offered
   */
  ask(prompt, picks, begun, more = false) {
    const amounts = picks.filter((pick) => AMOUNT.test(pick));
    this.amounts = amounts;
    const many = amounts.length > MOST_BUTTONS;
    const first = many ? amounts.slice(0, FEW_BUTTONS) : amounts;
    const others = picks.filter((pick) => !AMOUNT.test(pick));
    this.begin(prompt);
    this.typing.hidden = false;
    fill(
      this.offers,
      ...[...first, ...others].map((pick) => this.button(pick)),
      many && this.amountField(amounts),
    );
    fill(this.buttons, begun && this.backButton(), more);
  }

  /** @param {string} prompt */
  begin(prompt) {
    fill(this.prompt, prompt);
    this.root.querySelector(".recap")?.remove();
  }

  /** Take the picks away, while something else than the match is on the board. */
  offerNothing() {
    fill(this.offers);
  }

  /**
   * Lay the picks into a place beside what they are about, or back into the panel.
   * @param {HTMLElement | null} place
   */
  moveOffers(place) {
    if (place) {
      if (this.offers.parentElement !== place) place.append(this.offers);
    } else if (this.offers.parentElement !== this.root) {
      this.buttons.before(this.offers);
    }
  }

  /** Mark the buttons of some picks, as the board marks its spots. @param {string[]} picks */
  mark(picks) {
    for (const button of this.offers.querySelectorAll("[data-pick]")) {
      const { pick = "" } = /** @type {HTMLElement} */ (button).dataset;
      button.toggleAttribute("data-shown", picks.includes(pick));
    }
    const field = this.offers.querySelector(".amount");
    const amount = picks.find((pick) => this.amounts.includes(pick));
    field?.toggleAttribute("data-shown", amount !== undefined);
    if (!field || amount === undefined) return;
    /** @type {HTMLInputElement} */ (field.querySelector("input")).value = String(amountOf(amount));
  }

  /** @returns {HTMLElement[]} what a decision is made with, in its order */
  stops() {
    const wanted = "[data-pick], [name=amount], .main";
    const found = [this.offers, this.buttons].flatMap((row) => [...row.querySelectorAll(wanted)]);
    const shown = found.filter((one) => one.checkVisibility());
    return /** @type {HTMLElement[]} */ (shown);
  }

  /** @param {string} pick */
  button(pick) {
    const { parts } = this;
    return element(
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
    );
  }

  /**
   * Let a number be typed or stepped where there are too many for buttons.
   * @param {string[]} amounts picks, from the smallest up
   */
  amountField(amounts) {
    const { parts } = this;
    const least = amountOf(amounts[0]);
    const number = element("input", {
      type: "number",
      name: "amount",
      min: least,
      max: amountOf(amounts[amounts.length - 1]),
      value: least,
      "aria-label": parts.ui("table.amount"),
    });
    /** @param {string} name @param {string} sign @param {() => void} onclick */
    const step = (name, sign, onclick) =>
      element(
        "button",
        {
          type: "button",
          class: "button step",
          "aria-label": parts.ui(name),
          title: parts.ui(name),
          onclick,
        },
        sign,
      );
    return element(
      "form",
      {
        class: "amount",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const pick = amounts.find((one) => amountOf(one) === Number(number.value));
          if (pick !== undefined) parts.onpick(pick);
        },
      },
      step("table.amount-less", "−", () => number.stepDown()),
      number,
      step("table.amount-more", "+", () => number.stepUp()),
      element("button", { class: "button" }, parts.ui("table.amount-play")),
    );
  }

  /**
   * Show something else than a question: how it ended, or that it is starting.
   * @param {string} prompt
   * @param {...(Node | null)} below
   */
  say(prompt, ...below) {
    this.begin(prompt);
    this.typing.hidden = true;
    fill(this.offers);
    fill(this.buttons, ...below);
  }

  /**
   * Ask once before a move is played.
   * @param {string} prompt
   * @param {string} yes
   * @param {() => void} onyes
   */
  confirm(prompt, yes, onyes) {
    const dataset = { do: "confirm" };
    const button = element(
      "button",
      { type: "button", class: "button main", dataset, onclick: onyes },
      yes,
    );
    this.say(prompt, button, this.backButton());
  }

  backButton() {
    return element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "back" },
        onclick: this.parts.onback,
      },
      this.parts.ui("table.back"),
    );
  }

  /**
   * Tell what has happened since the last turn of whoever is to act, below what is asked now.
   * @param {HTMLElement | null} recap
   */
  recap(recap) {
    if (recap) this.beside.after(recap);
  }

  /**
   * Say what was wrong, or take that away with nothing.
   * @param {...(Node | string)} parts
   */
  refuse(...parts) {
    fill(this.message, ...parts);
  }
}
