// Outlines of sets of squares, with rounded corners: lakes, ranges, scored groups, legal spaces.

/** @typedef {[number, number]} Point */

/**
 * Trace the outline of squares clockwise, in units of squares; holes come out anticlockwise.
 * Squares that touch only at a corner stay apart.
 * @param {[number, number][]} squares columns and rows
 * @returns {Point[][]} loops of corners
 */
export function outline(squares) {
  const inside = new Set(squares.map(([column, row]) => `${column},${row}`));
  /** @type {Map<string, { from: Point, to: Point }[]>} */
  const open = new Map();
  for (const [c, r] of squares) {
    /** @type {[number, number, Point, Point][]} */
    const sides = [
      [0, -1, [c, r], [c + 1, r]],
      [1, 0, [c + 1, r], [c + 1, r + 1]],
      [0, 1, [c + 1, r + 1], [c, r + 1]],
      [-1, 0, [c, r + 1], [c, r]],
    ];
    for (const [dc, dr, from, to] of sides) {
      if (inside.has(`${c + dc},${r + dr}`)) continue;
      const key = String(from);
      open.set(key, [...(open.get(key) ?? []), { from, to }]);
    }
  }
  const loops = [];
  for (const edges of open.values()) while (edges.length) loops.push(follow(open, edges[0].from));
  return loops;
}

/**
 * @param {Map<string, { from: Point, to: Point }[]>} open the sides not yet walked, by their start
 * @param {Point} start
 * @returns {Point[]}
 */
function follow(open, start) {
  /** @type {Point[]} */
  const corners = [];
  let at = start;
  /** @type {Point} */
  let heading = [0, 0];
  do {
    const sides = open.get(String(at)) ?? [];
    // Where two squares touch at a corner, keep to the right: around the same square.
    const [hx, hy] = heading;
    const right = sides.findIndex(({ to }) => to[0] - at[0] === -hy && to[1] - at[1] === hx);
    const [side] = sides.splice(Math.max(0, right), 1);
    if (!side) break;
    /** @type {Point} */
    const turned = [side.to[0] - at[0], side.to[1] - at[1]];
    if (String(turned) !== String(heading)) corners.push(at);
    heading = turned;
    at = side.to;
  } while (String(at) !== String(start));
  const [first, second] = corners;
  const closing = String([Math.sign(second[0] - first[0]), Math.sign(second[1] - first[1])]);
  return closing === String(heading) ? corners.slice(1) : corners;
}

/**
 * Add loops to the path of a canvas, moved inwards and rounded.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} ctx
 * @param {Point[][]} loops
 * @param {{ x: number, y: number, cell: number, inset: number, round: number }} how
 */
export function tracePath(ctx, loops, { x, y, cell, inset, round }) {
  for (const loop of loops) {
    const corners = loop.map((corner, i) => {
      const before = loop.at(i - 1) ?? corner;
      const after = loop[(i + 1) % loop.length];
      const [ax, ay] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
      const [bx, by] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
      return [x + corner[0] * cell - (ay + by) * inset, y + corner[1] * cell + (ax + bx) * inset];
    });
    const last = corners[corners.length - 1];
    ctx.moveTo((last[0] + corners[0][0]) / 2, (last[1] + corners[0][1]) / 2);
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      ctx.arcTo(corner[0], corner[1], next[0], next[1], round);
    });
    ctx.closePath();
  }
}
