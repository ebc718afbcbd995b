// The pictures of the event cards of Boomtown, cut once for each size and then copied.

import { KeptPictures } from "../../../art/kept-pictures.js";
import { girls, governor, holdup } from "./people.js";
import { mustang, saloon, stagecoach, telegraph } from "./places.js";
import { cardShark, dynamite, expropriation, newVein } from "./things.js";
import { cutInto } from "./vignette.js";

/** @type {Record<string, (picture: import("./vignette.js").Vignette) => void>} */
export const PICTURES = {
  dynamite,
  saloon,
  holdup,
  girls,
  expropriation,
  governor,
  "card-shark": cardShark,
  "new-vein": newVein,
  mustang,
  stagecoach,
  telegraph,
};

/** Each in the row, before a seat, and on its way between them. */
const kept = new KeptPictures(60);

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../../../painter.js").Ink} ink
 * @param {string} card
 * @param {import("../../../painter.js").Place} at
 */
export function paintEventPicture(ctx, ink, card, at) {
  kept.paint(ctx, ink, card, at, (own) =>
    cutInto(own, ink, { x: 0, y: 0, w: at.w, h: at.h }, PICTURES[card]),
  );
}
