// Paints Claims: a field of nine spaces, the stakes on it, and what the die asks for.

import { SHAPES, traceShape } from "../../play/ink.js";

/** @typedef {import("../../wire.js").ClaimsView} View */
/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {import("../../painter.js").Spot} Spot */

const EDGE = 8;

/** The spaces of the field, row by row from the top, and the colours of the seats. */
let field = /** @type {string[][]} */ ([]);
let colours = /** @type {string[]} */ ([]);

/** @param {import("../../wire.js").GameFacts} facts */
export function learn(facts) {
  field = /** @type {import("../../wire.js").ClaimsThings} */ (facts.things).field;
  colours = facts.colours;
}

/**
 * @param {View} _view
 * @param {Box} box
 * @returns {import("../../painter.js").Layout}
 */
export function layout(_view, box) {
  const size = Math.min(box.width, box.height);
  const cell = Math.floor((size - 2 * EDGE) / field.length);
  const rows = field.map((row, down) =>
    row.map((at, across) => ({
      id: at,
      picks: [at],
      x: EDGE + across * cell,
      y: EDGE + down * cell,
      w: cell,
      h: cell,
    })),
  );
  return { width: size, height: size, regions: [{ name: "field", rows }] };
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {import("../../painter.js").Say} say
 */
export function describe(view, spot, say) {
  const seat = ownerOf(view, spot.id);
  return `${spot.id}, ${seat === null ? say("cell.free") : say("cell.staked", { seat })}`;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {View} view
 * @param {import("../../painter.js").Layout} layout
 * @param {import("../../painter.js").Scene} scene
 * @param {import("../../painter.js").Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  for (const spot of layout.regions.flatMap((region) => region.rows.flat())) {
    ctx.fillStyle = ink.colour(scene.shown.includes(spot.id) ? "glow" : "land");
    ctx.strokeStyle = ink.colour("line");
    ctx.fillRect(spot.x, spot.y, spot.w, spot.h);
    ctx.strokeRect(spot.x, spot.y, spot.w, spot.h);
    const middle = { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 };
    const seat = ownerOf(view, spot.id);
    if (seat !== null) {
      ctx.fillStyle = ink.colour(colours[seat]);
      traceShape(ctx, SHAPES[seat], middle.x, middle.y, spot.w * 0.3);
      ctx.fill();
    } else if (scene.next.has(spot.id)) {
      ctx.strokeStyle = ink.colour("accent");
      traceShape(ctx, SHAPES[0], middle.x, middle.y, spot.w * 0.12);
      ctx.stroke();
    }
  }
}

/**
 * @param {View} view
 * @param {string} at
 * @returns {number | null}
 */
function ownerOf(view, at) {
  return view.spaces.find((space) => space.at === at)?.seat ?? null;
}
