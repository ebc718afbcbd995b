// What one comes back for, fetched when it is entered: the deal of a day, the record book, the trail.

export { bookScreen } from "./book.js";
export { dealScreen } from "./deal-screen.js";
export { nextOnTrail, trailScreen } from "./trail-screen.js";
