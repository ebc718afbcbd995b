// The way from the home page to the puzzle of the day. Which one it is comes when the start is over.

import { element, fill } from "../core/element.js";
import { solvedPuzzles } from "./kept-lessons.js";
import { dayOf } from "../core/calendar.js";
import { markedDays } from "../core/kept-days.js";
import { weekInShort } from "../panels/week-row.js";
import { puzzleFor } from "./shipped.js";

/**
 * @param {import("../page.js").App} app
 * @returns {HTMLElement}
 */
export function puzzleToday(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const today = new Intl.DateTimeFormat(app.words.language, { dateStyle: "full" });
  const about = element("small", {}, today.format(new Date()));
  const tell = async () => {
    await app.core.ready;
    const { game, puzzle } = await puzzleFor(app, dayOf(new Date()));
    const solved = solvedPuzzles().has(`${game}/${puzzle.id}`);
    const parts = [app.words.say(game, "title"), say(`grade.${puzzle.grade}`)];
    if (solved) parts.push(`✓ ${say("puzzles.solved")}`);
    fill(about, parts.join(" · "));
  };
  tell().catch(() => {}); // then its own screen says what is wrong
  return element(
    "a",
    { class: "button of-today", href: "#/puzzle/today" },
    element("span", {}, say("day.today")),
    about,
    weekInShort(app, markedDays("puzzle"), dayOf(new Date())),
  );
}
