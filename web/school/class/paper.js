// Sheets to print: a position, a lesson, puzzles, or questions to look back with. Board in black and
// white, room for the answer, the solutions on a page of their own.

import { keptMatch } from "../../core/saves.js";
import { element, fill } from "../../core/element.js";
import { gameNamed } from "../../games/index.js";
import { framed } from "../../panels/frame.js";
import { lostParts } from "../../panels/lost.js";
import { qrPicture } from "../../panels/qr.js";
import { addressOf } from "../../panels/share.js";
import { startingBar } from "../../panels/starting-bar.js";
import { emptyScene } from "../../play/scene.js";
import { askInSlices } from "../../play/slices.js";
import { TableTalk } from "../../play/talk.js";
import { keptLesson } from "../kept-lessons.js";
import { titleOf } from "../own-lessons.js";
import { gradeNamed, puzzlesOf, shippedLesson } from "../shipped.js";
import { gameOf } from "../parts.js";
import { mixed, questionIn, wordAnswer } from "../questions.js";
import { paragraphs, textIn } from "../texts.js";
import { wordRefusal } from "../verdicts.js";
import { contentOf, puzzleSet } from "./content.js";
import { wordDeeds } from "./deeds.js";
import { keptClass } from "./kept-class.js";
import { onPaper } from "./paper-ink.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {import("../../painter.js").PlacedView} PlacedView */
/** @typedef {{ game: string, title: string, lesson: Lesson | null, saved?: import("../../wire.js").SavedMatch, address: string, questions?: boolean }} Sheet */

const WIDTH = 560; // pixels that a board is laid out for
const SHARP = 3; // times as many dots on paper
const LINES = 5; // to write an answer on, beside a board
const SHORT = 2; // and below a question
const QUESTIONS = 6; // of the sheet to look back with
const SIZES = ["A4", "letter"];
const MARGIN = "14mm";
const MOST = 3; // right answers that are told

/**
 * @param {App} app
 * @param {string[]} parts what is printed: `course`, `own`, `class`, `match`, `puzzles` or `look-back`, and which
 * @returns {import("../../page.js").Screen}
 */
export function paperScreen(app, parts) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const root = framed(app, "page paper", startingBar(app));
  const place = /** @type {HTMLElement} */ (root.querySelector("main > div"));
  const size = new CSSStyleSheet();
  document.adoptedStyleSheets.push(size);
  let closed = false;
  sheetOf(app, parts)
    .then(async (sheet) => {
      const made = await draw(app, sheet);
      const paper = element("div", { class: "paper-sheet" }, ...made);
      if (!closed) fill(place, tools(app, sheet, place, size), paper);
    })
    .catch((error) => {
      const known = error instanceof Error && "key" in error;
      const text = known ? wordRefusal(app.words, "table", error) : say("paper.lost");
      const way = { href: "#/school", words: app.words.say("school", "school.back") };
      if (!closed) fill(place, ...lostParts(app, { text, way }));
    });
  return {
    title: say("paper.title"),
    root,
    close: () => {
      closed = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== size);
    },
  };
}

/**
 * Find what is to be printed.
 * @param {App} app
 * @param {string[]} parts
 * @returns {Promise<Sheet>}
 */
async function sheetOf(app, [what, which = "", more = ""]) {
  if (what === "course") {
    const lesson = await shippedLesson(app, which);
    return lessonSheet(app, lesson, `/lesson/${which}`);
  }
  if (what === "own") {
    const lesson = keptLesson(which)?.lesson;
    if (!lesson) throw new Error(which);
    const told = await askInSlices(app.core, { do: "lesson_link", lesson }, never, never);
    return lessonSheet(app, lesson, told?.link ?? "");
  }
  if (what === "puzzles") {
    const wanted = gradeNamed(app, which, more);
    const all = (await puzzlesOf(app, which)).filter(({ grade }) => grade === wanted);
    const names = all.slice(0, app.limits.steps).map(({ id }) => id);
    return lessonSheet(app, await puzzleSet(app, which, names), `/puzzles/${which}`);
  }
  if (what === "class") {
    const kept = keptClass(which);
    if (!kept) throw new Error(which);
    const { lesson, game, title, assignment } = await contentOf(app, kept.link);
    const address = addressOf(kept.link);
    if (lesson || !assignment.match) return { game, title, lesson, address };
    const { kinds: _, actions, ...setup } = assignment.match;
    const saved = { ...setup, actions: [...actions], players: [], cursor: actions.length };
    return { game, title, lesson, saved, address };
  }
  if (what === "match") {
    const kept = keptMatch(which);
    if (!kept) throw new Error(which);
    const { saved } = kept;
    await app.core.ask({ do: "open", saved, seat: null });
    const { link } = await app.core.ask({ do: "link", kinds: [] });
    const title = kept.name ?? app.words.say(saved.game, "title");
    return { game: saved.game, title, lesson: null, saved, address: addressOf(link) };
  }
  if (what !== "look-back" || !gameNamed(which)) throw new Error(what);
  const title = app.words.say(which, "title");
  return {
    game: which,
    title,
    lesson: null,
    address: addressOf(`/rules/${which}`),
    questions: true,
  };
}

const never = () => false;

/** @param {App} app @param {Lesson} lesson @param {string} link @returns {Sheet} */
function lessonSheet(app, lesson, link) {
  return { game: lesson.game, title: titleOf(app, lesson), lesson, address: addressOf(link) };
}

/**
 * What is chosen before printing; none of it is printed.
 * @param {App} app
 * @param {Sheet} sheet
 * @param {HTMLElement} place
 * @param {CSSStyleSheet} size
 */
function tools(app, sheet, place, size) {
  /** @param {string} key */
  const say = (key) => app.words.say("class", key);
  /** @param {string} name @param {boolean} checked */
  const choice = (name, checked) => {
    const box = element("input", { type: "checkbox", id: `paper-${name}`, checked });
    const show = () => place.classList.toggle(`without-${name}`, !box.checked);
    box.addEventListener("change", show);
    show();
    return element("label", { class: "class-check", for: box.id }, box, say(`paper.${name}`));
  };
  const sizes = element(
    "select",
    { id: "paper-size" },
    ...SIZES.map((one) => element("option", { value: one }, say(`paper.size.${one}`))),
  );
  const fit = () => size.replaceSync(`@page { size: ${sizes.value}; margin: ${MARGIN}; }`);
  // Where letter paper is used is told by the language that the browser was set up for.
  if (/^(en-US|en-CA|fr-CA|es-MX)/.test(navigator.language)) sizes.value = SIZES[1];
  sizes.addEventListener("change", fit);
  fit();
  return element(
    "div",
    { class: "row onscreen" },
    element(
      "button",
      { type: "button", class: "button main", dataset: { do: "print" }, onclick: () => print() },
      app.words.say("page", "print"),
    ),
    element("label", { for: "paper-size" }, say("paper.size")),
    sizes,
    choice("code", true),
    !sheet.questions && choice("lines", true),
    sheet.lesson !== null && choice("solutions", true),
  );
}

/**
 * Draw everything that is printed.
 * @param {App} app
 * @param {Sheet} sheet
 * @returns {Promise<HTMLElement[]>}
 */
async function draw(app, sheet) {
  const code = qrPicture(sheet.address, app.words.say("page", "qr.label", { title: sheet.title }));
  const head = element(
    "header",
    { class: "sheet-head" },
    element(
      "div",
      {},
      element("h1", {}, sheet.title),
      element("p", {}, app.words.say(sheet.game, "title")),
      element("p", { class: "sheet-name" }, app.words.say("class", "paper.name")),
    ),
    code && element("div", { class: "sheet-code" }, code),
  );
  if (sheet.questions) return [head, questions(app, sheet)];
  if (sheet.lesson) return [head, ...(await steps(app, sheet.lesson))];
  const { saved } = sheet;
  if (!saved) return [head];
  const state = await app.core.ask({ do: "open", saved, seat: null });
  const board = picture(app, sheet.game, state.view);
  return [head, element("section", { class: "sheet-step" }, board, writing(LINES))];
}

/** @param {App} app @param {Lesson} lesson */
async function steps(app, lesson) {
  const { core, words } = app;
  const { language } = words;
  await core.ask({ do: "lesson", lesson });
  const made = [];
  const solved = [];
  for (const [i, step] of lesson.steps.entries()) {
    const state = await core.ask({ do: "lesson_step", step: i });
    const game = gameOf(lesson, step);
    new TableTalk(words, game).name(state, []);
    const view = state.pupil === null ? state.view : { ...state.view, seat: state.pupil };
    const reading = step.check[0]?.is === "read";
    const you = state.pupil === null || reading ? "" : words.names[state.pupil];
    made.push(
      element(
        "section",
        { class: "sheet-step" },
        picture(app, game, view),
        element(
          "div",
          {},
          element("h2", {}, words.say("school", "lesson.dot", { step: i + 1 })),
          ...paragraphs(textIn(step.text, language)).map((part) => element("p", {}, part)),
          you !== "" &&
            element("p", { class: "you" }, words.say("school", "lesson.you", { name: you })),
          ...choicesOf(step.check, language),
          !reading && writing(LINES),
        ),
      ),
    );
    if (!reading) solved.push(await solution(app, lesson, i));
  }
  const pages = element(
    "section",
    { class: "solutions" },
    element("h2", {}, words.say("class", "paper.solutions")),
    element("ol", {}, ...solved),
  );
  return [...made, pages];
}

/**
 * List what can be chosen, or is to be ordered.
 * @param {import("../../wire.js").LessonStep["check"]} check
 * @param {string} language
 */
function choicesOf(check, language) {
  const question = questionIn(check);
  if (question?.is !== "choice" && question?.is !== "order") return [];
  const { from } = question;
  const places = question.is === "order" ? mixed(from.length, 0) : from.map((_, i) => i);
  const items = places.map((i) => element("li", {}, `☐ ${textIn(from[i], language)}`));
  return [element("ul", { class: "sheet-choices" }, ...items)];
}

/**
 * Say how a step is solved.
 * @param {App} app
 * @param {Lesson} lesson
 * @param {number} number
 */
async function solution(app, lesson, number) {
  const { match, check, right } = lesson.steps[number];
  const game = gameOf(lesson, lesson.steps[number]);
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const own = textIn(right, app.words.language);
  const parts = [];
  if (check.length === 0) parts.push(say("wall.any"));
  else if (check[0].is === "win") parts.push(say("paper.win"));
  else if (check[0].is === "open") parts.push(app.words.say("school", "question.open"));
  else {
    const asked = {
      do: /** @type {const} */ ("lesson_solutions"),
      game,
      match,
      check,
    };
    const found = await askInSlices(app.core, asked, never, never);
    const accepted = found?.accepted ?? [];
    const question = questionIn(check);
    if (question) parts.push(wordAnswer(app.words, game, question, accepted[0] ?? []));
    const actions = question ? [] : accepted.slice(0, MOST);
    await app.core.ask({ do: "lesson_step", step: number });
    parts.push(...(await wordDeeds(app, actions)));
    const n = accepted.length - actions.length;
    if (n > 0 && !question) parts.push(app.words.say("school", "make.accepted-more", { n }));
  }
  if (own) parts.push(own);
  return element("li", { value: number + 1 }, ...parts.map((part) => element("p", {}, part)));
}

/**
 * Draw a position for paper.
 * @param {App} app
 * @param {string} name of the game
 * @param {PlacedView} view
 */
function picture(app, name, view) {
  const game = /** @type {import("../../painter.js").GameOfThePage} */ (gameNamed(name));
  const layout = game.painter.layout(view, { width: WIDTH, height: WIDTH });
  const canvas = element("canvas", { class: "sheet-board" });
  canvas.width = layout.width * SHARP;
  canvas.height = layout.height * SHARP;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.scale(SHARP, SHARP);
  const scene = {
    ...emptyScene(),
    say: (/** @type {string} */ key, /** @type {any} */ values) => app.words.say(name, key, values),
    names: app.facts(name).colours.map((colour) => app.words.say("page", `colour.${colour}`)),
  };
  onPaper(app.ink(), (ink) => game.painter.paint(ctx, view, layout, scene, ink));
  return canvas;
}

/** Lines to write on. @param {number} count */
function writing(count) {
  const lines = Array.from({ length: count }, () => element("div", { class: "paper-line" }));
  return element("div", { class: "lines", "aria-hidden": "true" }, ...lines);
}

/** @param {App} app @param {Sheet} sheet */
function questions(app, { game }) {
  const name = app.words.say(game, "title");
  const items = Array.from({ length: QUESTIONS }, (_, i) =>
    element(
      "li",
      {},
      app.words.say("class", `paper.question.${i + 1}`, { game: name }),
      writing(SHORT),
    ),
  );
  return element("ol", { class: "sheet-questions" }, ...items);
}
