// What the page fetches once it stands: the scene of the home page, and faces of players.

export { FACES as faces } from "./faces.js";
export { emblem } from "./portrait.js";
export { paintPrairie as prairie } from "./prairie.js";
export { tinFace } from "./tin-face.js";
