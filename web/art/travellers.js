// Who travels through a picture: covered wagons with their oxen, and riders. All look to the right.

import { block, standing } from "./woodcut.js";

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {{ x: number, y: number, size: number, mirrored?: boolean, tilt?: number }} Place */

const COVER =
  "M6-62C0-84-6-108-10-128 10-136 34-128 58-127 88-126 118-127 144-131 164-134 184-138 200-133 194-112 186-88 180-64Z";
const MOUTH = "M200-133C192-112 186-88 180-64 176-80 176-114 184-130 190-134 196-135 200-133Z";
const BED = "M4-64C60-60 130-60 184-66L176-36C120-32 70-32 14-36Z";
const OX =
  "M6-46C5-57 13-62 26-61 40-60 50-57 60-62 66-67 73-65 77-61L85-59C91-57 97-50 101-43 102-39 98-35 93-36 88-36 84-39 80-39 78-35 76-30 75-26L74-12 76 0H67L66-14 63-25C56-22 44-21 34-24L31-14 32 0H23L21-14 18-25C15-18 14-12 15 0H7L6-20C4-30 5-38 6-46Z";
const HORNS = "M80-60C81-70 89-76 98-72 92-72 88-67 86-58Z";
const HORSE =
  "M18-57C30-63 50-60 62-61 70-63 78-75 85-86L88-94 93-87C98-85 105-78 113-69 115-65 110-62 106-63 101-64 98-67 94-67 91-59 87-51 82-46 92-45 104-42 112-35 114-29 110-23 104-18L99-21C102-26 102-29 99-31 92-34 84-34 78-36 86-29 93-22 96-14L104-8 98-4 90-11C84-20 74-28 68-34 56-29 44-30 35-34 28-25 18-20 6-16 0-12-6-6-11-1L-18-5C-12-10-8-16-2-22 6-28 11-34 13-40 3-35-6-30-14-24L-23-15-30-20C-22-26-16-34-6-40 4-46 9-52 18-57Z";
const TAIL = "M18-57C6-63-8-59-22-47-11-51 0-50 12-48Z";
const MANE = "M62-61C70-64 78-76 85-86L80-88C72-82 64-74 58-62Z";
const RIDER =
  "M42-58C43-74 52-88 63-93L73-88C68-80 64-70 62-60 66-52 70-46 68-36L72-33 62-33C60-44 52-50 46-56Z";
const ARM = "M64-88 86-76 83-70 62-78Z";
const HAT =
  "M58-103C64-100 82-102 90-108 84-106 82-107 80-107 79-113 76-117 72-115 69-114 66-116 64-112 64-109 64-107 64-105 62-104 60-104 58-103Z";

/** @type {Map<string, Path2D>} */
const cut = new Map();

/** @param {string} outline */
function path(outline) {
  const made = cut.get(outline) ?? new Path2D(outline);
  cut.set(outline, made);
  return made;
}

/** @param {Context} ctx @param {Ink} ink @param {number} x @param {number} y @param {number} r */
export function paintWheel(ctx, ink, x, y, r) {
  const spokes = 10;
  ctx.strokeStyle = ink.colour("art-line");
  ctx.lineWidth = 4.6;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.stroke();
  ctx.lineWidth = 2;
  ctx.strokeStyle = ink.colour("art-wood");
  ctx.stroke();
  ctx.strokeStyle = ink.colour("art-line");
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (Math.PI * 2 * spoke) / spokes + 0.2;
    ctx.moveTo(x, y);
    ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  ctx.stroke();
  ctx.fillStyle = ink.colour("art-line");
  ctx.beginPath();
  ctx.arc(x, y, r * 0.2, 0, Math.PI * 2);
  ctx.fill();
}

/**
 * A covered wagon, two hundred units long, with its team when there is one.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {Place & { team?: number }} how
 */
export function paintWagon(ctx, ink, { team = 1, ...place }) {
  const line = ink.colour("art-line");
  standing(ctx, place, () => {
    shadow(ctx, ink, 90 + team * 52, 150 + team * 62);
    for (let pair = team; pair > 0; pair--) {
      const x = 96 + pair * 118;
      paintOx(ctx, ink, { x: x + 14, y: -6, size: 0.98 }, true);
      paintOx(ctx, ink, { x, y: 1, size: 1.04 }, false);
    }
    ctx.strokeStyle = line;
    ctx.lineWidth = 3;
    if (team > 0) {
      ctx.beginPath();
      ctx.moveTo(172, -36);
      ctx.quadraticCurveTo(220, -36, 100 + team * 118, -50);
      ctx.stroke();
    }
    paintWheel(ctx, ink, 58, -30, 24);
    block(ctx, path(COVER), {
      fill: ink.colour("art-canvas"),
      line,
      width: 2.6,
      box: { x: -14, y: -140, w: 220, h: 80 },
      cuts: [
        {
          gap: 5,
          angle: 1.5,
          tone: (x, y) => {
            const hoop = Math.abs(Math.sin((x - y * 0.04) * 0.085));
            return (
              0.5 * (1 - hoop) ** 2 +
              0.5 * Math.max(0, (y + 84) / 30) +
              0.35 * Math.max(0, (26 - x) / 40)
            );
          },
        },
      ],
    });
    block(ctx, path(MOUTH), { fill: ink.colour("art-wood"), line, width: 2.2 });
    block(ctx, path(BED), {
      fill: ink.colour("art-wood"),
      line,
      width: 2.6,
      box: { x: 0, y: -66, w: 190, h: 34 },
      cuts: [{ gap: 7, bend: (x) => Math.sin(x / 60) * 1.5, tone: (_, y) => 0.2 + (y + 66) / 80 }],
    });
    paintWheel(ctx, ink, 34, -28, 28);
    paintWheel(ctx, ink, 152, -24, 24);
  });
}

/** @param {Context} ctx @param {Ink} ink @param {number} x @param {number} half */
function shadow(ctx, ink, x, half) {
  ctx.fillStyle = ink.colour("art-shade");
  ctx.beginPath();
  ctx.ellipse(x, 1, half, 7, 0, 0, Math.PI * 2);
  ctx.fill();
}

/**
 * An ox, a hundred units long.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {Place} place
 * @param {boolean} behind whether it walks beyond another
 */
export function paintOx(ctx, ink, place, behind = false) {
  const line = ink.colour("art-line");
  standing(ctx, place, () => {
    block(ctx, path(OX), {
      fill: ink.colour(behind ? "art-wood" : "art-beast"),
      line,
      width: 2.2,
      box: { x: 0, y: -68, w: 104, h: 70 },
      cuts: [{ gap: 5, angle: 0.5, tone: (_, y) => 0.2 + Math.max(0, (y + 52) / 46) }],
    });
    block(ctx, path(HORNS), { fill: ink.colour("art-canvas"), line, width: 1.6 });
    ctx.lineWidth = 2.4;
    ctx.strokeStyle = line;
    ctx.beginPath();
    ctx.moveTo(7, -52);
    ctx.bezierCurveTo(-1, -46, 0, -32, 2, -22);
    ctx.stroke();
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(69, -66);
    ctx.quadraticCurveTo(66, -50, 68, -32);
    ctx.stroke();
  });
}

/**
 * A horse at a gallop, a hundred and forty units long, its hoofs at 0.
 * @param {Context} ctx
 * @param {Ink} ink
 */
export function paintHorse(ctx, ink) {
  const line = ink.colour("art-line");
  ctx.fillStyle = line;
  ctx.fill(path(TAIL));
  block(ctx, path(HORSE), {
    fill: ink.colour("art-beast"),
    line,
    width: 2,
    box: { x: -32, y: -96, w: 150, h: 98 },
    cuts: [{ gap: 5, angle: 0.35, tone: (_, y) => 0.14 + Math.max(0, (y + 52) / 42) }],
  });
  ctx.fillStyle = line;
  ctx.fill(path(MANE));
}

/**
 * A rider at a gallop, a hundred and forty units long.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {Place & { coat?: string, flag?: string }} how names of colours
 */
export function paintRider(ctx, ink, { coat = "art-coat", flag, ...place }) {
  const line = ink.colour("art-line");
  standing(ctx, place, () => {
    ctx.fillStyle = ink.colour("art-shade");
    ctx.beginPath();
    ctx.ellipse(40, 3, 72, 5, 0, 0, Math.PI * 2);
    ctx.fill();
    if (flag) paintFlag(ctx, ink, 50, -84, flag);
    paintHorse(ctx, ink);
    block(ctx, path(RIDER), {
      fill: ink.colour(coat),
      line,
      width: 2,
      box: { x: 40, y: -95, w: 36, h: 64 },
      cuts: [{ gap: 4.5, angle: 1, tone: (x) => Math.max(0, (60 - x) / 24) }],
    });
    block(ctx, path(ARM), { fill: ink.colour(coat), line, width: 1.8 });
    ctx.beginPath();
    ctx.arc(74, -100, 6.5, 0, Math.PI * 2);
    ctx.fillStyle = ink.colour("art-skin-tan");
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = line;
    ctx.fill(path(HAT));
  });
}

/**
 * A claim's flag on its pole, which leans back in the wind.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
export function paintFlag(ctx, ink, x, y, colour) {
  const line = ink.colour("art-line");
  ctx.strokeStyle = line;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(x + 12, y + 30);
  ctx.lineTo(x - 8, y - 66);
  ctx.stroke();
  const cloth = new Path2D(
    `M${x - 8} ${y - 66}C${x - 26} ${y - 76} ${x - 36} ${y - 56} ${x - 58} ${y - 64}L${x - 50} ${y - 46}L${x - 54} ${y - 32}C${x - 34} ${y - 26} ${x - 22} ${y - 44} ${x - 1} ${y - 34}Z`,
  );
  block(ctx, cloth, {
    fill: ink.colour(colour),
    line,
    width: 2,
    box: { x: x - 60, y: y - 80, w: 62, h: 56 },
    cuts: [{ gap: 5, angle: 1.4, tone: (px) => 0.25 + 0.4 * Math.sin((px - x) * 0.16) }],
  });
}
