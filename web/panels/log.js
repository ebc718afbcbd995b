// What has happened, turn by turn, in words, the newest on top; pointing at a line shows its squares.

import { element } from "../core/element.js";

/** @typedef {import("../wire.js").ToldTurn} ToldTurn */
/** @typedef {import("../wire.js").TableEvent} TableEvent */

export class LogPanel {
  /**
   * @param {object} parts
   * @param {(event: TableEvent) => string} parts.word
   * @param {(where: string[]) => void} parts.show
   * @param {string} parts.why
   * @param {(turn: ToldTurn, move: number) => void} parts.onwhy
   */
  constructor(parts) {
    this.parts = parts;
    /** What the rows tell. @type {ToldTurn[]} */
    this.turns = [];
    this.list = element("ol", { class: "log", reversed: true });
    this.root = element("div", {}, this.list);
  }

  /**
   * Tell all that has happened; the rows of what was told before stay as they are.
   * @param {ToldTurn[]} turns
   * @param {string[]} colours
   */
  tell(turns, colours) {
    let same = 0;
    while (same < turns.length && turns[same] === this.turns[same]) same++;
    while (this.list.children.length > same) this.list.firstElementChild?.remove();
    this.turns = turns;
    const fresh = turns.slice(same);
    fresh.forEach((turn, i) => this.list.prepend(this.row(turn, same + i + 1, colours)));
  }

  /**
   * Mark the action that is being looked at.
   * @param {number} move
   */
  mark(move) {
    const rows = [...this.list.children].reverse();
    rows.forEach((row, i) => row.classList.toggle("marked", i + 1 === move));
    rows[move - 1]?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {ToldTurn} turn
   * @param {number} number
   * @param {string[]} colours
   */
  row(turn, number, colours) {
    const lines = turn.events.map((event) =>
      element(
        "li",
        {
          class: "line",
          onpointerenter: () => this.parts.show(event.where),
          onpointerleave: () => this.parts.show([]),
        },
        this.parts.word(event),
      ),
    );
    const notation = element("span", { class: "notation" }, `${number}. ${turn.action.join(" ")}`);
    // By keyboard the same is asked in the replay; here it would be a stop at every turn.
    const onclick = () => this.parts.onwhy(turn, number - 1);
    const why = element(
      "button",
      { type: "button", class: "why", tabindex: "-1", onclick },
      this.parts.why,
    );
    const row = element("li", {}, notation, " ", why, element("ul", {}, ...lines));
    if (turn.turn !== null) row.style.setProperty("--seat", `var(--${colours[turn.turn]})`);
    return row;
  }
}
