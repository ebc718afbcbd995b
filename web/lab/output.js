// What a bot has answered to one brief: the mistake in its code, what it printed and said.

import { element, fill } from "../core/element.js";
import { wordFaultWithLine } from "./faults.js";

/** @typedef {import("../wire.js").Reply} Reply */

export class Output {
  /** @param {import("../page.js").App} app */
  constructor(app) {
    this.app = app;
    this.fault = element("div", { class: "lab-fault", role: "alert" });
    this.told = element("p", { class: "lab-told", role: "status" });
    this.printed = element("pre", {
      class: "lab-printed",
      tabindex: "0",
      role: "region",
      "aria-label": this.say("output.printed"),
      hidden: true,
    });
    this.root = element("div", { class: "lab-output" }, this.fault, this.told, this.printed);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  clear() {
    fill(this.fault);
    fill(this.told);
    fill(this.printed);
    this.printed.hidden = true;
  }

  /** Say that something is under way. @param {string} text */
  wait(text) {
    this.clear();
    fill(this.told, text);
  }

  /**
   * @param {string} game
   * @param {Reply} reply
   * @param {number} work the share of what is allowed
   */
  show(game, reply, work) {
    this.clear();
    this.showFault(game, reply.fault);
    if (!reply.fault && reply.action) {
      const action = reply.action.join(" ");
      fill(this.told, this.say("output.action", { action, percent: Math.ceil(work * 100) }));
    }
    const lines = [
      ...reply.said.map((line) => this.say("output.said", { line })),
      ...reply.printed,
    ];
    if (reply.unprinted > 0) lines.push(this.say("output.more", { n: reply.unprinted }));
    this.printed.hidden = lines.length === 0;
    this.printed.textContent = lines.join("\n");
  }

  /**
   * @param {string} game
   * @param {import("../wire.js").Fault | null} fault
   */
  showFault(game, fault) {
    if (!fault) {
      fill(this.fault);
      return;
    }
    const { text } = /** @type {{ text?: unknown }} */ (fault.values);
    fill(
      this.fault,
      element("p", {}, element("strong", {}, wordFaultWithLine(this.app.words, game, fault))),
      typeof text === "string" &&
        text !== "" &&
        element("p", { class: "lab-python", lang: "en" }, this.say("output.python", { text })),
    );
  }
}
