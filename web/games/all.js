// Every game of the page, one line each: a new game adds its own, and nothing else outside its folder.

export { boomers } from "./boomers/index.js";
export { oregon } from "./oregon/index.js";
export { boomtown } from "./boomtown/index.js";
