// Says whether this device has everything that the page needs without a network. The sign is true: the
// keeper of the page looks at what lies there (core/updates.js), and it is asked again and again.

import { element, fill } from "../core/element.js";
import { readyOffline } from "../core/updates.js";

/** @typedef {import("../page.js").App} App */

const AGAIN = 3000; // milliseconds between two looks, as long as something is missing
let next = 0;

/**
 * @param {App} app
 * @returns {HTMLElement}
 */
export function offlineSign(app) {
  const sign = element("span", { class: "offline-sign" });
  look(app, sign);
  return sign;
}

/**
 * Look what is there, and tell it on the sign. The next look finds the sign that the page has then: one that
 * has left it would hold its whole screen.
 * @param {App} app
 * @param {HTMLElement | null} sign
 */
async function look(app, sign) {
  const state = await readyOffline();
  if (!sign) return;
  sign.dataset.state = state;
  fill(sign, app.words.say("page", `offline.${state}`));
  clearTimeout(next);
  if (state === "fetching") {
    next = window.setTimeout(() => look(app, document.querySelector(".offline-sign")), AGAIN);
  }
}
