// Lets what has just happened on a board happen before the eye.

/** Whether whoever sits here wants nothing to move. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Show the last events of a scene from their beginning to their end. Where nothing is to move, what came of
 * them is there at once, and stays alone for as long.
 * @param {object} parts
 * @param {import("../painter.js").Scene} parts.scene
 * @param {Pick<import("./stage.js").Stage, "repaint">} parts.stage
 * @param {number} parts.length in milliseconds
 * @param {() => boolean} parts.hurried whether the rest is wanted at once
 * @param {() => boolean} parts.stopped
 * @param {boolean} [parts.still]
 */
export function animate({ scene, stage, length, hurried, stopped, still = isStill() }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const step = () => {
      const passed = hurried() || !length ? 1 : Math.min(1, (performance.now() - began) / length);
      scene.progress = still ? 1 : passed;
      stage.repaint();
      if (passed < 1 && !stopped()) requestAnimationFrame(step);
      else resolve(null);
    };
    step();
  });
}
