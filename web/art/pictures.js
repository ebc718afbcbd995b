// What the page fetches once it stands: the scene of the home page, and the faces of the levels.

export { paintPrairie as prairie } from "./prairie.js";
export { FACES as faces } from "./faces.js";
