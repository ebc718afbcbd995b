// The keys for undo and redo, the same wherever something can be taken back.

/**
 * Tell what a key asks for.
 * @param {KeyboardEvent} event
 * @returns {"undo" | "redo" | null}
 */
export function undoKey(event) {
  if (!event.ctrlKey && !event.metaKey) return null;
  if (event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey)) return "redo";
  return event.key === "z" ? "undo" : null;
}
