// What a painter is to show besides the view: at first nothing.

/** @returns {import("../painter.js").Scene} */
export function emptyScene() {
  return {
    next: new Set(),
    picks: [],
    previews: [],
    ghosts: new Map(),
    pointed: null,
    last: [],
    recent: [],
    names: [],
    say: () => "",
    lifted: null,
    progress: 1,
    shown: [],
  };
}
