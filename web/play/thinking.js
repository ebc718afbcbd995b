// Lets the computer think about the action that is due, in sight of whoever waits for it.

import { pace } from "./motion.js";
import { element } from "../core/element.js";
import { askInSlices } from "../play/slices.js";

/**
 * Think in slices, and not faster than the eye; the answer is null when it is not wanted any more.
 * @param {object} parts
 * @param {import("../core/client.js").Core} parts.core
 * @param {import("./picks-panel.js").PicksPanel} parts.panel
 * @param {string} parts.level
 * @param {string} parts.text what is said meanwhile
 * @param {string} parts.skip
 * @param {() => void} parts.onskip
 * @param {() => boolean} parts.hurried whether the answer is wanted without a pause
 * @param {() => boolean} parts.stopped
 * @param {Promise<unknown>} parts.after what has to have been seen before
 * @returns {Promise<string[] | null>} the action that it chooses
 */
export async function think(parts) {
  const { core, panel, level, stopped } = parts;
  const progress = element("progress", { max: 1, value: 0 });
  const skip = element(
    "button",
    { type: "button", class: "button quiet", dataset: { do: "skip" }, onclick: parts.onskip },
    parts.skip,
  );
  panel.say(parts.text, progress, skip);
  await parts.after;
  const began = performance.now();
  const tell = (/** @type {number} */ now) => (progress.value = now);
  const thought = await askInSlices(core, { do: "think", level }, stopped, tell);
  const pause = parts.hurried() ? 0 : pace() * 0.8 - (performance.now() - began);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  return thought && !stopped() ? thought.choice : null;
}
