// Paints Oklahoma Boomers: a survey plat with its pieces, homesteads, rivers, mines and tracks.

import { fillIcon, grain, traceShape } from "./ink.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Ink} Ink */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Box} Box */
/** @typedef {import("../types.js").Layout & { cell: number, left: number, top: number }} Plat */
/** @typedef {CanvasRenderingContext2D} Canvas */

const SIZE = 11;
const COLUMNS = "abcdefghijk";
const SEAT_NAMES = ["blue", "orange"];
const SEAT_SHAPES = ["disc", "plaque"];

/** @param {string} letter */
const seatOf = (letter) => ("ABC".includes(letter) ? 0 : "DEF".includes(letter) ? 1 : null);

/**
 * @param {View} view
 * @param {Box} box
 * @returns {Plat}
 */
export function layout(view, box) {
  const size = Math.min(box.width, box.height);
  const rim = Math.max(14, size * 0.038);
  const cell = Math.floor((size - rim * 1.6) / SIZE);
  const left = Math.round(rim);
  const top = Math.round(rim * 0.5);
  const width = left + cell * SIZE + Math.round(rim * 0.5);
  const height = top + cell * SIZE + left;
  /** @type {Map<string, string>} */
  const standing = new Map(Object.entries(view.pieces).map(([piece, at]) => [at, piece]));
  const rows = [];
  for (let row = SIZE; row >= 1; row--) {
    const spots = [];
    for (let column = 0; column < SIZE; column++) {
      const at = COLUMNS[column] + row;
      const piece = standing.get(at);
      spots.push({
        id: at,
        picks: piece ? [piece, at] : [at],
        x: left + column * cell,
        y: top + (SIZE - row) * cell,
        w: cell,
        h: cell,
      });
    }
    rows.push(spots);
  }
  return { width, height, regions: [{ name: "board", rows }], cell, left, top };
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {import("../types.js").Say} say
 */
export function describe(view, spot, say) {
  const at = spot.id;
  const parts = [];
  const piece = Object.keys(view.pieces).find((letter) => view.pieces[letter] === at);
  if (piece)
    parts.push(say(view.exhausted.includes(piece) ? "cell.settled" : `cell.piece`, { piece }));
  if (view.stones.includes(at)) parts.push(say("cell.stone"));
  if (view.mines.includes(at)) parts.push(say("cell.mine"));
  if (view.rivers.includes(at)) parts.push(say("cell.river"));
  const home = view.homesteads.find((/** @type {View} */ one) => one.squares.includes(at));
  if (home && !piece) parts.push(say("cell.homestead", { seat: home.seat }));
  if (parts.length === 0) parts.push(say("cell.empty"));
  return `${at}, ${parts.join(", ")}`;
}

/**
 * @param {Canvas} ctx
 * @param {View} view
 * @param {import("../types.js").Layout} layout
 * @param {Scene} scene
 * @param {Ink} ink
 */
export function paint(ctx, view, layout, scene, ink) {
  const plat = /** @type {Plat} */ (layout);
  paintLand(ctx, plat, ink);
  for (const at of view.rivers) paintRiver(ctx, plat, ink, at, view.rivers);
  for (const home of view.homesteads) paintHomestead(ctx, plat, ink, home);
  paintLines(ctx, plat, ink);
  for (const home of view.homesteads) paintFence(ctx, plat, ink, home);
  for (const at of view.mines) paintMine(ctx, plat, ink, at);
  for (const track of view.tracks) paintTrack(ctx, plat, ink, track);
  paintLastMove(ctx, plat, ink, scene);
  paintTargets(ctx, plat, ink, view, scene);
  for (const at of view.stones) paintStone(ctx, plat, ink, at, stoneArrival(scene, at));
  paintPreviews(ctx, plat, ink, scene);
  for (const [piece, at] of Object.entries(view.pieces))
    paintPiece(ctx, plat, ink, view, scene, piece, at);
  for (const at of scene.shown) paintShown(ctx, plat, ink, at, view);
}

/**
 * @param {Plat} plat
 * @param {string} at
 * @returns {{ x: number, y: number, cx: number, cy: number }} a square's corner and centre
 */
function place(plat, at) {
  const column = COLUMNS.indexOf(at[0]);
  const row = Number(at.slice(1));
  const x = plat.left + column * plat.cell;
  const y = plat.top + (SIZE - row) * plat.cell;
  return { x, y, cx: x + plat.cell / 2, cy: y + plat.cell / 2 };
}

/** @param {string} at */
const isSquare = (at) => /^[a-k]([1-9]|1[01])$/.test(at);

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
function paintLand(ctx, plat, ink) {
  const { cell, left, top } = plat;
  const side = cell * SIZE;
  ctx.fillStyle = ink.colour("land");
  ctx.fillRect(left, top, side, side);
  ctx.strokeStyle = ink.colour("grass");
  ctx.lineWidth = Math.max(0.7, cell / 50);
  ctx.beginPath();
  for (let column = 0; column < SIZE; column++) {
    for (let row = 0; row < SIZE; row++) {
      for (let tuft = 0; tuft < 3; tuft++) {
        if (grain(column + tuft * 31, row + tuft * 17) < 0.45) continue;
        const x = left + (column + 0.15 + 0.7 * grain(column + tuft, row)) * cell;
        const y = top + (row + 0.2 + 0.65 * grain(column, row + tuft)) * cell;
        const tall = cell * 0.09;
        ctx.moveTo(x, y);
        ctx.lineTo(x - tall * 0.6, y - tall);
        ctx.moveTo(x, y);
        ctx.lineTo(x, y - tall * 1.3);
        ctx.moveTo(x, y);
        ctx.lineTo(x + tall * 0.6, y - tall);
      }
    }
  }
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink-soft");
  ctx.font = `600 ${Math.max(9, Math.min(15, cell * 0.3))}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (let i = 0; i < SIZE; i++) {
    ctx.fillText(COLUMNS[i], left + (i + 0.5) * cell, top + side + left * 0.55);
    ctx.fillText(String(SIZE - i), left * 0.45, top + (i + 0.5) * cell);
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink */
function paintLines(ctx, plat, ink) {
  const { cell, left, top } = plat;
  const side = cell * SIZE;
  ctx.strokeStyle = ink.colour("line");
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let i = 1; i < SIZE; i++) {
    const across = Math.round(left + i * cell) + 0.5;
    const down = Math.round(top + i * cell) + 0.5;
    ctx.moveTo(across, top);
    ctx.lineTo(across, top + side);
    ctx.moveTo(left, down);
    ctx.lineTo(left + side, down);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = 2;
  ctx.strokeRect(left - 1, top - 1, side + 2, side + 2);
  ctx.lineWidth = 0.75;
  ctx.strokeRect(left - 4.5, top - 4.5, side + 9, side + 9);
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {string[]} rivers */
function paintRiver(ctx, plat, ink, at, rivers) {
  const { x, y } = place(plat, at);
  const { cell } = plat;
  const corner = cell * 0.3;
  /** @param {number} dc @param {number} dr */
  const wet = (dc, dr) =>
    rivers.includes(`${COLUMNS[COLUMNS.indexOf(at[0]) + dc]}${Number(at.slice(1)) + dr}`);
  const [west, east, north, south] = [wet(-1, 0), wet(1, 0), wet(0, 1), wet(0, -1)];
  const pad = cell * 0.05;
  const x0 = west ? x : x + pad;
  const x1 = east ? x + cell : x + cell - pad;
  const y0 = north ? y : y + pad;
  const y1 = south ? y + cell : y + cell - pad;
  ctx.fillStyle = ink.colour("water");
  ctx.beginPath();
  ctx.roundRect(x0, y0, x1 - x0, y1 - y0, [
    west || north ? 0 : corner,
    east || north ? 0 : corner,
    east || south ? 0 : corner,
    west || south ? 0 : corner,
  ]);
  ctx.fill();
  ctx.strokeStyle = ink.colour("water-line");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.beginPath();
  for (const level of [0.32, 0.55, 0.78]) {
    const from = x + cell * (0.16 + 0.1 * grain(level, x));
    ctx.moveTo(from, y + cell * level);
    for (let wave = 0; wave < 2; wave++) {
      const start = from + wave * cell * 0.28;
      ctx.quadraticCurveTo(
        start + cell * 0.07,
        y + cell * (level - 0.08),
        start + cell * 0.14,
        y + cell * level,
      );
      ctx.quadraticCurveTo(
        start + cell * 0.21,
        y + cell * (level + 0.08),
        start + cell * 0.28,
        y + cell * level,
      );
    }
  }
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at */
function paintMine(ctx, plat, ink, at) {
  const { x, y, cx, cy } = place(plat, at);
  const { cell } = plat;
  ctx.fillStyle = ink.colour("mine");
  ctx.beginPath();
  ctx.arc(cx, cy, cell * 0.4, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 40);
  ctx.stroke();
  ctx.fillStyle = ink.colour("ink");
  fillIcon(ctx, ink.icon("mining"), x + cell * 0.22, y + cell * 0.22, cell * 0.56);
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} track two squares, `e5-e6` */
function paintTrack(ctx, plat, ink, track) {
  const [one, other] = track.split("-").map((at) => place(plat, at));
  const half = plat.cell / 2;
  const cx = (one.cx + other.cx) / 2;
  const cy = (one.cy + other.cy) / 2;
  const lies = one.cx === other.cx; // squares above one another: the line between them lies flat
  ctx.save();
  ctx.translate(cx, cy);
  if (!lies) ctx.rotate(Math.PI / 2);
  ctx.strokeStyle = ink.colour("ties");
  ctx.lineWidth = Math.max(1.5, plat.cell / 16);
  ctx.beginPath();
  for (let tie = -2; tie <= 2; tie++) {
    const x = (tie * plat.cell) / 5;
    ctx.moveTo(x, -plat.cell * 0.11);
    ctx.lineTo(x, plat.cell * 0.11);
  }
  ctx.stroke();
  ctx.strokeStyle = ink.colour("rail");
  ctx.lineWidth = Math.max(1, plat.cell / 26);
  ctx.beginPath();
  for (const rail of [-0.055, 0.055]) {
    ctx.moveTo(-half, rail * plat.cell);
    ctx.lineTo(half, rail * plat.cell);
  }
  ctx.stroke();
  ctx.restore();
}

/**
 * Tint a homestead in its colour and pattern: Blue slants, Orange is dotted; paler where no point is.
 * @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} home
 */
function paintHomestead(ctx, plat, ink, home) {
  const { cell } = plat;
  const name = SEAT_NAMES[home.seat];
  for (const section of home.sections) {
    for (const at of section.squares) {
      const { x, y } = place(plat, at);
      ctx.globalAlpha = section.counts ? 0.3 : 0.1;
      ctx.fillStyle = ink.colour(name);
      ctx.fillRect(x, y, cell, cell);
      ctx.globalAlpha = section.counts ? 0.5 : 0.2;
      ctx.strokeStyle = ink.colour(name);
      ctx.lineWidth = Math.max(0.8, cell / 42);
      ctx.beginPath();
      if (home.seat === 0) {
        for (let slant = 0; slant < 2; slant += 0.5) {
          const from = Math.max(0, slant - 1);
          const to = Math.min(1, slant);
          ctx.moveTo(x + from * cell, y + (slant - from) * cell);
          ctx.lineTo(x + to * cell, y + (slant - to) * cell);
        }
        ctx.stroke();
      } else {
        for (let dot = 0; dot < 4; dot++) {
          const dx = x + (dot % 2 ? 0.75 : 0.25) * cell;
          const dy = y + (dot < 2 ? 0.25 : 0.75) * cell;
          ctx.moveTo(dx, dy);
          ctx.arc(dx, dy, cell * 0.05, 0, Math.PI * 2);
        }
        ctx.fill();
      }
      ctx.globalAlpha = 1;
    }
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} home */
function paintFence(ctx, plat, ink, home) {
  const { cell } = plat;
  const inside = new Set(home.squares);
  const inset = Math.max(1.5, cell * 0.045);
  ctx.strokeStyle = ink.colour(SEAT_NAMES[home.seat]);
  ctx.lineWidth = Math.max(2, cell * 0.07);
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const at of home.squares) {
    const { x, y } = place(plat, at);
    const column = COLUMNS.indexOf(at[0]);
    const row = Number(at.slice(1));
    const [x0, y0, x1, y1] = [x + inset, y + inset, x + cell - inset, y + cell - inset];
    /** @type {[number, number, number, number, number, number][]} */
    const sides = [
      [0, 1, x0, y0, x1, y0],
      [0, -1, x0, y1, x1, y1],
      [-1, 0, x0, y0, x0, y1],
      [1, 0, x1, y0, x1, y1],
    ];
    for (const [dc, dr, ax, ay, bx, by] of sides) {
      if (inside.has(`${COLUMNS[column + dc]}${row + dr}`)) continue;
      ctx.moveTo(ax, ay);
      ctx.lineTo(bx, by);
    }
  }
  ctx.stroke();
  ctx.lineCap = "butt";
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
function paintLastMove(ctx, plat, ink, scene) {
  const moved = scene.last.find((event) => event.kind === "moved");
  if (!moved) return;
  const from = place(plat, String(moved.values.from));
  const to = place(plat, String(moved.values.to));
  ctx.strokeStyle = ink.colour("accent");
  ctx.globalAlpha = 0.75;
  ctx.lineWidth = Math.max(1.5, plat.cell / 22);
  ctx.setLineDash([plat.cell * 0.12, plat.cell * 0.1]);
  ctx.beginPath();
  ctx.moveTo(from.cx, from.cy);
  ctx.lineTo(to.cx, to.cy);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.arc(from.cx, from.cy, plat.cell * 0.16, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene */
function paintTargets(ctx, plat, ink, view, scene) {
  const { cell } = plat;
  const mover = scene.picks[0] ? seatOf(scene.picks[0]) : view.turn;
  const colour = ink.colour(mover === null ? "sooner" : SEAT_NAMES[mover]);
  for (const pick of scene.next) {
    if (!isSquare(pick)) continue;
    const { x, y, cx, cy } = place(plat, pick);
    const pointed = scene.pointed === pick;
    if (pointed) {
      ctx.fillStyle = colour;
      ctx.globalAlpha = 0.28;
      ctx.fillRect(x + 1, y + 1, cell - 1, cell - 1);
      ctx.globalAlpha = 1;
    }
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(cx, cy, cell * (pointed ? 0.19 : 0.13), 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = ink.colour("paper");
    ctx.lineWidth = Math.max(1, cell / 40);
    ctx.stroke();
  }
}

/**
 * How far a stone has dropped: 1 when it lies.
 * @param {Scene} scene
 * @param {string} at
 */
function stoneArrival(scene, at) {
  const falling = scene.last.some((event) => event.kind === "stone" && event.values.at === at);
  return falling ? Math.max(0, Math.min(1, scene.progress * 2 - 1)) : 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {number} arrived */
function paintStone(ctx, plat, ink, at, arrived) {
  if (arrived <= 0) return;
  const { cell } = plat;
  const { cx } = place(plat, at);
  const cy = place(plat, at).cy - (1 - arrived) * cell * 0.7;
  const half = cell * 0.33;
  const lift = cell * 0.1;
  ctx.globalAlpha = arrived;
  ctx.fillStyle = ink.colour("shadow");
  ctx.beginPath();
  ctx.ellipse(
    cx + cell * 0.05,
    cy + half + lift * 0.55,
    half * 1.15,
    half * 0.42,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.fillStyle = ink.colour("stone-side");
  ctx.beginPath();
  ctx.roundRect(cx - half, cy - half + lift, half * 2, half * 2, cell * 0.06);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = ink.colour("stone");
  ctx.beginPath();
  ctx.roundRect(cx - half, cy - half - lift * 0.4, half * 2, half * 2, cell * 0.06);
  ctx.fill();
  ctx.stroke();
  // The surveyor's cross that marks a section corner.
  ctx.beginPath();
  ctx.moveTo(cx - half * 0.45, cy - lift * 0.4);
  ctx.lineTo(cx + half * 0.45, cy - lift * 0.4);
  ctx.moveTo(cx, cy - lift * 0.4 - half * 0.45);
  ctx.lineTo(cx, cy - lift * 0.4 + half * 0.45);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {Scene} scene */
function paintPreviews(ctx, plat, ink, scene) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { pick, events } of scene.previews) {
    for (const event of events) {
      if (event.kind !== "stone") continue;
      const at = String(event.values.at);
      users.set(at, [...(users.get(at) ?? []), pick]);
    }
  }
  for (const [at, picks] of users) {
    const strong =
      scene.pointed !== null && (picks.includes(scene.pointed) || scene.pointed === at);
    ctx.globalAlpha = strong ? 0.95 : scene.pointed && scene.next.has(scene.pointed) ? 0.25 : 0.55;
    const { cx, cy } = place(plat, at);
    const half = plat.cell * 0.33;
    ctx.fillStyle = ink.colour("stone");
    ctx.strokeStyle = ink.colour("accent");
    ctx.lineWidth = Math.max(1.5, plat.cell / 22);
    ctx.setLineDash(strong ? [] : [plat.cell * 0.1, plat.cell * 0.07]);
    ctx.beginPath();
    ctx.roundRect(cx - half, cy - half, half * 2, half * 2, plat.cell * 0.08);
    ctx.fill();
    ctx.stroke();
    ctx.setLineDash([]);
    const letters = picks.filter((pick) => pick.length === 1).join("");
    if (letters) {
      ctx.fillStyle = ink.colour("ink-on-stone");
      ctx.font = `700 ${plat.cell * (letters.length > 1 ? 0.26 : 0.36)}px "Frontier Text", serif`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      ctx.fillText(letters, cx, cy + plat.cell * 0.02);
    }
    ctx.globalAlpha = 1;
  }
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {View} view @param {Scene} scene @param {string} piece @param {string} at */
function paintPiece(ctx, plat, ink, view, scene, piece, at) {
  const { cell } = plat;
  const seat = seatOf(piece);
  const name = seat === null ? "sooner" : SEAT_NAMES[seat];
  const shape = seat === null ? "hexagon" : SEAT_SHAPES[seat];
  let { cx, cy } = place(plat, at);
  const moved = scene.last.find((event) => event.kind === "moved" && event.values.piece === piece);
  const glide = Math.min(1, scene.progress * 2);
  if (moved && glide < 1) {
    const from = place(plat, String(moved.values.from));
    const eased = 1 - (1 - glide) ** 3;
    cx = from.cx + (cx - from.cx) * eased;
    cy = from.cy + (cy - from.cy) * eased;
  }
  const going = scene.picks[0] === piece ? scene.picks[1] : undefined;
  if (going) {
    ctx.globalAlpha = 0.3;
    ctx.fillStyle = ink.colour(name);
    traceShape(ctx, shape, cx, cy, cell * 0.37);
    ctx.fill();
    ctx.globalAlpha = 1;
    ({ cx, cy } = place(plat, going));
  }
  const picked = scene.picks.includes(piece);
  const next = scene.next.has(piece);
  const settled = view.exhausted.includes(piece);
  const r = cell * (picked ? 0.41 : 0.37);
  if (next || picked) {
    ctx.strokeStyle = ink.colour(picked ? "accent" : "glow");
    ctx.lineWidth = Math.max(2.5, cell * (scene.pointed === piece ? 0.13 : 0.085));
    traceShape(ctx, shape, cx, cy, r + cell * 0.045);
    ctx.stroke();
  }
  ctx.fillStyle = ink.colour("shadow");
  traceShape(ctx, shape, cx + cell * 0.03, cy + cell * 0.06, r);
  ctx.fill();
  ctx.fillStyle = ink.colour(settled ? `${name}-pale` : name);
  traceShape(ctx, shape, cx, cy, r);
  ctx.fill();
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, cell / 34);
  ctx.stroke();
  ctx.strokeStyle = ink.colour(settled ? name : "on-piece");
  ctx.globalAlpha = 0.7;
  ctx.lineWidth = Math.max(0.8, cell / 50);
  traceShape(ctx, shape, cx, cy, r * 0.82);
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.fillStyle = ink.colour(settled ? `${name}-deep` : "on-piece");
  ctx.font = `700 ${cell * 0.42}px "Frontier Text", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(piece, cx, cy + cell * 0.025);
  if (settled) paintRoof(ctx, ink, cx, cy - r * 0.78, cell * 0.3, name);
  if (view.barred === piece) paintBar(ctx, ink, cx, cy, r);
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} cx @param {number} cy @param {number} half @param {string} name */
function paintRoof(ctx, ink, cx, cy, half, name) {
  ctx.fillStyle = ink.colour(name);
  ctx.strokeStyle = ink.colour("ink");
  ctx.lineWidth = Math.max(1, half / 9);
  ctx.beginPath();
  ctx.moveTo(cx - half, cy + half * 0.3);
  ctx.lineTo(cx, cy - half * 0.5);
  ctx.lineTo(cx + half, cy + half * 0.3);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Ink} ink @param {number} cx @param {number} cy @param {number} r */
function paintBar(ctx, ink, cx, cy, r) {
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = Math.max(2, r * 0.2);
  ctx.beginPath();
  ctx.moveTo(cx - r * 0.8, cy + r * 0.8);
  ctx.lineTo(cx + r * 0.8, cy - r * 0.8);
  ctx.stroke();
}

/** @param {Canvas} ctx @param {Plat} plat @param {Ink} ink @param {string} at @param {View} view */
function paintShown(ctx, plat, ink, at, view) {
  const square = isSquare(at) ? at : view.pieces[at];
  if (!square) return;
  const { x, y } = place(plat, square);
  ctx.strokeStyle = ink.colour("accent");
  ctx.lineWidth = Math.max(2, plat.cell * 0.07);
  ctx.strokeRect(x + 2, y + 2, plat.cell - 3, plat.cell - 3);
}
