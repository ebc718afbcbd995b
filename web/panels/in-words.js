// For whoever listens or plays by keyboard: the board in words, and the keys of a table. Each has a key,
// and a button that is seen while it has the focus.

import { element } from "../core/element.js";
import { account } from "../play/account.js";
import { tableKey } from "../play/table-keys.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../play/account.js").Chapter} Chapter */
/** @typedef {import("../play/play-board.js").PlayBoard} PlayBoard */

const KEYS = ["walk", "leap", "next", "enter", "escape", "undo", "skip", "describe", "keys"];

/**
 * Let the keys of a table be heard wherever its board stands, and make the buttons for them.
 * @param {PlayBoard} board
 * @param {HTMLElement} root
 * @returns {HTMLElement}
 */
export function attendTable(board, root) {
  const deeds = {
    next: () => board.picking.jump(1),
    previous: () => board.picking.jump(-1),
    describe: () => openInWords(board, "account.title", tellBoard(board)),
    keys: () => openInWords(board, "keys.title", [tellKeys(board)]),
  };
  board.attend(root);
  root.addEventListener("keydown", (event) => {
    const deed = tableKey(event);
    if (!deed) return;
    event.preventDefault();
    deeds[deed]();
  });
  const button = (/** @type {"describe" | "keys"} */ name) =>
    element(
      "button",
      { type: "button", class: "button", dataset: { do: name }, onclick: deeds[name] },
      board.talk.ui(`table.${name}`),
    );
  return element("div", { class: "helpers" }, button("describe"), button("keys"));
}

/** Tell whose turn it is, the points, and then the whole board. @param {PlayBoard} board */
function tellBoard({ talk, stage, game, picking }) {
  const { view } = stage;
  const { state } = picking;
  if (!view || !state) return [];
  /** @type {import("../painter.js").Say} */
  const ui = (key, values) => talk.ui(key, values);
  const points = talk.shortNames.map((name, seat) =>
    ui("heard.points", { name, points: state.totals[seat] }),
  );
  const turn = talk.prompt(state, picking.selection.picks, true);
  const now = [turn, ui("heard.totals", { totals: points })].filter(Boolean);
  const chapters = account({
    painter: game.painter,
    view,
    say: (key, values) => talk.say(key, values),
    ui,
    region: (name) => talk.region(name),
  });
  return [{ title: "", lines: now }, ...chapters];
}

/** @param {PlayBoard} board @returns {Chapter} */
function tellKeys({ talk }) {
  return { title: "", lines: KEYS.map((key) => talk.ui(`keys.${key}`)) };
}

/**
 * @param {PlayBoard} board
 * @param {string} title
 * @param {Chapter[]} chapters
 */
function openInWords({ talk }, title, chapters) {
  if (chapters.length === 0 || document.querySelector("dialog[open]")) return;
  const close = element(
    "button",
    { type: "button", class: "button", dataset: { do: "close" } },
    talk.ui("share.close"),
  );
  const told = chapters.flatMap(({ title: name, lines }) => [
    name ? element("h3", {}, name) : null,
    element("ul", {}, ...lines.map((line) => element("li", {}, line))),
  ]);
  const heading = element("h2", { id: "in-words-title", tabindex: "-1", autofocus: true });
  heading.append(talk.ui(title));
  const dialog = element(
    "dialog",
    { class: "in-words", "aria-labelledby": "in-words-title" },
    heading,
    ...told,
    close,
  );
  openDialog(dialog, close);
}
