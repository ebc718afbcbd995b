// Lets what has just happened on a board happen before the eye.

import { beatsOf } from "./pacing.js";

/**
 * Show the last events of a scene from their beginning to their end.
 * @param {object} parts
 * @param {import("../painter.js").Painter} parts.painter
 * @param {import("../painter.js").Scene} parts.scene
 * @param {import("./stage.js").Stage} parts.stage
 * @param {import("./pacing.js").Pacing} parts.pacing
 * @param {() => boolean} parts.hurried whether the rest is wanted at once
 * @param {() => boolean} parts.stopped
 */
export function animate({ painter, scene, stage, pacing, hurried, stopped }) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const length = pacing.take(beatsOf(painter, scene.last));
  const began = performance.now();
  return new Promise((resolve) => {
    const step = () => {
      const whole = still || hurried() || !length;
      scene.progress = whole ? 1 : Math.min(1, (performance.now() - began) / length);
      stage.repaint();
      if (scene.progress < 1 && !stopped()) requestAnimationFrame(step);
      else resolve(null);
    };
    step();
  });
}
