// Draws what lies before each seat: mines, saloons and kept cards, one's own on a mat.

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

/** @param {Canvas} ctx @param {Ink} ink @param {Tile} tile @param {Say} say */
function paintTile(ctx, ink, tile, say) {
  const { kind, thing } = tile;
  if (kind === "mine") paintMine(ctx, ink, tile, thing, say(`town.${thing.town}`));
  else if (kind === "saloon") paintSaloon(ctx, ink, tile, thing, say(`town.${thing.town}`));
  else paintEvent(ctx, ink, tile, thing.card, say(`card.${thing.card}`));
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
  ctx.globalAlpha = 0.75;
  writeInto(
    ctx,
    words,
    { x: x + 12, y: top, w: w - 24, h: mat.h },
    { most: Math.min(20, mat.h * 0.3), weight: 500 },
  );
  ctx.globalAlpha = 1;
}
