// The mistakes of a match as puzzles: the costliest to try again or to send to somebody, and those that a
// teacher has handed back as a set.

import { element } from "../core/element.js";
import { askInSlices } from "../play/slices.js";
import { wordCost, wordDeeds, wordReason } from "../panels/mistake.js";
import { addressOf, shareLink } from "../panels/share.js";
import { momentOf } from "./maker/draft.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").Mistake} Mistake */
/** @typedef {import("../wire.js").StepMatch} StepMatch */
/** @typedef {import("../wire.js").LessonStep} LessonStep */

const MOST_STEPS = 12;

/**
 * @param {App} app
 * @param {StepMatch} match
 * @param {Mistake} mistake
 * @returns {LessonStep}
 */
function stepOf(app, match, mistake) {
  const { words } = app;
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => words.say("school", key, values);
  const { played, better } = wordDeeds(words, mistake);
  const name = words.names[mistake.seat];
  return {
    match,
    text: say("mistake.text", { name, played, cost: wordCost(words, mistake) }),
    check: [{ is: "play", actions: [mistake.better] }],
    hints: [wordReason(words, mistake)],
    right: say("mistake.right", { better }),
  };
}

/**
 * Ask for the link of a lesson.
 * @param {App} app
 * @param {import("../wire.js").Lesson} lesson
 * @param {(error: unknown) => void} onerror
 * @param {(link: string) => void} take
 */
async function withLink(app, lesson, onerror, take) {
  try {
    const told = await askInSlices(
      app.core,
      { do: "lesson_link", lesson },
      () => false,
      () => {},
    );
    if (told?.link) take(told.link);
  } catch (error) {
    onerror(error);
  }
}

/**
 * Offer the moves that came back as a set of puzzles.
 * @param {object} parts
 * @param {App} parts.app
 * @param {string} parts.game
 * @param {{ mistake: Mistake, match: StepMatch }[]} parts.back
 * @param {(error: unknown) => void} parts.onerror
 */
export function mistakeSet({ app, game, back, onerror }) {
  const title = app.words.say("school", "mistake.set", { game: app.words.say(game, "title") });
  // Where several moves came back at the same moment, one puzzle is enough.
  const moments = new Map(back.map((one) => [JSON.stringify(one.match), one]));
  const steps = [...moments.values()]
    .slice(0, MOST_STEPS)
    .map(({ match, mistake }) => stepOf(app, match, mistake));
  const lesson = { format: 1, game, title, steps };
  return element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "mistake-set" },
      onclick: () => withLink(app, lesson, onerror, (link) => app.go(`#${link}`)),
    },
    app.words.say("school", "mistake.practise", { n: steps.length }),
  );
}

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {import("../wire.js").SavedMatch} parts.saved
 * @param {import("../wire.js").Mistake} parts.mistake
 * @param {(error: unknown) => void} parts.onerror
 */
export function mistakePuzzle({ app, saved, mistake, onerror }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const game = app.words.say(saved.game, "title");
  const title = say("mistake.title", { game });
  const step = stepOf(app, momentOf(saved, mistake.move), mistake);
  const lesson = { format: 1, game: saved.game, title, steps: [step] };
  /** @param {string} deed @param {(link: string) => void} take */
  const button = (deed, take) =>
    element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: `mistake-${deed}` },
        onclick: () => withLink(app, lesson, onerror, take),
      },
      say(`mistake.${deed}`),
    );
  const send = (/** @type {string} */ link) =>
    shareLink({
      ui: (key, values) => app.words.say("page", key, values),
      address: addressOf(link),
      title,
      heading: say("mistake.send"),
      text: say("share.text"),
    });
  return element(
    "div",
    { class: "mistake-puzzle" },
    element("p", {}, say("mistake.offer", { move: mistake.move + 1 })),
    element(
      "div",
      { class: "row" },
      button("retry", (link) => app.go(`#${link}`)),
      button("send", send),
    ),
  );
}
