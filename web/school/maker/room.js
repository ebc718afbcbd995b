// The lesson maker: what is fetched only when somebody makes a lesson.

export { makerScreen } from "./screens.js";
