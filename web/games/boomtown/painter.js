// Paints Boomtown: a saloon table with the cards on offer, the auction, and everybody's claims.

import { paintArea, paintFee } from "./areas.js";
import { paintEventCard, paintMineCard } from "./cards.js";
import { describeSpot } from "./describe.js";
import { paintFlights } from "./flights.js";
import { layTable } from "./layout.js";
import { dealt, diceNow, goldNow, timeline } from "./motion.js";
import { strokeGlow } from "../../play/ink.js";
import { traceCard } from "./pieces.js";
import { paintDeck, paintDice, paintFinish, paintPlate, paintPot, paintWood } from "./table.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {import("./spots.js").KnownSpot} KnownSpot */
/** @typedef {import("./motion.js").Beat} Beat */
/** @typedef {CanvasRenderingContext2D} Canvas */

export { beats } from "./motion.js";

/**
 * @param {View} view
 * @param {import("../../painter.js").Box} box
 * @returns {Table}
 */
export function layout(view, box) {
  return layTable(view, box);
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {import("../../painter.js").Say} say
 */
export function describe(view, spot, say) {
  return describeSpot(view, spot, say);
}

/**
 * @param {Canvas} ctx
 * @param {View} view
 * @param {import("../../painter.js").Layout} layout
 * @param {Scene} scene
 * @param {Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  const table = /** @type {Table} */ (layout);
  const line = timeline(scene);
  const thrown = diceNow(view, line);
  const resting = scene.progress >= 1 && paintAtRest(ctx, view, table, scene, ink);
  if (!resting) paintTable(ctx, view, table, scene, ink, line);
  paintPot(ctx, table, ink, view, scene, thrown.at < 1 ? [] : thrown.faces);
  for (const spot of table.regions.flatMap((region) => region.rows.flat())) {
    paintMark(ctx, ink, spot, scene);
  }
  if (!resting) paintFlights(ctx, table, ink, line);
}

/**
 * The table at rest, kept as a picture, so that pointing at a thing need not draw everything again.
 * @type {{ table: Table | null, ink: Ink | null, canvas: HTMLCanvasElement | null }}
 */
const rest = { table: null, ink: null, canvas: null };

/**
 * Paint the kept picture of the table, made anew when the table has been laid anew.
 * @param {Canvas} ctx
 * @param {View} view
 * @param {Table} table
 * @param {Scene} scene
 * @param {Ink} ink
 * @returns {boolean} false where none can be kept: in a figure, or while the letters are loading
 */
function paintAtRest(ctx, view, table, scene, ink) {
  const { a: sharp, e, f } = ctx.getTransform();
  if (e !== 0 || f !== 0 || document.fonts.status !== "loaded") return false;
  rest.canvas ??= document.createElement("canvas");
  const [width, height] = [Math.round(table.width * sharp), Math.round(table.height * sharp)];
  const same = rest.canvas.width === width && rest.canvas.height === height;
  if (!same || rest.table !== table || rest.ink !== ink) {
    const picture = rest.canvas.getContext("2d");
    if (!picture) return false;
    Object.assign(rest.canvas, { width, height });
    Object.assign(rest, { table, ink });
    picture.scale(sharp, sharp);
    paintTable(picture, view, table, scene, ink, timeline(scene));
  }
  ctx.drawImage(rest.canvas, 0, 0, table.width, table.height);
  return true;
}

/**
 * Everything that lies on the table.
 * @param {Canvas} ctx
 * @param {View} view
 * @param {Table} table
 * @param {Scene} scene
 * @param {Ink} ink
 * @param {Beat[]} line
 */
function paintTable(ctx, view, table, scene, ink, line) {
  const gold = goldNow(view, line);
  paintWood(ctx, table, ink);
  paintDeck(ctx, table, ink, view);
  for (const plate of table.auction) {
    paintPlate(ctx, ink, plate, view, gold[plate.seat], scene.names[plate.seat]);
  }
  for (const area of table.areas) {
    paintArea(ctx, ink, area, view, line, gold[area.seat], scene.names[area.seat]);
  }
  paintOffer(ctx, table, ink, view, line);
  if (view.phase === "over") paintFinish(ctx, table, ink, view);
  paintDice(ctx, table, ink, diceNow(view, line));
}

/**
 * The row of cards, and the event card that is being used.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 * @param {Beat[]} line
 */
function paintOffer(ctx, table, ink, view, line) {
  table.row.forEach((place, i) => {
    const at = dealt(line, i, table.row.length);
    if (at <= 0) return;
    const { card } = place;
    const here = {
      ...place,
      x: table.deck.x + (place.x - table.deck.x) * at,
      y: table.deck.y + (place.y - table.deck.y) * at,
    };
    if (card.kind === "mine") {
      paintMineCard(ctx, ink, here, card);
      paintFee(ctx, ink, here, view, card.town);
    } else {
      paintEventCard(ctx, ink, here, card.card);
    }
  });
  if (table.play) paintEventCard(ctx, ink, table.play, table.play.card.card);
}

/**
 * Mark a spot that can be picked, is picked, or is pointed at by a line of the log.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Spot} spot
 * @param {Scene} scene
 */
function paintMark(ctx, ink, spot, scene) {
  const [pick] = spot.picks;
  const picked = scene.picks.includes(pick);
  const shown = /** @type {KnownSpot} */ (spot).known.some((one) => scene.shown.includes(one));
  const next = scene.next.has(pick);
  if (!picked && !shown && !next) return;
  const pointed = scene.pointed === pick;
  const grow = pointed ? 2 : 1;
  const { x, y, w, h } = spot;
  traceCard(ctx, { x: x - grow, y: y - grow, w: w + 2 * grow, h: h + 2 * grow }, 6);
  if (next && !shown) {
    strokeGlow(ctx, ink, pointed ? 4.5 : 3);
    return;
  }
  ctx.strokeStyle = ink.colour("paper");
  ctx.lineWidth = pointed ? 7 : 5;
  ctx.stroke();
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = pointed ? 4.5 : 3;
  ctx.stroke();
}
