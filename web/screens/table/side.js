// The panels of a table as one side with tabs: now, the log, the score, the look back. Beside the board
// nothing pushes anything off the page; below it they are a sheet that can be pulled.

import { element } from "../../core/element.js";
import { makeSheet } from "../../panels/sheet.js";
import { makeTabs } from "../../panels/tabs.js";

export class TableSide {
  /**
   * @param {(key: string) => string} ui
   * @param {object} panels
   * @param {HTMLElement} panels.now
   * @param {HTMLElement} panels.log
   * @param {HTMLElement} panels.score
   * @param {HTMLElement[]} panels.back
   */
  constructor(ui, { now, log, score, back }) {
    const lookBack = element(
      "div",
      { class: "look-back" },
      element("p", { class: "intro" }, ui("table.lookback")),
      ...back,
    );
    this.tabs = makeTabs(
      [
        { id: "now", label: ui("table.now"), panel: now },
        { id: "log", label: ui("table.log"), panel: log },
        { id: "score", label: ui("table.score"), panel: score },
        { id: "back", label: ui("table.back-tab"), panel: lookBack },
      ],
      ui("table.side"),
    );
    this.root = this.tabs.root;
    this.sheet = makeSheet(this.root, ui("table.sheet"), (pulled) => {
      if (!pulled) this.tabs.select("now");
    });
  }

  /** Bring a panel forward. @param {"now" | "log" | "score" | "back"} id */
  show(id) {
    this.sheet.pull(id !== "now");
    this.tabs.select(id);
  }
}
