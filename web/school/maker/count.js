// How many actions a check would accept, counted while it is written, and which.

import { element, fill } from "../../core/element.js";
import { askInSlices } from "../../play/slices.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("../../wire.js").LessonStep} LessonStep */

const PAUSE = 250; // milliseconds after the last change
const MOST_SHOWN = 60;

export class LiveCount {
  /**
   * @param {object} parts
   * @param {import("../../page.js").App} parts.app
   * @param {string} parts.game
   * @param {(where: Action) => void} parts.show
   * @param {(where: Action) => void} parts.look show it, where the board may be out of sight
   */
  constructor(parts) {
    this.parts = parts;
    this.asked = 0;
    this.timer = 0;
    this.text = element("p", { class: "count", role: "status" });
    this.bar = element("progress", { max: 1, value: 0, hidden: true });
    this.list = element("ol", { class: "accepted" });
    this.more = element(
      "details",
      { hidden: true },
      element("summary", {}, this.say("make.accepted")),
      this.list,
    );
    this.find = element(
      "button",
      { type: "button", class: "button", hidden: true, dataset: { do: "find" } },
      this.say("make.find"),
    );
    this.root = element("div", { class: "livecount" }, this.text, this.bar, this.find, this.more);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.parts.app.words.say("school", key, values);
  }

  /**
   * Count for a step, soon; what has to be won is only played out when somebody asks for it.
   * @param {LessonStep} step
   */
  count(step) {
    const { is } = step.check[0] ?? {};
    this.stop();
    fill(this.text);
    this.find.hidden = is !== "win";
    this.find.onclick = () => this.work(step);
    if (is === "read") this.tell("", "make.reading");
    else if (is !== "win") this.timer = window.setTimeout(() => this.work(step), PAUSE);
  }

  /** @param {LessonStep} step */
  async work({ match, check }) {
    const asked = ++this.asked;
    const { app, game } = this.parts;
    const wins = check[0]?.is === "win";
    this.find.hidden = true;
    this.bar.hidden = false;
    this.tell("", wins ? "make.winning" : "make.counting");
    try {
      const told = await askInSlices(
        app.core,
        { do: "lesson_solutions", game, match, check },
        () => asked !== this.asked,
        (progress) => (this.bar.value = progress),
      );
      if (!told) return;
      const n = told.accepted.length;
      if (wins) this.tell(n > 0 ? "fine" : "refused", n > 0 ? "make.winnable" : "make.unwinnable");
      else this.tell(n > 0 ? "fine" : "refused", "make.count", { n, legal: told.legal });
      this.show(told.accepted);
    } catch (error) {
      if (asked !== this.asked) return;
      this.root.dataset.kind = "refused";
      fill(this.text, wordRefusal(app.words, game, error));
    }
    this.bar.hidden = true;
  }

  /**
   * @param {string} kind
   * @param {string} key
   * @param {Record<string, unknown>} [values]
   */
  tell(kind, key, values) {
    this.root.dataset.kind = kind;
    fill(this.text, this.say(key, values));
  }

  /** List the actions; pointing at one shows it on the board. @param {Action[]} accepted */
  show(accepted) {
    const { show, look } = this.parts;
    const rows = accepted.slice(0, MOST_SHOWN).map((action) =>
      element(
        "li",
        {},
        element(
          "button",
          {
            type: "button",
            class: "button quiet",
            onpointerenter: () => show(action),
            onpointerleave: () => show([]),
            onfocus: () => show(action),
            onblur: () => show([]),
            onclick: () => look(action),
          },
          action.join(" "),
        ),
      ),
    );
    const rest = accepted.length - rows.length;
    if (rest > 0) rows.push(element("li", {}, this.say("make.accepted-more", { n: rest })));
    fill(this.list, ...rows);
    this.more.hidden = rows.length === 0;
  }

  stop() {
    this.asked++;
    window.clearTimeout(this.timer);
    this.bar.hidden = true;
    this.more.hidden = true;
    this.root.dataset.kind = "";
  }
}
