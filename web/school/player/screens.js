// The ways to a lesson: a course that came with the page, one of one's own, a link, or a puzzle.
// Each opens the player with what can be done before and after.

import { gameNamed } from "../../games/index.js";
import { element, fill } from "../../core/element.js";
import { lostScreen } from "../../panels/lost.js";
import { startingBar } from "../../panels/starting-bar.js";
import { stepOf } from "../address.js";
import { iconLink } from "../bar.js";
import { titleOf } from "../own-lessons.js";
import { BotAid } from "./bot-aid.js";
import { Player } from "./player.js";
import { dayAfter, dayOf, isDay } from "../../core/calendar.js";
import { markDay } from "../../core/kept-days.js";
import { keepLesson, keptLesson, markShown, markSolved } from "../kept-lessons.js";
import { isForBots } from "../bot-steps.js";
import { inOneLanguage } from "../lesson-texts.js";
import { courseName, linkName, Progress } from "../progress.js";
import { courses, puzzleFor, puzzleNamed, puzzlesOf, shippedLesson } from "../shipped.js";
import { textIn } from "../texts.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../page.js").Screen} Screen */
/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {Omit<import("./player.js").PlayerParts, "app">} Opened */

/**
 * Show a lesson as soon as it is there.
 * @param {App} app
 * @param {Promise<Opened>} coming
 * @returns {Screen}
 */
function screenOf(app, coming) {
  const waiting = element("div", { class: "notice" }, startingBar(app));
  const root = element("div", { class: "place" });
  fill(root, element("main", { class: "page narrow" }, waiting));
  /** @type {{ close?: () => void } | null} */
  let shown = null;
  let closed = false;
  coming
    .then((opened) => {
      if (closed) return;
      document.title = `${opened.title} · Frontier`;
      if (isForBots(opened.lesson)) {
        const { lesson, back, first, progress } = opened;
        const key = progress?.name ?? "tried";
        const onsolved = (/** @type {number} */ solved) => progress?.goTo(solved);
        const aid = new BotAid(app, lesson);
        const bench = app.extras.botLesson(app, { lesson, key, back, first, onsolved, aid });
        shown = bench;
        fill(root, bench.root);
        return;
      }
      const player = new Player({ app, ...opened });
      shown = player;
      fill(root, player.root);
      root.querySelector("h1")?.setAttribute("tabindex", "-1");
      root.querySelector("h1")?.focus();
      player.open();
    })
    .catch((error) => {
      const lost = error instanceof Error && !("key" in error);
      const text = lost ? lostText(app) : wordRefusal(app.words, "table", error);
      const title = lost ? undefined : app.words.say("page", "lost.link");
      fill(root, lostScreen(app, { title, text, way: toSchool(app) }).root);
    });
  return {
    title: app.words.say("school", "school.title"),
    root,
    close: () => {
      closed = true;
      shown?.close?.();
    },
  };
}

/**
 * @param {App} app
 * @param {string} href
 * @param {string} word
 * @param {string} [kind]
 * @param {Record<string, unknown>} [values]
 */
function link(app, href, word, kind = "", values) {
  return element(
    "a",
    { class: `button ${kind}`.trim(), href },
    app.words.say("school", word, values),
  );
}

/** @param {App} app */
const lostText = (app) => app.words.say("school", "lesson.lost-lesson");

/** @param {App} app */
const toSchool = (app) => ({ href: "#/school", words: app.words.say("school", "school.back") });

/**
 * The way to a sheet of it for paper.
 * @param {App} app
 * @param {string} what
 */
function paperLink(app, what) {
  return iconLink("print", `#/paper/${what}`, app.words.say("page", "print"), "paper");
}

/**
 * Offer a copy that can be changed.
 * @param {App} app
 * @param {Lesson} lesson
 * @param {string} word
 */
function copyButton(app, lesson, word) {
  const onclick = () => app.go(`#/make/${keepLesson(lesson)}`);
  return element(
    "button",
    { type: "button", class: "button", dataset: { do: "copy" }, onclick },
    app.words.say("school", word),
  );
}

/**
 * A course that came with the page.
 * @param {App} app
 * @param {string} id
 */
export function courseScreen(app, id) {
  return screenOf(app, openCourse(app, id));
}

/** @param {App} app @param {string} id @returns {Promise<Opened>} */
async function openCourse(app, id) {
  const lesson = await shippedLesson(app, id);
  const all = (await courses(app)).filter((one) => one.game === lesson.game);
  const next = all[all.findIndex((one) => one.id === id) + 1];
  return {
    lesson,
    title: titleOf(app, lesson),
    back: toSchool(app),
    progress: new Progress(courseName(id), lesson.steps.length),
    beside: [paperLink(app, `course/${id}`)],
    ending: () => [
      link(app, `#/new/${lesson.game}`, "next.play", "main"),
      ...(next
        ? [
            link(app, `#/lesson/${next.id}`, "next.course", "", {
              title: textIn(next.title, app.words.language),
            }),
          ]
        : []),
      ...(gameNamed(lesson.game)?.taught
        ? [link(app, `#/puzzles/${lesson.game}`, "next.puzzles")]
        : []),
      copyButton(app, inOneLanguage(lesson, app.words.language), "next.copy"),
    ],
  };
}

/**
 * A lesson that this device keeps; its author tries it, or somebody learns by it.
 * @param {App} app
 * @param {string} id
 * @param {string | null} tried the step that its author tries, as the address has it
 */
export function ownScreen(app, id, tried) {
  const kept = keptLesson(id);
  if (!kept) return screenOf(app, Promise.reject(new Error(id)));
  const step = tried === null ? null : stepOf(tried, kept.lesson);
  return screenOf(app, Promise.resolve(openOwn(app, id, kept.lesson, step)));
}

/** Name the progress in a lesson of one's own. @param {string} id */
const ownName = (id) => `own/${id}`;

/** @param {App} app @param {string} id @param {Lesson} lesson @param {number | null} tried @returns {Opened} */
function openOwn(app, id, lesson, tried) {
  const maker = { href: `#/make/${id}/${tried}`, words: app.words.say("school", "make.back") };
  return {
    lesson,
    title: titleOf(app, lesson),
    first: tried ?? undefined,
    progress: new Progress(tried === null ? ownName(id) : null, lesson.steps.length),
    beside: [paperLink(app, `own/${id}`)],
    back: tried === null ? toSchool(app) : maker,
    ending: () => [
      link(app, `#/make/${id}`, "next.edit", "main"),
      link(app, "#/school", "school.back"),
    ],
  };
}

/**
 * A lesson that came inside a link; how far one is with it is kept, and nothing else on this device.
 * @param {App} app
 * @param {string} text
 */
export function lessonLinkScreen(app, text) {
  return screenOf(app, openLink(app, text));
}

/** @param {App} app @param {string} text @returns {Promise<Opened>} */
async function openLink(app, text) {
  // One letter more than any link has is enough for the core to refuse it.
  const cut = text.slice(0, app.limits.lesson_letters + 1);
  const { lesson } = await app.core.ask({ do: "lesson_follow", link: cut });
  const { game, title, steps } = lesson;
  return {
    lesson,
    title: titleOf(app, lesson),
    back: toSchool(app),
    progress: new Progress(linkName(text), steps.length, { link: text, game, title }),
    ending: () => [
      link(app, `#/new/${lesson.game}`, "next.play", "main"),
      ...(gameNamed(lesson.game)?.taught
        ? [link(app, `#/puzzles/${lesson.game}`, "next.puzzles")]
        : []),
      copyButton(app, lesson, "next.keep"),
    ],
  };
}

/**
 * A puzzle of a game.
 * @param {App} app
 * @param {string} game
 * @param {string} id
 */
export function puzzleScreen(app, game, id) {
  return screenOf(app, openPuzzle(app, game, id));
}

/** @param {App} app @param {string} game @param {string} id @returns {Promise<Opened>} */
async function openPuzzle(app, game, id) {
  const puzzle = await puzzleNamed(app, game, id);
  if (!puzzle) throw new Error(id);
  const puzzles = await puzzlesOf(app, game);
  const number = puzzles.indexOf(puzzle);
  const next = number < 0 ? undefined : puzzles[number + 1];
  const list = { href: `#/puzzles/${game}`, words: app.words.say("school", "puzzles.back") };
  return {
    lesson: puzzle.lesson,
    title: puzzleTitle(app, puzzle, number),
    notice: puzzle.retired ? app.words.say("school", "puzzle.former") : undefined,
    back: list,
    onsolved: () => markSolved(game, id),
    onshown: () => markShown(game, id),
    ending: () =>
      next
        ? [
            link(app, `#/puzzle/${game}/${next.id}`, "next.puzzle", "main"),
            link(app, list.href, "puzzles.back"),
          ]
        : [link(app, list.href, "puzzles.back", "main")],
  };
}

/** @param {App} app @param {import("../../wire.js").Puzzle} puzzle @param {number} number */
function puzzleTitle(app, { grade, retired }, number) {
  if (retired) return app.words.say("school", "puzzle.title-former");
  const level = app.words.say("school", `grade.${grade}`);
  return app.words.say("school", "puzzle.title", { number: number + 1, level });
}

/**
 * The puzzle of today, or of an earlier day.
 * @param {App} app
 * @param {string | undefined} wanted a day, such as 2026-11-16
 */
export function dayScreen(app, wanted) {
  const today = dayOf(new Date());
  if (wanted !== undefined && (!isDay(wanted) || wanted > today)) {
    const way = { href: "#/puzzle/today", words: app.words.say("school", "day.today") };
    return lostScreen(app, { text: app.words.say("school", "day.none"), way });
  }
  const day = wanted ?? today;
  return screenOf(app, openDay(app, day, today));
}

/** @param {string} day */
export const dayHref = (day) => `#/puzzle/day/${day}`;

/** @param {App} app @param {string} day @param {string} today @returns {Promise<Opened>} */
async function openDay(app, day, today) {
  const { game, puzzle } = await puzzleFor(app, day);
  const format = new Intl.DateTimeFormat(app.words.language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const title = app.words.say("school", day === today ? "day.today" : "day.earlier", {
    day: format.format(Date.parse(day)),
  });
  const [before, after] = [dayAfter(day, -1), dayAfter(day, 1)];
  return {
    lesson: puzzle.lesson,
    title,
    back: toSchool(app),
    onsolved: () => {
      if (markSolved(game, puzzle.id)) markDay("puzzle", day);
    },
    onshown: () => markShown(game, puzzle.id),
    beside: [
      iconLink("previous", dayHref(before), app.words.say("school", "day.before"), "day-before"),
      day < today &&
        iconLink("next", dayHref(after), app.words.say("school", "day.after"), "day-after"),
    ],
    ending: () => [
      link(app, `#/puzzles/${game}`, "next.puzzles", "main", { game }),
      link(app, dayHref(before), "day.before"),
    ],
  };
}
