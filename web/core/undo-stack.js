// Something that changes step by step and can be taken back: its state now, those before and after.

/** @template T */
export class UndoStack {
  /** @type {T[]} */
  #past = [];
  /** @type {T[]} */
  #future = [];
  #tag = "";

  /** @param {T} now */
  constructor(now) {
    this.now = now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Go on to another state. Changes with the same tag in a row, such as the letters that are written
   * into a field, are taken back together.
   * @param {T} next
   * @param {string} [tag]
   */
  change(next, tag = "") {
    if (!tag || tag !== this.#tag) this.#past.push(this.now);
    this.#tag = tag;
    this.#future = [];
    this.now = next;
  }

  /**
   * Look at another part of the same thing, which nobody would take back.
   * @param {T} now
   */
  replace(now) {
    this.now = now;
    this.endTag();
  }

  /** Let the next change be taken back alone. */
  endTag() {
    this.#tag = "";
  }

  /** @returns {boolean} whether there was something to take back */
  undo() {
    return this.#step(this.#past, this.#future);
  }

  /** @returns {boolean} whether something had been taken back */
  redo() {
    return this.#step(this.#future, this.#past);
  }

  /**
   * @param {T[]} from
   * @param {T[]} onto
   */
  #step(from, onto) {
    const next = from.pop();
    if (next === undefined) return false;
    onto.push(this.now);
    this.now = next;
    this.endTag();
    return true;
  }
}
