// Paints the set-up board of Boomtown: every card in the register with the sign of where it lies, the
// mayors and saloons of the towns, and what the rules do not allow.

import { paintFault } from "../../play/fault-mark.js";
import { fillIcon } from "../../play/ink.js";
import { paintMine } from "./cards.js";
import { paintEvent } from "./event-cards.js";
import { colours, things, townOfMine } from "./facts.js";
import { paintCoin, paintEmblem, paintSign, seatLook, traceCard } from "./pieces.js";
import { layRegister } from "./register.js";
import { write, writeInto } from "./text.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("../../painter.js").Place} Place */
/** @typedef {import("../../wire.js").BoomtownView} BoomtownView */
/** @typedef {{ town: string, seat: number, girls: boolean }} Saloon */
/**
 * @typedef {object} Laid what lies on the board
 * @property {string[]} row
 * @property {string[]} deck
 * @property {Record<string, number>} mayors
 * @property {string} governor
 * @property {string} vein
 * @property {Saloon[]} saloons
 */
/** @typedef {BoomtownView & { laid: Laid, marks: Record<string, string> }} View */
/** @typedef {import("./register.js").RegisterSpot} Spot */
/** @typedef {CanvasRenderingContext2D} Canvas */

const SEAT = "seat-";
/** What stands for each tool that is not a seat. @type {Record<string, string>} */
const ICONS = {
  row: "card-pick",
  governor: "law-star",
  girls: "saloon-doors",
  vein: "gold-mine",
};

/** @param {string} place @returns {number | null} the seat before which something lies */
const seatOf = (place) => (place.startsWith(SEAT) ? Number(place.slice(SEAT.length)) : null);

/** @param {string} at @returns {string} the card of which this is a copy */
const cardOf = (at) => things.events[at] ?? at;

/** @type {import("../../painter.js").SetupPainter} */
export const setupBoard = {
  painter: (tool) => ({
    layout: (_, box) => layRegister(box),
    paint(ctx, shown, layout, scene, ink) {
      const view = /** @type {View} */ (/** @type {unknown} */ (shown));
      for (const one of layout.regions[0].rows.flat()) {
        const spot = /** @type {Spot} */ (one);
        paintSpot(ctx, ink, view, spot, scene.say);
        if (scene.pointed === spot.id) paintAim(ctx, ink, spot, tool());
      }
      for (const spot of layout.regions[0].rows.flat())
        if (scene.shown.includes(spot.id)) paintFault(ctx, ink, spot);
    },
    describe: (view, spot, say) =>
      describe(
        /** @type {View} */ (/** @type {unknown} */ (view)),
        /** @type {Spot} */ (spot),
        say,
      ),
  }),
  drawTool(ctx, ink, tool, side) {
    const middle = side / 2;
    const seat = seatOf(tool);
    if (seat !== null) paintSign(ctx, ink, seat, middle, middle, side * 0.4);
    else if (ICONS[tool]) {
      ctx.fillStyle = ink.colour("ink");
      fillIcon(ctx, ink.icon(ICONS[tool]), 2, 2, side - 4);
    } else paintPile(ctx, ink, tool, { x: 5, y: 2, w: side - 10, h: side - 4 });
  },
};

/** A card face down for the deck, struck out for one that is out of the game. @param {Canvas} ctx @param {Ink} ink @param {string} pile @param {Place} at */
function paintPile(ctx, ink, pile, at) {
  const many = pile === "deck" ? [4, 2, 0] : [0];
  for (const off of many) {
    traceCard(ctx, { x: at.x + off, y: at.y - off / 2 + 1, w: at.w - 3, h: at.h - 2 }, 3);
    ctx.fillStyle = ink.colour(pile === "deck" ? "ink-soft" : "sheet");
    ctx.fill();
    ctx.strokeStyle = ink.colour(pile === "deck" ? "sheet" : "ink");
    ctx.lineWidth = 1.4;
    ctx.stroke();
  }
  if (pile !== "deck") strike(ctx, ink, at);
}

/** @param {Canvas} ctx @param {Ink} ink @param {Place} at */
function strike(ctx, ink, { x, y, w, h }) {
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = Math.max(1.8, Math.min(w, h) * 0.06);
  ctx.beginPath();
  ctx.moveTo(x + w * 0.14, y + h * 0.86);
  ctx.lineTo(x + w * 0.86, y + h * 0.14);
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Ink} ink @param {View} view @param {Spot} spot @param {Say} say */
function paintSpot(ctx, ink, view, spot, say) {
  const { kind, name } = spot.about;
  if (kind === "mayor") paintOffice(ctx, ink, view, spot, name, say);
  else if (kind === "saloon") paintSaloons(ctx, ink, view, spot, name);
  else paintCard(ctx, ink, view, spot, say);
}

/** A card, pale while it lies nowhere, with the sign of where it lies. @param {Canvas} ctx @param {Ink} ink @param {View} view @param {Spot} spot @param {Say} say */
function paintCard(ctx, ink, view, spot, say) {
  const { kind, name } = spot.about;
  const place = view.marks[name] ?? "";
  const seat = seatOf(place);
  ctx.save();
  ctx.globalAlpha = place === "" ? 0.5 : place === "gone" || place === "aside" ? 0.35 : 1;
  if (kind === "event") paintEvent(ctx, ink, spot, cardOf(name), say(`card.${cardOf(name)}`));
  else {
    const [number, value, dangerous] = things.mines[name];
    const town = townOfMine(name) ?? "";
    const vein = view.laid.vein === name;
    const produces = view.mines.find((mine) => mine.card === name)?.produces ?? value;
    const mine = { card: name, kind: /** @type {"mine"} */ ("mine"), town, number, value };
    paintMine(ctx, ink, spot, { ...mine, produces, dangerous, vein }, say(`town.${town}`));
  }
  ctx.restore();
  if (place === "gone" || place === "aside") strike(ctx, ink, spot);
  else if (place === "row" || place === "placed") outline(ctx, ink, spot, "coin");
  else if (seat !== null) outline(ctx, ink, spot, seatLook(seat).colour);
  paintPlace(ctx, ink, view, spot, place);
}

/** The sign of where a card lies, at its corner. @param {Canvas} ctx @param {Ink} ink @param {View} view @param {Spot} spot @param {string} place */
function paintPlace(ctx, ink, view, spot, place) {
  // Most cards lie in the deck: their numbers leave the names free.
  const r = Math.max(6, Math.min(spot.w, spot.h) * (place === "deck" ? 0.14 : 0.2));
  const [x, y] = [spot.x + spot.w - r * 0.9, spot.y + r * 0.9];
  const seat = seatOf(place);
  if (seat !== null) paintSign(ctx, ink, seat, x, y, r);
  else if (place === "row" || place === "deck") {
    const number = numberIn(view, place, spot.about.name);
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour(place === "row" ? "coin" : "ink");
    ctx.fill();
    ctx.strokeStyle = ink.colour("sheet");
    ctx.lineWidth = 1.2;
    ctx.stroke();
    ctx.fillStyle = ink.colour(place === "row" ? "ink" : "sheet");
    if (place === "deck") write(ctx, String(number), x, y, r * 1.3);
    else fillIcon(ctx, ink.icon(ICONS.row), x - r * 0.72, y - r * 0.72, r * 1.44);
  }
}

/**
 * Tell which card of a pile this is; of several alike, the first of them is the first there.
 * @param {View} view
 * @param {"row" | "deck"} pile
 * @param {string} name
 */
function numberIn({ laid, marks }, pile, name) {
  const alike = Object.keys(things.events).filter(
    (one) => cardOf(one) === cardOf(name) && marks[one] === pile,
  );
  const places = laid[pile].flatMap((card, i) => (card === cardOf(name) ? [i + 1] : []));
  return places[Math.max(0, alike.indexOf(name))];
}

/** @param {Canvas} ctx @param {Ink} ink @param {Place} at @param {string} colour */
function outline(ctx, ink, at, colour) {
  traceCard(ctx, { x: at.x + 1, y: at.y + 1, w: at.w - 2, h: at.h - 2 }, 4);
  ctx.strokeStyle = ink.colour(colour);
  ctx.lineWidth = Math.max(2.4, Math.min(at.w, at.h) * 0.07);
  ctx.stroke();
}

/** The head of a town: its name, and its mayor's sign. @param {Canvas} ctx @param {Ink} ink @param {View} view @param {Spot} spot @param {string} town @param {Say} say */
function paintOffice(ctx, ink, view, spot, town, say) {
  const { x, y, w, h } = spot;
  traceCard(ctx, spot, 4);
  ctx.fillStyle = ink.colour(`town-${town}`);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-piece");
  const mayor = view.laid.mayors[town];
  const room = { x: x + 2, y: y + 1, w: w - 4, h: h * 0.52 };
  if (!writeInto(ctx, say(`town.${town}`), room, { most: h * 0.3, least: 7.5, weight: 700 }))
    paintEmblem(ctx, ink, town, x + w / 2, y + h * 0.28, h * 0.5);
  const size = h * 0.4;
  fillIcon(ctx, ink.icon("top-hat"), x + w * 0.3 - size / 2, y + h * 0.74 - size / 2, size);
  if (mayor !== undefined) paintSign(ctx, ink, mayor, x + w * 0.68, y + h * 0.75, h * 0.19);
  if (view.laid.governor !== town) return;
  ctx.fillStyle = ink.colour("coin");
  fillIcon(ctx, ink.icon("law-star"), x + w * 0.3 - size * 0.1, y + h * 0.5, size * 0.7);
}

/** The saloons of a town, each with its owner's sign. @param {Canvas} ctx @param {Ink} ink @param {View} view @param {Spot} spot @param {string} town */
function paintSaloons(ctx, ink, view, spot, town) {
  const { x, y, w, h } = spot;
  const here = view.laid.saloons.filter((saloon) => saloon.town === town);
  traceCard(ctx, spot, 4);
  ctx.fillStyle = ink.colour(`town-${town}-pale`);
  ctx.fill();
  ctx.strokeStyle = ink.colour(`town-${town}`);
  ctx.lineWidth = 1.4;
  ctx.stroke();
  const size = Math.min(w, h) * 0.62;
  ctx.save();
  ctx.globalAlpha = here.length > 0 ? 1 : 0.4;
  ctx.fillStyle = ink.colour("ink");
  fillIcon(ctx, ink.icon("saloon-doors"), x + w * 0.34 - size / 2, y + h / 2 - size / 2, size);
  ctx.restore();
  const r = Math.min(w, h) * 0.2;
  here.forEach(({ seat, girls }, i) => {
    const cy = y + (h * (i + 1)) / (here.length + 1);
    paintSign(ctx, ink, seat, x + w - r * 1.3, cy, r);
    if (girls)
      paintCoin(ctx, ink, x + w * 0.34, y + h * 0.8, r * 0.9, String(things.numbers.girls));
  });
}

/** @param {Canvas} ctx @param {Ink} ink @param {Spot} spot @param {string} tool */
function paintAim(ctx, ink, spot, tool) {
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = 2;
  ctx.strokeRect(spot.x, spot.y, spot.w, spot.h);
  const seat = seatOf(tool);
  if (seat === null || colours[seat] === undefined) return;
  ctx.save();
  ctx.globalAlpha = 0.6;
  const r = Math.max(6, Math.min(spot.w, spot.h) * 0.22);
  paintSign(ctx, ink, seat, spot.x + r * 1.1, spot.y + spot.h - r * 1.1, r);
  ctx.restore();
}

/** Say what a place of the register is, and where that lies. @param {View} view @param {Spot} spot @param {Say} say */
function describe(view, spot, say) {
  const { kind, name } = spot.about;
  const { mayors, governor, saloons, vein } = view.laid;
  if (kind === "mayor") {
    const seat = mayors[name];
    if (seat === undefined) return say("setup-board.cell.no-mayor", { town: name });
    return say(`setup-board.cell.${governor === name ? "governor" : "mayor"}`, {
      town: name,
      seat,
    });
  }
  if (kind === "saloon") {
    const here = saloons.filter((saloon) => saloon.town === name);
    if (here.length === 0) return say("setup-board.cell.no-saloon", { town: name });
    const girls = here.some((saloon) => saloon.girls);
    const key = `setup-board.cell.${girls ? "saloon-girls" : "saloon"}`;
    return here.map(({ seat }) => say(key, { town: name, seat })).join(", ");
  }
  const place = view.marks[name] ?? "nowhere";
  const seat = seatOf(place);
  const lies =
    seat === null ? say(`setup-board.lies.${place}`) : say("setup-board.lies.seat", { seat });
  const card = say(`card.${cardOf(name)}`);
  return [card, lies, vein === name && say("cell.vein")].filter(Boolean).join(", ");
}
