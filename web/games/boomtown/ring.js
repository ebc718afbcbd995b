// The way that payments go round the table: a ring through all seats, walked to the right. Pure geometry.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {import("./layout.js").Rect} Rect */
/** @typedef {Point & { at: number }} Step a point of the ring, and how far it is from the beginning */
/** @typedef {{ path: Step[], length: number, seats: Map<number, number> }} Ring `seats`: how far each seat is from the beginning */

/** The part of a rounded corner that is drawn as a straight piece. */
const PIECE = 1 / 6;

/**
 * Make the ring: from the near side's middle to the right, up, across the far side to the left, and
 * back. Every seat has a point on it.
 * @param {Rect} around
 * @param {Map<number, Point>} seats where each one stands
 * @returns {Ring}
 */
export function makeRing({ x, y, w, h }, seats) {
  const r = Math.min(h / 2, w / 2, 30);
  const near = Math.min(
    ...[...seats.values()].filter((one) => one.y > y + h / 2).map((one) => one.x),
  );
  const start = Number.isFinite(near) ? near : x + w / 2;
  const points = [
    { x: start, y: y + h },
    ...corner(x + w - r, y + h - r, r, Math.PI / 2, 0),
    ...corner(x + w - r, y + r, r, 0, -Math.PI / 2),
    ...corner(x + r, y + r, r, -Math.PI / 2, -Math.PI),
    ...corner(x + r, y + h - r, r, Math.PI, Math.PI / 2),
    { x: start, y: y + h },
  ];
  let at = 0;
  const path = points.map((point, i) => {
    if (i > 0) at += Math.hypot(point.x - points[i - 1].x, point.y - points[i - 1].y);
    return { ...point, at };
  });
  const stops = [...seats].map(
    ([seat, point]) => /** @type {[number, number]} */ ([seat, nearest(path, point)]),
  );
  return { path, length: at, seats: new Map(stops) };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} from
 * @param {number} to
 * @returns {Point[]}
 */
function corner(x, y, r, from, to) {
  return Array.from({ length: 1 / PIECE + 1 }, (_, i) => {
    const angle = from + (to - from) * i * PIECE;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
  });
}

/**
 * Find how far along the path a point is.
 * @param {Step[]} path
 * @param {Point} point
 */
function nearest(path, point) {
  let best = { far: Infinity, at: 0 };
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const long = dx * dx + dy * dy;
    const t = long ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / long : 0;
    const part = Math.max(0, Math.min(1, t));
    const far = Math.hypot(from.x + dx * part - point.x, from.y + dy * part - point.y);
    if (far < best.far) best = { far, at: from.at + (to.at - from.at) * part };
  }
  return best.at;
}

/**
 * Tell where on the ring one is, and which way it goes there.
 * @param {Ring} ring
 * @param {number} at how far from the beginning; any number, the ring has no end
 * @returns {Point & { angle: number }}
 */
export function pointAt({ path, length }, at) {
  const here = ((at % length) + length) % length;
  let i = 1;
  while (i < path.length - 1 && path[i].at < here) i++;
  const [from, to] = [path[i - 1], path[i]];
  const t = to.at > from.at ? (here - from.at) / (to.at - from.at) : 0;
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}

/**
 * Tell how far it is from one seat to another, the way that payments go.
 * @param {Ring} ring
 * @param {number} from
 * @param {number} to
 */
export function distance({ seats, length }, from, to) {
  const way = (seats.get(to) ?? 0) - (seats.get(from) ?? 0);
  return way > 0 ? way : way + length;
}
