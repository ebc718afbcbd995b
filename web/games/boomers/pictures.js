// The pictures of Oklahoma Boomers: its key picture, and one for each expansion.

import { mines, rivers } from "./pictures/mine-and-river.js";
import { railroad } from "./pictures/railroad.js";
import { sooners } from "./pictures/sooners.js";

export { cover } from "./pictures/run.js";

/** @type {Record<string, import("../../painter.js").Picture>} */
export const options = { railroad, mines, rivers, sooners };
