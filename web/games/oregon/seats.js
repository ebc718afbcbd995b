// The bank (tiles, coal and gold left) and what everybody can see of every seat.

import { bank, colours, mineralNamed, things } from "./facts.js";
import { fillIcon } from "../../play/ink.js";
import { BACKS, number, paintFarmer, paintMineral, paintTile, paintToken } from "./pieces.js";

/** @typedef {import("./cards.js").Table} Table */
/** @typedef {import("./places.js").Frame} Frame */
/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Table} table */
export function paintBank({ ctx, view, places, ink }) {
  bank.forEach((name, i) => {
    const mineral = mineralNamed(name);
    const left = mineral ? view[mineral] : view.tiles[name];
    const frame = places.bank[i];
    ctx.beginPath();
    ctx.roundRect(frame.x + 0.5, frame.y + 0.5, frame.w - 1, frame.h - 1, 5);
    ctx.fillStyle = ink.colour("sheet");
    ctx.fill();
    ctx.strokeStyle = ink.colour("line");
    ctx.lineWidth = 1;
    ctx.stroke();
    ctx.globalAlpha = left ? 1 : 0.3;
    const wide = frame.w > frame.h * 1.3;
    const s = Math.min(frame.w * (wide ? 0.24 : 0.3), frame.h * 0.29);
    const cx = wide ? frame.x + frame.w * 0.34 : frame.x + frame.w / 2;
    const cy = wide ? frame.y + frame.h / 2 : frame.y + frame.h * 0.38;
    if (mineral) paintMineral(ctx, ink, name, cx, cy, s * 0.95, null);
    else paintTile(ctx, ink, name, cx, cy, s);
    ctx.globalAlpha = 1;
    if (mineral) {
      ctx.fillStyle = ink.colour("ink");
      const size = Math.max(9, Math.min(frame.h * 0.26, 17));
      if (wide) number(ctx, String(left), frame.x + frame.w * 0.76, cy, size);
      else number(ctx, String(left), cx, frame.y + frame.h * 0.82, size);
    } else {
      paintPips(ctx, ink, frame, left, things.buildings[name].tiles, wide);
    }
  });
}

/** A pip for every tile of a kind; those that are gone are hollow. @param {Canvas} ctx @param {Ink} ink @param {Frame} frame @param {number} left @param {number} all @param {boolean} wide */
function paintPips(ctx, ink, { x, y, w, h }, left, all, wide) {
  const r = Math.max(2, Math.min(w, h) * 0.055);
  const lines = Math.ceil(all / 2);
  const middle = (all - 1) / 2;
  for (let pip = 0; pip < all; pip++) {
    const across = wide ? ((pip % 2) - 0.5) * r * 3.4 : (pip - middle) * r * 3;
    const down = (Math.floor(pip / 2) - (lines - 1) / 2) * r * 3.4;
    const cx = across + (wide ? x + w * 0.76 : x + w / 2);
    const cy = wide ? y + h / 2 + down : y + h * 0.84;
    ctx.beginPath();
    ctx.arc(cx, cy, r, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour(pip < left ? "ink" : "sheet");
    ctx.fill();
    ctx.strokeStyle = ink.colour(pip < left ? "ink" : "line");
    ctx.lineWidth = 1;
    ctx.stroke();
  }
}

/** @param {Table} table */
export function paintSeats(table) {
  table.view.seats.forEach((seat, /** @type {number} */ i) => paintSeat(table, seat, i));
}

/** @param {Table} table @param {import("../../wire.js").OregonSeat} seat @param {number} i */
function paintSeat({ ctx, view, places, ink }, seat, i) {
  const { x, y, w, h } = places.seats[i];
  const turn = view.turn === i;
  const colour = colours[i];
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 1, w - 2, h - 2, 6);
  ctx.fillStyle = ink.colour("sheet");
  ctx.fill();
  ctx.strokeStyle = ink.colour(turn ? colour : "line");
  ctx.lineWidth = turn ? 2.5 : 1;
  ctx.stroke();
  const lying = w > h * 2.6;
  const head = lying ? { x, y, w: h * 1.02, h } : { x, y: y + h * 0.03, w: w * 0.5, h: h * 0.36 };
  const r = lying ? h * 0.26 : Math.min(head.h * 0.42, w * 0.11);
  const sign = lying ? [x + h * 0.46, y + h * 0.34] : [x + r * 1.6, y + head.h * 0.56];
  paintFarmer(ctx, ink, i, sign[0], sign[1], r);
  ctx.fillStyle = ink.colour("ink");
  const t = Math.min(r * 0.9, w * 0.088);
  // As large as the room between the sign and the tokens allows: three letters.
  const room = x + w - t * 5 - (sign[0] + r * 1.35);
  const size = lying
    ? Math.max(10, h * 0.26)
    : Math.max(7.5, Math.min(Math.max(11, r * 1.05), room / 1.65));
  if (lying) number(ctx, `×${seat.farmers}`, sign[0], y + h * 0.8, size);
  else number(ctx, `×${seat.farmers}`, sign[0] + r * 1.35, sign[1], size, "left");
  /** @type {Frame} */
  const rest = lying
    ? { x: x + h * 0.92, y: y + 2, w: w - h * 0.98, h: h - 4 }
    : { x: x + w * 0.05, y: y + head.h, w: w * 0.92, h: h - head.h - 3 };
  if (!lying) {
    paintToken(ctx, ink, "joker", seat.joker, x + w - t * 3.9, sign[1], t);
    paintToken(ctx, ink, "extra", seat.extra, x + w - t * 1.6, sign[1], t);
  }
  const columns = lying ? 3 : 2;
  const cell = { w: rest.w / columns, h: rest.h / 2 };
  const s = Math.min(cell.h * 0.4, cell.w * 0.22, 15);
  const first = lying ? 1 : 0;
  /** @param {number} column @param {number} row */
  const at = (column, row) => [rest.x + column * cell.w, rest.y + (row + 0.5) * cell.h];
  if (lying) {
    for (const [row, token] of things.tokens.entries()) {
      const [tx, ty] = at(0, row);
      paintToken(ctx, ink, token, seat[token], tx + s * 1.4, ty, s * 1.05);
    }
  }
  const items = [
    ...things.kinds.map((kind, row) => ({ what: kind, column: first, row })),
    ...things.minerals.map((kind, row) => ({ what: kind, column: first + 1, row })),
  ];
  for (const { what, column, row } of items) {
    const count = seat[what];
    const mineral = mineralNamed(what);
    const [ix, iy] = at(column, row);
    if (mineral) {
      paintMineral(ctx, ink, what, ix + s * 1.3, iy, s * 0.9, null);
    } else {
      paintBackOf(ctx, ink, what, ix + s * 1.3, iy, s);
    }
    ctx.fillStyle = ink.colour(count || !mineral ? "ink" : "ink-soft");
    number(ctx, String(count), ix + s * 2.7, iy, Math.max(11, s * 1.4), "left");
  }
}

/** A card seen from behind. @param {Canvas} ctx @param {Ink} ink @param {string} kind @param {number} cx @param {number} cy @param {number} s */
function paintBackOf(ctx, ink, kind, cx, cy, s) {
  ctx.beginPath();
  ctx.roundRect(cx - s * 0.75, cy - s, s * 1.5, s * 2, s * 0.25);
  ctx.fillStyle = ink.colour(`or-back-${kind}`);
  ctx.fill();
  ctx.strokeStyle = ink.colour("or-ink");
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = ink.colour("or-on-back");
  const side = s * 1.3;
  fillIcon(ctx, ink.icon(BACKS[kind]), cx - side / 2, cy - side / 2, side);
}
