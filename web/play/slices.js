// Asks the core for long thoughts in slices, so that the single worker stays free for everything else.

/** @typedef {import("../wire.js").Verbs} Verbs */
/** @typedef {import("../wire.js").Slice} Slice */
/**
 * What can be asked for in slices.
 * @typedef {{ [V in keyof Verbs]: Verbs[V]["answers"] extends Slice ? V : never }[keyof Verbs]} SlicedVerb
 */

const SLICE = 40; // milliseconds

/**
 * Ask the same again until the answer is complete, or until it is not wanted any more.
 * @template {SlicedVerb} V
 * @param {import("../core/client.js").Core} core
 * @param {import("../wire.js").Request<V>} request
 * @param {() => boolean} stopped
 * @param {(progress: number) => void} onprogress
 * @returns {Promise<Verbs[V]["answers"] | null>}
 */
export async function askInSlices(core, request, stopped, onprogress) {
  while (!stopped()) {
    const answer = await core.ask({ ...request, ms: SLICE });
    const slice = /** @type {Verbs[V]["answers"] & Slice} */ (answer);
    onprogress(slice.progress);
    if (slice.done) return stopped() ? null : slice;
  }
  return null;
}
