// Lets the computer think about the action that is due, in sight of whoever waits for it.

import { element } from "../core/element.js";
import { askInSlices } from "../play/slices.js";

const LONG = 5000; // milliseconds after which somebody may wonder; on most devices it is over by then

/**
 * Think in slices while the last action is still being shown, and answer when it has been seen; the
 * answer is null when it is not wanted any more.
 * @param {object} parts
 * @param {import("../core/client.js").Core} parts.core
 * @param {import("./picks-panel.js").PicksPanel} parts.panel
 * @param {string} parts.level
 * @param {string} parts.text what is said meanwhile
 * @param {string} parts.longer what is said where it takes long: strength is an amount of work, not of time
 * @param {string} parts.skip
 * @param {(() => void) | null} parts.onskip null where nothing is left to skip
 * @param {() => boolean} parts.stopped
 * @param {Promise<unknown>} parts.after what has to have been seen before
 * @param {() => Promise<string[] | null>} [parts.own] lets a bot of one's own choose, where one sits there
 * @returns {Promise<string[] | null>} the action that it chooses
 */
export async function think(parts) {
  const { core, panel, level, stopped } = parts;
  const progress = element("progress", { max: 1, value: 0 });
  const skip =
    parts.onskip &&
    element(
      "button",
      { type: "button", class: "button quiet", dataset: { do: "skip" }, onclick: parts.onskip },
      parts.skip,
    );
  panel.say(parts.text, progress, skip);
  const begun = performance.now();
  let isLong = false;
  const tell = (/** @type {number} */ share) => {
    progress.value = share;
    if (isLong || stopped() || performance.now() - begun < LONG) return;
    isLong = true;
    panel.begin(parts.longer);
  };
  const own = (await parts.own?.()) ?? null;
  const thought = own ?? (await askInSlices(core, { do: "think", level }, stopped, tell))?.choice;
  await parts.after;
  return thought && !stopped() ? thought : null;
}
