// The costliest mistake of a match as a puzzle: to try again, or to send to somebody.

import { element } from "../core/element.js";
import { askInSlices } from "../play/slices.js";
import { addressOf, shareLink } from "../panels/share.js";
import { momentOf } from "./maker/draft.js";

/** @typedef {import("../page.js").App} App */

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
  const text = say("mistake.text", {
    name: app.words.names[mistake.seat],
    played: mistake.played.join(" "),
    loss: Math.round(mistake.loss),
  });
  /** @type {import("../wire.js").LessonStep} */
  const step = {
    match: momentOf(saved, mistake.move),
    text,
    check: [{ is: "play", actions: [mistake.better] }],
    hints: [say("mistake.hint", { pick: mistake.better[0] })],
  };
  const lesson = { format: 1, game: saved.game, title, steps: [step] };

  /** @param {(link: string) => void} take */
  const withLink = async (take) => {
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
  };
  /** @param {string} deed @param {(link: string) => void} take */
  const button = (deed, take) =>
    element(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { do: `mistake-${deed}` },
        onclick: () => withLink(take),
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
