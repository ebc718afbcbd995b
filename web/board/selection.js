// The picks made so far and what they can become: one controller for every game and every input.
// Pure functions over plain data; nothing here draws or asks the core.

/** @typedef {import("../types.js").Action} Action */
/** @typedef {{ picks: Action, action: Action }} Path a way to pick an action */
/** @typedef {{ paths: Path[], picks: Action }} Selection */
/** @typedef {{ selection: Selection, action?: Action, refused?: Action }} Choice */

/**
 * Begin a selection among the legal actions. Two picks in a row that `either` says can be made in
 * either order (two cards of a hand) lead to the same action both ways.
 * @param {Action[]} legal
 * @param {(first: string, second: string) => boolean} [either]
 * @returns {Selection}
 */
export function begin(legal, either = () => false) {
  const paths = legal.flatMap((action) => {
    const found = [{ picks: action, action }];
    for (let i = 0; i + 1 < action.length; i++) {
      const [first, second] = [action[i], action[i + 1]];
      if (first === second || !either(first, second)) continue;
      const picks = [...action.slice(0, i), second, first, ...action.slice(i + 2)];
      found.push({ picks, action });
    }
    return found;
  });
  return { paths, picks: [] };
}

/**
 * List what can be picked next.
 * @param {Selection} selection
 * @returns {string[]}
 */
export function nextPicks({ paths, picks }) {
  const next = new Set();
  for (const path of paths) {
    if (path.picks.length > picks.length && begins(path.picks, picks)) {
      next.add(path.picks[picks.length]);
    }
  }
  return [...next];
}

/**
 * List the actions that the picks made so far can still become.
 * @param {Selection} selection
 * @returns {Action[]}
 */
export function possible({ paths, picks }) {
  return [...new Set(paths.filter((path) => begins(path.picks, picks)).map((path) => path.action))];
}

/**
 * Make the first of these picks that fits; else take back one that was made, or begin anew with it.
 * @param {Selection} selection
 * @param {string[]} candidates what the chosen spot stands for
 * @returns {Choice}
 */
export function choose(selection, candidates) {
  const { paths, picks } = selection;
  if (candidates.length === 0) return { selection }; // something to look at, not to pick
  const next = nextPicks(selection);
  const fitting = candidates.find((pick) => next.includes(pick));
  if (fitting !== undefined) return complete({ paths, picks: [...picks, fitting] });
  const made = picks.findLastIndex((pick) => candidates.includes(pick));
  if (made >= 0) return { selection: { paths, picks: picks.slice(0, made) } };
  const first = nextPicks({ paths, picks: [] });
  const anew = candidates.find((pick) => first.includes(pick));
  if (anew !== undefined) return complete({ paths, picks: [anew] });
  return { selection, refused: [...picks, candidates[0]] };
}

/**
 * Take back the last pick.
 * @param {Selection} selection
 * @returns {Selection}
 */
export function back({ paths, picks }) {
  return { paths, picks: picks.slice(0, -1) };
}

/**
 * @param {Selection} selection
 * @returns {Choice}
 */
function complete(selection) {
  const { paths, picks } = selection;
  const done = paths.find(
    (path) => path.picks.length === picks.length && begins(path.picks, picks),
  );
  return done ? { selection, action: done.action } : { selection };
}

/**
 * @param {Action} path
 * @param {Action} picks
 */
function begins(path, picks) {
  return picks.every((pick, i) => path[i] === pick);
}
