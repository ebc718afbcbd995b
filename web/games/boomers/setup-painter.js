// Paints the set-up board: the board itself, the lines where tracks can lie, what the tool in hand
// would put, and what the core does not allow.

import { describe, layout, paint } from "./painter.js";
import { board, isLine, isSquare, squaresOf, things } from "./facts.js";
import { paintShape, paintStone } from "./pieces.js";
import { place } from "./plat.js";
import { paintFault } from "../../play/fault-mark.js";
import { paintMine, paintRiver, paintTrack } from "./works.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Painter} Painter */
/** @typedef {import("../../wire.js").BoomersView} View */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** @param {string} name */
const toolNamed = (name) => board.tools.find((tool) => tool.name === name);

/**
 * List the letters of the pieces that a tool puts.
 * @param {string} tool
 * @returns {string[]} none for a tool that puts something else
 */
const lettersOf = (tool) => toolNamed(tool)?.pieces ?? [];

/** @param {string} tool */
const putsOnLines = (tool) => toolNamed(tool)?.lines ?? false;

/**
 * Make a painter for the tool in hand; with the track tool the lines are the spots.
 * @param {() => string} tool
 * @returns {Painter}
 */
function setupPainter(tool) {
  return {
    layout(/** @type {View} */ view, box) {
      const plat = layout(view, box);
      if (!putsOnLines(tool())) return plat;
      const rest = plat.regions.filter((region) => region.name !== "board");
      return { ...plat, regions: [{ name: "lines", rows: lineSpots(plat) }, ...rest] };
    },
    paint(ctx, /** @type {View} */ view, placed, scene, ink) {
      const plat = /** @type {Plat} */ (placed);
      const bare = { ...scene, shown: [] };
      paint(ctx, view, plat, bare, ink);
      const lines = putsOnLines(tool());
      if (lines) paintFreeLines(ctx, plat, ink, view.tracks);
      const at = scene.pointed;
      if (at && (lines ? isLine(at) : isSquare(at))) {
        const puts = toolNamed(tool()) !== undefined;
        if (lines || !puts) paintAim(ctx, plat, ink, at);
        if (puts) paintGhost(ctx, plat, ink, view, tool(), at);
      }
      for (const fault of scene.shown) {
        if (!isLine(fault) && !isSquare(fault)) continue;
        const { cx, cy } = middle(plat, fault);
        const { cell } = plat;
        const at = { x: cx - cell / 2, y: cy - cell / 2, w: cell, h: cell };
        paintFault(ctx, ink, at, isSquare(fault));
      }
    },
    describe(/** @type {View} */ view, spot, say) {
      if (!isLine(spot.id)) return describe(view, spot, say);
      const [one, other] = squaresOf(spot.id);
      const laid = view.tracks.includes(spot.id);
      return say(laid ? "setup-board.line.track" : "setup-board.line.free", { one, other });
    },
  };
}

/**
 * Give every line between two squares a spot: as a diamond that reaches to the middle of both, so
 * that together they fill the board. The buttons are clipped to diamonds in style/setup.css.
 * @param {Plat} plat
 * @returns {Spot[][]}
 */
function lineSpots(plat) {
  const { cell } = plat;
  const { upright, flat } = things.lines;
  const rows = upright.flatMap((line, row) => [line, flat[row] ?? []]);
  return rows.filter((row) => row.length > 0).map((row) => row.map(spot));

  /** @param {string} id @returns {Spot} */
  function spot(id) {
    const { cx, cy } = middle(plat, id);
    return { id, picks: [id], x: cx - cell / 2, y: cy - cell / 2, w: cell, h: cell };
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string[]} tracks */
function paintFreeLines(ctx, plat, ink, tracks) {
  ctx.fillStyle = ink.colour("ties");
  for (const { id, x, y } of lineSpots(plat).flat()) {
    if (tracks.includes(id)) continue;
    ctx.beginPath();
    ctx.arc(x + plat.cell / 2, y + plat.cell / 2, Math.max(1.6, plat.cell * 0.055), 0, Math.PI * 2);
    ctx.fill();
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at */
function paintAim(ctx, plat, ink, at) {
  const { cx, cy } = middle(plat, at);
  const r = plat.cell * (isLine(at) ? 0.5 : 0.46);
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = Math.max(1.5, plat.cell / 20);
  ctx.beginPath();
  if (isLine(at)) {
    ctx.moveTo(cx - r, cy);
    ctx.lineTo(cx, cy - r);
    ctx.lineTo(cx + r, cy);
    ctx.lineTo(cx, cy + r);
    ctx.closePath();
  } else {
    ctx.rect(cx - r, cy - r, r * 2, r * 2);
  }
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {string} tool @param {string} at */
function paintGhost(ctx, plat, ink, view, tool, at) {
  const free = !Object.values(view.pieces).includes(at) && !view.stones.includes(at);
  ctx.save();
  ctx.globalAlpha = 0.55;
  if (lettersOf(tool).length > 0) {
    const letter = lettersOf(tool).find((one) => !(one in view.pieces)) ?? "";
    const { cx, cy } = place(plat, at);
    if (free && letter) paintShape(ctx, ink, plat.cell, letter, cx, cy);
  } else if (tool === "track") {
    if (!view.tracks.includes(at)) paintTrack(ctx, plat, ink, at);
  } else if (tool === "mine") {
    if (!view.mines.includes(at)) paintMine(ctx, plat, ink, at);
  } else if (tool === "river") {
    if (!view.rivers.includes(at)) paintRiver(ctx, plat, ink, at, view.rivers);
  } else if (free) {
    paintStone(ctx, plat, ink, at);
  }
  ctx.restore();
}

/** @param {Plat} plat @param {string} at a square or a line */
function middle(plat, at) {
  const [one, other = one] = squaresOf(at).map((square) => place(plat, square));
  return { cx: (one.cx + other.cx) / 2, cy: (one.cy + other.cy) / 2 };
}

/** @type {import("../../painter.js").SetupPainter} */
export const setupBoard = {
  painter: setupPainter,
  drawTool(ctx, ink, tool, side) {
    const plat = { width: side, height: side, regions: [], cell: side, left: 0, top: 0, border: 0 };
    const [letter] = lettersOf(tool);
    if (letter) {
      paintShape(ctx, ink, side * 1.15, letter, side / 2, side / 2);
    } else if (tool === "stone") {
      paintStone(ctx, plat, ink, things.board[0][0]);
    } else if (tool === "mine") {
      paintMine(ctx, plat, ink, things.board[0][0]);
    } else if (tool === "river") {
      paintRiver(ctx, plat, ink, things.board[0][0], []);
    } else {
      ctx.translate(0, -side / 2);
      paintTrack(ctx, plat, ink, things.lines.flat[0][0]);
    }
  },
};
