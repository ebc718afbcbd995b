// What has happened, turn by turn, in sentences, the newest turn on top; pointing at a line shows its
// squares. Actions of one player in a row are one turn.

import { element } from "../core/element.js";
import { seatIcon } from "../play/seats.js";

/** @typedef {import("../wire.js").ToldTurn} ToldTurn */
/** @typedef {import("../wire.js").TableEvent} TableEvent */

export class LogPanel {
  /**
   * @param {object} parts
   * @param {(event: TableEvent) => string} parts.word
   * @param {(seat: number) => string} parts.name
   * @param {(where: string[]) => void} parts.show
   * @param {string} parts.why
   * @param {(events: TableEvent[]) => boolean} parts.explained whether there is something to explain
   * @param {(turn: ToldTurn, move: number) => Promise<string>} parts.onwhy
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
    for (let move = this.turns.length; move > same; move--) this.forget(move);
    this.turns = turns;
    for (let move = same + 1; move <= turns.length; move++)
      this.add(turns[move - 1], move, colours);
  }

  /** @param {number} move */
  row(move) {
    return this.list.querySelector(`[data-move="${move}"]`);
  }

  /** @param {number} move */
  forget(move) {
    const row = this.row(move);
    const group = row?.parentElement?.closest("li");
    row?.remove();
    if (group && !group.querySelector("[data-move]")) group.remove();
  }

  /**
   * Mark the action that is being looked at.
   * @param {number} move
   */
  mark(move) {
    for (const row of this.list.querySelectorAll(".marked")) row.classList.remove("marked");
    const row = this.row(move);
    row?.classList.add("marked");
    row?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {ToldTurn} turn
   * @param {number} move
   * @param {string[]} colours
   */
  add(turn, move, colours) {
    const newest = /** @type {HTMLElement | null} */ (this.list.firstElementChild);
    const seat = String(turn.turn ?? "");
    const group = newest?.dataset.seat === seat ? newest : this.group(turn.turn, colours);
    group.querySelector("ul")?.append(this.action(turn, move));
    if (group !== newest) this.list.prepend(group);
  }

  /**
   * @param {number | null} seat
   * @param {string[]} colours
   */
  group(seat, colours) {
    const who =
      seat !== null &&
      element("p", { class: "who" }, seatIcon(seat, colours[seat]), " ", this.parts.name(seat));
    const group = element("li", { dataset: { seat: seat ?? "" } }, who, element("ul"));
    if (seat !== null) group.style.setProperty("--seat", `var(--${colours[seat]})`);
    return group;
  }

  /**
   * @param {ToldTurn} turn
   * @param {number} move
   */
  action(turn, move) {
    const { show, word } = this.parts;
    const lines = turn.events.map((event) =>
      element(
        "p",
        {
          class: "line",
          onpointerenter: () => show(event.where),
          onpointerleave: () => show([]),
        },
        word(event),
      ),
    );
    const why = this.parts.explained(turn.events) && this.whyButton(turn, move);
    return element("li", { dataset: { move } }, ...lines, why);
  }

  /**
   * @param {ToldTurn} turn
   * @param {number} move
   */
  whyButton(turn, move) {
    // By keyboard the same is asked in the replay; here it would be a stop at every turn.
    const button = element(
      "button",
      {
        type: "button",
        class: "why",
        tabindex: "-1",
        onclick: async () => {
          const answer = await this.parts.onwhy(turn, move - 1);
          if (answer) button.replaceWith(element("p", { class: "reason" }, answer));
        },
      },
      this.parts.why,
    );
    return button;
  }
}
