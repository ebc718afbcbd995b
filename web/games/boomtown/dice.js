// Draws the dice of Boomtown: at rest, and as cubes that tumble over the table until they lie.

import { tumble } from "../../art/falling.js";
import { fillLight, paintContact } from "../../art/light.js";

/** @typedef {import("../../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Canvas */
/** @typedef {[number, number, number]} Vector */

/** How far a die comes from, and how high it is thrown, in its own sides. */
const FAR = 3.6;
const HIGH = 1.5;
/** Of its time: by how much the second die is behind. */
const LATE = 0.1;

/** Where the pips of each face lie, from its middle. @type {[number, number][][]} */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * A die that lies still.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {number} x its left
 * @param {number} y
 * @param {number} size
 * @param {number} face
 */
export function paintDie(ctx, ink, x, y, size, face) {
  const [cx, cy] = [x + size / 2, y + size / 2];
  if (size > 16) {
    paintContact(ctx, ink, {
      x: cx + size * 0.06,
      y: cy + size * 0.12,
      w: size * 0.72,
      h: size * 0.7,
    });
  }
  ctx.save();
  ctx.translate(cx, cy);
  ctx.scale(size, size);
  paintFace(ctx, ink, face, Math.max(0.04, 1 / size));
  ctx.restore();
}

/** A face of a die, one unit wide. @param {Canvas} ctx @param {Ink} ink @param {number} face @param {number} line */
function paintFace(ctx, ink, face, line) {
  ctx.beginPath();
  ctx.roundRect(-0.5, -0.5, 1, 1, 0.2);
  ctx.fillStyle = ink.colour("on-piece");
  ctx.fill();
  fillLight(ctx, ink, 0, 0, 0.55);
  ctx.strokeStyle = ink.colour("die-edge");
  ctx.lineWidth = line;
  ctx.stroke();
  ctx.fillStyle = ink.colour("on-coin");
  ctx.beginPath();
  for (const [across, down] of PIPS[face] ?? []) {
    ctx.moveTo(across * 0.26, down * 0.26);
    ctx.arc(across * 0.26, down * 0.26, 0.092, 0, Math.PI * 2);
  }
  ctx.fill();
}

/**
 * A die that has been thrown and comes to lie at a place.
 * @param {Canvas} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, w: number }} place
 * @param {number} face what it will show
 * @param {number} at how far the throw is, from 0 to 1
 * @param {number} which of the dice it is: no two tumble alike
 */
export function paintThrown(ctx, ink, place, face, at, which) {
  const size = place.w;
  // One is ahead of the other.
  const { away, height, turn } = tumble(which ? (at - LATE) / (1 - LATE) : at / (1 - LATE));
  const x = place.x + size / 2 - away * size * (FAR - which * 1.5);
  const y = place.y + size / 2 - away * size * (which ? 1.1 : -0.7);
  const shadow = { x: x + size * 0.06, y: y + size * 0.14, w: size * 0.72, h: size * 0.66 };
  paintContact(ctx, ink, shadow, height * HIGH);
  ctx.save();
  ctx.translate(x, y - height * size * HIGH);
  const near = size * (1 + height * 0.16);
  ctx.scale(near, near);
  ctx.rotate(away * (which ? 1.3 : -1.6));
  for (const side of sidesSeen(face, turn * Math.PI, which ? 0.35 : -0.3)) {
    ctx.save();
    ctx.transform(side.u[0], side.u[1], side.v[0], side.v[1], side.n[0] / 2, side.n[1] / 2);
    ctx.fillStyle = ink.colour("die-edge");
    ctx.fillRect(-0.47, -0.47, 0.94, 0.94);
    paintFace(ctx, ink, side.face, Math.max(0.04, 1 / size));
    ctx.globalAlpha *= 1 - side.n[2];
    ctx.beginPath();
    ctx.roundRect(-0.5, -0.5, 1, 1, 0.2);
    ctx.fillStyle = ink.colour("side");
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
}

/**
 * Tell which sides of a cube are seen that is turned by an angle from showing a face.
 * @param {number} face
 * @param {number} angle
 * @param {number} lean how far the axis of its turning leans
 * @returns {{ face: number, n: Vector, u: Vector, v: Vector }[]} each with its normal and its two edges
 */
export function sidesSeen(face, angle, lean) {
  // Opposite faces are seven together; of the others two lie right and below.
  const [right, low] = [1, 2, 3].filter((one) => one !== face && one !== 7 - face);
  /** @type {[number, Vector, Vector, Vector][]} */
  const sides = [
    [face, [0, 0, 1], [1, 0, 0], [0, 1, 0]],
    [7 - face, [0, 0, -1], [-1, 0, 0], [0, 1, 0]],
    [right, [1, 0, 0], [0, 0, -1], [0, 1, 0]],
    [7 - right, [-1, 0, 0], [0, 0, 1], [0, 1, 0]],
    [low, [0, 1, 0], [1, 0, 0], [0, 0, -1]],
    [7 - low, [0, -1, 0], [1, 0, 0], [0, 0, 1]],
  ];
  const turned = sides.map(([shown, n, u, v]) => ({
    face: shown,
    n: turn(n, angle, lean),
    u: turn(u, angle, lean),
    v: turn(v, angle, lean),
  }));
  return turned.filter(({ n }) => n[2] > 0.001);
}

/** Turn a vector around an upright axis that leans a little. @param {Vector} vector @param {number} angle @param {number} lean @returns {Vector} */
function turn([x, y, z], angle, lean) {
  const axis = [Math.sin(lean), Math.cos(lean), 0];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (axis[0] * x + axis[1] * y) * (1 - cos);
  return [
    x * cos + axis[1] * z * sin + axis[0] * along,
    y * cos - axis[0] * z * sin + axis[1] * along,
    z * cos + (axis[0] * y - axis[1] * x) * sin,
  ];
}
