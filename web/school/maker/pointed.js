// Where the pointers of a step lie in it: with its text, a hint, an answer or a reply. Pure.

/** @typedef {import("../../wire.js").LessonStep} LessonStep */
/** @typedef {import("../../wire.js").Pointer} Pointer */

/**
 * @param {LessonStep} step
 * @param {string} place `text`, `right`, `wrong`, `hint-2` or `reply-2`
 * @returns {readonly Pointer[]}
 */
export function pointersAt(step, place) {
  const { name, i } = partsOf(place);
  if (name === "hint") return step.point?.hints?.[i] ?? [];
  if (name === "reply") return step.replies?.[i]?.point ?? [];
  return step.point?.[/** @type {"text"} */ (name)] ?? [];
}

/**
 * @param {LessonStep} step
 * @param {string} place
 * @param {readonly Pointer[]} pointers
 * @returns {Partial<LessonStep>} what changes in the step
 */
export function withPointers(step, place, pointers) {
  const { name, i } = partsOf(place);
  if (name === "reply") {
    const { point: _, ...rest } = /** @type {any} */ (step.replies?.[i]);
    const changed = pointers.length > 0 ? { ...rest, point: pointers } : rest;
    return { replies: step.replies?.with(i, changed) };
  }
  const point = { ...step.point };
  if (name === "hint") {
    const hints = [...(point.hints ?? [])];
    while (hints.length <= i) hints.push([]);
    hints[i] = [...pointers];
    while (hints.length > 0 && hints.at(-1)?.length === 0) hints.pop();
    point.hints = hints;
    if (hints.length === 0) delete point.hints;
  } else {
    const key = /** @type {"text"} */ (name);
    point[key] = [...pointers];
    if (pointers.length === 0) delete point[key];
  }
  return { point: Object.keys(point).length > 0 ? point : undefined };
}

/** @param {string} place */
function partsOf(place) {
  const [name, number] = place.split("-");
  return { name, i: Number(number ?? 1) - 1 };
}

/**
 * Add a pointer, or take away the same one.
 * @param {readonly Pointer[]} pointers
 * @param {Pointer} pointer
 * @param {boolean} numbered
 * @returns {Pointer[]}
 */
export function withPointer(pointers, pointer, numbered) {
  const plain = JSON.stringify(pointer);
  const others = pointers.filter(({ number: _, ...rest }) => JSON.stringify(rest) !== plain);
  if (others.length < pointers.length) return renumbered(others);
  const count = pointers.filter(({ number }) => number).length;
  return [...pointers, numbered ? { ...pointer, number: count + 1 } : pointer];
}

/** @param {Pointer[]} pointers @returns {Pointer[]} */
function renumbered(pointers) {
  let count = 0;
  return pointers.map((one) => (one.number ? { ...one, number: ++count } : one));
}
