// Tells how fast a line is by the first bytes that it brings: what browsers tell of it is a guess, and a
// whole class may share it.

const ENOUGH = 300_000; // bytes
const MOMENT = 1000; // milliseconds in which so many come where a megabyte more does not matter

/**
 * Begin to listen.
 * @returns {{ heard: (bytes: number) => void, isFast: Promise<boolean> }} to be told what has come, and what comes of it
 */
export function lineSpeed() {
  let come = 0;
  /** @type {(isFast: boolean) => void} */
  let tell = () => {};
  const isFast = new Promise((/** @type {(isFast: boolean) => void} */ resolve) => {
    tell = resolve;
    setTimeout(() => resolve(false), MOMENT);
  });
  /** @param {number} bytes */
  const heard = (bytes) => {
    come += bytes;
    if (come >= ENOUGH) tell(true);
  };
  return { heard, isFast };
}
