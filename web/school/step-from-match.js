// Takes a moment of a match into a lesson: a new one, or one that is being made already.

import { element } from "../core/element.js";
import { momentOf, newStep, withStep } from "./maker/draft.js";
import { titleOf } from "./own-lessons.js";
import { keepLesson, keptLessons } from "./kept-lessons.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").SavedMatch} SavedMatch */

/**
 * Make a moment a step; where there are lessons of the same game, ask of which.
 * @param {App} app
 * @param {SavedMatch} saved
 * @param {number} move how many actions had been played
 */
function makeStep(app, saved, move) {
  const { game } = saved;
  const step = newStep(momentOf(saved, move));
  const known = keptLessons().filter(
    ({ lesson }) => lesson.game === game && lesson.steps.length < app.limits.steps,
  );
  const begin = () => app.go(`#/make/${keepLesson({ format: 1, game, title: "", steps: [step] })}`);
  if (known.length === 0) {
    begin();
    return;
  }
  /** @param {string} key */
  const say = (key) => app.words.say("school", key);
  /** @param {string} words @param {string} kind @param {() => void} onclick */
  const button = (words, kind, onclick) =>
    element(
      "button",
      {
        type: "button",
        class: `button ${kind}`.trim(),
        onclick: () => {
          dialog.close();
          onclick();
        },
      },
      words,
    );
  const rows = known.map(({ id, lesson }) => {
    const title = titleOf(app, lesson);
    const last = lesson.steps.length;
    const add = () => {
      keepLesson(withStep(lesson, last - 1, step), id);
      app.go(`#/make/${id}/${last}`);
    };
    return element("li", {}, button(title, "", add));
  });
  const dialog = element(
    "dialog",
    { class: "moment", "aria-labelledby": "moment-title" },
    element("h2", { id: "moment-title" }, say("moment.title")),
    element("p", {}, say("moment.text")),
    button(say("moment.new"), "main", begin),
    element("ul", {}, ...rows),
    button(say("moment.cancel"), "quiet", () => {}),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * The button that makes the moment which is being looked at a step.
 * @param {App} app
 * @param {() => { saved: SavedMatch, move: number }} moment
 */
export function stepFromMatch(app, moment) {
  const onclick = () => {
    const { saved, move } = moment();
    makeStep(app, saved, move);
  };
  return element(
    "button",
    { type: "button", class: "button", dataset: { do: "make-step" }, onclick },
    app.words.say("school", "moment.make"),
  );
}
