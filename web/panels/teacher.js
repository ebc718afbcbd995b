// A teacher at a board: says that a move is being weighed, and shows one that has come back.

import { element } from "../core/element.js";
import { Teaching } from "../play/teaching.js";
import { handedBack } from "./handed-back.js";

/** @typedef {import("../wire.js").Mistake} Mistake */
/** @typedef {import("../wire.js").Action} Action */

/**
 * @typedef {object} BoardTeachingParts
 * @property {import("../page.js").App} app
 * @property {import("../play/play-board.js").PlayBoard} board
 * @property {import("../play/session.js").Session} session
 * @property {(picks: Action) => unknown} onplay
 * @property {() => void} onback a move has come back
 * @property {() => void} ask asks for the pick again
 * @property {() => void} hint
 * @property {(error: unknown) => void} onerror
 */

export class BoardTeaching extends Teaching {
  /**
   * @param {BoardTeachingParts} parts
   * @param {import("../play/teaching.js").Teacher} [teacher]
   */
  constructor(parts, teacher) {
    const { app, session, onplay, onerror } = parts;
    super(
      {
        core: app.core,
        session,
        onwait: () => this.#wait(),
        onback: (mistake, picks) => this.#handBack(mistake, picks),
        onplay,
        onerror,
      },
      teacher,
    );
    this.around = parts;
  }

  #wait() {
    const { app, board } = this.around;
    const bar = element("progress", { max: 1, value: 0 });
    board.panel.say(app.words.say("bots", "teach.weighing"), bar);
    return (/** @type {number} */ progress) => {
      bar.value = progress;
    };
  }

  /**
   * @param {Mistake} mistake
   * @param {Action} picks
   */
  #handBack(mistake, picks) {
    const { app, board, ask, hint, onback } = this.around;
    const again = () => {
      this.reset();
      board.showLine([]);
      ask();
    };
    const told = handedBack({
      words: app.words,
      mistake,
      show: (steps) => board.showLine(steps),
      on: {
        again,
        hint: () => {
          again();
          hint();
        },
        anyway: () => {
          board.showLine([]);
          this.goOn(picks);
        },
      },
    });
    onback();
    board.picking.showPicked([]);
    board.panel.say(told.prompt, told.root);
    told.begin();
    app.announce(`${told.prompt} ${told.root.querySelector(".cost")?.textContent ?? ""}`);
    /** @type {HTMLElement | null} */ (told.root.querySelector(".main"))?.focus();
  }
}
