// Claims in the page: its painter, picture and sounds.

import * as painter from "./painter.js";

/** @type {import("../../painter.js").GameOfThePage} */
export const claims = {
  name: "claims",
  shelf: 4,
  learn: painter.learn,
  painter,
  figure: { edge: 6, table: () => ({ width: 320, height: 320 }) },
  sound: ({ kind }) => (kind === "staked" ? "stone" : undefined),
};
