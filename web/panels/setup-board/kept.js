// The draft of a set-up board on the device: what is being drawn is still there after a reload. Two
// tabs draw on one draft and show it to each other. What a tab finds there that it has not seen is laid
// beside its own: nobody's work is written over.

import { makeWay } from "../../core/set-aside.js";
import { keysAfter, read, readStored, remove, write } from "../../core/storage.js";

/** @typedef {import("../../wire.js").Pieces} Draft what is in it only the core knows */

const DRAFT = "frontier/setup/";
const BESIDE = "frontier/setup-beside/";

/**
 * @typedef {object} KeptParts
 * @property {(draft: Draft) => void} onfollow called with what another tab has drawn
 * @property {(there: boolean) => void} onbeside told whether a draft of another tab lies beside this one
 */

export class KeptDraft {
  /** What lay on the device when it was last looked at from here. @type {Draft | null} */
  #known = null;
  #hear = (/** @type {StorageEvent} */ { key }) => {
    if (key === this.key) this.#follow();
  };

  /**
   * @param {string} place the address of the board
   * @param {KeptParts} parts
   */
  constructor(place, parts) {
    this.key = DRAFT + place;
    this.besides = `${BESIDE}${place}/`;
    this.parts = parts;
    globalThis.addEventListener?.("storage", this.#hear);
  }

  /** @returns {Draft | null} null when there is none, or none that can be drawn */
  begin() {
    this.#known = this.#stored();
    this.#tellBeside();
    return readDraft(read(this.key));
  }

  /** @param {Draft} draft */
  keep(draft) {
    const there = this.#stored();
    if (there && !isSame(there, this.#known) && !isSame(there, draft)) this.#layBeside(there);
    makeWay(this.key, (text) => text.startsWith("{"));
    write(this.key, draft);
    this.#known = this.#stored();
    this.#tellBeside();
  }

  /**
   * Take up the last draft that was laid beside, and leave another one in its place.
   * @param {Draft} instead
   * @returns {Draft | null}
   */
  changeWithBeside(instead) {
    const key = this.#lastBeside();
    const found = readDraft(read(key));
    if (found) write(key, instead);
    return found;
  }

  /** Let go of the last draft that was laid beside. */
  dropBeside() {
    remove(this.#lastBeside());
    this.#tellBeside();
  }

  /** Let go of the draft, unless another tab has drawn on. */
  drop() {
    const there = this.#stored();
    if (there === null || isSame(there, this.#known)) remove(this.key);
  }

  close() {
    globalThis.removeEventListener?.("storage", this.#hear);
  }

  /** Go on from what another tab has drawn. It knew what lay here, or has laid it beside. */
  #follow() {
    const there = this.#stored();
    if (there === null || isSame(there, this.#known)) return;
    this.#known = there;
    this.parts.onfollow(there);
    if (this.#hasBeside()) this.parts.onbeside(true);
  }

  #stored() {
    return readDraft(readStored(this.key));
  }

  /** @param {Draft} draft */
  #layBeside(draft) {
    const taken = keysAfter(this.besides).map(Number).filter(Number.isInteger);
    write(this.besides + (Math.max(0, ...taken) + 1), draft);
  }

  #lastBeside() {
    const numbers = keysAfter(this.besides).filter((one) => readDraft(read(this.besides + one)));
    return this.besides + (numbers.sort((a, b) => Number(a) - Number(b)).at(-1) ?? "");
  }

  #hasBeside() {
    return readDraft(read(this.#lastBeside())) !== null;
  }

  #tellBeside() {
    this.parts.onbeside(this.#hasBeside());
  }
}

/** @param {unknown} kept @returns {Draft | null} null when it cannot be pieces at all */
function readDraft(kept) {
  const whole = typeof kept === "object" && kept !== null && !Array.isArray(kept);
  return whole ? /** @type {Draft} */ (kept) : null;
}

/** @param {Draft | null} one @param {Draft | null} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
