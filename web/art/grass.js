// Tufts of grass as they are drawn on maps.

/** The blades of a tuft: how far each leans, and how long it is. */
const BLADES = [
  [-0.8, 0.8],
  [-0.3, 1.2],
  [0.15, 1.35],
  [0.7, 0.9],
];

/**
 * Add a tuft to the path, to be stroked with all the others.
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x its foot
 * @param {number} y
 * @param {number} tall
 */
export function traceTuft(ctx, x, y, tall) {
  for (const [lean, long] of BLADES) {
    ctx.moveTo(x + lean * tall * 0.2, y);
    ctx.quadraticCurveTo(
      x + lean * tall * 0.25,
      y - tall * long * 0.6,
      x + lean * tall,
      y - tall * long,
    );
  }
}
