// Places and beasts on the event cards of Boomtown: saloon, stagecoach, mustang, telegraph.

import { paintHorse, paintWheel } from "../../../art/travellers.js";
import { standing } from "../../../art/woodcut.js";
import { cut, fill, paintBoards, paintOpenLand, print } from "./vignette.js";

/** @typedef {import("./vignette.js").Vignette} Vignette */

/** Swinging doors, and the light behind them. @param {Vignette} picture */
export function saloon(picture) {
  paintBoards(picture, "art-board");
  fill(picture, "M26 14H74V80H26Z", "art-lamp");
  // Somebody stands at the bar.
  fill(picture, "M26 50H74V56H26Z", "art-board-deep");
  fill(
    picture,
    "M44 50V36C44 32 47 30 50 30 53 30 56 32 56 36V50ZM41 27C45 24 55 24 59 27 55 29 45 29 41 27ZM45 26C45 21 55 21 55 26Z",
    "art-line",
  );
  for (const side of [-1, 1]) {
    const at = (/** @type {number} */ x) => 50 + side * x;
    print(
      picture,
      `M${at(24)} 34C${at(17)} 30 ${at(8)} 34 ${at(3)} 42V66C${at(9)} 64 ${at(18)} 68 ${at(24)} 66Z`,
      "art-red",
      {
        dark: 0.6,
        from: at(4),
        to: at(24),
        angle: 1.57,
      },
    );
    cut(
      picture,
      `M${at(20)} 43H${at(8)}M${at(20)} 49H${at(7)}M${at(20)} 55H${at(7)}M${at(20)} 61H${at(8)}`,
      0.9,
    );
    print(picture, `M${at(24)} 10H${at(31)}V80H${at(24)}Z`, "art-board-deep", {
      dark: 0.5,
      angle: 1.57,
      from: at(24),
      to: at(32),
    });
  }
  print(picture, "M16 1H84V15H16Z", "art-canvas", { dark: 0.3, from: 60, to: 10 });
  fill(
    picture,
    "M24 5H30V11H24ZM34 5H38V11H34ZM42 5H48V11H42ZM52 5H58V11H52ZM62 5H66V11H62ZM70 5H76V11H70Z",
    "art-line",
  );
}

/** The coach at full speed, with its trunks on the roof. @param {Vignette} picture */
export function stagecoach(picture) {
  const { ctx, ink } = picture;
  paintOpenLand(picture, 54, { sun: [82, 16, 9] });
  ctx.save();
  ctx.translate(9, 70);
  ctx.scale(0.58, 0.58);
  const coach = { ...picture, line: picture.line / 0.58, gap: picture.gap / 0.58 };
  fill(coach, "M-4 2C40 -4 100 -4 146 2 100 8 40 8 -4 2Z", "art-shade");
  print(coach, "M36 -94H64V-82H36ZM68 -100H94V-82H68Z", "art-board", {
    dark: 0.5,
    from: 100,
    to: 40,
  });
  cut(coach, "M44 -94V-82M56 -94V-82M74 -100V-82M88 -100V-82", 0.8);
  print(
    coach,
    "M24 -80C22 -58 28 -40 44 -32H104C120 -40 126 -58 124 -80 100 -86 48 -86 24 -80Z",
    "art-red",
    {
      dark: 0.65,
      from: 120,
      to: 30,
    },
  );
  print(coach, "M36 -74H56V-54H36ZM92 -74H112V-54H94Z", "art-lamp", { dark: 0 });
  print(coach, "M62 -76H86V-34H62Z", "art-board-deep", { dark: 0.4, from: 90, to: 60 });
  print(coach, "M66 -72H82V-54H66Z", "art-lamp", { dark: 0 });
  // The driver with the reins, on the box.
  print(coach, "M120 -60H142V-52H128L124 -40H116Z", "art-board", { dark: 0.4 });
  print(coach, "M122 -60C121 -74 126 -82 133 -83L142 -66 150 -62 148 -58 136 -60Z", "art-coat", {
    dark: 0.4,
  });
  fill(coach, "M126 -88A6 6 0 1 0 138 -88 6 6 0 1 0 126 -88Z", "art-skin-tan");
  fill(
    coach,
    "M121 -91C126 -94 140 -94 146 -91 140 -88 126 -88 121 -91ZM127 -92C127 -100 139 -100 139 -92Z",
    "art-line",
  );
  cut(coach, "M149 -60C158 -56 164 -52 174 -52", 0.8);
  cut(coach, "M34 -28H128", 2);
  paintWheel(ctx, ink, 40, -24, 24);
  paintWheel(ctx, ink, 118, -20, 20);
  ctx.restore();
}

/** A horse that nobody has caught. @param {Vignette} picture */
export function mustang(picture) {
  const { ctx, ink } = picture;
  paintOpenLand(picture, 56, { sun: [24, 20, 11], land: "art-plain-far" });
  cut(picture, "M8 66C14 62 18 66 22 64M2 72C10 68 16 74 24 70", 1.2);
  standing(ctx, { x: 28, y: 71, size: 0.6 }, () => paintHorse(ctx, ink));
}

/** Poles and wires across the prairie. @param {Vignette} picture */
export function telegraph(picture) {
  const { box } = picture;
  const right = box.x + box.w;
  paintOpenLand(picture, 60, { sun: [34, 46, 12] });
  for (const [x, foot, tall] of [
    [20, 62, 24],
    [36, 65, 38],
  ]) {
    cut(
      picture,
      `M${x} ${foot}V${foot - tall}M${x - tall * 0.24} ${foot - tall * 0.86}H${x + tall * 0.24}`,
      tall / 16,
    );
  }
  print(picture, "M63 0H70V78H63Z", "art-wood", { dark: 0.7, angle: 1.57, from: 70, to: 63 });
  for (const y of [10, 26]) {
    print(picture, `M46 ${y}H88V${y + 6}H46Z`, "art-wood", { dark: 0.5, from: 88, to: 46 });
    for (const x of [50, 58, 75, 83])
      print(picture, `M${x - 2.6} ${y}V${y - 6}H${x + 2.6}V${y}Z`, "art-canvas", {
        dark: 0,
        thin: 0.8,
      });
  }
  cut(
    picture,
    `M50 5C44 22 38 28 28 32.5M83 5C88 10 94 12 ${right} 13M50 21C46 30 40 36 44 33M83 21C88 26 94 28 ${right} 29M28 33C26 38 22 41 16 41.6M16 42C10 46 4 48 ${box.x} 48`,
    0.8,
  );
  // A bird that listens.
  fill(picture, "M84 4C86 0 92 0 93 4L98 7 90 9C87 10 84 8 84 4Z", "art-line");
}
