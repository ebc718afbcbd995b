// What a lesson points at, in words: for whoever does not see the board, beside the text and with the
// label of each place.

import { placesOf } from "../play/pointers.js";

/** @typedef {import("../wire.js").Pointer} Pointer */

/** The shape of a pointer. @param {Pointer} pointer @returns {"arrow" | "ring" | "shade"} */
export const shapeOf = ({ arrow, ring }) => (arrow ? "arrow" : ring ? "ring" : "shade");

/**
 * Word a pointer.
 * @param {import("../painter.js").Say} say the school's words
 * @param {Pointer} pointer
 * @param {(id: string) => string} nameOf
 */
export function wordPointer(say, pointer, nameOf) {
  const [from, to] = placesOf(pointer).map(nameOf);
  const text = say(`point.${shapeOf(pointer)}`, { from, to: to ?? from });
  return pointer.number ? say("point.numbered", { number: pointer.number, text }) : text;
}

/**
 * Let a board show pointers, and tell them.
 * @param {Pick<import("../play/play-board.js").PlayBoard, "stage" | "picking">} board
 * @param {import("../painter.js").Say} say
 * @param {readonly Pointer[]} pointers
 * @returns {string} all of them in words
 */
export function showPointers(board, say, pointers) {
  const { stage, picking } = board;
  const nameOf = (/** @type {string} */ id) => {
    const known = stage.buttons.get(id);
    return known ? picking.nameOf(known.spot) : id;
  };
  const told = pointers.map((pointer) => ({
    places: placesOf(pointer),
    words: wordPointer(say, pointer, nameOf),
  }));
  stage.note = ({ id }) => {
    const here = told.filter(({ places }) => places.includes(id)).map(({ words }) => words);
    const marked = stage.pointers.marks.find(({ at }) => at === id);
    if (marked) here.push(say(`point.marked${marked.kind && `-${marked.kind}`}`));
    return here.join("; ");
  };
  stage.point({ pointers });
  return told.map(({ words }) => words).join("; ");
}
