// The way from the home page to the trail. Which stop is next comes when the start is over.

import { element, fill } from "../core/element.js";

/**
 * @param {import("../page.js").App} app
 * @returns {HTMLElement}
 */
export function trailNext(app) {
  const about = element("small", {}, app.words.say("page", "home.trail-text"));
  const tell = async () => {
    await app.core.ready;
    const [{ nextOnTrail }] = await Promise.all([import("./room.js"), app.furnish("journal")]);
    const next = await nextOnTrail(app);
    if (next) fill(about, app.words.say("journal", `stop.${next.stop.id}`));
  };
  tell().catch(() => {}); // then its own screen says what is wrong
  return element(
    "a",
    { class: "button of-today", href: "#/trail", dataset: { do: "trail" } },
    element("span", {}, app.words.say("page", "home.trail")),
    about,
  );
}
