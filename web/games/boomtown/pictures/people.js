// People on the event cards of Boomtown: the bandit, the dancer, the governor.

import { cut, fill, paintBoards, paintOpenLand, print } from "./vignette.js";

/** @typedef {import("./vignette.js").Vignette} Vignette */

/** Hat drawn low, kerchief up to the eyes, and a revolver. @param {Vignette} picture */
export function holdup(picture) {
  paintOpenLand(picture, 58, { sun: [79, 20, 11], land: "art-rock" });
  print(picture, "M10 80C12 66 26 61 38 58H58C72 61 84 66 88 80Z", "art-coat", { dark: 0.7 });
  print(picture, "M36 30H62V48C62 56 56 62 49 62 42 62 36 56 36 48Z", "art-skin-tan");
  // The eyes lie in the shadow of the brim.
  fill(picture, "M36 30H62V36H36Z", "art-shade");
  cut(picture, "M40 37.5H46M52 37.5H58", 1.9);
  print(picture, "M33 42C42 46 56 46 65 42L63 56 49 74 35 56Z", "art-red", {
    dark: 0.65,
    angle: 1.2,
  });
  cut(picture, "M42 50L46 60M56 50L52 60M49 50V64", 0.7);
  print(
    picture,
    "M31 27C33 19 35 10 39 7 44 4 47 8 49 8 51 8 54 4 59 7 63 10 65 19 67 27Z",
    "art-hair-black",
    {
      dark: 0,
    },
  );
  fill(picture, "M31.5 24C42 27 56 27 66.5 24L67 28H31Z", "art-red");
  print(
    picture,
    "M14 29C24 24 36 29 49 29 62 29 74 24 84 29 76 36 62 35 49 35 36 35 22 36 14 29Z",
    "art-hair-black",
    {
      dark: 0,
    },
  );
  print(picture, "M58 72L64 60C66 56 70 54 74 54H92V60H80L78 65H72L70 76H58Z", "art-stone", {
    dark: 0.5,
  });
  cut(picture, "M74 54V60M80 60H92M66 66Q71 66 72 62", 0.8);
}

/** A dancer in the light of the stage, with curtains on both sides. @param {Vignette} picture */
export function girls(picture) {
  const { box } = picture;
  paintBoards(picture, "art-lamp", { dark: 0.35 });
  paintBoards(picture, "art-board-deep", { upright: false, from: 64 });
  for (const side of [-1, 1]) {
    const at = (/** @type {number} */ x) => 50 + side * x;
    const edge = side < 0 ? box.x : box.x + box.w;
    print(
      picture,
      `M${edge} ${box.y}H${at(22)}C${at(26)} 20 ${at(30)} 36 ${at(40)} 44 ${at(36)} 54 ${at(35)} 66 ${at(36)} 78H${edge}Z`,
      "art-red",
      { dark: 0.7, angle: 1.4, from: at(24), to: at(46) },
    );
    cut(picture, `M${at(27)} 2C${at(30)} 20 ${at(36)} 34 ${at(43)} 42M${at(40)} 50V76`, 0.8);
  }
  // Arms up, skirt swung out, one leg kicked.
  cut(picture, "M45 27C37 22 35 14 39 6M55 27C63 22 65 14 61 6", 3.4);
  print(picture, "M57 52C66 52 72 56 78 62L75 66C68 62 62 60 56 60Z", "art-skin-fair", {
    dark: 0.3,
  });
  fill(picture, "M75 59L82 62 79 69 74 66Z", "art-line");
  print(
    picture,
    "M50 33C44 42 31 50 25 63 31 62 33 66 38 65 42 69 46 66 50 70 54 66 58 69 62 65 67 66 69 62 75 63 69 50 56 42 50 33Z",
    "art-dusk",
    { dark: 0.6, angle: 1.2 },
  );
  cut(picture, "M46 44C42 52 38 58 35 64M50 42V68M54 44C58 52 62 58 65 64", 0.8);
  print(picture, "M44 25C47 28 53 28 56 25L55 38H45Z", "art-red", { dark: 0.4 });
  print(
    picture,
    "M45 16C45 11 47 9 50 9 53 9 55 11 55 16 55 21 53 24 50 24 47 24 45 21 45 16Z",
    "art-skin-fair",
    {
      dark: 0.3,
    },
  );
  fill(
    picture,
    "M43.5 17C43 9 47 6 50 6 53 6 57 9 56.5 17 55 13 53 12 50 12 47 12 45 13 43.5 17Z",
    "art-hair-red",
  );
  print(picture, "M54 8C58 1 65 2 68 6 63 5 60 9 57 12Z", "art-canvas", { dark: 0.2, thin: 0.7 });
}

/** A gentleman with a top hat, a moustache and a star. @param {Vignette} picture */
export function governor(picture) {
  const { box } = picture;
  paintBoards(picture, "art-dusk", { dark: 0.5 });
  // A flag hangs behind him.
  for (let stripe = 0; stripe < 6; stripe++) {
    fill(picture, `M${box.x} ${4 + stripe * 12}H24V${10 + stripe * 12}H${box.x}Z`, "art-red");
    fill(picture, `M${box.x} ${10 + stripe * 12}H24V${16 + stripe * 12}H${box.x}Z`, "art-canvas");
  }
  cut(picture, "M24 0V80", 1.2);
  print(picture, "M14 80C16 68 28 63 40 60H60C72 63 84 68 86 80Z", "art-hair-black", { dark: 0 });
  print(picture, "M42 60L50 74 58 60Z", "art-canvas", { dark: 0 });
  print(picture, "M36 30H64V46C64 56 58 63 50 63 42 63 36 56 36 46Z", "art-skin-fair", {
    dark: 0.6,
    from: 56,
  });
  cut(picture, "M41 39H46M54 39H59", 1.8);
  cut(picture, "M50 40V47L47 48", 0.9);
  print(
    picture,
    "M50 50C45 47 39 49 35 54 41 55 46 55 50 53 54 55 59 55 65 54 61 49 55 47 50 50Z",
    "art-hair-grey",
    {
      dark: 0.2,
      thin: 0.8,
    },
  );
  print(picture, "M35 2H65L63 26H37Z", "art-hair-black", { dark: 0 });
  fill(picture, "M36.6 20H63.4L63 26H37Z", "art-red");
  print(picture, "M26 27C34 24 66 24 74 27 66 32 34 32 26 27Z", "art-hair-black", { dark: 0 });
  fill(picture, "M41 4H44V18H41Z", "art-dusk");
  print(picture, star(72, 69, 8.5), "art-gold", { dark: 0.3, from: 78, to: 66, thin: 0.9 });
}

/** @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  const path = new Path2D();
  for (let corner = 0; corner < 10; corner++) {
    const reach = corner % 2 ? r * 0.45 : r;
    const way = (Math.PI * corner) / 5 - Math.PI / 2;
    path.lineTo(x + reach * Math.cos(way), y + reach * Math.sin(way));
  }
  path.closePath();
  return path;
}
