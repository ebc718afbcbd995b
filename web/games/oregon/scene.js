// What happens on the map of Oregon: legal spaces, previews, the last action, points that float up.

import {
  bandsOf,
  colours,
  grid,
  gridOf,
  isSquare,
  mineralNamed,
  symbolOf,
  tokenNamed,
} from "./facts.js";
import { paintDust } from "../../art/dust.js";
import { fall } from "../../art/falling.js";
import { strokeGlow } from "../../play/ink.js";
import { PLACED, SCORES, fallenOf } from "./motion.js";
import { squareAt } from "./places.js";
import { outline, tracePath } from "./outline.js";
import { number, paintFarmer, paintMineral, paintTile, paintToken } from "./pieces.js";

/** @typedef {import("./cards.js").Table} Table */
/** @typedef {import("../../wire.js").TableEvent} TableEvent */
/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */

/** @param {Table} table @returns {string[]} the squares that can be picked now */
function targets({ scene }) {
  return [...scene.next].filter(isSquare);
}

/** Veil what cannot be picked, so that the legal spaces stand out. @param {Table} table */
export function paintVeil(table) {
  const { ctx, ink, places } = table;
  const legal = targets(table);
  if (legal.length === 0) return paintBandsOfPicks(table);
  const { map, cell } = places;
  ctx.save();
  ctx.beginPath();
  ctx.rect(map.x, map.y, map.w, map.h);
  tracePath(ctx, outline(legal.map(gridOf)), { ...map, cell, inset: 0, round: cell * 0.16 });
  ctx.fillStyle = ink.colour("or-veil");
  ctx.fill("evenodd");
  ctx.restore();
  return undefined;
}

/** With one card picked: the row and the column of its symbol. @param {Table} table */
function paintBandsOfPicks(table) {
  const { ctx, ink, scene, places } = table;
  if (scene.picks.some(isSquare)) return;
  const { map, cell } = places;
  const symbols = new Set([...scene.picks, scene.pointed ?? ""].map(symbolOf));
  /** @type {[number, number][]} */
  const squares = [];
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      const bands = bandsOf(column, row);
      if (symbols.has(bands.column) || symbols.has(bands.row)) squares.push([column, row]);
    }
  }
  if (squares.length === 0) return;
  ctx.beginPath();
  tracePath(ctx, outline(squares), { ...map, cell, inset: 1.5, round: cell * 0.16 });
  ctx.globalAlpha = 0.22;
  ctx.fillStyle = ink.colour("glow");
  ctx.fill();
  ctx.globalAlpha = 0.9;
  strokeGlow(ctx, ink, Math.max(1.5, cell / 22));
  ctx.globalAlpha = 1;
}

/** Mark the legal spaces, and show the piece that would stand on the one pointed at. @param {Table} table */
export function paintTargets(table) {
  const { ctx, ink, view, scene, places } = table;
  const legal = targets(table);
  const chosen = scene.picks.find(isSquare);
  if (chosen) paintChosen(table, chosen);
  if (legal.length === 0) return;
  const { map, cell } = places;
  const colour = ink.colour("accent");
  ctx.beginPath();
  tracePath(ctx, outline(legal.map(gridOf)), { ...map, cell, inset: 1, round: cell * 0.16 });
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.6, cell / 18);
  ctx.stroke();
  const worth = new Map(scene.previews.map(({ pick, events }) => [pick, gain(events, view.turn)]));
  for (const at of legal) {
    const { cx, cy, x, y } = squareAt(places, at);
    if (scene.pointed === at) {
      ctx.globalAlpha = 0.8;
      paintGhost(table, cx, cy);
      ctx.globalAlpha = 1;
      ctx.strokeStyle = colour;
      ctx.lineWidth = Math.max(2, cell / 14);
      ctx.strokeRect(x + 1, y + 1, cell - 2, cell - 2);
      continue;
    }
    const points = worth.get(at);
    if (points) paintPoints(table, `+${points}`, cx, cy, view.turn ?? 0, cell * 0.42);
    else {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(cx, cy, Math.max(2.2, cell * 0.085), 0, Math.PI * 2);
      ctx.fill();
      ctx.strokeStyle = ink.colour("or-tile");
      ctx.lineWidth = Math.max(0.8, cell / 50);
      ctx.stroke();
    }
  }
  const pointed = scene.previews.find(({ pick }) => pick === scene.pointed);
  if (pointed) floats(table, pointed.events, 1);
}

/** A square that is picked and waits for the player's word. @param {Table} table @param {string} at */
function paintChosen(table, at) {
  const { ctx, ink, places } = table;
  const { x, y, cx, cy } = squareAt(places, at);
  paintGhost(table, cx, cy);
  corners(ctx, x, y, places.cell, ink.colour("accent"));
}

/** @param {TableEvent[]} events @param {number | null} seat */
function gain(events, seat) {
  return events.reduce((sum, event) => sum + (event.seat === seat ? event.points : 0), 0);
}

/** @param {Table} table @param {number} cx @param {number} cy */
function paintGhost({ ctx, ink, view, scene, places }, cx, cy) {
  const seat = view.turn ?? 0;
  const building =
    view.phase === "start"
      ? view.seats[seat].start
      : scene.picks.find((pick) => pick in view.tiles);
  if (building) paintTile(ctx, ink, building, cx, cy, places.cell * 0.37, { flat: true });
  else paintFarmer(ctx, ink, seat, cx, cy, places.cell * 0.38);
}

/** @param {Table} table groups that have scored are fenced in their colour */
export function paintGroups({ ctx, ink, view, places }) {
  const { map, cell } = places;
  for (const { seat, squares } of view.groups) {
    const loops = outline(squares.map(gridOf));
    const how = { ...map, cell, inset: cell * 0.06, round: cell * 0.24 };
    ctx.beginPath();
    tracePath(ctx, loops, how);
    ctx.fillStyle = ink.colour(`${colours[seat]}-pale`);
    ctx.globalAlpha = 0.75;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = ink.colour(colours[seat]);
    ctx.lineWidth = Math.max(1.6, cell * 0.06);
    ctx.stroke();
  }
}

/** @param {Table} table */
export function paintPieces(table) {
  const { ctx, ink, view, places } = table;
  const { cell } = places;
  for (const [at, building] of Object.entries(view.buildings)) {
    setDown(table, at, (cx, cy, height) =>
      paintTile(ctx, ink, building, cx, cy, cell * 0.37, { height }),
    );
  }
  view.farmers.forEach((/** @type {string[]} */ squares, /** @type {number} */ seat) => {
    for (const at of squares) {
      setDown(table, at, (cx, cy, height) =>
        paintFarmer(ctx, ink, seat, cx, cy, cell * 0.38, { height }),
      );
    }
  });
}

/**
 * Let the piece that was placed last fall onto its square, where it raises dust.
 * @param {Table} table @param {string} at
 * @param {(cx: number, cy: number, height: number) => void} paint
 */
function setDown({ ctx, ink, scene, places }, at, paint) {
  const { cx, cy } = squareAt(places, at);
  const fallen = fallenOf(scene, at);
  if (fallen >= 1) return paint(cx, cy, 0);
  const { cell } = places;
  const { height, dust } = fall(fallen);
  paintDust(ctx, ink, { x: cx, y: cy + cell * 0.2, r: cell * 0.42 }, dust);
  ctx.save();
  ctx.globalAlpha = Math.min(1, fallen * 6);
  paint(cx, cy, height * 3);
  ctx.restore();
  return undefined;
}

/** Mark the last action, and let its points float up. @param {Table} table */
export function paintLast(table) {
  const { ctx, ink, scene, places } = table;
  if (scene.picks.length > 0) return;
  const { cell } = places;
  for (const event of [...scene.recent, ...scene.last]) {
    if (!PLACED.includes(event.kind)) continue;
    const { x, y } = squareAt(places, String(event.values.square));
    corners(ctx, x, y, cell, ink.colour("accent"));
  }
  floats(table, scene.last, Math.max(0, (scene.progress - SCORES) / (1 - SCORES)));
}

/** Mark a square at its four corners. @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} cell @param {string} colour */
function corners(ctx, x, y, cell, colour) {
  const arm = cell * 0.26;
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.8, cell * 0.065);
  ctx.beginPath();
  for (const [right, down] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]) {
    // prettier-ignore
    const [cx, cy] = [x + right * cell, y + down * cell];
    ctx.moveTo(cx + (right ? -arm : arm), cy);
    ctx.lineTo(cx, cy);
    ctx.lineTo(cx, cy + (down ? -arm : arm));
  }
  ctx.stroke();
}

/**
 * Show what events give: points rise from where they were made, tiles and tokens go to their seat.
 * @param {Table} table @param {TableEvent[]} events @param {number} progress
 */
function floats(table, events, progress) {
  if (progress <= 0) return;
  const { ctx, ink, places, scene } = table;
  const { cell } = places;
  const settled = events.some((event) => event.kind === "farmer");
  const eased = 1 - (1 - progress) ** 3;
  for (const event of events) {
    const { kind, seat, where, points } = event;
    if (seat === null || where.length === 0) continue;
    // A farmer's points show on the buildings beside him, a building's on the farmers beside it.
    const beside =
      kind === "group" || !settled ? where.slice(kind === "group" ? 0 : 1) : [where[0]];
    const spots = (beside.length ? beside : where).filter(isSquare);
    if (points && kind === "group") {
      const middle = spots.map((at) => squareAt(places, at));
      const cx = middle.reduce((sum, one) => sum + one.cx, 0) / middle.length;
      const cy = middle.reduce((sum, one) => sum + one.cy, 0) / middle.length;
      paintPoints(table, `+${points}`, cx, cy - cell * 0.3 * eased, seat, cell * 0.5);
    } else if (points) {
      for (const at of spots) {
        const { cx, cy } = squareAt(places, at);
        const rise = cy + cell * (0.1 - 0.42 * eased);
        paintPoints(table, `+${points / spots.length}`, cx + cell * 0.22, rise, seat, cell * 0.42);
      }
    } else if (progress < 1 && events === scene.last) {
      const token = kind.endsWith("-active") ? kind.slice(0, -7) : kind;
      const mineral = mineralNamed(token);
      if (!mineral && !tokenNamed(token)) continue;
      const from = squareAt(places, where[0]);
      const to = places.seats[seat];
      const cx = from.cx + (to.x + to.w / 2 - from.cx) * eased;
      const cy = from.cy + (to.y + to.h / 2 - from.cy) * eased;
      if (mineral) paintMineral(ctx, ink, token, cx, cy, cell * 0.36, null);
      else paintToken(ctx, ink, token, true, cx, cy, cell * 0.36);
    }
  }
}

/**
 * A little flag with points in the colour of a seat.
 * @param {Table} table @param {string} text @param {number} cx @param {number} cy @param {number} seat @param {number} size
 */
function paintPoints({ ctx, ink }, text, cx, cy, seat, size) {
  const tall = Math.max(9, size);
  ctx.font = `700 ${tall * 0.92}px "Frontier Text", serif`;
  const wide = ctx.measureText(text).width + tall * 0.5;
  ctx.beginPath();
  ctx.roundRect(cx - wide / 2, cy - tall * 0.58, wide, tall * 1.16, tall * 0.4);
  ctx.fillStyle = ink.colour(colours[seat]);
  ctx.fill();
  ctx.strokeStyle = ink.colour("or-tile");
  ctx.lineWidth = Math.max(1, tall * 0.1);
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-piece");
  number(ctx, text, cx, cy, tall * 0.92);
}

/**
 * Point at cards, symbols and supplies that a hint is about.
 * @param {Table} table
 * @param {import("../../painter.js").Region[]} regions
 */
export function paintShownThings({ ctx, ink, scene }, regions) {
  const spots = regions.flatMap((region) => region.rows.flat());
  for (const { picks, x, y, w, h } of spots) {
    if (!picks.some((pick) => scene.shown.includes(pick) && !isSquare(pick))) continue;
    ctx.beginPath();
    ctx.roundRect(x - 1, y - 1, w + 2, h + 2, Math.min(w, h) * 0.1);
    ctx.strokeStyle = ink.colour("paper");
    ctx.lineWidth = 6;
    ctx.stroke();
    ctx.strokeStyle = ink.colour("accent");
    ctx.lineWidth = 3.5;
    ctx.stroke();
  }
}

/** Point at squares of a log line or a refusal. @param {Table} table */
export function paintShown({ ctx, ink, scene, places }) {
  const { cell } = places;
  for (const at of scene.shown.filter(isSquare)) {
    const { x, y } = squareAt(places, at);
    ctx.strokeStyle = ink.colour("accent");
    ctx.lineWidth = Math.max(2, cell * 0.08);
    ctx.strokeRect(x + 1.5, y + 1.5, cell - 3, cell - 3);
  }
}
