// Colours, icons and strokes for the painters. The colours are those of style/ink.css.

/** @typedef {import("../painter.js").Ink} Ink */

/**
 * Make the ink of the present theme.
 * @param {{ icons: Record<string, string> }} drawn the icons that are there, by name
 * @returns {Ink}
 */
export function makeInk(drawn) {
  const style = getComputedStyle(document.documentElement);
  /** @type {Map<string, string>} */
  const colours = new Map();
  /** @type {Map<string, Path2D>} */
  const outlines = new Map();
  return {
    colour(name) {
      let value = colours.get(name);
      if (value === undefined) {
        value = style.getPropertyValue(`--${name}`).trim() || "magenta";
        colours.set(name, value);
      }
      return value;
    },
    icon(name) {
      let outline = outlines.get(name);
      if (outline === undefined) {
        if (!Object.hasOwn(drawn.icons, name)) return new Path2D();
        outline = new Path2D(drawn.icons[name]);
        outlines.set(name, outline);
      }
      return outline;
    },
  };
}

/**
 * Fill an icon into a square.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Path2D} icon
 * @param {number} x its left
 * @param {number} y its top
 * @param {number} size
 */
export function fillIcon(ctx, icon, x, y, size) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 512, size / 512);
  ctx.fill(icon);
  ctx.restore();
}

/**
 * Stroke the present path in gold with dark edges: "this can be picked" must stand out from light land,
 * from cards and from wood alike, and gold alone does not.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Ink} ink
 * @param {number} width of the gold
 */
export function strokeGlow(ctx, ink, width) {
  ctx.strokeStyle = ink.colour("glow-edge");
  ctx.lineWidth = width + 3;
  ctx.stroke();
  ctx.strokeStyle = ink.colour("glow-line");
  ctx.lineWidth = width;
  ctx.stroke();
}

/** The shape of each seat, so that colour is never alone. */
export const SHAPES = ["disc", "plaque", "hexagon", "shield", "star"];

/**
 * Trace the outline of a seat's shape around a point.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} shape
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function traceShape(ctx, shape, x, y, r) {
  ctx.beginPath();
  if (shape === "disc") {
    ctx.arc(x, y, r, 0, Math.PI * 2);
  } else if (shape === "plaque") {
    ctx.roundRect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, r * 0.28);
  } else if (shape === "hexagon") {
    polygon(ctx, x, y, r * 1.08, 6, Math.PI / 6);
  } else if (shape === "shield") {
    ctx.moveTo(x - r * 0.9, y - r * 0.9);
    ctx.lineTo(x + r * 0.9, y - r * 0.9);
    ctx.lineTo(x + r * 0.9, y + r * 0.15);
    ctx.quadraticCurveTo(x + r * 0.8, y + r * 0.75, x, y + r * 1.1);
    ctx.quadraticCurveTo(x - r * 0.8, y + r * 0.75, x - r * 0.9, y + r * 0.15);
    ctx.closePath();
  } else {
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 ? r * 0.72 : r * 1.2;
      const angle = (Math.PI * i) / 5 - Math.PI / 2;
      ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    ctx.closePath();
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} corners
 * @param {number} turn
 */
function polygon(ctx, x, y, r, corners, turn) {
  for (let i = 0; i < corners; i++) {
    const angle = (Math.PI * 2 * i) / corners + turn;
    ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  ctx.closePath();
}

/**
 * Give a number from 0 to 1 that is always the same for the same two numbers: for texture.
 * @param {number} a
 * @param {number} b
 */
export function grain(a, b) {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
