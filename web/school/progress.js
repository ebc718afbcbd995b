// How far somebody is in a lesson on this device: at which step, what is solved, what was tried. It is
// written at once, so a reload, a crash or a day later it goes on from there.

import { dateOf, isAction, isListOf, isObject, isText } from "../core/kept-shapes.js";
import { keysAfter, read, remove, write } from "../core/storage.js";
import { gameNamed } from "../games/index.js";

/** @typedef {import("../wire.js").Action} Action */
/** @typedef {import("../wire.js").LessonText} LessonText */
/** One step: each try is what was played in it, by all seats where it was played on. @typedef {{ solved: boolean, shown?: boolean, tries: Action[][], hints: number, seconds: number }} StepProgress */
/** What a lesson that came by link is listed by. @typedef {{ link: string, game: string, title: LessonText }} OpenedLesson */
/** @typedef {{ at: number, steps: StepProgress[], playing: Action[], changed: number, opened?: OpenedLesson }} KeptProgress */

const PROGRESS = "frontier/progress/";
const LINK = "link/"; // the keys of lessons that came by link
const MOST_TRIES = 20; // of a step that are kept: the first ones, and the last
const MOST_OPENED = 30; // lessons that came by link, of which the oldest goes
const IDLE = 300; // seconds without any sign after which nobody is thinking

/** @returns {StepProgress} */
const fresh = () => ({ solved: false, tries: [], hints: 0, seconds: 0 });

export class Progress {
  #since = 0;

  /**
   * @param {string | null} name under which it is kept; null where it is not
   * @param {number} steps how many the lesson has now
   * @param {OpenedLesson} [opened] where the lesson came by link
   */
  constructor(name, steps, opened) {
    this.name = name;
    this.opened = opened;
    const kept = name === null ? null : keptProgress(name);
    /** The step that is due; as many as there are when the lesson is finished. */
    this.at = Math.min(kept?.at ?? 0, steps);
    this.steps = Array.from({ length: steps }, (_, i) => kept?.steps[i] ?? fresh());
    /** What has been played in the present step, where it is played on. */
    this.playing = kept?.playing ?? [];
    if (opened && !kept) dropOldest();
    this.keep();
  }

  /** Whether anything has been done yet. */
  get begun() {
    return this.at > 0 || this.steps.some((step) => step.tries.length > 0 || step.hints > 0);
  }

  get finished() {
    return this.at === this.steps.length;
  }

  /** @returns {Set<number>} */
  get solved() {
    return new Set(this.steps.flatMap(({ solved }, i) => (solved ? [i] : [])));
  }

  /** Come to a step. @param {number} number */
  goTo(number) {
    this.#count();
    if (number !== this.at) this.playing = [];
    this.at = number;
    this.keep();
  }

  /**
   * Note a try that is over.
   * @param {Action[]} played
   * @param {boolean} solved
   */
  tried(played, solved) {
    this.#count();
    const step = this.steps[this.at];
    if (!step) return;
    // What was tried once a step is solved is practice, and changes nothing of it.
    if (!step.solved) {
      if (step.tries.length >= MOST_TRIES) step.tries.pop();
      step.tries.push(played);
    }
    step.solved ||= solved;
    this.playing = [];
    this.keep();
  }

  /** Note what has been played so far in a step that goes on. @param {Action[]} played */
  played(played) {
    this.playing = played;
    this.keep();
  }

  hinted() {
    this.#count();
    const step = this.steps[this.at];
    if (!step || step.solved) return;
    step.hints++;
    this.keep();
  }

  /** Note that the solution was shown: the step is not solved by that, and it is the largest hint. */
  shown() {
    const step = this.steps[this.at];
    if (!step || step.solved) return;
    if (!step.shown) step.hints++;
    step.shown = true;
    this.keep();
  }

  /** Forget all of it. */
  startOver() {
    this.at = 0;
    this.playing = [];
    this.steps = this.steps.map(fresh);
    this.keep();
  }

  /** Stop counting the time. */
  close() {
    this.#count();
    this.keep();
  }

  keep() {
    if (this.name === null) return;
    const { at, steps, playing, opened } = this;
    write(PROGRESS + this.name, { at, steps, playing, opened, changed: Date.now() });
  }

  /** Add the time since the last sign to the step that is due. */
  #count() {
    const now = Date.now() / 1000;
    const passed = this.#since ? now - this.#since : 0;
    this.#since = now;
    const step = this.steps[this.at];
    if (step && !step.solved && passed > 0) step.seconds += Math.min(passed, IDLE);
  }
}

/** Name the progress of a course that comes with the page. @param {string} id */
export const courseName = (id) => `course/${id}`;

/**
 * Name the progress of a lesson that came by link.
 * @param {string} link
 */
export function linkName(link) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < link.length; i++) {
    hash = Math.imul(hash ^ link.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `${LINK}${hash.toString(36)}-${link.length.toString(36)}`;
}

/**
 * @param {string} name
 * @returns {KeptProgress | null} null where there is none that can be read
 */
export function keptProgress(name) {
  const kept = read(PROGRESS + name);
  if (!isObject(kept) || !Number.isInteger(kept.at) || kept.at < 0) return null;
  if (!isListOf(kept.steps, isStep)) return null;
  return {
    at: kept.at,
    steps: kept.steps,
    playing: isListOf(kept.playing, isAction) ? kept.playing : [],
    changed: dateOf(kept.changed),
    opened: isOpened(kept.opened) ? kept.opened : undefined,
  };
}

/**
 * Count what is solved of a lesson, and what there is to solve or to read.
 * @param {string} name
 * @returns {{ n: number, all: number } | null} null where nothing has been begun
 */
export function soFar(name) {
  const kept = keptProgress(name);
  if (!kept || (kept.at === 0 && kept.steps.every(({ tries }) => tries.length === 0))) return null;
  const all = kept.steps.length;
  const done = kept.steps.filter(({ solved }, i) => solved || i < kept.at).length;
  return { n: Math.min(done, all), all };
}

/** @returns {{ name: string, opened: OpenedLesson, changed: number }[]} the last ones first */
export function openedLessons() {
  return keysAfter(PROGRESS + LINK)
    .map((rest) => ({ name: LINK + rest, kept: keptProgress(LINK + rest) }))
    .flatMap(({ name, kept }) =>
      kept?.opened ? [{ name, opened: kept.opened, changed: kept.changed }] : [],
    )
    .sort((a, b) => b.changed - a.changed);
}

/** @param {string} name */
export function forgetProgress(name) {
  remove(PROGRESS + name);
}

function dropOldest() {
  for (const { name } of openedLessons().slice(MOST_OPENED - 1)) forgetProgress(name);
}

/** @param {any} value @returns {value is StepProgress} */
function isStep(value) {
  return (
    isObject(value) &&
    typeof value.solved === "boolean" &&
    isListOf(value.tries, (one) => isListOf(one, isAction)) &&
    [value.hints, value.seconds].every((n) => Number.isFinite(n) && n >= 0)
  );
}

/** @param {any} value @returns {value is OpenedLesson} */
function isOpened(value) {
  if (!isObject(value)) return false;
  const { link, game, title } = value;
  const named = isText(title) || (isObject(title) && Object.values(title).every(isText));
  return isText(link) && Boolean(gameNamed(game)) && named;
}
