// Paints the set-up board of Oregon: the map alone, what the tool in hand would put, and what the rules
// do not allow.

import { paintFault } from "../../play/fault-mark.js";
import { describe } from "./describe.js";
import { colours, grid, isSquare, things } from "./facts.js";
import { LETTERS, RIM, layBoard, wholeCell } from "./frames.js";
import { paintMap } from "./painter.js";
import { paintFarmer, paintTile } from "./pieces.js";
import { squareAt } from "./places.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("./cards.js").Table} Table */
/** @typedef {CanvasRenderingContext2D} Canvas */

const FARMER = "farmer-";

/**
 * Draw what a tool puts around a point.
 * @param {Canvas} ctx @param {Ink} ink @param {string} tool
 * @param {number} x @param {number} y @param {number} r
 */
function paintPiece(ctx, ink, tool, x, y, r) {
  if (tool in things.buildings) paintTile(ctx, ink, tool, x, y, r, { flat: true });
  else if (colours[Number(tool.slice(FARMER.length))])
    paintFarmer(ctx, ink, Number(tool.slice(FARMER.length)), x, y, r);
}

/** @type {import("../../painter.js").SetupPainter} */
export const setupBoard = {
  painter: (tool) => ({
    layout(_, { width, height }) {
      const cell = wholeCell(
        (width - 6) / (grid.width + RIM + LETTERS),
        (height - 6) / (grid.height + RIM + LETTERS),
      );
      const { w, h, parts } = layBoard(cell);
      const places = /** @type {import("./places.js").Places} */ ({ cell, ...parts });
      const rows = grid.rows.map((names) =>
        names.map((at) => {
          const { x, y } = squareAt(places, at);
          return {
            id: at,
            picks: [at],
            x,
            y,
            w: cell,
            h: cell,
            about: { kind: "space", name: at },
          };
        }),
      );
      const regions = [{ name: "board", rows }];
      return { width: Math.ceil(w), height: Math.ceil(h), regions, places };
    },
    paint(ctx, view, layout, scene, ink) {
      const { places } = /** @type {import("./places.js").Sheet} */ (layout);
      const bare = { ...scene, shown: [], pointed: null };
      paintMap({ ctx, view: /** @type {View} */ (view), places, scene: bare, ink });
      const { cell } = places;
      if (scene.pointed && isSquare(scene.pointed)) {
        const { x, y, cx, cy } = squareAt(places, scene.pointed);
        ctx.save();
        ctx.globalAlpha = 0.6;
        paintPiece(ctx, ink, tool(), cx, cy, cell * 0.37);
        ctx.restore();
        ctx.strokeStyle = ink.colour("accent");
        ctx.lineWidth = Math.max(1.6, cell / 18);
        ctx.strokeRect(x + 1, y + 1, cell - 2, cell - 2);
      }
      for (const fault of scene.shown.filter(isSquare)) {
        const { x, y } = squareAt(places, fault);
        paintFault(ctx, ink, { x, y, w: cell, h: cell });
      }
    },
    describe: (view, spot, say) => describe(/** @type {View} */ (view), spot, say),
  }),
  drawTool: (ctx, ink, tool, side) => paintPiece(ctx, ink, tool, side / 2, side / 2, side * 0.4),
};
