// The ways into the lesson maker: a new lesson, a kept one, and the set-up board on its behalf.

import { gameNamed } from "../../games/index.js";
import { lostScreen } from "../../panels/lost.js";
import { setupBoardScreen } from "../../panels/setup-board/room.js";
import { stepOf } from "../address.js";
import { newLesson, withChanges } from "./draft.js";
import { makerHelpScreen } from "./help.js";
import { Maker } from "./maker.js";
import { keepChanged, keptLesson } from "../kept-lessons.js";
import { gameOf } from "../parts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../page.js").Screen} Screen */
/** @typedef {import("../../wire.js").Lesson} Lesson */

/** What was on the table when its author went to the set-up board. @type {import("../../wire.js").StepMatch | null} */
let handedOver = null;

/**
 * @param {App} app
 * @param {string[]} rest `new` or `help`, and a game; or an id, and a step or `setup` and a step
 * @returns {Screen | null}
 */
export function makerScreen(app, rest) {
  if (rest[0] === "help") return makerHelpScreen(app, rest[1]);
  if (rest[0] === "new" && gameNamed(rest[1])) {
    const lesson = { ...newLesson(rest[1]), language: app.words.language };
    return open(app, null, lesson, 0);
  }
  const kept = keptLesson(rest[0]);
  if (!kept) {
    const way = { href: "#/school", words: app.words.say("school", "school.back") };
    return lostScreen(app, { text: app.words.say("school", "lesson.lost-lesson"), way });
  }
  const step = stepOf(rest[2], kept.lesson);
  const game = gameNamed(gameOf(kept.lesson, kept.lesson.steps[step]));
  if (rest[1] === "setup" && game?.setupBoard) {
    return setupBoardScreen(app, game, undefined, errand(app, kept.id, kept.lesson, step));
  }
  return open(app, kept.id, kept.lesson, stepOf(rest[1], kept.lesson));
}

/**
 * @param {App} app
 * @param {string | null} id
 * @param {Lesson} lesson
 * @param {number} number
 * @returns {Screen}
 */
function open(app, id, lesson, number) {
  const maker = new Maker(app, id, { lesson, number }, (match) => (handedOver = match));
  maker.show();
  return {
    title: app.words.say("school", "make.screen"),
    root: maker.root,
    close: () => maker.close(),
  };
}

/**
 * Let the position of a step be drawn on the set-up board.
 * @param {App} app
 * @param {string} id
 * @param {Lesson} lesson
 * @param {number} number
 * @returns {import("../../painter.js").SetupErrand}
 */
function errand(app, id, lesson, number) {
  const back = `#/make/${id}/${number}`;
  return {
    match: handedOver,
    leave: { href: back, words: app.words.say("school", "make.back") },
    use: app.words.say("school", "make.use"),
    take: (position) => {
      const { seed } = lesson.steps[number].match;
      const match = { seed, options: {}, position, actions: [] };
      const changed = withChanges(lesson, number, { match, check: [] });
      app.go(`#/make/${keepChanged(changed, id, lesson)}/${number}`);
    },
  };
}
