// Weight and light: the shadow where a thing touches the table, its side, and the light on its top.
// The light of every table comes from the upper left.

/** @typedef {import("../painter.js").Ink} Ink */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * The soft shadow below a thing that lies or stands there; fainter and wider the higher it is.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {{ x: number, y: number, w: number, h: number }} half its middle, and half its width and height
 * @param {number} [height] above the table, in its own half widths
 */
export function paintContact(ctx, ink, { x, y, w, h }, height = 0) {
  const { globalAlpha } = ctx;
  const wide = w * (1 + height * 0.35);
  ctx.save();
  ctx.globalAlpha = globalAlpha / (1 + height * 1.4);
  ctx.translate(x + height * w * 0.3, y + height * h * 0.3);
  ctx.scale(wide, h * (1 + height * 0.35));
  const dark = ctx.createRadialGradient(0, 0, 0.5 / (1 + height), 0, 0, 1);
  dark.addColorStop(0, ink.colour("contact"));
  dark.addColorStop(1, ink.colour("contact-none"));
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

/**
 * Let light fall on the path that was traced last: bright at the upper left, dim at the lower right.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} x its middle
 * @param {number} y
 * @param {number} r how far it reaches
 * @param {Path2D} [area] instead of the path that was traced last
 */
export function fillLight(ctx, ink, x, y, r, area) {
  const light = ctx.createLinearGradient(x - r * 0.6, y - r, x + r * 0.6, y + r);
  light.addColorStop(0, ink.colour("lit"));
  light.addColorStop(0.45, ink.colour("lit-none"));
  light.addColorStop(0.55, ink.colour("dim-none"));
  light.addColorStop(1, ink.colour("dim"));
  ctx.fillStyle = light;
  if (area) ctx.fill(area);
  else ctx.fill();
}

/**
 * Paint a flat thing with a thickness: one ink line around its side and its top, which is in the light.
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {object} how
 * @param {(down: number) => void} how.trace traces its outline, so far below its place
 * @param {string} how.fill its colour
 * @param {string} how.line the colour of its edge
 * @param {number} how.width of its edge
 * @param {number} how.thick how high its side is
 * @param {{ x: number, y: number, r: number }} how.at its middle, and how far it reaches
 */
export function paintSlab(ctx, ink, { trace, fill, line, width, thick, at }) {
  ctx.lineJoin = "round";
  ctx.strokeStyle = line;
  ctx.lineWidth = width * 2; // the half that lies inside is painted over
  for (const down of [thick, 0]) {
    trace(down);
    ctx.stroke();
  }
  trace(thick);
  for (const colour of [fill, ink.colour("side")]) {
    ctx.fillStyle = colour;
    ctx.fill();
  }
  trace(0);
  ctx.fillStyle = fill;
  ctx.fill();
  fillLight(ctx, ink, at.x, at.y, at.r);
  ctx.strokeStyle = ink.colour("side");
  ctx.lineWidth = width * 0.8;
  ctx.stroke();
}
