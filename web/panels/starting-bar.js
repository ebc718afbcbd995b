// How far the start of Python is, in megabytes; nothing is shown of a start that is quick.

import { element, fill } from "../core/element.js";

const SHORT = 400; // milliseconds that nobody needs to be told of
const MEGA = 1_000_000;

/**
 * @param {import("../page.js").App} app
 * @returns {HTMLElement}
 */
export function startingBar(app) {
  const { core } = app;
  const { progress } = core;
  const bar = element("progress", { max: 1, value: 0, "aria-hidden": "true" });
  const words = element("span");
  const root = element("p", { class: "starting", hidden: true }, words, bar);
  /** @type {Intl.NumberFormat | null} */
  let numbers = null;

  const show = () => {
    if (root.hidden) return;
    numbers ??= new Intl.NumberFormat(app.words.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const { loaded, total } = progress;
    bar.value = total ? loaded / total : 0;
    const values = { loaded: numbers.format(loaded / MEGA), total: numbers.format(total / MEGA) };
    const key = total && loaded < total ? "start.loading" : "core.starting";
    fill(words, app.words.say("page", key, values));
  };
  const later = setTimeout(() => {
    root.hidden = core.started;
    show();
  }, SHORT);
  progress.watchers.add(show);
  core.ready.then(() => {
    clearTimeout(later);
    progress.watchers.delete(show);
    root.remove();
  });
  return root;
}
