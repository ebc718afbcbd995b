// All puzzles of a game, by how hard they are and what they are about, with those solved on this device.

import { GAMES, gameNamed } from "../games/index.js";
import { element, fill } from "../core/element.js";
import { framed } from "../panels/frame.js";
import { forgetSolved, shownPuzzles, solvedPuzzles } from "./kept-lessons.js";
import { puzzlesOf } from "./shipped.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").Puzzle} Puzzle */
/** @typedef {{ puzzle: Puzzle, number: number }} Numbered */

/** Say what a puzzle is about. @param {App} app @param {string} game @param {Puzzle} puzzle */
export const themeOf = (app, game, { theme }) =>
  theme === undefined ? "" : app.words.say(game, `theme.${theme}`);

/**
 * @param {App} app
 * @param {string} game
 * @param {string} [theme] to see only those about it
 * @returns {import("../page.js").Screen}
 */
export function puzzlesScreen(app, game, theme = "") {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const known = gameNamed(game)?.taught;
  const name = known && app.words.say(game, "title");
  const title = name ? say("puzzles.title", { game: name }) : say("next.puzzles");
  const body = element("div");
  const root = framed(
    app,
    "page",
    element("h1", {}, title),
    element("p", { class: "lede" }, say("puzzles.lede")),
    element(
      "nav",
      { class: "row onscreen", "aria-label": say("puzzles.games") },
      ...GAMES.filter(({ taught }) => taught).map((one) =>
        element(
          "a",
          {
            class: "button quiet",
            href: `#/puzzles/${one.name}`,
            "aria-current": one.name === game ? "page" : null,
          },
          app.words.say(one.name, "title"),
        ),
      ),
      element("a", { class: "button", href: "#/puzzle/today" }, say("day.today")),
      element("a", { class: "button quiet", href: "#/school" }, say("school.back")),
    ),
    body,
  );
  hang(app, game, theme, body).catch(() =>
    fill(
      body,
      element("p", { class: "notice" }, say(known ? "lesson.lost-lesson" : "puzzles.which")),
    ),
  );
  return { title, root };
}

/**
 * @param {App} app
 * @param {string} game
 * @param {string} theme
 * @param {HTMLElement} body
 */
async function hang(app, game, theme, body) {
  const all = (await puzzlesOf(app, game)).map((puzzle, i) => ({ puzzle, number: i + 1 }));
  const chosen = all.filter(({ puzzle }) => theme === "" || puzzle.theme === theme);
  if (chosen.length === 0) throw new Error(theme);
  const grades = [...new Set(chosen.map(({ puzzle }) => puzzle.grade))];
  const sections = grades.map((grade) =>
    section(
      app,
      game,
      grade,
      chosen.filter(({ puzzle }) => puzzle.grade === grade),
    ),
  );
  const again = () =>
    hang(app, game, theme, body).then(() => body.querySelector("select")?.focus());
  fill(body, themeChoice(app, game, theme, all), wayOn(app, game, chosen, again), ...sections);
}

/**
 * Offer the puzzles of one theme alone.
 * @param {App} app
 * @param {string} game
 * @param {string} theme
 * @param {Numbered[]} all
 */
function themeChoice(app, game, theme, all) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { puzzle } of all) {
    if (puzzle.theme) counts.set(puzzle.theme, (counts.get(puzzle.theme) ?? 0) + 1);
  }
  const choice = element("select", {
    id: "theme",
    onchange: () => app.go(`#/puzzles/${game}${choice.value && `/${choice.value}`}`),
  });
  const options = [...counts].map(([name, n]) => {
    const words = app.words.say(game, `theme.${name}`);
    return element("option", { value: name }, say("puzzles.theme", { theme: words, n }));
  });
  fill(choice, element("option", { value: "" }, say("puzzles.theme-all")), ...options);
  choice.value = theme;
  return element(
    "p",
    { class: "row onscreen theme" },
    element("label", { for: "theme" }, say("puzzles.themes")),
    choice,
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {string} grade
 * @param {Numbered[]} own
 */
function section(app, game, grade, own) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const solved = solvedPuzzles();
  const shown = shownPuzzles();
  const done = own.filter(({ puzzle }) => solved.has(`${game}/${puzzle.id}`)).length;
  const links = own.map(({ puzzle, number }) => {
    const name = `${game}/${puzzle.id}`;
    const mark = solved.has(name) ? "solved" : shown.has(name) ? "shown" : "";
    const theme = themeOf(app, game, puzzle);
    return element(
      "li",
      {},
      element(
        "a",
        { href: `#/puzzle/${name}`, class: mark },
        element("b", {}, String(number)),
        " ",
        element("span", {}, theme),
        mark && element("span", { class: "heard-only" }, `. ${say(`puzzles.${mark}`)}`),
      ),
    );
  });
  return element(
    "section",
    { "aria-labelledby": `grade-${grade}` },
    element("h2", { id: `grade-${grade}`, class: "part" }, say(`grade.${grade}`)),
    element(
      "p",
      { class: "facts" },
      say(`grade.${grade}.help`),
      " ",
      say("puzzles.count", { n: done, all: own.length }),
      " ",
      element(
        "a",
        { class: "onscreen", href: `#/paper/puzzles/${game}/${grade}` },
        say("puzzles.print"),
      ),
    ),
    element("ol", { class: "puzzles" }, ...links),
  );
}

/**
 * Offer the first puzzle that is not solved yet, and to begin with all of them anew.
 * @param {App} app
 * @param {string} game
 * @param {Numbered[]} puzzles
 * @param {() => void} again shows the list anew
 */
function wayOn(app, game, puzzles, again) {
  const done = new Set([...solvedPuzzles(), ...shownPuzzles()]);
  const isDone = (/** @type {Numbered} */ { puzzle }) => done.has(`${game}/${puzzle.id}`);
  const next = puzzles.find((one) => !isDone(one));
  const over = element(
    "button",
    {
      type: "button",
      class: "button quiet",
      dataset: { do: "over" },
      onclick: () => {
        forgetSolved(game);
        app.announce(app.words.say("school", "puzzles.over-done"));
        again();
      },
    },
    app.words.say("school", "puzzles.over"),
  );
  const on =
    next &&
    element(
      "a",
      {
        class: "button main",
        href: `#/puzzle/${game}/${next.puzzle.id}`,
        dataset: { do: "on" },
      },
      app.words.say("school", "puzzles.go-on", { number: next.number }),
    );
  return puzzles.some(isDone) && element("p", { class: "row" }, on, over);
}
