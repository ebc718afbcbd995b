// The largest swing of a match as a puzzle: to try again, or to send to somebody.

import { element } from "../element.js";
import { askInSlices } from "../panels/adviser.js";
import { addressOf, shareLink } from "../panels/share.js";
import { momentOf } from "./draft.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {{ move: number, seat: number, loss: number, played: string[], better: string[] }} Swing */

/**
 * @param {object} parts
 * @param {App} parts.app
 * @param {import("../types.js").SavedMatch} parts.saved
 * @param {Swing} parts.swing
 * @param {(error: unknown) => void} parts.onerror
 */
export function swingTools({ app, saved, swing, onerror }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("school", key, values);
  const game = app.words.say("page", `game.${saved.game}.title`);
  const title = say("swing.title", { game });
  const text = say("swing.text", {
    name: app.words.names[swing.seat],
    played: swing.played.join(" "),
    loss: Math.round(swing.loss),
  });
  const step = {
    match: momentOf(saved, swing.move),
    text,
    check: [{ is: "play", actions: [swing.better] }],
    hints: [say("swing.hint", { pick: swing.better[0] })],
  };
  const lesson = { format: 1, game: saved.game, title, steps: [step] };

  /** @param {(link: string) => void} take */
  const withLink = async (take) => {
    try {
      const request = { do: "lesson_link", lesson };
      const told = await askInSlices(
        app.core,
        request,
        () => false,
        () => {},
      );
      if (told) take(told.link);
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
        dataset: { do: `swing-${deed}` },
        onclick: () => withLink(take),
      },
      say(`swing.${deed}`),
    );
  const send = (/** @type {string} */ link) =>
    shareLink({
      core: app.core,
      ui: (key, values) => app.words.say("page", key, values),
      address: addressOf(link),
      title,
      heading: say("swing.send"),
      text: say("share.text"),
    });
  return element(
    "div",
    { class: "swing" },
    element("p", {}, say("swing.offer", { move: swing.move + 1 })),
    element(
      "div",
      { class: "row" },
      button("retry", (link) => app.go(`#${link}`)),
      button("send", send),
    ),
  );
}
