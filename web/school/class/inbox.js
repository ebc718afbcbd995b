// Results on their way to the class that they belong to: pasted, from files, or handed over by another
// window of this device. Each is replayed by the rules before it is taken.

import { wordRefusal } from "../verdicts.js";
import { contentOf } from "./content.js";
import { keepClass, keptClass, keptClasses } from "./kept-class.js";
import { takeIn } from "./tally.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("./kept-class.js").KeptClass} KeptClass */
/** @typedef {{ link: string, became: "new" | "newer" | "known" | "older", name: string } | { link: string, became: "refused", text: string, other?: boolean }} Taken */

const CHANNEL = "frontier/class";
const PATIENCE = 400; // milliseconds in which another window would answer

/**
 * Replay a result and keep it with its class.
 * @param {App} app
 * @param {Content} content
 * @param {string} id of the class
 * @param {string} text
 * @returns {Promise<Taken>}
 */
export async function take(app, content, id, text) {
  const link = text.slice(0, app.limits.result_letters + 1);
  try {
    const { result } = await app.core.ask({
      do: "result",
      assignment: content.link,
      lesson: content.lesson,
      link,
    });
    const kept = /** @type {KeptClass} */ (keptClass(id)); // another window may have taken one
    const { results, became } = takeIn(kept.results, { link, result });
    if (results !== kept.results) keepClass({ ...kept, results });
    return { link, became, name: result.name };
  } catch (error) {
    const other = error instanceof Error && "key" in error && error.key === "result-other";
    return { link, became: "refused", text: wordRefusal(app.words, "class", error), other };
  }
}

/**
 * Find the class that a result belongs to, and take it there.
 * @param {App} app
 * @param {string} text
 * @returns {Promise<{ id: string, taken: Taken } | null>} null where no class here has given it out
 */
export async function takeSomewhere(app, text) {
  for (const { id, link } of keptClasses()) {
    const content = await contentOf(app, link).catch(() => null);
    if (!content) continue;
    const taken = await take(app, content, id, text);
    if (taken.became !== "refused" || !taken.other) return { id, taken };
  }
  return null;
}

/** A window that gathers results takes those that other windows hand over. */
export class Doorbell {
  /** @param {(text: string) => void} onresult */
  constructor(onresult) {
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    this.channel?.addEventListener("message", ({ data }) => {
      if (typeof data?.result !== "string") return;
      this.channel?.postMessage({ has: data.result });
      onresult(data.result);
    });
  }

  close() {
    this.channel?.close();
  }
}

/**
 * Hand a result over to a window that gathers.
 * @param {string} result
 * @returns {Promise<boolean>} whether one has it now
 */
export function handOver(result) {
  if (!("BroadcastChannel" in window)) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ has) => {
      clearTimeout(timer);
      channel.close();
      resolve(has);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    channel.addEventListener("message", ({ data }) => {
      if (data?.has === result) end(true);
    });
    channel.postMessage({ result });
  });
}
