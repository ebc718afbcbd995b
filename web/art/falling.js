// How things come to rest: they fall faster and faster, hop once, and raise dust. Pure numbers.

/** Of the time of a fall: when it lands, and when its hop is over. */
const LANDS = 0.4;
const LIES = 0.66;
const HOP = 0.09; // of the height it fell from

/** Slow at both ends: for what is pushed or carried. @param {number} t from 0 to 1 */
export const glide = (t) => t * t * (3 - 2 * t);

/**
 * Tell where a thing is that is set down, at a moment of its fall.
 * @param {number} t from 0 to 1
 * @returns {{ height: number, pressed: number, dust: number }} how high it is (1 at first), how flat it is
 *   pressed (0: not at all), and how far its dust has spread (0: none yet; 1: none any more)
 */
export function fall(t) {
  if (t >= 1) return { height: 0, pressed: 0, dust: 1 };
  if (t < LANDS) return { height: 1 - (t / LANDS) ** 2, pressed: 0, dust: 0 };
  const hop = Math.min(1, (t - LANDS) / (LIES - LANDS));
  const dust = (t - LANDS) / (1 - LANDS);
  return {
    height: HOP * 4 * hop * (1 - hop),
    pressed: (1 - hop) ** 2 * (hop < 0.12 ? 1 : 0.5),
    dust,
  };
}

/** When the sound of a fall is heard: the share of its time after which it lands. */
export const LANDING = LANDS;

/**
 * Tell how a thrown die moves: it comes in from afar, bounces lower and lower, and turns ever slower.
 * @param {number} t from 0 to 1
 * @returns {{ away: number, height: number, turn: number }} how far it still has to go and how high it is
 *   (1 at first), and how many half turns are still to come
 */
export function tumble(t) {
  if (t < 0) return tumble(0);
  if (t >= 1) return { away: 0, height: 0, turn: 0 };
  const left = (1 - t) ** 2;
  return { away: left, height: bounce(t), turn: 3.5 * left };
}

/** The throw, and each bounce: until when it lasts, and how high it goes. */
const BOUNCES = [
  [0.3, 1],
  [0.58, 0.42],
  [0.79, 0.16],
  [0.92, 0.05],
];

/** @param {number} t */
function bounce(t) {
  let from = -0.3; // the throw began beyond the table
  for (const [until, high] of BOUNCES) {
    const share = (t - from) / (until - from);
    if (t < until) return high * 4 * share * (1 - share);
    from = until;
  }
  return 0;
}
