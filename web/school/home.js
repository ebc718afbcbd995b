// The school: the puzzle of the day, a course and puzzles for every game, and lessons of one's own.

import { takeHandedFile } from "../core/handed-file.js";
import { GAMES } from "../games/index.js";
import { element, fill } from "../core/element.js";
import { Covers } from "../panels/covers.js";
import { acceptDrops } from "../panels/file-drop.js";
import { framed } from "../panels/frame.js";
import { openedSection } from "./opened-lessons.js";
import { dayHref } from "./player/screens.js";
import { OwnLessons } from "./own-lessons.js";
import { courseName, soFar } from "./progress.js";
import { dayAfter, dayOf } from "../core/calendar.js";
import { solvedPuzzles } from "./kept-lessons.js";
import { courses, puzzleFor, puzzlesOf } from "./shipped.js";
import { textIn } from "./texts.js";

/** @typedef {import("../page.js").App} App */

const DAYS = 5; // days before today that are offered

/**
 * @param {App} app
 * @returns {import("../page.js").Screen}
 */
export function schoolScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const covers = new Covers(app);
  const today = element("div", { class: "today" });
  const games = GAMES.filter(({ taught }) => taught).map((game) => ({
    game,
    list: element("ul", { class: "courses" }),
  }));
  const own = new OwnLessons(app);
  const message = element("p", { class: "notice", role: "alert", hidden: true });
  const root = framed(
    app,
    "page school",
    element("h1", {}, say("school.title")),
    element("p", { class: "lede" }, say("school.lede")),
    message,
    element("section", { "aria-labelledby": "today-title" }, today),
    element("h2", { class: "part" }, say("school.courses")),
    element(
      "ul",
      { class: "games" },
      ...games.map(({ game, list }) => gameCard(app, game, list, covers)),
    ),
    openedSection(app),
    own.root,
    element("h2", { class: "part" }, say("school.lab")),
    element("p", {}, say("school.lab.text")),
    element(
      "p",
      { class: "row" },
      element("a", { class: "button", href: "#/lab", dataset: { do: "lab" } }, say("school.lab")),
      element(
        "a",
        { class: "button", href: "#/class", dataset: { do: "class" } },
        say("class.link"),
      ),
    ),
  );
  /** @param {unknown} error */
  const fail = (error) => {
    message.hidden = false;
    message.textContent = app.words.say("page", "error.page", { text: String(error) });
  };
  hangCourses(app, games).catch(fail);
  hangToday(app, today).catch(fail);
  acceptDrops(root, (file) => own.openFile(file));
  return {
    title: say("school.title"),
    root,
    shown: () => {
      covers.hang();
      const handed = takeHandedFile();
      if (handed) own.openFile(handed);
    },
    close: () => covers.close(),
  };
}

/**
 * @param {App} app
 * @param {import("../painter.js").GameOfThePage} game
 * @param {HTMLElement} list
 * @param {Covers} covers
 */
function gameCard(app, game, list, covers) {
  const { name } = game;
  const title = app.words.say(name, "title");
  const puzzles = element("p", { class: "facts" });
  countPuzzles(app, name, puzzles).catch(() => {}); // the message above says so already
  return element(
    "li",
    { class: "card", "aria-label": title },
    covers.canvas(game),
    element(
      "div",
      { class: "inside" },
      element("h3", {}, title),
      list,
      element(
        "div",
        { class: "row" },
        element(
          "a",
          {
            class: "button",
            href: `#/puzzles/${name}`,
            "aria-label": app.words.say("school", "puzzles.title", { game: title }),
          },
          app.words.say("school", "next.puzzles"),
        ),
        puzzles,
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {HTMLElement} place
 */
async function countPuzzles(app, game, place) {
  const all = await puzzlesOf(app, game);
  const solved = solvedPuzzles();
  const n = all.filter(({ id }) => solved.has(`${game}/${id}`)).length;
  fill(place, app.words.say("school", "puzzles.count", { n, all: all.length }));
}

/**
 * @param {App} app
 * @param {{ game: { name: string }, list: HTMLElement }[]} games
 */
async function hangCourses(app, games) {
  const all = await courses(app);
  const { language } = app.words;
  const steps = (/** @type {number} */ n) => app.words.say("school", "school.steps", { n });
  for (const { game, list } of games) {
    const own = all.filter((course) => course.game === game.name);
    const [first, ...others] = own.map((course) => {
      const title = textIn(course.title, language);
      const about = `${textIn(course.about, language)} ${steps(course.steps)}`;
      const so = soFar(courseName(course.id));
      const mark =
        so &&
        element("span", { class: "so-far" }, app.words.say("school", "progress.so-far", { ...so }));
      return { href: `#/lesson/${course.id}`, title, about, mark };
    });
    if (!first) continue;
    fill(
      list,
      element(
        "li",
        { class: "first" },
        element("a", { class: "button main", href: first.href }, first.title, first.mark),
        element("small", {}, first.about),
      ),
      ...others.map(({ href, title, about, mark }) =>
        element("li", {}, element("a", { class: "button", href, title: about }, title, mark)),
      ),
    );
  }
}

/**
 * Hang up the puzzle of today, and the ways to those of the days before.
 * @param {App} app
 * @param {HTMLElement} place
 */
async function hangToday(app, place) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const today = dayOf(new Date());
  const days = Array.from({ length: DAYS }, (_, i) => dayAfter(today, i - DAYS));
  const chosen = await Promise.all([...days, today].map((day) => puzzleFor(app, day)));
  const solved = solvedPuzzles();
  const done = chosen.map(({ game, puzzle }) => solved.has(`${game}/${puzzle.id}`));
  const { game, puzzle } = chosen[DAYS];
  const weekday = new Intl.DateTimeFormat(app.words.language, {
    weekday: "short",
    timeZone: "UTC",
  });
  const long = new Intl.DateTimeFormat(app.words.language, { dateStyle: "long", timeZone: "UTC" });
  fill(
    place,
    element(
      "div",
      {},
      element("h2", { id: "today-title" }, say("day.today")),
      element(
        "p",
        {},
        app.words.say(game, "title"),
        " · ",
        say(`grade.${puzzle.grade}`),
        done[DAYS] && ` · ✓ ${say("puzzles.solved")}`,
      ),
    ),
    element(
      "a",
      { class: done[DAYS] ? "button" : "button main", href: "#/puzzle/today" },
      say(done[DAYS] ? "day.look" : "day.solve"),
    ),
    element(
      "ol",
      { class: "days", "aria-label": say("day.earlier-days") },
      ...days.map((day, i) => {
        const name = weekday.format(Date.parse(day));
        const which = say("day.earlier", { day: long.format(Date.parse(day)) });
        const label = [name, which, ...(done[i] ? [say("puzzles.solved")] : [])].join(", ");
        return element(
          "li",
          {},
          element(
            "a",
            { href: dayHref(day), "aria-label": label, class: done[i] ? "solved" : "" },
            name,
          ),
        );
      }),
    ),
  );
}
