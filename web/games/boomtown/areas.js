// Draws what lies before each seat: mines, saloons and kept cards, one's own on a mat.

import { KeptPictures } from "../../art/kept-pictures.js";
import { paintMine } from "./cards.js";
import { paintEvent, paintSaloon } from "./event-cards.js";
import { arrival } from "./motion.js";
import { traceCard } from "./pieces.js";
import { writeInto } from "./text.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Tile} Tile */
/** @typedef {import("./motion.js").Beat} Beat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Area} area
 * @param {Beat[]} line
 * @param {Say} say
 */
export function paintCards(ctx, ink, area, line, say) {
  for (const tile of area.tiles) {
    if (tile.kind === "saloon" || arrival(line, tile.thing.card) >= 1)
      paintTile(ctx, ink, tile, say);
  }
}

/** The cards that lie before the seats, as pictures: while coins fly over them they stay as they are. */
const lying = new KeptPictures(150);
/** The part of its width that the shadow of a card needs beside it. */
const SHADOW = 0.1;

/** @param {Canvas} ctx @param {Ink} ink @param {Tile} tile @param {Say} say */
function paintTile(ctx, ink, tile, say) {
  const { kind, thing, x, y, w, h } = tile;
  const edge = w * SHADOW;
  const name = say(kind === "kept" ? `card.${thing.card}` : `town.${thing.town}`);
  const key = `${document.fonts.status} ${kind} ${name} ${JSON.stringify(thing)}`;
  const box = { x: x - edge, y: y - edge, w: w + 2 * edge, h: h + 2 * edge };
  lying.paint(ctx, ink, key, box, (own) => {
    const at = { x: edge, y: edge, w, h };
    if (kind === "mine") paintMine(own, ink, at, thing, name);
    else if (kind === "saloon") paintSaloon(own, ink, at, thing, name);
    else paintEvent(own, ink, at, thing.card, name);
  });
}

/**
 * The mat on which one's own cards lie; while it is empty it says what it is for.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Area} area
 * @param {string} words
 */
export function paintMat(ctx, ink, { x, w, y, h, plaque, tiles }, words) {
  const top = plaque.y + plaque.h + 2;
  const mat = { x, y: top, w, h: y + h - top };
  if (mat.h < 20) return;
  traceCard(ctx, mat, 8);
  ctx.fillStyle = ink.colour("table-grain");
  ctx.globalAlpha = 0.45;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink.colour("table-grain");
  ctx.lineWidth = 1.5;
  ctx.stroke();
  if (tiles.length > 0) return;
  ctx.fillStyle = ink.colour("ink");
  writeInto(
    ctx,
    words,
    { x: x + 12, y: top, w: w - 24, h: mat.h },
    { most: Math.min(20, mat.h * 0.3), weight: 500 },
  );
}
