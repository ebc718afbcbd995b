// A card with a picture that is chosen as a whole: a native radio button or checkbox lies over it.

import { element } from "../../core/element.js";

/**
 * @param {object} parts
 * @param {"radio" | "checkbox"} parts.type
 * @param {string} parts.id
 * @param {string} [parts.name] of the group
 * @param {string} [parts.value]
 * @param {boolean} parts.checked
 * @param {Node | null} parts.picture
 * @param {string} parts.label
 * @param {string} [parts.described] the id of what describes it
 * @param {(input: HTMLInputElement) => void} parts.onchange
 */
export function pictureCard({ type, id, picture, label, described, onchange, ...parts }) {
  const input = element("input", {
    type,
    id,
    ...parts,
    "aria-describedby": described,
    onchange: () => onchange(input),
  });
  return element(
    "label",
    { class: `choice ${type}`, for: id },
    input,
    picture,
    element("span", { class: "words" }, label),
  );
}
