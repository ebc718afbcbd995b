// Paints Oklahoma Boomers: a survey plat with its pieces, homesteads, rivers, mines and tracks.

import { grid } from "./facts.js";
import { paintGround } from "./ground.js";
import { paintCoordinates } from "./land.js";
import { paintLabels, paintLastMove, paintPreviews, paintShown, paintTargets } from "./marks.js";
import { fallen } from "./motion.js";
import { paintPiece, paintStone } from "./pieces.js";
import { CLOCK, STACK, paintTray, traySpots } from "./tray.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

export { ghosts } from "./marks.js";

/** How wide the tray beside the board is, and how high below it. */
const BESIDE = 104;
const BELOW = 34;
/** As high as a board is on a laptop; beside a larger one the tray is larger, too. */
const USUAL = 690;
/** How high the words of a choice are, in two or three lines. */
const WORDS = 76;
/** Beside a board that is lower than this, the stones and the clock have to be smaller. */
const LEAST = 430;

/**
 * Give the board the largest square, with the tray of stones beside it or, where that would make
 * the board smaller, below it.
 * @param {View} view
 * @param {Box} box
 * @returns {Plat}
 */
export function layout(view, box) {
  const beside = box.width - BESIDE >= box.height - BELOW;
  // The tray grows into room that the board cannot use.
  const spare = (box.width - box.height) / BESIDE;
  const scale = !beside
    ? 1
    : box.height < LEAST
      ? box.height / LEAST
      : Math.max(1, Math.min(box.height / USUAL, spare));
  const wide = Math.round(BESIDE * scale);
  const size = beside
    ? Math.min(box.width - wide, box.height)
    : Math.min(box.width, box.height - BELOW);
  const rim = Math.max(18, size * 0.038);
  const cell = Math.floor((size - rim * 1.6) / Math.max(grid.width, grid.height));
  const left = Math.round(rim);
  const top = Math.round(rim * 0.5);
  const right = left + cell * grid.width + Math.round(rim * 0.5);
  const bottom = top + cell * grid.height + left;
  /** @type {Map<string, string>} */
  const standing = new Map(Object.entries(view.pieces).map(([piece, at]) => [at, piece]));
  const rows = grid.rows.map((names, row) =>
    names.map((at, column) => {
      const piece = standing.get(at);
      return {
        id: at,
        picks: piece ? [piece, at] : [at],
        x: left + column * cell,
        y: top + row * cell,
        w: cell,
        h: cell,
      };
    }),
  );
  const tray = beside
    ? { x: right + 6, y: top, w: wide - 6, h: cell * grid.height, beside, scale }
    : { x: left, y: bottom, w: cell * grid.width, h: BELOW, beside, scale };
  return {
    width: beside ? right + wide : right,
    height: beside ? bottom : bottom + BELOW,
    regions: [
      { name: "board", rows },
      { name: "tray", rows: traySpots(view, tray) },
    ],
    cell,
    left,
    top,
    // A narrow rim needs its room for the coordinates.
    border: Math.min(4.5, left * 0.2),
    tray,
    choices: choicesIn(tray),
  };
}

/**
 * Find room for the words of what no square stands for, to lay no stone: below the stones.
 * @param {import("./plat.js").Tray} tray
 * @returns {import("../../painter.js").Place | undefined}
 */
function choicesIn({ x, y, w, h, beside, scale }) {
  const [from, to] = [STACK * scale, h - CLOCK * scale];
  return beside && to - from >= WORDS ? { x, y: y + from, w, h: WORDS } : undefined;
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {Say} say
 */
export function describe(view, spot, say) {
  const at = spot.id;
  if (at === "supply") return say("tray.supply", { n: view.supply });
  if (at === "clock") return say("tray.clock", { n: view.quiet, most: view.quiet_limit });
  return `${at}, ${holdsOf(view, at, say)}`;
}

/** @param {View} view @param {Spot} spot @param {Say} say */
export function square(view, { id }, say) {
  return grid.has(id) ? { name: id, holds: holdsOf(view, id, say) } : null;
}

/** The railroad lies between the squares. @param {View} view @param {Say} say */
export function beyond({ tracks }, say) {
  return tracks.length > 0 ? [say("sketch.tracks", { tracks })] : [];
}

/** @param {View} view @param {string} at @param {Say} say */
function holdsOf(view, at, say) {
  const parts = [];
  const piece = Object.keys(view.pieces).find((letter) => view.pieces[letter] === at);
  if (piece) {
    const settled = view.exhausted.includes(piece);
    const barred = view.barred === piece;
    parts.push(say(settled ? "cell.settled" : barred ? "cell.barred" : "cell.piece", { piece }));
  }
  if (view.stones.includes(at)) parts.push(say("cell.stone"));
  if (view.mines.includes(at)) parts.push(say("cell.mine"));
  if (view.rivers.includes(at)) parts.push(say("cell.river"));
  const home = view.homesteads.find((one) => one.squares.includes(at));
  if (home) parts.push(describeHome(home, at, say));
  if (parts.length === 0) parts.push(say("cell.empty"));
  return parts.join(", ");
}

/**
 * Say whose homestead a square is in, and what its section is worth.
 * @param {import("../../wire.js").BoomersHomestead} home
 * @param {string} at
 * @param {Say} say
 */
function describeHome(home, at, say) {
  const section = home.sections.find((one) => one.squares.includes(at));
  const values = { seat: home.seat, points: section?.points };
  if (home.sections.length === 1) return say("cell.homestead", values);
  return say(section?.counts ? "cell.section-counts" : "cell.section-idle", values);
}

/**
 * Break the points of a homestead down to its sections, for the walk through the score.
 * @param {View} view
 * @param {import("../../wire.js").ScoreItem} item
 * @param {Say} say
 * @returns {import("../../painter.js").TallyLine[]}
 */
export function tally(view, item, say) {
  const [boomer] = /** @type {string[]} */ (item.values.boomers);
  const home = view.homesteads.find((one) => one.boomers.includes(boomer));
  const sections = [...(home?.sections ?? [])].sort((a, b) => Number(b.counts) - Number(a.counts));
  return sections.map((section) => ({
    text: say(section.mines ? "tally.mines" : "tally.squares", {
      squares: section.squares.length,
      mines: section.mines,
    }),
    points: section.points,
    counts: section.counts,
    where: section.squares,
  }));
}

/**
 * @param {Canvas} ctx
 * @param {View} view
 * @param {import("../../painter.js").Layout} layout
 * @param {Scene} scene
 * @param {Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  const plat = /** @type {Plat} */ (layout);
  paintGround(ctx, plat, ink, view);
  paintCoordinates(ctx, plat, ink);
  paintLastMove(ctx, plat, ink, scene);
  paintTargets(ctx, plat, ink, view, scene);
  for (const at of view.stones) paintStone(ctx, plat, ink, at, fallen(scene, at));
  paintPreviews(ctx, plat, ink, scene);
  for (const [piece, at] of Object.entries(view.pieces))
    paintPiece(ctx, plat, ink, view, scene, piece, at);
  paintLabels(ctx, plat, ink, view);
  paintShown(ctx, plat, ink, scene.shown, view);
  if (plat.tray) paintTray(ctx, plat.tray, ink, view);
}
