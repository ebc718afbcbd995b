// Faces, cut in wood: one for each level of the computer.

import { cut, paintHead, portrait, print } from "./portrait.js";

/** New in the country, in a straw hat: freckles, red curls, and a laugh. */
const greenhorn = portrait((ctx, ink) => {
  print(
    ctx,
    ink,
    "M30 40C22 46 22 58 26 66 22 72 28 80 34 76 36 70 34 60 33 50Z M70 40C78 46 78 58 74 66 78 72 72 80 66 76 64 70 66 60 67 50Z",
    "art-hair-red",
    { dark: 0.6, from: 80, to: 20 },
  );
  print(ctx, ink, "M10 100C12 90 24 86 38 84L50 95 62 84C76 86 88 90 90 100Z", "art-coat", {
    from: 90,
    to: 10,
  });
  paintHead(ctx, ink, {
    skin: "art-skin-fair",
    brows: "M39 46.4Q43 44 46.6 46M53.4 46Q57 44 61 46.4",
    brow: 1.5,
    mouth: "M42.6 67.4Q50 70 57.4 67.4",
    wide: 0.7,
  });
  ctx.fillStyle = ink.colour("art-snow");
  ctx.fill(new Path2D("M43 67.8Q50 70 57 67.8 55 73.4 50 73.6 45 73.4 43 67.8Z"));
  cut(ctx, ink, "M42.6 67.4Q50 70 57.4 67.4 55.4 73.8 50 74 44.6 73.8 42.6 67.4Z", 1.3);
  ctx.fillStyle = ink.colour("art-hair-red");
  for (const [x, y] of [
    [39, 60],
    [42, 62],
    [37.4, 63],
    [58, 62],
    [61, 60],
    [62.4, 63],
    [45, 59.4],
    [55.4, 59.6],
  ]) {
    ctx.fillRect(x, y, 1.3, 1.3);
  }
  print(
    ctx,
    ink,
    "M32 42C34 35 40 32 46 34 50 31 58 31 62 35 66 36 68 40 68 43 60 38 56 40 50 38 44 40 38 38 32 42Z",
    "art-hair-red",
    { dark: 0.5 },
  );
  print(ctx, ink, "M34 22C34 18 66 18 66 22L67 36C56 33 44 33 33 36Z", "art-gold", {
    dark: 0.5,
    angle: 1.57,
  });
  print(ctx, ink, "M33.4 29.4C44 26.6 56 26.6 66.6 29.4L67 35C56 32 44 32 33 35Z", "art-red", {
    dark: 0.5,
    from: 60,
    to: 30,
  });
  print(ctx, ink, "M18 37C26 31 74 31 82 37 74 41 62 37 50 37 38 37 26 41 18 37Z", "art-gold", {
    dark: 0.5,
    angle: 0.1,
  });
  print(ctx, ink, "M50 92L40 87C38 92 39 96 41 97ZM50 92L60 87C62 92 61 96 59 97Z", "art-red", {
    dark: 0.3,
    width: 1.2,
  });
});

/** With a beard and a hat against the sun: here to stay. */
const settler = portrait((ctx, ink) => {
  print(ctx, ink, "M8 100C10 90 22 85 38 83L50 92 62 83C78 85 90 90 92 100Z", "art-canvas", {
    dark: 0.6,
    from: 80,
    to: 10,
  });
  print(ctx, ink, "M26 86L34 84 38 100 29 100ZM74 86L66 84 62 100 71 100Z", "art-wood", {
    dark: 0.3,
    width: 1.2,
  });
  paintHead(ctx, ink, {
    skin: "art-skin-tan",
    brows: "M38.4 47.6Q43 45 47 47.4M53 47.4Q57 45 61.6 47.6",
    brow: 2.4,
    mouth: "M45 70Q50 71.6 55 70",
  });
  print(
    ctx,
    ink,
    "M33 54C33 66 34 76 40 83 44 88 56 88 60 83 66 76 67 66 67 54 65 60 63 63 60 64 56 62 53 65.4 50 65.4 47 65.4 44 62 40 64 37 63 35 60 33 54Z",
    "art-hair-sand",
    { dark: 0.7, angle: 1.4, from: 70, to: 30 },
  );
  cut(
    ctx,
    ink,
    "M45 70.4Q50 72.4 55 70.4M44 75Q45 80 44 84M50 75.6V86M56 75Q55 80 56 84M39 70Q39 76 41 80M61 70Q61 76 59 80",
    1.1,
  );
  print(
    ctx,
    ink,
    "M32 38C33 34 34 28 36 20 40 15 47 18 50 18 53 18 60 15 64 20 66 28 67 34 68 38Z",
    "art-wood",
    { dark: 0.6, angle: 1.3, from: 70, to: 30 },
  );
  print(ctx, ink, "M35 31.4C44 34.4 56 34.4 65 31.4L66.6 38H33.4Z", "art-line", {
    dark: 0,
    width: 1,
  });
  print(
    ctx,
    ink,
    "M14 40C22 33 34 37 50 37 66 37 78 33 86 40 76 45 64 43 50 43 36 43 24 45 14 40Z",
    "art-wood",
    { dark: 0.6, angle: 0.1, from: 80, to: 20 },
  );
});

/** Owner of a thousand head: a grey braid, a wide hat, and eyes that have seen it all. */
const rancher = portrait((ctx, ink) => {
  print(ctx, ink, "M10 100C12 88 26 84 38 83L50 96 62 83C74 84 88 88 90 100Z", "art-red", {
    from: 90,
    to: 10,
    dark: 0.6,
  });
  cut(ctx, ink, "M24 90 34 100M76 90 66 100M32 86 44 100M68 86 56 100", 1.1);
  paintHead(ctx, ink, {
    skin: "art-skin-brown",
    brows: "M38.6 47.4Q42 44.6 47 46.6M53 46.6Q58 44.6 61.4 47.4",
    brow: 1.9,
    mouth: "M44 70.4Q50 72 56.4 69.6",
  });
  cut(
    ctx,
    ink,
    "M36.4 52 34.6 50.6M36.2 54H34.2M63.6 52 65.4 50.6M63.8 54H65.8M40 58Q43 60 46 58.4M54 58.4Q57 60 60 58M41 66Q39.6 68 40 71M59 66Q60.4 68 60 71M47 75.4Q50 76.6 53 75.4",
    0.9,
  );
  print(
    ctx,
    ink,
    "M33 52C31 44 34 36 42 34L50 33 58 34C66 36 69 44 67 52 64 46 60 40 50 38 40 40 36 46 33 52Z",
    "art-hair-grey",
    { dark: 0.6 },
  );
  print(
    ctx,
    ink,
    "M65 50C70 54 72 60 70 66 75 70 74 76 70 79 74 84 72 90 68 92 66 96 62 94 63 90 60 86 62 82 65 80 62 76 63 70 66 67 64 62 64 56 65 50Z",
    "art-hair-grey",
    { dark: 0.5, from: 76, to: 60 },
  );
  cut(ctx, ink, "M66 66Q69 68 71 66M64.6 79.6Q67 81 70 79M63.6 89.6Q66 91 69 90.6", 1.3);
  print(
    ctx,
    ink,
    "M36 36C36 30 38 22 42 18 46 16 54 16 58 18 62 22 64 30 64 36Z",
    "art-hair-black",
    { dark: 0.3, angle: 1.3 },
  );
  print(ctx, ink, "M36.4 31Q50 35 63.6 31L64 36.4H36Z", "art-gold", { dark: 0.3, width: 1 });
  print(
    ctx,
    ink,
    "M6 38C12 32 26 37 50 37 74 37 88 32 94 38 86 46 66 43 50 43 34 43 14 46 6 38Z",
    "art-hair-black",
    { dark: 0.3, angle: 0.1, from: 90, to: 10 },
  );
});

/** The law: a great moustache, a pressed coat, and a star that has been polished. */
const marshal = portrait((ctx, ink) => {
  print(ctx, ink, "M8 100C9 88 24 84 38 82L50 93 62 82C76 84 91 88 92 100Z", "art-coat", {
    from: 90,
    to: 10,
    dark: 0.8,
  });
  print(ctx, ink, "M42 82L50 92 58 82 62 86 53 100H47L38 86Z", "art-canvas", {
    dark: 0.4,
    width: 1.2,
  });
  print(
    ctx,
    ink,
    "M38 83L33 89 40 92 45 100 49 100ZM62 83L67 89 60 92 55 100 51 100Z",
    "art-coat",
    { dark: 0.5, width: 1.3 },
  );
  paintHead(ctx, ink, {
    skin: "art-skin-deep",
    brows: "M38.4 47.2Q43 44.6 47.4 47.8M52.6 47.8Q57 44.6 61.6 47.2",
    brow: 2.3,
    mouth: "M46 72.6Q50 73.6 54 72.6",
  });
  cut(ctx, ink, "M40.6 61Q39.4 64 40 66M59.4 61Q60.6 64 60 66M47.6 75.8Q50 77 52.4 75.8", 1);
  print(
    ctx,
    ink,
    "M50 65.6C46 63.6 41 65 38 70 36.6 72.4 35 73 33.6 72.6 35 76 40 76.6 43.6 74 46.6 72 48.6 70.6 50 70.4 51.4 70.6 53.4 72 56.4 74 60 76.6 65 76 66.4 72.6 65 73 63.4 72.4 62 70 59 65 54 63.6 50 65.6Z",
    "art-hair-black",
    { dark: 0.2, width: 1.2 },
  );
  print(
    ctx,
    ink,
    "M33 49C32 44 33 40 35 37H65C67 40 68 44 67 49 65 45 65 42 63 40H37C35 42 35 45 33 49Z",
    "art-hair-black",
    { dark: 0.2, width: 1 },
  );
  print(
    ctx,
    ink,
    "M33 37C33 30 34 20 38 15 43 11 47 17 50 17 53 17 57 11 62 15 66 20 67 30 67 37Z",
    "art-beast",
    { dark: 0.75, angle: 1.3, from: 70, to: 30 },
  );
  cut(ctx, ink, "M50 17Q49 23 50 28", 1.3);
  print(ctx, ink, "M33.4 31C44 34 56 34 66.6 31L67 37.6H33Z", "art-line", { dark: 0, width: 1 });
  print(
    ctx,
    ink,
    "M12 35C20 40 30 37.4 50 37.4 70 37.4 80 40 88 35 84 46 64 43.6 50 43.6 36 43.6 16 46 12 35Z",
    "art-beast",
    { dark: 0.6, angle: 0.1, from: 90, to: 14 },
  );
  print(
    ctx,
    ink,
    "M70 80.4 71.8 84.8 76.6 85.2 73 88.2 74.2 93 70 90.4 65.8 93 67 88.2 63.4 85.2 68.2 84.8Z",
    "art-gold",
    { dark: 0.2, width: 1.2, from: 80, to: 70 },
  );
});

/** By the name of the level. @type {Record<string, import("../painter.js").Picture>} */
export const FACES = { greenhorn, settler, rancher, marshal };
