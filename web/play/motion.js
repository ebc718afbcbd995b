// Lets what has just happened on a board happen before the eye, at the pace that was chosen.

import { settings } from "../core/saves.js";

/** How long a move takes, in milliseconds. @type {Record<string, number>} */
const MOTION = { none: 0, quick: 350, normal: 700, slow: 1300 };
const MOST_BEATS = 4;

/** @returns {number} how long a move is to be seen, in milliseconds */
export function pace() {
  return MOTION[settings().motion] ?? MOTION.normal;
}

/**
 * Show the last events of a scene from their beginning to their end.
 * @param {object} parts
 * @param {import("../painter.js").Painter} parts.painter
 * @param {import("../painter.js").Scene} parts.scene
 * @param {import("./stage.js").Stage} parts.stage
 * @param {boolean} parts.still whether they are shown at once
 * @param {() => boolean} parts.stopped
 */
export function animate({ painter, scene, stage, still, stopped }) {
  const atOnce = still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const beats = painter.beats?.(scene.last) ?? 1;
  const length = atOnce ? 0 : pace() * Math.min(MOST_BEATS, beats);
  const began = performance.now();
  return new Promise((resolve) => {
    const step = () => {
      scene.progress = length ? Math.min(1, (performance.now() - began) / length) : 1;
      stage.repaint();
      if (scene.progress < 1 && !stopped()) requestAnimationFrame(step);
      else resolve(null);
    };
    step();
  });
}
