// The room of a class: what is fetched only when somebody gives, takes or gathers an assignment.

export { classesScreen } from "./classes.js";
export { gatheringScreen } from "./gathering.js";
export { contentOf } from "./content.js";
export { guideScreen } from "./guide.js";
export { handIn } from "./hand-in.js";
export { paperScreen } from "./paper.js";
export { assignmentScreen } from "./pupil.js";
export { resultScreen } from "./result.js";
export { wallConsoleScreen } from "./wall-console.js";
export { wallScreen } from "./wall.js";
