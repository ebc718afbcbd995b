// The face of a bot, or of somebody who plays at a level, small, for a seat at a table.

import { element } from "../core/element.js";

const SIDE = 32; // pixels on the screen, at most
const SHARP = 2;

/**
 * @param {import("../page.js").App} app
 * @param {string} name
 */
export function botFace(app, name) {
  return face(app, async () => (await import("../art/pictures.js")).tinFace(name));
}

/**
 * @param {import("../page.js").App} app
 * @param {string} figure
 */
export function figureFace(app, figure) {
  return face(app, async () => (await import("../art/figures/pictures.js")).FIGURES[figure]);
}

/**
 * @param {import("../page.js").App} app
 * @param {() => Promise<import("../painter.js").Picture>} fetched
 */
function face(app, fetched) {
  const side = SIDE * SHARP;
  const canvas = element("canvas", { class: "face", width: side, height: side });
  canvas.setAttribute("aria-hidden", "true");
  fetched()
    .then((picture) => {
      const ctx = canvas.getContext("2d");
      if (ctx) picture(ctx, side, side, app.ink());
    })
    .catch(() => canvas.remove()); // without a network it may not be there: then there is no face
  return canvas;
}
