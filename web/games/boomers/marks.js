// Paints what is said about the Boomers board: the last move, what can be picked, what it would do.

import { colours, grid, isSquare, seatOf, things } from "./facts.js";
import { ghostsOf } from "../../play/ghosts.js";
import { DIRECTIONS, beside, place, traceOutline } from "./plat.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
export function paintLastMove(ctx, plat, ink, scene) {
  const moved = scene.last.find((event) => event.kind === "moved");
  if (!moved) return;
  const from = place(plat, String(moved.values.from));
  const to = place(plat, String(moved.values.to));
  ctx.strokeStyle = ink.colour("accent");
  ctx.globalAlpha = 0.75;
  ctx.lineWidth = Math.max(1.5, plat.cell / 22);
  ctx.setLineDash([plat.cell * 0.12, plat.cell * 0.1]);
  ctx.beginPath();
  ctx.moveTo(from.cx, from.cy);
  ctx.lineTo(to.cx, to.cy);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.arc(from.cx, from.cy, plat.cell * 0.16, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene */
export function paintTargets(ctx, plat, ink, view, scene) {
  const { cell } = plat;
  const [picked] = scene.picks;
  const mover = picked ? seatOf(picked) : view.turn;
  const colour = ink.colour(mover === null ? "sooner" : colours[mover]);
  const targets = [...scene.next].filter(isSquare);
  for (const at of targets) {
    const { x, y, cx, cy } = place(plat, at);
    const pointed = scene.pointed === at;
    if (pointed) {
      ctx.fillStyle = colour;
      ctx.globalAlpha = 0.28;
      ctx.fillRect(x + 1, y + 1, cell - 1, cell - 1);
      ctx.globalAlpha = 1;
    }
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(cx, cy, cell * (pointed ? 0.19 : 0.13), 0, Math.PI * 2);
    // A light edge stands out from dark land, a dark one around it from light water.
    for (const [edge, times] of /** @type {[string, number][]} */ ([
      ["glow-edge", 2],
      ["on-piece", 1],
    ])) {
      ctx.strokeStyle = ink.colour(edge);
      ctx.lineWidth = Math.max(1.2, cell / 32) * times;
      ctx.stroke();
    }
    ctx.fill();
  }
  const from = scene.picks.length === 1 ? view.pieces[picked] : undefined;
  if (!from) return;
  for (const way of DIRECTIONS) {
    const reached = targets.filter((at) => leads(from, at, way));
    for (const at of reached) {
      if (view.rivers.includes(at)) paintStop(ctx, plat, ink, at, way, colour);
    }
    const farthest = Math.max(0, ...reached.map((at) => distance(from, at)));
    for (const mine of view.mines) {
      const passed = leads(from, mine, way) && distance(from, mine) < farthest;
      if (passed) paintPassed(ctx, plat, mine, way, colour, ink);
    }
  }
}

/** @param {string} from @param {string} to @param {[number, number]} way */
function leads(from, to, [right, up]) {
  const steps = distance(from, to);
  return steps > 0 && beside(from, right * steps, up * steps) === to;
}

/** @param {string} from @param {string} to */
function distance(from, to) {
  const [[column, row], [toColumn, toRow]] = [grid.placeOf(from), grid.placeOf(to)];
  return Math.abs(toColumn - column) + Math.abs(toRow - row);
}

/**
 * Draw a gate behind a target on a river: the move ends there.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {[number, number]} way @param {string} colour
 */
function paintStop(ctx, plat, ink, at, way, colour) {
  along(ctx, plat, at, way, () => {
    const { cell } = plat;
    for (const [stroke, width] of [
      [ink.colour("on-piece"), 0.14],
      [colour, 0.08],
    ]) {
      ctx.strokeStyle = String(stroke);
      ctx.lineWidth = Math.max(2, cell * Number(width));
      ctx.lineCap = "round";
      ctx.beginPath();
      ctx.moveTo(cell * 0.34, -cell * 0.3);
      ctx.lineTo(cell * 0.34, cell * 0.3);
      ctx.stroke();
    }
    ctx.lineCap = "butt";
  });
}

/**
 * Draw arrows over a mine: the piece passes it but can't stop there.
 * @param {Canvas} ctx @param {Plat} plat @param {string} at @param {[number, number]} way @param {string} colour @param {Ink} ink
 */
function paintPassed(ctx, plat, at, way, colour, ink) {
  along(ctx, plat, at, way, () => {
    const { cell } = plat;
    for (const [stroke, width] of [
      [ink.colour("on-piece"), 0.13],
      [colour, 0.07],
    ]) {
      ctx.strokeStyle = String(stroke);
      ctx.lineWidth = Math.max(1.8, cell * Number(width));
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      ctx.beginPath();
      for (const tip of [-0.3, 0.42]) {
        ctx.moveTo(cell * (tip - 0.1), -cell * 0.12);
        ctx.lineTo(cell * tip, 0);
        ctx.lineTo(cell * (tip - 0.1), cell * 0.12);
      }
      ctx.stroke();
    }
    ctx.lineCap = "butt";
  });
}

/**
 * Draw about a square's centre with the x axis along a way.
 * @param {Canvas} ctx @param {Plat} plat @param {string} at @param {[number, number]} way @param {() => void} draw
 */
function along(ctx, plat, at, [right, up], draw) {
  const { cx, cy } = place(plat, at);
  ctx.save();
  ctx.translate(cx, cy);
  ctx.rotate(Math.atan2(-up, right));
  draw();
  ctx.restore();
}

/**
 * List the squares where a move would lay its stones.
 * @param {import("../../wire.js").TableEvent[]} events
 */
export function ghosts(events) {
  return events.filter(({ kind }) => kind === "stone").map(({ values }) => String(values.at));
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
export function paintPreviews(ctx, plat, ink, scene) {
  for (const [at, picks] of ghostsOf(scene.previews, ghosts)) {
    const strong =
      scene.pointed !== null && (picks.includes(scene.pointed) || scene.pointed === at);
    ctx.globalAlpha = strong ? 0.95 : scene.pointed && scene.next.has(scene.pointed) ? 0.25 : 0.55;
    const { cx, cy } = place(plat, at);
    const half = plat.cell * 0.33;
    ctx.fillStyle = ink.colour("stone");
    ctx.strokeStyle = ink.colour("accent");
    ctx.lineWidth = Math.max(1.5, plat.cell / 22);
    ctx.setLineDash(strong ? [] : [plat.cell * 0.1, plat.cell * 0.07]);
    ctx.beginPath();
    ctx.roundRect(cx - half, cy - half, half * 2, half * 2, plat.cell * 0.08);
    ctx.fill();
    ctx.stroke();
    ctx.setLineDash([]);
    const letters = picks.filter((pick) => pick in things.pieces).join("");
    if (letters) {
      ctx.fillStyle = ink.colour("ink-on-stone");
      ctx.font = `700 ${plat.cell * (letters.length > 1 ? 0.26 : 0.36)}px "Frontier Text", serif`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.fillText(letters, cx, cy + plat.cell * 0.02);
    }
    ctx.globalAlpha = 1;
  }
}

/**
 * Point at squares: one by one, or a whole homestead by its outline.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string[]} shown @param {View} view
 */
export function paintShown(ctx, plat, ink, shown, view) {
  const squares = shown.map((at) => (isSquare(at) ? at : view.pieces[at])).filter(Boolean);
  for (const [colour, width] of [
    ["sheet", 0.15],
    ["accent", 0.075],
  ]) {
    ctx.strokeStyle = ink.colour(String(colour));
    ctx.lineWidth = Math.max(2, plat.cell * Number(width));
    ctx.lineCap = "round";
    traceOutline(ctx, plat, squares, plat.cell * 0.04);
    ctx.stroke();
  }
  ctx.lineCap = "butt";
}

/**
 * Write on each section of a homestead what it is worth; crossed out where it doesn't count.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view
 */
export function paintLabels(ctx, plat, ink, view) {
  for (const home of view.homesteads) {
    for (const section of home.sections) {
      paintLabel(ctx, plat, ink, view, colours[home.seat], section);
    }
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {string} name @param {import("../../wire.js").BoomersSection} section */
function paintLabel(ctx, plat, ink, view, name, section) {
  const { cell } = plat;
  const taken = new Set([...Object.values(view.pieces), ...view.mines]);
  const free = section.squares.filter((at) => !taken.has(at));
  const at = inner(section.squares, free.length > 0 ? free : section.squares);
  let { cx, cy } = place(plat, at);
  const small = free.length === 0;
  const high = cell * (small ? 0.34 : 0.5);
  if (small) {
    cx += cell * 0.3;
    cy += cell * 0.32;
  }
  const text = String(section.points);
  ctx.font = `700 ${high * 0.86}px "Frontier Text", serif`;
  const wide = Math.max(high * 1.25, ctx.measureText(text).width + high * 0.6);
  ctx.fillStyle = ink.colour(section.counts ? "sheet" : "land");
  ctx.strokeStyle = ink.colour(name);
  ctx.lineWidth = Math.max(1.2, cell / 26);
  ctx.beginPath();
  ctx.roundRect(cx - wide / 2, cy - high / 2, wide, high, high * 0.3);
  ctx.fill();
  if (section.counts) ctx.stroke();
  ctx.fillStyle = ink.colour(section.counts ? "ink" : "ink-soft");
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, cx, cy + high * 0.05);
  if (section.counts) return;
  ctx.strokeStyle = ink.colour("ink-soft");
  ctx.lineWidth = Math.max(1.2, cell / 28);
  ctx.beginPath();
  ctx.moveTo(cx - wide * 0.42, cy);
  ctx.lineTo(cx + wide * 0.42, cy);
  ctx.stroke();
}

/**
 * Choose the square that has most of its own land around it.
 * @param {string[]} squares
 * @param {string[]} among
 */
function inner(squares, among) {
  const land = new Set(squares);
  /** @param {string} at */
  const around = (at) => {
    let count = 0;
    for (let column = -2; column <= 2; column++) {
      for (let row = -2; row <= 2; row++) {
        if (land.has(beside(at, column, row))) count += 9 - column * column - row * row;
      }
    }
    return count;
  };
  return among.reduce((best, at) => (around(at) > around(best) ? at : best));
}
