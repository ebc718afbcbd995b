// Houses of the main street: false fronts, lit windows, swinging doors.

import { between, block, shape, standing } from "../../../art/woodcut.js";

/** @typedef {import("../../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * A house with a false front.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ left: number, foot: number, unit: number, wide: number, high: number, colour: string, kind: string }} how
 */
export function paintHouse(ctx, ink, { left, foot, unit, wide, high, colour, kind }) {
  const line = ink.colour("art-line");
  standing(ctx, { x: left, y: foot, size: unit }, () => {
    const box = { x: -2, y: -high - 10, w: wide + 4, h: high + 12 };
    /** @type {import("../../../art/woodcut.js").Point[]} */
    const front =
      kind === "saloon"
        ? [
            [0, 0],
            [0, -high + 6],
            [4, -high + 6],
            [4, -high],
            [wide * 0.3, -high],
            [wide * 0.36, -high - 6],
            [wide * 0.64, -high - 6],
            [wide * 0.7, -high],
            [wide - 4, -high],
            [wide - 4, -high + 6],
            [wide, -high + 6],
            [wide, 0],
          ]
        : kind === "bank"
          ? [
              [0, 0],
              [0, -high],
              [wide / 2, -high - 9],
              [wide, -high],
              [wide, 0],
            ]
          : [
              [0, 0],
              [0, -high],
              [wide, -high],
              [wide, 0],
            ];
    block(ctx, shape(front), {
      fill: ink.colour(colour),
      line,
      width: 1,
      box,
      cuts: [
        {
          gap: 3.1,
          angle: kind === "bank" ? 0 : 1.57,
          tone: (x, y) =>
            0.16 + 0.4 * between(-high * 0.5, 0, y) * 0.6 + 0.25 * between(wide * 0.5, 0, x),
        },
      ],
    });
    ctx.fillStyle = line;
    ctx.fillRect(-1.4, -high + (kind === "saloon" ? 6 : 0), wide + 2.8, 2);
    paintSign(ctx, ink, wide, high, kind);
    const panes =
      kind === "saloon"
        ? [
            [0.1, 0.62],
            [0.42, 0.62],
            [0.74, 0.62],
            [0.08, 0.2],
            [0.76, 0.2],
          ]
        : [
            [0.12, 0.2],
            [0.68, 0.2],
          ];
    for (const [x, y] of panes)
      paintWindow(ctx, ink, wide * x, -high * y - 9, kind === "bank" ? 6.5 : 7.5, 11);
    paintDoor(ctx, ink, wide / 2, kind);
    const porch = shape([
      [-2, -high * 0.44],
      [wide + 2, -high * 0.44],
      [wide + 4, -high * 0.44 + 3.4],
      [-4, -high * 0.44 + 3.4],
    ]);
    if (kind !== "bank") {
      block(ctx, porch, { fill: ink.colour("art-board"), line, width: 0.9 });
      ctx.fillStyle = line;
      for (const x of [0.5, wide - 2]) ctx.fillRect(x, -high * 0.44 + 3, 1.6, high * 0.44 - 3);
    }
  });
}

/** @param {Context} ctx @param {Ink} ink @param {number} wide @param {number} high @param {string} kind */
function paintSign(ctx, ink, wide, high, kind) {
  const line = ink.colour("art-line");
  const y = kind === "saloon" ? -high + 1.5 : -high + 4.5;
  block(
    ctx,
    shape([
      [wide * 0.18, y],
      [wide * 0.82, y],
      [wide * 0.82, y + 6.4],
      [wide * 0.18, y + 6.4],
    ]),
    {
      fill: ink.colour("art-canvas"),
      line,
      width: 0.8,
    },
  );
  ctx.fillStyle = line;
  // Letters that are too far away to be read.
  const letters = 6;
  for (let letter = 0; letter < letters; letter++) {
    const x = wide * (0.24 + (0.52 * letter) / letters);
    ctx.fillRect(x, y + 1.6, wide * 0.052, 3.2);
  }
}

/** @param {Context} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} w @param {number} h */
function paintWindow(ctx, ink, x, y, w, h) {
  const line = ink.colour("art-line");
  ctx.fillStyle = ink.colour("art-lamp");
  ctx.fillRect(x, y, w, h);
  ctx.strokeStyle = line;
  ctx.lineWidth = 1;
  ctx.strokeRect(x, y, w, h);
  ctx.lineWidth = 0.7;
  ctx.beginPath();
  ctx.moveTo(x + w / 2, y);
  ctx.lineTo(x + w / 2, y + h);
  ctx.moveTo(x, y + h / 2);
  ctx.lineTo(x + w, y + h / 2);
  ctx.stroke();
}

/** @param {Context} ctx @param {Ink} ink @param {number} x @param {string} kind */
function paintDoor(ctx, ink, x, kind) {
  const line = ink.colour("art-line");
  ctx.fillStyle = kind === "saloon" ? ink.colour("art-lamp") : line;
  ctx.fillRect(x - 5, -18, 10, 18);
  ctx.strokeStyle = line;
  ctx.lineWidth = 1;
  ctx.strokeRect(x - 5, -18, 10, 18);
  if (kind !== "saloon") return;
  for (const side of [-1, 1]) {
    block(
      ctx,
      shape([
        [x + side * 0.4, -6],
        [x + side * 0.4, -11],
        [x + side * 5, -14],
        [x + side * 5, -5],
      ]),
      {
        fill: ink.colour("art-board-deep"),
        line,
        width: 0.8,
      },
    );
  }
}
