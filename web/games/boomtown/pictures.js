// The pictures of Boomtown.

export { cover } from "./pictures/street.js";
