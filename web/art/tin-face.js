// Faces of tin, for bots: each name has its own, made of a few parts.

import { cut, portrait, print } from "./portrait.js";

const HEADS = [
  "M30 40H70V76H30Z",
  "M30 44Q30 34 40 34H60Q70 34 70 44V74H30Z",
  "M34 34H66L72 76H28Z",
  "M30 52A20 20 0 0 1 70 52V76H30Z",
];
const TOPS = [
  "M50 34V24M46 22a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
  "M40 34L36 24M60 34L64 24",
  "M42 34V28H58V34M50 28V22",
  "M50 34V28M42 28H58",
];
const MOUTHS = [
  "M40 68H60",
  "M40 66Q50 72 60 66",
  "M40 64H60V70H40ZM46 64V70M54 64V70",
  "M42 69Q50 64 58 69",
];
const COLOURS = ["art-coat", "art-gold", "art-red", "art-hair-red"];
const HAT = "M24 36C30 31 70 31 76 36 70 40 30 40 24 36Z M36 33C36 22 64 22 64 33Z";

/**
 * Spread a name over some numbers, always in the same way.
 * @param {string} name
 */
function numbersOf(name) {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (/** @type {number} */ below) => {
    hash = (Math.imul(hash, 1664525) + 1013904223) >>> 0;
    return (hash >>> 16) % below;
  };
}

/** @param {string} name @returns {import("../painter.js").Picture} */
export function tinFace(name) {
  return portrait((ctx, ink) => {
    const draw = numbersOf(name);
    const head = HEADS[draw(HEADS.length)];
    const top = TOPS[draw(TOPS.length)];
    const mouth = MOUTHS[draw(MOUTHS.length)];
    const colour = COLOURS[draw(COLOURS.length)];
    const round = draw(2) === 0;
    const hat = draw(3) === 0;
    print(ctx, ink, "M18 100C20 88 34 84 42 82H58C66 84 80 88 82 100Z", colour, {
      from: 90,
      to: 10,
    });
    print(ctx, ink, "M42 74H58V86H42Z", "art-snow", { dark: 0.8, from: 66, to: 36 });
    if (!hat) cut(ctx, ink, top, 1.8);
    print(ctx, ink, head, "art-snow", { dark: 0.6, from: 58, to: 31, angle: 0.9 });
    ctx.fillStyle = ink.colour("art-line");
    for (const x of [42, 58]) {
      ctx.beginPath();
      if (round) ctx.arc(x, 53, 4.2, 0, Math.PI * 2);
      else ctx.rect(x - 4.4, 50, 8.8, 5.6);
      ctx.fill();
    }
    ctx.fillStyle = ink.colour("art-gold");
    for (const x of [42, 58]) ctx.fillRect(x - 0.4, 51, 1.8, 1.8);
    cut(ctx, ink, mouth, 1.6);
    cut(ctx, ink, "M30 50H26V60H30M70 50H74V60H70M33 42h.1M67 42h.1M33 72h.1M67 72h.1", 1.8);
    if (hat) print(ctx, ink, HAT, colour, { dark: 0.5, angle: 0.1 });
  });
}
