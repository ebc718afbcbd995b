// Paints Boomtown: a saloon table with the cards on offer, the auction, and everybody's claims.

import { paintCards, paintMat } from "./areas.js";
import { paintMine } from "./cards.js";
import { describeSpot } from "./describe.js";
import { things } from "./facts.js";
import { paintEvent } from "./event-cards.js";
import { paintFlights } from "./flights.js";
import { layTable } from "./layout.js";
import { dealt, diceNow, goldNow, timeline } from "./motion.js";
import { strokeGlow } from "../../play/ink.js";
import { traceCard } from "./pieces.js";
import { paintPlaque, paintRibbon, paintTag } from "./plaques.js";
import { paintDeck, paintDice, paintFinish, paintPot } from "./table.js";
import { paintRing, paintShares, writeWay } from "./track.js";
import { townOf } from "./view.js";
import { paintWood } from "./wood.js";

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

/** On a phone a plaque, its tag and its badges are one, and the deck is not shown. @param {Spot} spot */
export function markable(spot) {
  const { about } = /** @type {KnownSpot} */ (spot);
  return !["plate", "sign", "deck"].includes(about.kind);
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
  if (view.phase !== "over") {
    paintPot(ctx, table, ink, view, scene, thrown.at < 1 ? [] : thrown.faces);
  }
  for (const spot of table.regions.flatMap((region) => region.rows.flat())) {
    paintMark(ctx, ink, table, spot, scene);
  }
  paintRibbons(ctx, table, ink, view, scene, line); // over the marks, which would cross them out
  if (scene.lifted !== null) paintZones(ctx, ink, table, scene.lifted);
  if (!resting) paintFlights(ctx, table, ink, line, scene.say);
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
  const { say, names } = scene;
  paintWood(ctx, table, ink);
  paintRing(ctx, table, ink);
  if (view.phase === "bid") writeWay(ctx, table, ink, say("ring.way"));
  if (view.phase !== "over") paintDeck(ctx, table, ink, view);
  paintMat(ctx, ink, table.areas[table.own], say("own.empty"));
  paintShares(ctx, table, ink, view);
  for (const area of table.areas) {
    const { seat } = area;
    const told = { gold: gold[seat], name: names[seat] ?? "", say, tag: table.tags[seat] };
    paintPlaque(ctx, ink, area, view, { ...told, phone: table.sizes.phone });
    paintCards(ctx, ink, area, line, say);
  }
  for (const tag of table.tags) {
    const chosen = scene.next.has(things.picks.seat[tag.seat]);
    const at = { tag, plaque: table.areas[tag.seat].plaque };
    paintTag(ctx, ink, at, view, say, chosen ? say(`choose.${view.phase}`) : "");
  }
  paintOffer(ctx, table, ink, say, line);
  if (view.phase === "over") paintFinish(ctx, table, ink, view, names);
  else paintDice(ctx, table, ink, diceNow(view, line));
}

/**
 * The row of cards, and the event card that is being used.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {import("../../painter.js").Say} say
 * @param {Beat[]} line
 */
function paintOffer(ctx, table, ink, say, line) {
  const { deck, row, play } = table;
  row.forEach((place, i) => {
    const at = dealt(line, i, row.length);
    if (at <= 0) return;
    const { card } = place;
    const here = {
      ...place,
      x: deck.x + (place.x - deck.x) * at,
      y: deck.y + (place.y - deck.y) * at,
    };
    if (card.kind === "mine") paintMine(ctx, ink, here, card, say(`town.${card.town}`));
    else paintEvent(ctx, ink, here, card.card, say(`card.${card.card}`));
  });
  if (play) paintEvent(ctx, ink, play, play.card, say(`card.${play.card}`));
}

/**
 * What is written at each card of the row: that it can be taken, and the fee that it costs.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 * @param {Scene} scene
 * @param {Beat[]} line
 */
function paintRibbons(ctx, table, ink, view, { say, next }, line) {
  const { row, sizes } = table;
  row.forEach((place, i) => {
    if (dealt(line, i, row.length) < 1) return;
    const { card } = place;
    const { mayor = null, fee = 0 } = card.kind === "mine" ? townOf(view, card.town) : {};
    const due = mayor === view.turn ? null : mayor;
    const take = sizes.ribbon > 0 && next.has(card.pick) ? say("ribbon.take") : "";
    paintRibbon(ctx, ink, ribbonOf(table, place), { take, mayor: due, fee });
  });
}

/**
 * The place for the words of a card: below it, and where that has no room on its lower edge.
 * @param {Table} table
 * @param {import("./layout.js").Rect} card
 * @returns {import("./layout.js").Rect}
 */
function ribbonOf({ sizes }, { x, y, w, h }) {
  if (sizes.ribbon > 0) return { x, y: y + h + 2, w, h: sizes.ribbon - 3 };
  const high = 14;
  return { x: x + (w - high * 2.4) / 2, y: y + h - high * 0.55, w: high * 2.4, h: high };
}

/**
 * Mark a spot that can be picked, is picked, or is pointed at by a line of the log.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Table} table
 * @param {Spot} spot
 * @param {Scene} scene
 */
function paintMark(ctx, ink, table, spot, scene) {
  const [pick] = spot.picks;
  const { kind, seat = 0 } = /** @type {KnownSpot} */ (spot).about;
  const picked = scene.picks.includes(pick);
  const shown = /** @type {KnownSpot} */ (spot).known.some((one) => scene.shown.includes(one));
  const next = scene.next.has(pick);
  if (!picked && !shown && !next) return;
  // A seat that can be chosen is marked once: its whole plaque, with the words on its tag.
  const part = kind === "plate" || (kind === "sign" && pick === things.picks.seat[seat]);
  if (part && !shown) return;
  const pointed = scene.pointed === pick && pick !== undefined;
  const grow = pointed ? 2 : 1;
  const { x, y, w, h } = kind === "seat" ? table.areas[seat].plaque : spot;
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

/**
 * Light up where what is being dragged can be put down.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Table} table
 * @param {string} lifted
 */
function paintZones(ctx, ink, { zones = [] }, lifted) {
  for (const zone of zones) {
    if (!zone.takes.includes(lifted)) continue;
    traceCard(ctx, zone, 10);
    ctx.fillStyle = ink.colour("glow");
    ctx.globalAlpha = 0.22;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.setLineDash([12, 7]);
    strokeGlow(ctx, ink, 4);
    ctx.setLineDash([]);
  }
}
