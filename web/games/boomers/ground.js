// Paints all that lies flat on the Boomers board, and keeps it as a picture until it changes.

import { grid } from "./facts.js";
import { paintFence, paintHomestead } from "./homesteads.js";
import { paintLand, paintLines } from "./land.js";
import { paintMine, paintRiver, paintTrack } from "./works.js";
import { KeptPictures } from "../../art/kept-pictures.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomersView>} View */
/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {import("./plat.js").Plat} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

/** The board, and on a page of rules some more of them; and the bare prairie below, which never changes. */
const kept = new KeptPictures(3);
const prairie = new KeptPictures(2);
/** Room for the border, which is outside of the board. */
const AROUND = 8;

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view */
export function paintGround(ctx, plat, ink, view) {
  const { rivers, homesteads, mines, tracks } = view;
  const at = {
    x: plat.left - AROUND,
    y: plat.top - AROUND,
    w: plat.cell * grid.width + 2 * AROUND,
    h: plat.cell * grid.height + 2 * AROUND,
  };
  const name = JSON.stringify([plat.cell, plat.border, rivers, homesteads, mines, tracks]);
  kept.paint(ctx, ink, name, at, (own) => {
    const here = { ...plat, left: AROUND, top: AROUND };
    prairie.paint(own, ink, String(plat.cell), { ...at, x: 0, y: 0 }, (bare) =>
      paintLand(bare, here, ink),
    );
    for (const river of rivers) paintRiver(own, here, ink, river, rivers);
    for (const home of homesteads) paintHomestead(own, here, ink, home);
    paintLines(own, here, ink);
    for (const home of homesteads) paintFence(own, here, ink, home);
    for (const mine of mines) paintMine(own, here, ink, mine);
    for (const track of tracks) paintTrack(own, here, ink, track);
  });
}
