// Paints what lies on the Boomers board: land, lines, rivers, mines, tracks and homesteads.

import { colours, grid, squaresOf, things } from "./facts.js";
import { beside, place, traceOutline } from "./plat.js";
import { fillIcon, grain } from "../../play/ink.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
export function paintLand(ctx, plat, ink) {
  const { cell, left, top } = plat;
  const [wide, high] = [cell * grid.width, cell * grid.height];
  ctx.fillStyle = ink.colour("land");
  ctx.fillRect(left, top, wide, high);
  ctx.strokeStyle = ink.colour("grass");
  ctx.lineWidth = Math.max(0.7, cell / 50);
  ctx.beginPath();
  for (let column = 0; column < grid.width; column++) {
    for (let row = 0; row < grid.height; row++) {
      for (let tuft = 0; tuft < 3; tuft++) {
        if (grain(column + tuft * 31, row + tuft * 17) < 0.45) continue;
        const x = left + (column + 0.15 + 0.7 * grain(column + tuft, row)) * cell;
        const y = top + (row + 0.2 + 0.65 * grain(column, row + tuft)) * cell;
        const tall = cell * 0.09;
        ctx.moveTo(x, y);
        ctx.lineTo(x - tall * 0.6, y - tall);
        ctx.moveTo(x, y);
        ctx.lineTo(x, y - tall * 1.3);
        ctx.moveTo(x, y);
        ctx.lineTo(x + tall * 0.6, y - tall);
      }
    }
  }
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink-soft");
  ctx.font = `600 ${Math.max(9, Math.min(22, cell * 0.25))}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  things.columns.forEach((letter, i) =>
    ctx.fillText(letter, left + (i + 0.5) * cell, top + high + (left + borderGap(plat)) / 2 + 1),
  );
  // In the middle of what the border leaves of the rim.
  const beside = (left - borderGap(plat)) / 2;
  things.rows.forEach((number, i) => ctx.fillText(number, beside, top + (i + 0.5) * cell));
}

/** How far outside the board its thin border runs; a narrow rim needs room for the coordinates. @param {Plat} plat */
const borderGap = ({ left }) => Math.min(4.5, left * 0.2);

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
export function paintLines(ctx, plat, ink) {
  const { cell, left, top } = plat;
  const [wide, high] = [cell * grid.width, cell * grid.height];
  ctx.strokeStyle = ink.colour("line");
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = 1; i < grid.width; i++) {
    const across = Math.round(left + i * cell) + 0.5;
    ctx.moveTo(across, top);
    ctx.lineTo(across, top + high);
  }
  for (let i = 1; i < grid.height; i++) {
    const down = Math.round(top + i * cell) + 0.5;
    ctx.moveTo(left, down);
    ctx.lineTo(left + wide, down);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 2;
  ctx.strokeRect(left - 1, top - 1, wide + 2, high + 2);
  ctx.lineWidth = 0.75;
  const gap = borderGap(plat);
  ctx.strokeRect(left - gap, top - gap, wide + gap * 2, high + gap * 2);
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {string[]} rivers */
export function paintRiver(ctx, plat, ink, at, rivers) {
  const { x, y } = place(plat, at);
  const { cell } = plat;
  const corner = cell * 0.3;
  /** @param {number} columns @param {number} rows */
  const wet = (columns, rows) => rivers.includes(beside(at, columns, rows));
  const [west, east, north, south] = [wet(-1, 0), wet(1, 0), wet(0, 1), wet(0, -1)];
  const pad = cell * 0.05;
  const x0 = west ? x : x + pad;
  const x1 = east ? x + cell : x + cell - pad;
  const y0 = north ? y : y + pad;
  const y1 = south ? y + cell : y + cell - pad;
  ctx.fillStyle = ink.colour("water");
  ctx.beginPath();
  ctx.roundRect(x0, y0, x1 - x0, y1 - y0, [
    west || north ? 0 : corner,
    east || north ? 0 : corner,
    east || south ? 0 : corner,
    west || south ? 0 : corner,
  ]);
  ctx.fill();
  ctx.strokeStyle = ink.colour("water-line");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.beginPath();
  for (const level of [0.32, 0.55, 0.78]) {
    const from = x + cell * (0.16 + 0.1 * grain(level, x));
    ctx.moveTo(from, y + cell * level);
    for (let wave = 0; wave < 2; wave++) {
      const start = from + wave * cell * 0.28;
      ctx.quadraticCurveTo(
        start + cell * 0.07,
        y + cell * (level - 0.08),
        start + cell * 0.14,
        y + cell * level,
      );
      ctx.quadraticCurveTo(
        start + cell * 0.21,
        y + cell * (level + 0.08),
        start + cell * 0.28,
        y + cell * level,
      );
    }
  }
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at */
export function paintMine(ctx, plat, ink, at) {
  const { x, y, cx, cy } = place(plat, at);
  const { cell } = plat;
  ctx.fillStyle = ink.colour("mine");
  ctx.beginPath();
  ctx.arc(cx, cy, cell * 0.4, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 40);
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink");
  fillIcon(ctx, ink.icon("mining"), x + cell * 0.22, y + cell * 0.22, cell * 0.56);
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} track */
export function paintTrack(ctx, plat, ink, track) {
  const [one, other] = squaresOf(track).map((at) => place(plat, at));
  const half = plat.cell / 2;
  const cx = (one.cx + other.cx) / 2;
  const cy = (one.cy + other.cy) / 2;
  const lies = one.cx === other.cx; // squares above one another: the line between them lies flat
  ctx.save();
  ctx.translate(cx, cy);
  if (!lies) ctx.rotate(Math.PI / 2);
  ctx.strokeStyle = ink.colour("ties");
  ctx.lineWidth = Math.max(1.5, plat.cell / 16);
  ctx.beginPath();
  for (let tie = -2; tie <= 2; tie++) {
    const x = (tie * plat.cell) / 5;
    ctx.moveTo(x, -plat.cell * 0.11);
    ctx.lineTo(x, plat.cell * 0.11);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, plat.cell / 26);
  ctx.beginPath();
  for (const rail of [-0.055, 0.055]) {
    ctx.moveTo(-half, rail * plat.cell);
    ctx.lineTo(half, rail * plat.cell);
  }
  ctx.stroke();
  ctx.restore();
}

/**
 * Tint a homestead in its colour and pattern: Blue slants, Orange is dotted; paler where no point is.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {import("../../wire.js").BoomersHomestead} home
 */
export function paintHomestead(ctx, plat, ink, home) {
  const { cell } = plat;
  const name = colours[home.seat];
  for (const section of home.sections) {
    for (const at of section.squares) {
      const { x, y } = place(plat, at);
      ctx.globalAlpha = section.counts ? 0.3 : 0.1;
      ctx.fillStyle = ink.colour(name);
      ctx.fillRect(x, y, cell, cell);
      ctx.globalAlpha = section.counts ? 0.5 : 0.2;
      ctx.strokeStyle = ink.colour(name);
      ctx.lineWidth = Math.max(0.8, cell / 42);
      ctx.beginPath();
      if (home.seat === 0) {
        for (let slant = 0; slant < 2; slant += 0.5) {
          const from = Math.max(0, slant - 1);
          const to = Math.min(1, slant);
          ctx.moveTo(x + from * cell, y + (slant - from) * cell);
          ctx.lineTo(x + to * cell, y + (slant - to) * cell);
        }
        ctx.stroke();
      } else {
        for (let dot = 0; dot < 4; dot++) {
          const dx = x + (dot % 2 ? 0.75 : 0.25) * cell;
          const dy = y + (dot < 2 ? 0.25 : 0.75) * cell;
          ctx.moveTo(dx, dy);
          ctx.arc(dx, dy, cell * 0.05, 0, Math.PI * 2);
        }
        ctx.fill();
      }
      ctx.globalAlpha = 1;
    }
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {import("../../wire.js").BoomersHomestead} home */
export function paintFence(ctx, plat, ink, home) {
  const { cell } = plat;
  ctx.strokeStyle = ink.colour(colours[home.seat]);
  ctx.lineWidth = Math.max(2, cell * 0.07);
  ctx.lineCap = "round";
  traceOutline(ctx, plat, home.squares, Math.max(1.5, cell * 0.045));
  ctx.stroke();
  ctx.lineCap = "butt";
}
