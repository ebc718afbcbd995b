// The pieces of Oregon: building tiles, farmers, coal, gold and the two tokens.
// Each tile has a picture, an outline and a frame colour of its own, so that none is mistaken.

import { colours } from "./facts.js";
import { KeptPictures } from "../../art/kept-pictures.js";
import { fillLight, paintContact, paintSlab } from "../../art/light.js";
import { fillIcon, SHAPES, traceShape } from "../../play/ink.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** The picture of every card, tile and token. @type {Record<string, string>} */
export const ICONS = {
  wagon: "old-wagon",
  bison: "bison",
  settler: "farmer",
  eagle: "eagle-emblem",
  campfire: "campfire",
  "post-office": "envelope",
  church: "church",
  warehouse: "wooden-crate",
  harbor: "anchor",
  "coal-mine": "mine-wagon",
  "gold-mine": "mining",
  station: "steam-locomotive",
  coal: "rock",
  gold: "gold-bar",
  joker: "jester-hat",
  extra: "clockwise-rotation",
};

/** The picture on the back of each kind of card. @type {Record<string, string>} */
export const BACKS = { landscape: "compass", building: "wood-cabin" };

/** How large the picture is in its tile, and how far down it sits, by the tile's outline. */
/** @type {Record<string, [number, number]>} */
const FIT = {
  "post-office": [1.4, 0],
  church: [1.2, 0.2],
  warehouse: [1.2, 0],
  harbor: [1.25, 0],
  "coal-mine": [1.2, -0.06],
  "gold-mine": [1.02, 0.02],
  station: [1.3, 0.1],
};

/**
 * Trace the outline of a building tile around a point.
 * @param {Canvas} ctx
 * @param {string} building
 * @param {number} x
 * @param {number} y
 * @param {number} s half its size
 */
export function traceTile(ctx, building, x, y, s) {
  ctx.beginPath();
  if (building === "post-office") {
    traceStamp(ctx, x, y, s);
  } else if (building === "church") {
    polygon(ctx, x, y, s, [-0.88, 1, -0.88, -0.22, 0, -1.12, 0.88, -0.22, 0.88, 1]);
  } else if (building === "warehouse") {
    const [a, b] = [0.98, 0.66];
    polygon(ctx, x, y, s, [
      -b,
      -a,
      b,
      -a,
      b,
      -b,
      a,
      -b,
      a,
      b,
      b,
      b,
      b,
      a,
      -b,
      a,
      -b,
      b,
      -a,
      b,
      -a,
      -b,
      -b,
      -b,
    ]);
  } else if (building === "harbor") {
    ctx.arc(x, y, s * 1.02, 0, Math.PI * 2);
  } else if (building === "coal-mine") {
    polygon(ctx, x, y, s, [-1.1, -0.92, 1.1, -0.92, 0.72, 0.95, -0.72, 0.95]);
  } else if (building === "gold-mine") {
    polygon(ctx, x, y, s, [0, -1.2, 1.2, 0, 0, 1.2, -1.2, 0]);
  } else {
    ctx.moveTo(x - s * 0.95, y + s);
    ctx.lineTo(x - s * 0.95, y - s * 0.05);
    ctx.arc(x, y - s * 0.05, s * 0.95, Math.PI, 0);
    ctx.lineTo(x + s * 0.95, y + s);
    ctx.closePath();
  }
}

/** @param {Canvas} ctx @param {number} x @param {number} y @param {number} s @param {number[]} corners */
function polygon(ctx, x, y, s, corners) {
  for (let i = 0; i < corners.length; i += 2) {
    ctx.lineTo(x + corners[i] * s, y + corners[i + 1] * s);
  }
  ctx.closePath();
}

/** A square with the torn edge of a stamp. @param {Canvas} ctx @param {number} x @param {number} y @param {number} s */
function traceStamp(ctx, x, y, s) {
  const teeth = 3;
  const step = (s * 2) / teeth;
  const bite = step * 0.24;
  for (let side = 0; side < 4; side++) {
    const [dx, dy] = [[1, 0], [0, 1], [-1, 0], [0, -1]][side]; // prettier-ignore
    const [fx, fy] = [[-1, -1], [1, -1], [1, 1], [-1, 1]][side]; // prettier-ignore
    const from = Math.atan2(-dy, -dx);
    for (let tooth = 0; tooth < teeth; tooth++) {
      const cx = x + fx * s + dx * step * (tooth + 0.5);
      const cy = y + fy * s + dy * step * (tooth + 0.5);
      ctx.arc(cx, cy, bite, from, from - Math.PI, true);
    }
    ctx.lineTo(x + (fx + 2 * dx) * s, y + (fy + 2 * dy) * s);
  }
  ctx.closePath();
}

/** What stands still, as pictures: each kind at each size, on the map, on cards and in the bank. */
const standing = new KeptPictures(120);

/**
 * Paint a piece that stands still around a point.
 * @param {Canvas} ctx @param {Ink} ink @param {string} name @param {number} x @param {number} y
 * @param {number} half of its picture
 * @param {(own: Canvas, at: number) => void} draw draws it around (at, at)
 */
function stand(ctx, ink, name, x, y, half, draw) {
  const box = { x: x - half, y: y - half, w: half * 2, h: half * 2 };
  standing.paint(ctx, ink, name, box, (own) => draw(own, half));
}

/**
 * Paint a building tile around a point.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {string} building
 * @param {number} x
 * @param {number} y
 * @param {number} s half its size
 * @param {{ flat?: boolean, height?: number }} [how] flat: without a shadow; height: above the map, in its
 *   own half sizes
 */
export function paintTile(ctx, ink, building, x, y, s, how = {}) {
  if (how.flat || how.height) paintRaisedTile(ctx, ink, building, x, y, s, how);
  else {
    stand(ctx, ink, `${building} ${s}`, x, y, s * 1.9, (own, at) =>
      paintRaisedTile(own, ink, building, at, at, s, how),
    );
  }
}

/**
 * @param {Canvas} ctx @param {Ink} ink @param {string} building @param {number} x @param {number} y
 * @param {number} s @param {{ flat?: boolean, height?: number }} how
 */
function paintRaisedTile(ctx, ink, building, x, y, s, { flat = false, height = 0 }) {
  const dark = building === "coal-mine";
  if (!flat) {
    const shadow = { x: x + s * 0.12, y: y + s * 0.3, w: s * 1.45, h: s * 1.4 };
    paintContact(ctx, ink, shadow, height);
  }
  const thick = flat ? 0 : s * 0.16;
  y -= height * s + thick * 0.5;
  paintSlab(ctx, ink, {
    trace: (down) => traceTile(ctx, building, x, y + down, s),
    fill: ink.colour(dark ? "or-coal" : building === "gold-mine" ? "or-gold" : "or-tile"),
    line: ink.colour("or-ink"),
    width: Math.max(1.3, s * 0.15),
    thick,
    at: { x, y, r: s * 1.1 },
  });
  ctx.strokeStyle = ink.colour("or-ink");
  ctx.lineWidth = Math.max(2.6, s * 0.3);
  ctx.stroke();
  ctx.strokeStyle = ink.colour(`or-${building}`);
  ctx.lineWidth = Math.max(1.4, s * 0.19);
  ctx.stroke();
  ctx.fillStyle = ink.colour(dark ? "or-tile" : "or-ink");
  const [size, down] = FIT[building];
  const side = s * size;
  fillIcon(ctx, ink.icon(ICONS[building]), x - side / 2, y - side / 2 + down * s, side);
}

/**
 * Paint a farmer: the shape and colour of his seat, with a hat.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {{ bare?: boolean, height?: number }} [how] bare: only the sign of the seat, without hat and shadow;
 *   height: above the map, in its own half sizes
 */
export function paintFarmer(ctx, ink, seat, x, y, r, how = {}) {
  if (how.bare || how.height) paintRaisedFarmer(ctx, ink, seat, x, y, r, how);
  else {
    stand(ctx, ink, `${colours[seat]} ${r}`, x, y, r * 1.8, (own, at) =>
      paintRaisedFarmer(own, ink, seat, at, at, r, how),
    );
  }
}

/**
 * @param {Canvas} ctx @param {Ink} ink @param {number} seat @param {number} x @param {number} y
 * @param {number} r @param {{ bare?: boolean, height?: number }} how
 */
function paintRaisedFarmer(ctx, ink, seat, x, y, r, { bare = false, height = 0 }) {
  const shape = SHAPES[seat];
  if (!bare) {
    const shadow = { x: x + r * 0.1, y: y + r * 0.36, w: r * 1.32, h: r * 1.16 };
    paintContact(ctx, ink, shadow, height);
  }
  const thick = bare ? 0 : r * 0.2;
  y -= height * r + thick * 0.5;
  paintSlab(ctx, ink, {
    trace: (down) => traceShape(ctx, shape, x, y + down, r),
    fill: ink.colour(colours[seat]),
    line: ink.colour("or-ink"),
    width: Math.max(1, r * 0.12),
    thick,
    at: { x, y, r },
  });
  ctx.fillStyle = ink.colour("on-piece");
  const side = r * 1.36;
  const lift = shape === "shield" ? r * 0.12 : 0;
  fillIcon(ctx, ink.icon("western-hat"), x - side / 2, y - side / 2 - lift, side);
}

/**
 * Paint a coal or gold tile, with its value or face down.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {number} s half its size
 * @param {number | null} value
 */
export function paintMineral(ctx, ink, kind, x, y, s, value) {
  ctx.lineJoin = "round";
  traceMineral(ctx, kind, x + s * 0.08, y + s * 0.14, s);
  ctx.fillStyle = ink.colour("shadow");
  ctx.fill();
  traceMineral(ctx, kind, x, y, s);
  ctx.fillStyle = ink.colour(`or-${kind}`);
  ctx.fill();
  fillLight(ctx, ink, x, y, s);
  ctx.strokeStyle = ink.colour(`or-${kind}-edge`);
  ctx.lineWidth = Math.max(0.9, s * 0.1);
  ctx.stroke();
  ctx.fillStyle = ink.colour(kind === "coal" ? "or-tile" : "or-ink");
  if (value === null) {
    const side = s * 1.35;
    fillIcon(ctx, ink.icon(ICONS[kind]), x - side / 2, y - side / 2, side);
  } else {
    number(ctx, String(value), x, y, s * 1.35);
  }
}

/** Coal is a rough lump, gold a bar. @param {Canvas} ctx @param {string} kind @param {number} x @param {number} y @param {number} s */
function traceMineral(ctx, kind, x, y, s) {
  ctx.beginPath();
  if (kind === "coal") {
    polygon(ctx, x, y, s, [-0.5, -0.95, 0.45, -1, 1, -0.35, 0.9, 0.6, 0.2, 1, -0.7, 0.85, -1, 0.1]);
  } else {
    polygon(ctx, x, y, s, [-0.72, -0.85, 0.72, -0.85, 1.05, 0.85, -1.05, 0.85]);
  }
}

/**
 * Paint a joker or extra-turn token: raised and bright when active, empty and struck out when not.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {string} token
 * @param {boolean} active
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function paintToken(ctx, ink, token, active, x, y, r) {
  ctx.beginPath();
  if (active) {
    ctx.arc(x + r * 0.06, y + r * 0.12, r, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour("shadow");
    ctx.fill();
    ctx.beginPath();
  }
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = ink.colour(active ? `or-${token}` : "sheet");
  ctx.fill();
  if (active) fillLight(ctx, ink, x, y, r);
  ctx.strokeStyle = ink.colour(active ? "or-ink" : "line");
  ctx.lineWidth = Math.max(1, r * 0.1);
  if (!active) ctx.setLineDash([r * 0.3, r * 0.22]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.fillStyle = ink.colour(active ? "or-on-token" : "line");
  const side = r * 1.3;
  fillIcon(ctx, ink.icon(ICONS[token]), x - side / 2, y - side / 2, side);
  if (active) return;
  ctx.strokeStyle = ink.colour("ink-soft");
  ctx.lineWidth = Math.max(1.2, r * 0.14);
  ctx.beginPath();
  ctx.moveTo(x - r * 0.68, y + r * 0.68);
  ctx.lineTo(x + r * 0.68, y - r * 0.68);
  ctx.stroke();
}

/**
 * Write a number or sign around a point.
 * @param {Canvas} ctx
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {CanvasTextAlign} [align]
 */
export function number(ctx, text, x, y, size, align = "center") {
  ctx.font = `700 ${size}px "Frontier Text", serif`;
  ctx.textAlign = align;
  ctx.textBaseline = "middle";
  ctx.fillText(text, x, y + size * 0.06);
}
