// The keys of a table besides those of its buttons. They are letters, so they work only while the focus
// is at the table, and never while something is being typed.

/** Where a letter is written; a field for a number takes none. */
const TYPED = "input:not([type=range],[type=number]),select,textarea";

/** @typedef {"next" | "previous" | "describe" | "keys"} Deed */

/**
 * Tell what a key asks for.
 * @param {KeyboardEvent} event
 * @returns {Deed | null}
 */
export function tableKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches(TYPED)) return null;
  if (event.key.toLowerCase() === "n") return event.shiftKey ? "previous" : "next";
  if (event.key.toLowerCase() === "d") return "describe";
  return event.key === "?" ? "keys" : null;
}

/**
 * Tell whether the space key has a meaning of its own there; on the board it has none while nothing can be
 * picked.
 * @param {EventTarget | null} target
 */
export function usesSpace(target) {
  if (!(target instanceof Element) || target.closest(".stage")) return false;
  return target.closest("a, button, input, select, textarea, summary, [contenteditable]") !== null;
}
