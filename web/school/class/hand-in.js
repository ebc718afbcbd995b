// What a pupil hands in: everything that was played, in a link and a QR code, at any time.

import { element, fill } from "../../core/element.js";
import { openDialog } from "../../panels/dialog.js";
import { qrPicture } from "../../panels/qr.js";
import { addressOf, saveText, shareTools } from "../../panels/share.js";
import { keptPupil } from "../pupil-notes.js";
import { wordRefusal } from "../verdicts.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../wire.js").DoneStep} DoneStep */
/** @typedef {import("./content.js").Content} Content */

const MINUTE = 60_000; // milliseconds

/** @returns {number} now, in minutes since 1970 */
export const minuteNow = () => Math.floor(Date.now() / MINUTE);

/**
 * Tell what was done in the steps of a lesson.
 * @param {import("../progress.js").Progress} progress
 * @param {number} most tries of a step
 * @returns {DoneStep[]}
 */
export function doneSteps({ steps }, most) {
  return steps.map(({ tries, hints, seconds }) => ({
    tries: tries.length > most ? [...tries.slice(0, most - 1), ...tries.slice(-1)] : tries,
    hints,
    seconds: Math.round(seconds),
  }));
}

/**
 * Make a result and show it.
 * @param {App} app
 * @param {Content} content
 * @param {DoneStep[]} steps
 * @param {import("../../wire.js").HandedBot} [bot] where one was to be written
 */
export async function handIn(app, content, steps, bot) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const pupil = keptPupil(content.link);
  const name = pupil?.name ?? "";
  const place = element("div", { class: "handed-in" });
  const close = element(
    "button",
    { type: "button", class: "button quiet", dataset: { do: "close" } },
    app.words.say("page", "share.close"),
  );
  const dialog = element(
    "dialog",
    { class: "share hand-in", "aria-labelledby": "hand-in-title" },
    element("h2", { id: "hand-in-title" }, say("hand-in.title"), " ", element("bdi", {}, name)),
    element("p", {}, say("hand-in.text")),
    place,
    close,
  );
  openDialog(dialog, close);
  try {
    const undone = content.assignment.match ? { undone: pupil?.undone ?? 0 } : {};
    const { link } = await app.core.ask({
      do: "result_link",
      assignment: content.link,
      lesson: content.lesson,
      done: { name, made: minuteNow(), steps, ...undone, ...(bot && { bot }) },
    });
    const address = addressOf(link);
    const title = say("hand-in.of", { name, title: content.title });
    const code = qrPicture(address, app.words.say("page", "qr.label", { title }));
    dialog.dataset.result = link;
    fill(
      place,
      code ?? element("p", { class: "notice" }, say("hand-in.no-code")),
      ...shareTools({
        ui: (key, values) => app.words.say("page", key, values),
        address,
        title,
        coded: true,
        onfile: () => saveText(`${address}\n`, `${fileName(name)}.result.txt`),
      }),
    );
  } catch (error) {
    const text = wordRefusal(app.words, content.game, error);
    fill(place, element("p", { class: "notice", role: "alert" }, text));
  }
}

/** @param {string} name */
function fileName(name) {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return plain.slice(0, 30) || "frontier";
}
