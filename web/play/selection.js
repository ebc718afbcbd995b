// The picks made so far and what they can become: one controller for every game and every input.
// Pure functions over plain data; nothing here draws or asks the core.

/** @typedef {import("../wire.js").Action} Action */
/** @typedef {{ picks: Action, action: Action }} Path a way to pick an action */
/** @typedef {{ paths: Path[], given: Action, picks: Action }} Selection `given`: picks that are made by themselves */
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
  const given = shared(paths.map((path) => path.picks));
  return { paths, given, picks: given };
}

/**
 * Find the picks with which every action begins, so that nobody need make them; never a whole one.
 * @param {Action[]} actions
 * @returns {Action}
 */
function shared([first = [], ...others]) {
  let length = first.length - 1;
  for (const other of others) {
    const differs = other.findIndex((pick, i) => pick !== first[i]);
    length = Math.min(length, other.length - 1, differs < 0 ? other.length : differs);
  }
  return first.slice(0, Math.max(0, length));
}

/**
 * List what can be picked next. Where the first picks are given, that is also what comes later and
 * can mean one thing only: the card to blow up tells whose it is.
 * @param {Selection} selection
 * @returns {string[]}
 */
export function nextPicks(selection) {
  return [...continuations(selection).keys()];
}

/**
 * Whether something can be picked now.
 * @param {Selection} selection
 * @param {string} pick
 */
export function canBeNext(selection, pick) {
  return continuations(selection).has(pick);
}

/** What each selection goes on with, once it was asked: a board asks for each of its spots. @type {WeakMap<Selection, Map<string, Action>>} */
const known = new WeakMap();

/**
 * Find what each pick that can be made now leads to.
 * @param {Selection} selection
 * @returns {Map<string, Action>}
 */
function continuations(selection) {
  const before = known.get(selection);
  if (before) return before;
  const { paths, given, picks } = selection;
  /** @type {Map<string, Action>} */
  const next = new Map();
  known.set(selection, next);
  /** @type {Map<string, Action | null>} */
  const later = new Map();
  for (const path of paths) {
    if (path.picks.length <= picks.length || !begins(path.picks, picks)) continue;
    next.set(path.picks[picks.length], path.picks.slice(0, picks.length + 1));
    if (given.length === 0) continue;
    for (let i = picks.length + 1; i < path.picks.length; i++) {
      const way = path.picks.slice(0, i + 1);
      const other = later.get(path.picks[i]);
      const same = other === undefined || other?.join(" ") === way.join(" ");
      later.set(path.picks[i], same ? way : null);
    }
  }
  for (const [pick, way] of later) if (way && !next.has(pick)) next.set(pick, way);
  return next;
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
  const { given, picks } = selection;
  if (candidates.length === 0) return { selection }; // something to look at, not to pick
  const next = continuations(selection);
  const fitting = candidates.find((pick) => next.has(pick));
  if (fitting !== undefined) return complete({ ...selection, picks: next.get(fitting) ?? [] });
  const made = picks.findLastIndex((pick) => candidates.includes(pick));
  if (made >= given.length) return { selection: { ...selection, picks: picks.slice(0, made) } };
  if (made >= 0) return { selection }; // it is picked, and nothing else can be
  const first = continuations({ ...selection, picks: given });
  const anew = candidates.find((pick) => first.has(pick));
  if (anew !== undefined) return complete({ ...selection, picks: first.get(anew) ?? [] });
  return { selection, refused: [...picks, candidates[0]] };
}

/**
 * Take back the last pick.
 * @param {Selection} selection
 * @returns {Selection}
 */
export function back(selection) {
  const { given, picks } = selection;
  return picks.length > given.length ? { ...selection, picks: picks.slice(0, -1) } : selection;
}

/**
 * Whether a pick can be taken back.
 * @param {Selection} selection
 */
export function begun({ given, picks }) {
  return picks.length > given.length;
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
