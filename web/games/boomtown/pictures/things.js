// Things on the event cards of Boomtown: dynamite, the notice, the cards, the vein.

import { cut, fill, paintBoards, paintRays, print } from "./vignette.js";

/** @typedef {import("./vignette.js").Vignette} Vignette */

/** Three sticks, and a fuse that burns. @param {Vignette} picture */
export function dynamite(picture) {
  const { ctx, ink, box } = picture;
  ctx.fillStyle = ink.colour("art-dusk-land");
  ctx.fillRect(box.x, box.y, box.w, box.h);
  paintRays(picture, 77, 17, "art-glow");
  ctx.save();
  ctx.translate(45, 44);
  ctx.rotate(-0.14);
  for (const x of [-24, 8, -8]) {
    print(
      picture,
      `M${x} -17C${x} -21 ${x + 16} -21 ${x + 16} -17V28C${x + 16} 32 ${x} 32 ${x} 28Z`,
      "art-red",
      {
        angle: 1.57,
        dark: 0.75,
        from: x + 15,
        to: x + 2,
      },
    );
    fill(
      picture,
      `M${x + 2.5} -17C${x + 2.5} -19 ${x + 13.5} -19 ${x + 13.5} -17V-13H${x + 2.5}Z`,
      "art-canvas",
    );
  }
  print(picture, "M-25 -4H25V4H-25ZM-25 14H25V22H-25Z", "art-board-deep", {
    dark: 0.4,
    angle: 1.57,
  });
  ctx.restore();
  cut(picture, "M43 24C42 8 58 22 62 12 65 4 72 8 75 15", 2);
  ctx.fillStyle = ink.colour("art-fire");
  ctx.fill(spark(77, 17, 15));
  ctx.fillStyle = ink.colour("art-moon");
  ctx.fill(spark(77, 17, 8));
}

/** @param {number} x @param {number} y @param {number} r */
function spark(x, y, r) {
  const path = new Path2D();
  for (let corner = 0; corner < 16; corner++) {
    const reach = corner % 2 ? r * 0.42 : r * (corner % 4 ? 0.78 : 1);
    const way = (Math.PI * corner) / 8;
    path.lineTo(x + reach * Math.cos(way), y + reach * Math.sin(way));
  }
  path.closePath();
  return path;
}

/** A notice with a seal, nailed to a wall. @param {Vignette} picture */
export function expropriation(picture) {
  paintBoards(picture, "art-board");
  print(
    picture,
    "M24 7C38 4 60 10 77 6 76 26 79 44 76 66 60 70 40 63 23 68 25 46 22 28 24 7Z",
    "art-canvas",
    {
      dark: 0.35,
      angle: 0.2,
      from: 40,
      to: 16,
    },
  );
  fill(picture, "M33 14H68V22H33Z", "art-line");
  cut(picture, "M32 30H69M32 37H69M32 44H69M32 51H50", 1.2);
  print(picture, "M57 56L53 74 60 70 64 76 66 58Z", "art-red", { dark: 0.5, thin: 0.8 });
  const seal = new Path2D();
  for (let i = 0; i < 24; i++) {
    const r = i % 2 ? 11 : 9.4;
    seal.lineTo(62 + r * Math.cos((Math.PI * i) / 12), 53 + r * Math.sin((Math.PI * i) / 12));
  }
  seal.closePath();
  print(picture, seal, "art-red", { dark: 0.6, from: 68, to: 54 });
  cut(picture, "M58 53L61 56.5 67 49.5", 1.3);
  print(picture, "M47.5 5.5A3 3 0 1 1 53.5 5.5 3 3 0 1 1 47.5 5.5Z", "art-stone", { dark: 0 });
}

/** Aces in a hand with a fine cuff. @param {Vignette} picture */
export function cardShark(picture) {
  const { ctx, ink, box } = picture;
  ctx.fillStyle = ink.colour("art-pine");
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const suits = ["heart", "spade", "diamond", "club"];
  suits.forEach((suit, i) => {
    ctx.save();
    ctx.translate(50, 88);
    ctx.rotate((i - 1.5) * 0.36);
    print(
      picture,
      "M-16 -80C-16 -83 -14 -84 -12 -84H12C14 -84 16 -83 16 -80V-34H-16Z",
      "art-canvas",
      {
        dark: 0.5,
        angle: 1.57,
        from: 2,
        to: 24,
      },
    );
    fill(picture, PIPS[suit], suit === "heart" || suit === "diamond" ? "art-red" : "art-line");
    ctx.restore();
  });
  print(picture, "M34 76C31 64 36 54 44 54H60C68 56 70 66 66 78Z", "art-skin-tan", { dark: 0.6 });
  cut(picture, "M44 55C42 62 42 66 44 70M51 54C49 61 49 66 51 70M58 55C56 61 57 66 58 70", 1);
}

/** The signs on the corners of the cards. @type {Record<string, string>} */
const PIPS = {
  heart:
    "M-7 -58C-15 -65 -14 -74 -9 -74 -7 -74 -6.5 -72 -6.5 -71 -6 -73 -5 -74 -3.4 -74 1.6 -74 1 -65 -7 -58Z",
  spade:
    "M-5 -75C-13 -67 -13 -62 -9.4 -62 -7.6 -62 -6.4 -63 -5.8 -64L-7.6 -58H-2.4L-4.2 -64C-3.6 -63 -2.4 -62 -.6 -62 3 -62 3 -67 -5 -75Z",
  diamond: "M-3 -76L3.4 -67 -3 -58 -9.4 -67Z",
  club: "M-3 -76A4.6 4.6 0 0 1 0 -68 4.6 4.6 0 1 1 -1.6 -62.4L.4 -57H-6.4L-4.4 -62.4A4.6 4.6 0 1 1 -6 -68 4.6 4.6 0 0 1 -3 -76Z",
};

/** Gold in the rock, and the pick that found it. @param {Vignette} picture */
export function newVein(picture) {
  const { ctx, ink, box } = picture;
  ctx.fillStyle = ink.colour("art-rock");
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const right = box.x + box.w;
  const low = box.y + box.h;
  print(picture, `M${box.x} ${box.y}H30L20 22 34 40 18 56 ${box.x} 60Z`, "art-rock-lit", {
    dark: 0.55,
    angle: 1.2,
    from: 34,
    to: 0,
  });
  print(picture, `M${right} ${box.y}H66L80 18 70 36 86 50 ${right} 46Z`, "art-rock-lit", {
    dark: 0.55,
    angle: 1.9,
    from: 64,
    to: 100,
  });
  print(picture, `M${box.x} ${low}V68L30 62 46 70 70 60 ${right} 66V${low}Z`, "art-rock-lit", {
    dark: 0.6,
    angle: 0.3,
  });
  print(
    picture,
    "M36 0L46 12 38 24 50 36 41 50 52 62 44 78H56L64 62 54 50 63 36 51 24 60 12 52 0Z",
    "art-gold",
    {
      dark: 0.35,
      from: 60,
      to: 36,
    },
  );
  cut(picture, "M44 8L50 16M46 30L54 34M48 44L54 40M52 56L58 60", 0.8);
  // The pick leans in front.
  ctx.save();
  ctx.translate(72, 40);
  ctx.rotate(0.5);
  print(picture, "M-3 -24H3V40H-3Z", "art-board", { dark: 0.5, angle: 1.57, from: 3, to: -3 });
  print(picture, "M-26 -14C-14 -27 14 -27 26 -14 14 -20 -14 -20 -26 -14Z", "art-stone", {
    dark: 0.4,
    from: 20,
    to: -20,
  });
  ctx.restore();
}
