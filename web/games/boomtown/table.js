// Draws what lies in the middle of the table: deck, turn, dice, and at the end the totals.

import { paintDie, paintThrown } from "./dice.js";
import { paintSign, traceCard } from "./pieces.js";
import { chanceFrom, things, throwsOf } from "./facts.js";
import { write, writeInto } from "./text.js";
import { fillIcon } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {View} view */
export function paintDeck(ctx, table, ink, view) {
  const { deck, counter } = table;
  const small = deck.w < 30;
  const layers = Math.min(4, Math.ceil(view.deck / 8));
  for (let i = layers; i >= 0 && view.deck > 0; i--) {
    const at = { ...deck, x: deck.x + i * 1.5, y: deck.y - i * 1.5 };
    ctx.fillStyle = ink.colour("event-card");
    traceCard(ctx, at);
    ctx.fill();
    ctx.strokeStyle = ink.colour("ink");
    ctx.lineWidth = 1;
    ctx.stroke();
  }
  if (small && view.deck > 0) {
    paintLabel(ctx, ink, { ...deck, x: deck.x + deck.w + 8, w: 30 }, "", String(view.deck));
  } else if (view.deck > 0) {
    ctx.fillStyle = ink.colour("on-piece");
    const size = deck.w * 0.5;
    ctx.globalAlpha = 0.35;
    fillIcon(ctx, ink.icon("mining"), deck.x + (deck.w - size) / 2, deck.y + deck.h * 0.12, size);
    ctx.globalAlpha = 1;
    write(ctx, String(view.deck), deck.x + deck.w / 2, deck.y + deck.h * 0.74, deck.w * 0.34);
  }
  paintLabel(ctx, ink, counter, "hourglass", `${view.round}/${view.rounds}`);
}

/** @param {Canvas} ctx @param {Ink} ink @param {Rect} at @param {string} icon @param {string} text */
function paintLabel(ctx, ink, at, icon, text) {
  const size = Math.min(at.h * 0.8, Math.max(20, at.w * 0.17));
  ctx.font = `700 ${size * 0.86}px "Frontier Text", serif`;
  const wide = ctx.measureText(text).width;
  const all = wide + (icon ? size + 4 : 0) + 12;
  const [x, y] = [at.x + (at.w - all) / 2, at.y + at.h / 2];
  ctx.fillStyle = ink.colour("table-sheet");
  ctx.beginPath();
  ctx.roundRect(x, y - size * 0.62, all, size * 1.24, size * 0.3);
  ctx.fill();
  ctx.fillStyle = ink.colour("ink");
  if (icon) fillIcon(ctx, ink.icon(icon), x + 5, y - size * 0.42, size * 0.84);
  write(ctx, text, x + all - 6 - wide / 2, y, size * 0.86);
}

/**
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {{ faces: number[], at: number }} thrown
 */
export function paintDice(ctx, table, ink, { faces, at }) {
  table.dice.forEach((place, i) => {
    if (faces.length === 0) return; // nothing has been thrown
    if (at < 1) paintThrown(ctx, ink, place, faces[i], at, i);
    else paintDie(ctx, ink, place.x, place.y, place.w, faces[i]);
  });
}

/**
 * The sum of the dice; for a holdup instead the chance of the number pointed at.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 * @param {Scene} scene
 * @param {number[]} faces
 */
export function paintPot(ctx, table, ink, view, scene, faces) {
  const { pot } = table;
  if (view.phase === "holdup" && scene.picks.length === 2 && throwsOf(Number(scene.pointed)) > 0) {
    const chance = Math.round(chanceFrom(Number(scene.pointed)) * 100);
    paintLabel(ctx, ink, pot, "", `≥ ${scene.pointed} · ${chance}%`);
    return;
  }
  const sum = faces.reduce((all, face) => all + face, 0);
  if (sum > 0) {
    const [, die, face = scene.pointed] = scene.picks;
    const other = die ? sum - faces[things.picks.die.indexOf(die)] + Number(face) : 0;
    const changed = view.phase === "telegraph" && other > 1 && scene.next.has(String(face));
    paintLabel(ctx, ink, pot, "", changed ? `= ${sum} › ${other}` : `= ${sum}`);
  }
}

/**
 * The end: everybody's total where the cards lay, the best first, the winners with laurels.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 * @param {string[]} names
 */
export function paintFinish(ctx, table, ink, view, names) {
  const { offer } = table;
  const best = Math.max(...view.totals);
  const ranks = view.totals.map((_, seat) => seat);
  ranks.sort((one, other) => view.totals[other] - view.totals[one] || one - other);
  const step = Math.min(offer.w / ranks.length, offer.h * 1.15);
  const left = offer.x + (offer.w - step * ranks.length) / 2;
  ranks.forEach((seat, i) => {
    const won = view.totals[seat] === best;
    const h = offer.h * (won ? 1 : 0.84);
    const at = { x: left + i * step + 3, y: offer.y + offer.h - h, w: step - 6, h };
    ctx.fillStyle = ink.colour(won ? "saloon-card" : "table-sheet");
    traceCard(ctx, at, 8);
    ctx.fill();
    ctx.strokeStyle = ink.colour(won ? "glow" : "line");
    ctx.lineWidth = won ? 3 : 1.2;
    ctx.stroke();
    const [x, y] = [at.x + at.w / 2, at.y + h * 0.27];
    const r = Math.min(h * 0.13, at.w * 0.18);
    if (won) {
      ctx.fillStyle = ink.colour("glow");
      fillIcon(ctx, ink.icon("laurels"), x - r * 2, y - r * 2, r * 4);
    }
    paintSign(ctx, ink, seat, x, y, r * (won ? 0.85 : 1.15));
    ctx.fillStyle = ink.colour("ink");
    write(ctx, String(view.totals[seat]), x, at.y + h * 0.64, Math.min(h * 0.2, at.w * 0.36));
    const room = { x: at.x + 4, y: at.y + h * 0.76, w: at.w - 8, h: h * 0.22 };
    writeInto(ctx, names[seat] ?? "", room, { most: h * 0.13 });
  });
}
