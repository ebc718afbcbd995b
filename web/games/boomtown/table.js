// Draws what lies in the middle of the table: wood, deck, round, dice, pot and the auction.

import { paintCoin, paintDie, paintSign, traceCard, write } from "./pieces.js";
import { chanceFrom, colours, things, throwsOf } from "./facts.js";
import { SHAPES, fillIcon, grain } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {import("./layout.js").Plate} Plate */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {number} seat */
export const seatLook = (seat) => ({ colour: colours[seat], shape: SHAPES[seat] });

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink */
export function paintWood(ctx, table, ink) {
  const { width, height } = table;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, 8);
  ctx.clip();
  ctx.fillStyle = ink.colour("table-wood");
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = ink.colour("table-grain");
  const plank = Math.max(56, Math.min(110, height / 8));
  for (let i = 0; i * plank < height; i++) {
    const y = i * plank;
    ctx.globalAlpha = 0.9;
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
    const joint = width * (0.15 + 0.7 * grain(i, 3));
    ctx.moveTo(joint, y);
    ctx.lineTo(joint, y + plank);
    ctx.stroke();
    ctx.globalAlpha = 0.35;
    ctx.lineWidth = 1;
    ctx.beginPath();
    for (let vein = 0; vein < 5; vein++) {
      const from = width * grain(i + vein, vein * 7 + 1) * 0.8;
      const level = y + plank * (0.12 + 0.18 * vein);
      ctx.moveTo(from, level);
      ctx.bezierCurveTo(from + 60, level - 5, from + 120, level + 5, from + 210, level);
    }
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  ctx.restore();
}

/** @param {Canvas} ctx @param {Table} table @param {Ink} ink @param {View} view */
export function paintDeck(ctx, table, ink, view) {
  const { deck, counter, phone } = table;
  const layers = Math.min(4, Math.ceil(view.deck / 8));
  for (let i = layers; i >= 0; i--) {
    const at = { ...deck, x: deck.x + i * 1.5, y: deck.y - i * 1.5 };
    if (view.deck === 0) break;
    ctx.fillStyle = ink.colour("event-card");
    traceCard(ctx, at);
    ctx.fill();
    ctx.strokeStyle = ink.colour("ink");
    ctx.lineWidth = 1;
    ctx.stroke();
  }
  if (view.deck === 0) {
    ctx.strokeStyle = ink.colour("table-grain");
    ctx.setLineDash([4, 3]);
    ctx.lineWidth = 1.5;
    traceCard(ctx, deck);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  if (phone) {
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
    const size = place.w;
    if (faces.length === 0) {
      ctx.globalAlpha = 0.4;
      paintDie(ctx, ink, place.x, place.y, size, 0);
      ctx.globalAlpha = 1;
      return;
    }
    const rolling = at < 1;
    ctx.save();
    ctx.translate(place.x + size / 2, place.y + size / 2);
    if (rolling) {
      const left = (1 - at) ** 2;
      ctx.translate(-left * size * (2.2 - i), -Math.abs(Math.sin(at * 9)) * left * size * 0.9);
      ctx.rotate(left * (i ? 9 : -11));
    }
    const tumble = 1 + Math.floor(grain(i + 1, Math.floor(at * 9)) * 6);
    paintDie(ctx, ink, -size / 2, -size / 2, size, rolling && at < 0.85 ? tumble : faces[i]);
    ctx.restore();
  });
}

/**
 * The standing bid with its bidder; for a holdup instead the chance of the number pointed at.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 * @param {Scene} scene
 * @param {number[]} faces
 */
export function paintPot(ctx, table, ink, view, scene, faces) {
  const { pot } = table;
  const [x, y] = [pot.x + pot.w / 2, pot.y + pot.h / 2];
  if (view.phase === "holdup" && scene.picks.length === 2 && throwsOf(Number(scene.pointed)) > 0) {
    const chance = Math.round(chanceFrom(Number(scene.pointed)) * 100);
    paintLabel(ctx, ink, pot, "", `≥ ${scene.pointed} · ${chance}%`);
    return;
  }
  const sum = faces.reduce((all, face) => all + face, 0);
  if (sum > 0 && (view.dice.length > 0 || !view.bid || view.phase === "over")) {
    const [, die, face = scene.pointed] = scene.picks;
    const other = die ? sum - faces[things.picks.die.indexOf(die)] + Number(face) : 0;
    const changed = view.phase === "telegraph" && other > 1 && scene.next.has(String(face));
    paintLabel(ctx, ink, pot, "", changed ? `= ${sum} › ${other}` : `= ${sum}`);
    return;
  }
  if (!view.bid || view.phase === "over") return;
  const r = Math.min(pot.h * (table.phone ? 0.48 : 0.34), pot.w * 0.2);
  if (!table.phone) {
    for (let i = 2; i >= 1; i--) paintCoin(ctx, ink, x + r * 0.5, y + i * r * 0.22 + r * 0.1, r);
  }
  paintCoin(ctx, ink, x + r * 0.5, y, r, String(view.bid.gold));
  paintSign(
    ctx,
    ink,
    seatLook(view.bid.seat),
    x - r * 1.35,
    y + (table.phone ? 0 : r * 0.25),
    r * 0.62,
  );
}

/**
 * The end: everybody's total where the cards lay, the best first, the winners with laurels.
 * @param {Canvas} ctx
 * @param {Table} table
 * @param {Ink} ink
 * @param {View} view
 */
export function paintFinish(ctx, table, ink, view) {
  const { offer } = table;
  const best = Math.max(...view.totals);
  /** @type {number[]} */
  const ranks = view.totals.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  ranks.sort((one, other) => view.totals[other] - view.totals[one] || one - other);
  const step = Math.min(offer.w / ranks.length, offer.h * 1.15);
  const left = offer.x + (offer.w - step * ranks.length) / 2;
  ranks.forEach((seat, i) => {
    const won = view.totals[seat] === best;
    const h = offer.h * (won ? 0.94 : 0.72);
    const at = { x: left + i * step + 3, y: offer.y + offer.h - h, w: step - 6, h };
    ctx.fillStyle = ink.colour(won ? "saloon-card" : "table-sheet");
    traceCard(ctx, at, 8);
    ctx.fill();
    ctx.strokeStyle = ink.colour(won ? "glow" : "line");
    ctx.lineWidth = won ? 3 : 1.2;
    ctx.stroke();
    const [x, y] = [at.x + at.w / 2, at.y + h * 0.36];
    const r = Math.min(h * 0.17, at.w * 0.2);
    if (won) {
      ctx.fillStyle = ink.colour("glow");
      fillIcon(ctx, ink.icon("laurels"), x - r * 2, y - r * 2, r * 4);
    }
    paintSign(ctx, ink, seatLook(seat), x, y, r * (won ? 0.85 : 1.15));
    ctx.fillStyle = ink.colour("ink");
    write(ctx, String(view.totals[seat]), x, at.y + h * 0.8, Math.min(h * 0.26, at.w * 0.36));
  });
}

/**
 * One seat in the auction: its gold, and its bid, its pass, or when it takes a card.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {Plate} plate
 * @param {View} view
 * @param {number} gold
 * @param {string} [name]
 */
export function paintPlate(ctx, ink, plate, view, gold, name = "") {
  const { x, y, w, h, seat } = plate;
  const turn = view.turn === seat;
  const out = view.phase === "bid" && view.passed.includes(seat);
  const leads = view.bid?.seat === seat;
  const look = seatLook(seat);
  ctx.fillStyle = ink.colour(turn ? `${look.colour}-pale` : "table-sheet");
  ctx.globalAlpha = out ? 0.72 : 1;
  traceCard(ctx, plate, h * 0.18);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink.colour(turn ? look.colour : "line");
  ctx.lineWidth = turn ? 3 : 1.2;
  ctx.stroke();
  const narrow = w < 120;
  const r = narrow ? h * 0.19 : h * 0.28;
  const level = narrow ? y + h * 0.29 : y + h / 2;
  ctx.globalAlpha = out ? 0.5 : 1;
  paintSign(ctx, ink, look, x + r * 1.7, level, r);
  const coin = narrow ? h * 0.15 : h * 0.18;
  let pen = x + r * 3.3;
  if (name && !narrow && w > 190) {
    ctx.fillStyle = ink.colour("ink");
    pen = writeName(ctx, name, pen, level, w - r * 3.3 - h * 2.6, h * 0.34) + h * 0.12;
  }
  paintCoin(ctx, ink, pen + coin, level, coin);
  ctx.fillStyle = ink.colour("ink");
  const size = narrow ? h * 0.36 : h * 0.44;
  ctx.font = `700 ${size}px "Frontier Text", serif`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.fillText(String(gold), pen + coin * 2.4, level + size * 0.04);
  ctx.globalAlpha = 1;
  const state = narrow
    ? { x: x + w / 2, y: y + h * 0.73, r: h * 0.24 }
    : { x: x + w - h * 0.55, y: y + h / 2, r: h * 0.36 };
  paintStanding(ctx, ink, view, seat, state, out, leads);
  if (view.first === seat) {
    // Who opens the bidding and rolls has the gavel, on the rim of the plate.
    const r = narrow ? 8.5 : 12;
    const [mx, my] = narrow ? [x + r + 3, y + h - r - 3] : [x + r * 0.4, y + r * 0.3];
    ctx.fillStyle = ink.colour("ink");
    ctx.beginPath();
    ctx.arc(mx, my, r, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = ink.colour("paper");
    fillIcon(ctx, ink.icon("gavel"), mx - r * 0.66, my - r * 0.66, r * 1.32);
  }
}

/**
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {View} view
 * @param {number} seat
 * @param {{ x: number, y: number, r: number }} at
 * @param {boolean} out
 * @param {boolean} leads
 */
function paintStanding(ctx, ink, view, seat, { x, y, r }, out, leads) {
  if (out) {
    ctx.fillStyle = ink.colour("ink-soft");
    fillIcon(ctx, ink.icon("hand"), x - r, y - r, r * 2);
  } else if (view.phase === "bid" && leads && view.bid) {
    paintCoin(ctx, ink, x, y, r, String(view.bid.gold));
  } else if (view.order.includes(seat)) {
    ctx.fillStyle = ink.colour("ink");
    ctx.beginPath();
    ctx.roundRect(x - r * 0.66, y - r * 0.9, r * 1.32, r * 1.8, r * 0.2);
    ctx.fill();
    ctx.fillStyle = ink.colour("paper");
    write(ctx, String(view.order.indexOf(seat) + 1), x, y, r * 1.2);
  }
}

/**
 * Write a name from its left, shortened to its room but not to nothing; return where it ends.
 * @param {Canvas} ctx
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} room
 * @param {number} size
 */
export function writeName(ctx, name, x, y, room, size) {
  ctx.font = `600 ${size}px "Frontier Text", serif`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  let text = name;
  while (text.length > 3 && ctx.measureText(text).width > room) text = text.slice(0, -2) + "…";
  if (ctx.measureText(text).width > room) return x;
  ctx.fillText(text, x, y + size * 0.04);
  return x + ctx.measureText(text).width;
}
