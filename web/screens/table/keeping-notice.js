// Says at the table what stands in the way of keeping its match, with what can be done about it. It
// stays as long as that is so.

import { element, fill } from "../../core/element.js";
import { setAsideList } from "../../panels/set-aside.js";

/**
 * @typedef {object} KeepingDeeds
 * @property {() => void} ontake plays here what another tab has
 * @property {() => void} onnewer shows the match as it is kept
 * @property {() => void} oncopy keeps what stands here as another match
 */

export class KeepingNotice {
  /**
   * @param {import("./table.js").Table} table
   * @param {KeepingDeeds} deeds
   */
  constructor(table, deeds) {
    this.table = table;
    this.deeds = deeds;
    this.root = element("div", { class: "keeping", role: "alert" });
    this.said = "";
  }

  /**
   * @param {"watched" | "apart" | null} stopped
   * @param {boolean} allKept
   */
  show(stopped, allKept) {
    const about = stopped ?? (allKept ? "" : "storage");
    if (about === this.said) return; // it is told once
    this.said = about;
    const { ontake, onnewer, oncopy } = this.deeds;
    if (about === "watched") this.tell("keeping.watched", this.button("take", ontake));
    else if (about === "apart") {
      this.tell("keeping.apart", this.button("newer", onnewer), this.button("copy", oncopy));
    } else if (about === "storage") {
      const { sharing, talk } = this.table;
      this.tell(
        "error.storage",
        this.button("record", () => sharing.saveRecord()),
      );
      if (sharing.reveals) this.root.append(element("p", {}, talk.ui("keeping.hidden")));
    } else fill(this.root);
  }

  /** Offer what is kept and cannot be opened. @param {import("../../core/set-aside.js").SetAside} odd */
  showOdd(odd) {
    this.said = "odd";
    fill(this.root, setAsideList(this.table.app, [odd]));
  }

  /**
   * @param {string} key
   * @param {...HTMLElement} buttons
   */
  tell(key, ...buttons) {
    const text = element("p", {}, this.table.talk.ui(key));
    fill(this.root, text, element("div", { class: "row" }, ...buttons));
  }

  /**
   * @param {string} name
   * @param {() => void} onclick
   */
  button(name, onclick) {
    const words = this.table.talk.ui(`keeping.${name}`);
    return element(
      "button",
      { type: "button", class: "button", dataset: { do: `keeping-${name}` }, onclick },
      words,
    );
  }
}
