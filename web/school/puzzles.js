// All puzzles of a game, by how hard they are, with those that are solved on this device.

import { GAMES, gameNamed } from "../games/index.js";
import { element, fill } from "../core/element.js";
import { framed } from "../panels/frame.js";
import { solvedPuzzles } from "./kept-lessons.js";
import { puzzlesOf } from "./shipped.js";

/** @typedef {import("../page.js").App} App */

/**
 * @param {App} app
 * @param {string} game
 * @returns {import("../page.js").Screen}
 */
export function puzzlesScreen(app, game) {
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
  hang(app, game, body).catch(() =>
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
 * @param {HTMLElement} body
 */
async function hang(app, game, body) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const puzzles = await puzzlesOf(app, game);
  const solved = solvedPuzzles();
  const grades = [...new Set(puzzles.map((puzzle) => puzzle.grade))];
  const sections = grades.map((grade) => {
    const own = puzzles.flatMap((puzzle, i) => (puzzle.grade === grade ? [{ puzzle, i }] : []));
    const done = own.filter(({ puzzle }) => solved.has(`${game}/${puzzle.id}`)).length;
    const links = own.map(({ puzzle, i }) => {
      const is = solved.has(`${game}/${puzzle.id}`);
      const number = i + 1;
      return element(
        "li",
        {},
        element(
          "a",
          {
            href: `#/puzzle/${game}/${puzzle.id}`,
            class: is ? "solved" : "",
            "aria-label": say(is ? "puzzles.link-solved" : "puzzles.link", { number }),
          },
          String(number),
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
      ),
      element("ol", { class: "puzzles" }, ...links),
    );
  });
  fill(body, ...sections);
}
