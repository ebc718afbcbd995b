// The steps of a lesson in a row: choose one, add, move, duplicate and delete.

import { element, fill } from "../../core/element.js";

/** @typedef {"add" | "earlier" | "later" | "duplicate" | "delete"} Deed */

export class StepsBar {
  /**
   * @param {object} parts
   * @param {import("../../painter.js").Say} parts.say
   * @param {number} parts.most steps
   * @param {number} parts.mostOfCourse steps of a lesson that has parts
   * @param {(number: number) => void} parts.onchoose
   * @param {(deed: Deed) => void} parts.ondeed
   */
  constructor({ say, most, mostOfCourse, onchoose, ondeed }) {
    this.say = say;
    this.most = most;
    this.mostOfCourse = mostOfCourse;
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

  /** Let the chip of the present step have the focus. */
  focus() {
    const chip = this.list.querySelector("[aria-current]");
    if (chip instanceof HTMLElement) chip.focus();
  }

  /**
   * @param {number} count
   * @param {number} chosen
   * @param {Map<number, boolean>} verified which steps are known to have a solution, or none
   * @param {import("../parts.js").Part[]} parts of a course; none of a lesson
   */
  show(count, chosen, verified, parts) {
    const focused = this.list.contains(document.activeElement);
    const chips = Array.from({ length: count }, (_, i) => {
      const solvable = verified.get(i);
      const mark = solvable === undefined ? "" : solvable ? "✓" : "✗";
      const key = solvable === false ? "make.step-bad" : "make.step-label";
      const part = parts.find(({ first }) => first === i);
      return element(
        "li",
        { class: part ? "begins" : "" },
        part && element("small", {}, part.title),
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
    const most = parts.length > 0 ? this.mostOfCourse : this.most;
    const barred = {
      add: count >= most,
      earlier: chosen === 0,
      later: chosen === count - 1,
      duplicate: count >= most,
      delete: count === 1,
    };
    for (const { deed, button } of this.deeds) button.disabled = barred[deed];
  }
}
