// Makes a course: another lesson of one's own, of any game, becomes the next part of this one.

import { element, fill } from "../../core/element.js";
import { isForBots } from "../bot-steps.js";
import { keptLessons } from "../kept-lessons.js";
import { withLesson } from "../parts.js";
import { textIn } from "../texts.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */

/**
 * @param {object} parts
 * @param {import("../../painter.js").Say} parts.say
 * @param {import("../../core/words.js").Words} parts.words
 * @param {() => Lesson} parts.lesson
 * @param {() => string | null} parts.own the id of this lesson
 * @param {number} parts.most steps of a course
 * @param {(lesson: Lesson) => void} parts.onjoin
 */
export function joinField({ say, words, lesson, own, most, onjoin }) {
  const select = element("select", { id: "make-join" });
  const button = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "join" },
      onclick: () => {
        const kept = keptLessons().find(({ id }) => id === select.value);
        if (kept) onjoin(withLesson(lesson(), kept.lesson));
      },
    },
    say("make.join-add"),
  );
  const row = element(
    "div",
    { class: "field" },
    element("label", { for: "make-join" }, say("make.join")),
    select,
    element("small", {}, say("make.join.help")),
    button,
  );
  const none = element("p", { class: "help" }, say("make.join-none"));
  /** List the lessons that would fit. */
  const list = () => {
    const { game, steps } = lesson();
    const others = keptLessons().filter(
      (one) =>
        one.id !== own() &&
        // A bot plays one game.
        (one.lesson.game === game || !(isForBots(lesson()) || isForBots(one.lesson))) &&
        steps.length + one.lesson.steps.length <= most,
    );
    row.hidden = others.length === 0;
    none.hidden = others.length > 0;
    fill(
      select,
      ...others.map(({ id, lesson: { title, game: of } }) => {
        const name = textIn(title, words.language) || say("lesson.untitled");
        const other = of === game ? "" : ` · ${words.say(of, "title")}`;
        return element("option", { value: id }, name + other);
      }),
    );
  };
  return element(
    "details",
    { class: "join", ontoggle: list },
    element("summary", {}, say("make.course")),
    row,
    none,
  );
}
