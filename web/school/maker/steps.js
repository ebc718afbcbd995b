// The steps of a lesson in a row: choose one, add, move, duplicate and delete.

import { element, fill } from "../../core/element.js";

/** @typedef {"add" | "earlier" | "later" | "duplicate" | "delete"} Deed */

export class StepsBar {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {number} parts.most steps
   * @param {(number: number) => void} parts.onchoose
   * @param {(deed: Deed) => void} parts.ondeed
   */
  constructor({ say, most, onchoose, ondeed }) {
    this.say = say;
    this.most = most;
    this.onchoose = onchoose;
    this.list = element("ol", { class: "stepchips" });
    this.deeds = /** @type {Deed[]} */ (["add", "earlier", "later", "duplicate", "delete"]).map(
      (deed) => ({
        deed,
        button: element(
          "button",
          {
            type: "button",
            class: "button",
            dataset: { do: `step-${deed}` },
            onclick: () => ondeed(deed),
          },
          say(`make.step-${deed}`),
        ),
      }),
    );
    this.root = element(
      "section",
      { class: "stepsbar", "aria-label": say("make.steps") },
      this.list,
      element("div", { class: "row" }, ...this.deeds.map(({ button }) => button)),
    );
  }

  /**
   * @param {number} count
   * @param {number} chosen
   * @param {Map<number, boolean>} verified which steps are known to have a solution, or none
   */
  show(count, chosen, verified) {
    const focused = this.list.contains(document.activeElement);
    const chips = Array.from({ length: count }, (_, i) => {
      const solvable = verified.get(i);
      const mark = solvable === undefined ? "" : solvable ? "✓" : "✗";
      const key = solvable === false ? "make.step-bad" : "make.step-label";
      return element(
        "li",
        {},
        element(
          "button",
          {
            type: "button",
            class: "chip",
            "aria-label": this.say(key, { step: i + 1 }),
            "aria-current": i === chosen ? "step" : null,
            dataset: { step: i, mark },
            onclick: () => this.onchoose(i),
          },
          String(i + 1),
        ),
      );
    });
    fill(this.list, ...chips);
    if (focused) chips[chosen].querySelector("button")?.focus();
    const barred = {
      add: count >= this.most,
      earlier: chosen === 0,
      later: chosen === count - 1,
      duplicate: count >= this.most,
      delete: count === 1,
    };
    for (const { deed, button } of this.deeds) button.disabled = barred[deed];
  }
}
