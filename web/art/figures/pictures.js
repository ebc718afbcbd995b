// The faces of those who play at a level, cut in wood: for each the prints and cuts around a head, as data.

import { cut, paintHead, portrait, print } from "../portrait.js";

/** @typedef {{ dark?: number, angle?: number, from?: number, to?: number, width?: number }} How */
/** @typedef {{ print: string, in: string, how?: How }} Print */
/** @typedef {{ cut: string, wide?: number }} Cut */
/** @typedef {{ head: Parameters<typeof paintHead>[2] }} Head */

/** @param {string} outline @param {string} colour @param {How} [how] @returns {Print} */
const block = (outline, colour, how) => ({ print: outline, in: colour, how });
/** @param {string} lines @param {number} [wide] @returns {Cut} */
const line = (lines, wide) => ({ cut: lines, wide });
/** @param {string} skin @param {string} brows @param {number} brow @param {string} mouth @param {number} [wide] @returns {Head} */
const head = (skin, brows, brow, mouth, wide) => ({
  head: { skin: `art-skin-${skin}`, brows, brow, mouth, wide },
});

const CLOTH = { from: 90, to: 10, dark: 0.6 };
const SMALL = { dark: 0.2, width: 1.1 };
const HAIR = { dark: 0.5, width: 1.2 };
/** A marshal's star. @param {number} x @param {number} y */
const star = (x, y) =>
  `M${x} ${y - 5}l1.5 3.4 3.7.4-2.8 2.5.8 3.7-3.2-1.9-3.2 1.9.8-3.7-2.8-2.5 3.7-.4Z`;
const SHOULDERS = "M10 100C12 89 25 85 38 83L50 95 62 83C75 85 88 89 90 100Z";

/** By their names. @type {Record<string, (Print | Cut | Head)[]>} */
const CUTS = {
  // Sixteen, with braids and ribbons.
  elsie: [
    block(
      "M32 44C25 54 26 68 29 78 27 86 29 92 32 94 35 90 35 84 34 78 36 68 35 56 36 50Z M68 44C75 54 74 68 71 78 73 86 71 92 68 94 65 90 65 84 66 78 64 68 65 56 64 50Z",
      "art-hair-sand",
      { dark: 0.6, angle: 0.3, from: 76, to: 24 },
    ),
    block(SHOULDERS, "art-coat", CLOTH),
    block("M38 83L50 95 62 83 67 88 55 100 50 96 45 100 33 88Z", "art-canvas", SMALL),
    head(
      "fair",
      "M39 46.6Q43 44.4 46.6 46.2M53.4 46.2Q57 44.4 61 46.6",
      1.4,
      "M44.6 68.6Q50 72.4 55.4 68.6",
      0.6,
    ),
    block(
      "M32 51C29 36 37 24 50 24 63 24 71 36 68 51 66 43 61 36 50 31 39 36 34 43 32 51Z",
      "art-hair-sand",
      HAIR,
    ),
    line(
      "M50 24.4V31M28.6 66Q31.4 68 34.6 66M28.6 72Q31.4 74 34.6 72M65.4 66Q68.6 68 71.4 66M65.4 72Q68.6 74 71.4 72",
    ),
    block("M26 78L35 76 34.6 82 26.6 84ZM74 78L65 76 65.4 82 73.4 84Z", "art-red", SMALL),
  ],
  // Twenty, in a cap and braces, ready for anything.
  jonah: [
    block(SHOULDERS, "art-canvas", CLOTH),
    block("M26 87L34 84 38 100 30 100ZM74 87L66 84 62 100 70 100Z", "art-red", SMALL),
    head(
      "deep",
      "M38.6 46.6Q43 43.8 46.8 46M53.2 46Q57 43.8 61.4 46.6",
      2,
      "M42.6 68Q50 70.4 57.4 68",
      0.5,
    ),
    block("M43 68.4Q50 70.4 57 68.4 55 74 50 74.2 45 74 43 68.4Z", "art-snow", {
      dark: 0,
      width: 1.3,
    }),
    block(
      "M33 48C31 40 35 33 41 32H59C65 33 69 40 67 48 65.6 43 62 40 58 39H42C38 40 34.4 43 33 48Z",
      "art-hair-black",
      HAIR,
    ),
    block("M29 35C28 25 39 18 52 18 65 18 71 26 71 35 58 31 42 31 29 35Z", "art-beast", {
      angle: 1.2,
      from: 74,
      to: 26,
    }),
    line("M50 18.4V31M40 20.6Q38.6 26 38 32M60 20Q62 26 62.6 31.6", 1),
    block("M25 37.4C36 31 58 31 66 34.6 58 40.6 38 41 25 37.4Z", "art-beast", {
      dark: 0.7,
      angle: 0.1,
    }),
  ],
  // Forty-five; a shawl, earrings, and hands that have built three houses.
  ines: [
    block("M39 24C37 13 63 13 61 24 64 31 36 31 39 24Z", "art-hair-black", HAIR),
    block("M8 100C9 88 24 83 35 81L50 98 65 81C76 83 91 88 92 100Z", "art-red", CLOTH),
    line("M18 92L26 100M30 86L41 100M82 92L74 100M70 86L59 100"),
    head(
      "tan",
      "M38.6 47Q42.6 44 47 46.4M53 46.4Q57.4 44 61.4 47",
      1.9,
      "M43.6 69.4Q50 72.4 56.4 69.4",
    ),
    line(
      "M36.8 52.4 35 51M63.2 52.4 65 51M41.4 65.6Q40.2 67.6 40.6 70M58.6 65.6Q59.8 67.6 59.4 70",
      0.9,
    ),
    block(
      "M32 54C28 38 36 25 50 24 64 25 72 38 68 54 67 45 61 37 50 30 39 37 33 45 32 54Z",
      "art-hair-black",
      HAIR,
    ),
    line("M50 24V30", 1),
    block(
      "M31.6 60.6 33.6 63.4 31.6 66.2 29.6 63.4ZM68.4 60.6 70.4 63.4 68.4 66.2 66.4 63.4Z",
      "art-gold",
      SMALL,
    ),
  ],
  // Past seventy, with spectacles: has waited longer for less.
  walter: [
    block(SHOULDERS, "art-wood", CLOTH),
    block("M42 84L50 93 58 84 61 88 53 100H47L39 88Z", "art-canvas", SMALL),
    head("fair", "M38.4 44.6Q43 42 47 44.2M53 44.2Q57 42 61.6 44.6", 2.4, "M45 69Q50 70.4 55 69"),
    line(
      "M42.6 35Q50 33 57.4 35M43.6 39Q50 37.4 56.4 39M40 60Q43 61.6 46 60.4M54 60.4Q57 61.6 60 60",
      0.9,
    ),
    block(
      "M33.4 60C28 57 27 46 31 39 33 36 35 36 36 37 34 44 34.4 52 35 58Z M66.6 60C72 57 73 46 69 39 67 36 65 36 64 37 66 44 65.6 52 65 58Z",
      "art-hair-grey",
      HAIR,
    ),
    block(
      "M35 63C36 75 42 85 50 86 58 85 64 75 65 63 62 67 57 65.4 50 66.4 43 65.4 38 67 35 63Z",
      "art-hair-grey",
      { dark: 0.6, angle: 1.4 },
    ),
    line("M45 70.6Q50 72.6 55 70.6M45 76Q46 80 45.4 83M50 77V85M55 76Q54 80 54.6 83", 1.1),
    line(
      "M36.8 53a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M50.8 53a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M49 52Q50 50.6 51 52M36.8 52 33 50M63.2 52 67 50",
      1.2,
    ),
  ],
  // Thirty, a surveyor: a collar that stands, a hat of straw, a line for everything.
  mei: [
    block("M10 100C12 89 26 85 38 83 42 88 58 88 62 83 74 85 88 89 90 100Z", "art-pine", CLOTH),
    head(
      "fair",
      "M39 46.4Q43 44.6 46.8 46.4M53.2 46.4Q57 44.6 61 46.4",
      1.6,
      "M45 69.4Q50 71.4 55 69.4",
    ),
    block("M39 78.6C43 85 57 85 61 78.6L63 84C58 90 42 90 37 84Z", "art-pine", {
      dark: 0.3,
      width: 1.3,
    }),
    line("M50 88V100M46 93H54M46 98H54", 1.2),
    block("M65 58C71 53 77 60 74 67 70 72 63 68 65 58Z", "art-hair-black", HAIR),
    block(
      "M32.6 56C29 45 33 35 40 34H60C67 35 71 45 67.4 56 67 47 64 42 58 40.6H42C36 42 33 47 32.6 56Z",
      "art-hair-black",
      HAIR,
    ),
    block("M35 36C35 24 40 18 50 18 60 18 65 24 65 36Z", "art-gold", {
      angle: 1.3,
      from: 70,
      to: 30,
    }),
    block("M35 31.4C44 33.6 56 33.6 65 31.4L65 36.4H35Z", "art-coat", { dark: 0.2, width: 1 }),
    block("M12 38C26 31.6 74 31.6 88 38 76 43.4 24 43.4 12 38Z", "art-gold", {
      angle: 0.1,
      from: 86,
      to: 14,
    }),
  ],
  // Forty, in a bowler: never saw a pot that was too small.
  silas: [
    block(SHOULDERS, "art-hair-black", { ...CLOTH, dark: 0.3 }),
    block("M41 84L50 95 59 84 63 88 54 100H46L37 88Z", "art-canvas", SMALL),
    head(
      "fair",
      "M38.6 47.8Q43 45.6 47 47.8M53 45.4Q57.6 42 61.6 45.4",
      2,
      "M43.6 70.6Q50 72 57.4 67.6",
    ),
    block(
      "M33 45C30.6 56 33 66 38 71 40 66 37.4 60 36.8 51ZM67 45C69.4 56 67 66 62 71 60 66 62.6 60 63.2 51Z",
      "art-hair-red",
      HAIR,
    ),
    block("M46.6 75.4Q50 73.8 53.4 75.4 53 81 50 82.4 47 81 46.6 75.4Z", "art-hair-red", SMALL),
    block("M50 92L41 88V97ZM50 92L59 88V97Z", "art-red", { dark: 0.3, width: 1.2 }),
    block("M33.4 37C32 23 40 14 50 14 60 14 68 23 66.6 37Z", "art-beast", {
      dark: 0.7,
      angle: 1.2,
      from: 72,
      to: 28,
    }),
    block("M33.4 31.6C44 34.6 56 34.6 66.6 31.6L66.6 37.4H33.4Z", "art-line", {
      dark: 0,
      width: 1,
    }),
    block(
      "M22 35.4C29 40 40 37.4 50 37.4 60 37.4 71 40 78 35.4 76 44 62 42.4 50 42.4 38 42.4 24 44 22 35.4Z",
      "art-beast",
      { dark: 0.6, angle: 0.1 },
    ),
  ],
  // Fifty, from the Territory: hair that grows grey, a neckerchief, and the star.
  lena: [
    block(
      "M32 42C24 56 25 78 27 96H39C34 80 34 62 35 50Z M68 42C76 56 75 78 73 96H61C66 80 66 62 65 50Z",
      "art-hair-black",
      { dark: 0.3, from: 76, to: 24 },
    ),
    block(SHOULDERS, "art-coat", { ...CLOTH, dark: 0.8 }),
    block("M37 82C43 88 57 88 63 82L60 90 50 99 40 90Z", "art-gold", { dark: 0.4, width: 1.3 }),
    head(
      "brown",
      "M38.6 46.6Q43 44.6 47 46.8M53 46.8Q57 44.6 61.4 46.6",
      2,
      "M44 70Q50 71.6 56 70",
    ),
    line(
      "M36.6 52.6 34.8 51.4M63.4 52.6 65.2 51.4M41 65.4Q39.8 68 40.4 71M59 65.4Q60.2 68 59.6 71M47.4 75.2Q50 76.4 52.6 75.2",
      0.9,
    ),
    block(
      "M32 54C28 37 37 25 50 24 63 25 72 37 68 54 67 44 61 36 50 30 39 36 33 44 32 54Z",
      "art-hair-black",
      { dark: 0.3, width: 1.2 },
    ),
    block("M50 24.6C42 27 35 35 33.6 47 36 39 42 32.6 50 30Z", "art-hair-grey", SMALL),
    block(star(61, 86), "art-gold", SMALL),
  ],
  // Sixty-five; a beard like a frame, a flat hat, and all the time in the world.
  amos: [
    block(SHOULDERS, "art-hair-black", { ...CLOTH, dark: 0.3 }),
    block("M42 84L50 94 58 84 61 88 53 100H47L39 88Z", "art-canvas", SMALL),
    line("M50 92V100M50 92Q47 95 46 99M50 92Q53 95 54 99", 1.6),
    head("tan", "M38 47.8Q43 45 47.4 48M52.6 48Q57 45 62 47.8", 2.6, "M44.6 70Q50 70.8 55.4 70"),
    line(
      "M40 58.6Q43 60.4 46 59M54 59Q57 60.4 60 58.6M41.6 63.6Q39.8 67 40.6 71M58.4 63.6Q60.2 67 59.4 71",
      1,
    ),
    block(
      "M32.6 46C31 62 35 76 41 83 45 88 55 88 59 83 65 76 69 62 67.4 46 66 58 63.4 67 59 72.4 55 76.6 45 76.6 41 72.4 36.6 67 34 58 32.6 46Z",
      "art-hair-grey",
      { dark: 0.6, angle: 1.4, from: 70, to: 30 },
    ),
    line("M44 79Q45 83 44.6 85M50 79.4V86.6M56 79Q55 83 55.4 85", 1.1),
    block("M35 37V21C41 17.6 59 17.6 65 21V37Z", "art-wood", {
      dark: 0.7,
      angle: 1.3,
      from: 70,
      to: 30,
    }),
    block("M35 31.6C44 33.6 56 33.6 65 31.6V37.4H35Z", "art-line", { dark: 0, width: 1 }),
    block(
      "M14 37.6C30 35.4 70 35.4 86 37.6 84 42.6 66 43 50 43 34 43 16 42.6 14 37.6Z",
      "art-wood",
      {
        dark: 0.7,
        angle: 0.1,
        from: 86,
        to: 14,
      },
    ),
    block(star(50, 27), "art-gold", SMALL),
  ],
};

/** @type {Record<string, import("../../painter.js").Picture>} */
export const FIGURES = Object.fromEntries(
  Object.entries(CUTS).map(([name, steps]) => [
    name,
    portrait((ctx, ink) => {
      for (const step of steps) {
        if ("head" in step) paintHead(ctx, ink, step.head);
        else if ("cut" in step) cut(ctx, ink, step.cut, step.wide);
        else print(ctx, ink, step.print, step.in, step.how);
      }
    }),
  ]),
);
