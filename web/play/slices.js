// Asks the core for long thoughts in slices, so that the single worker stays free for everything else.

/** @typedef {{ done: boolean, progress: number } & Record<string, any>} Slice */

const SLICE = 40; // milliseconds

/**
 * Ask the same again until the answer is complete, or until it is not wanted any more.
 * @param {import("../core/client.js").Core} core
 * @param {Record<string, unknown> & { do: string }} request
 * @param {() => boolean} stopped
 * @param {(progress: number) => void} onprogress
 * @returns {Promise<Slice | null>}
 */
export async function askInSlices(core, request, stopped, onprogress) {
  while (!stopped()) {
    const slice = await core.ask({ ...request, ms: SLICE });
    onprogress(slice.progress);
    if (slice.done) return stopped() ? null : slice;
  }
  return null;
}
