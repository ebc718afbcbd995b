// The window for the projector: large board and text, what the teacher shows and nothing else.

import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { qrPicture } from "../../panels/qr.js";
import { StillBoard } from "./still-board.js";
import { WallReceiver } from "./wall-channel.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./wall-channel.js").OnTheWall} OnTheWall */

/**
 * @param {App} app
 * @returns {import("../../page.js").Screen}
 */
export function wallScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const heading = element("h1", {}, say("wall.title"));
  const words = element("div", { class: "wall-words", "aria-live": "polite" });
  const place = element("div", { class: "wall-board" });
  const root = element("main", { class: "wall" }, heading, place, words);
  fill(words, element("p", {}, say("wall.waiting")));
  /** @type {StillBoard | null} */
  let board = null;
  /** @param {OnTheWall} shown */
  const show = (shown) => {
    fill(heading, shown.heading ? `${shown.title} · ${shown.heading}` : shown.title);
    fill(words, ...wordsOf(app, shown));
    root.dataset.code = shown.code ? "shown" : "";
    if (shown.code) {
      board?.close();
      board = null;
      const code = qrPicture(shown.code, app.words.say("page", "qr.label", { title: shown.title }));
      fill(place, code ?? element("p", {}, shown.code));
      return;
    }
    const game = gameNamed(shown.board?.game);
    if (!shown.board || !game) {
      fill(place);
      return;
    }
    if (!board || board.game !== game) {
      board?.close();
      board = new StillBoard(app, game);
      fill(place, board.root);
    }
    board.show(shown.board.view, { marks: shown.board.marks });
  };
  const receiver = new WallReceiver(show);
  const press = (/** @type {KeyboardEvent} */ { key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey) receiver.press(key);
  };
  document.addEventListener("keydown", press);
  return {
    title: say("wall.title"),
    root,
    close: () => {
      document.removeEventListener("keydown", press);
      receiver.close();
      board?.close();
    },
  };
}

/**
 * @param {App} app
 * @param {OnTheWall} shown
 * @returns {(Node | false)[]}
 */
export function wordsOf(app, { text, hints, answer, votes }) {
  const most = Math.max(1, ...votes.map(({ n }) => n));
  const bars = votes.map(({ words, n, right }) => {
    const bar = element("span", { class: "vote-bar" });
    bar.style.width = `${(n / most) * 100}%`;
    return element(
      "li",
      { class: right ? "right" : "" },
      bar,
      element("strong", {}, String(n)),
      ` ${words}`,
    );
  });
  return [
    ...text.map((part) => element("p", {}, part)),
    hints.length > 0 &&
      element("ol", { class: "hints" }, ...hints.map((hint) => element("li", {}, hint))),
    votes.length > 0 && element("ol", { class: "votes" }, ...bars),
    answer !== "" &&
      element(
        "p",
        { class: "wall-answer" },
        element("strong", {}, app.words.say("class", "wall.answer")),
        ` ${answer}`,
      ),
  ];
}
