// The set-up board, and the quick ways to a position: what is fetched only when somebody makes one.

export { Shortcuts } from "../shortcuts.js";
export { setupBoardScreen } from "./screen.js";
