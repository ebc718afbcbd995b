// A match that is played for a class, at a table that does not know the school: what is noted of it, and
// the button that hands it in. Its room is fetched when that is pressed.

import { element } from "../core/element.js";
import { classRoom } from "./later.js";
import { keptPupil, notePupil } from "./pupil-notes.js";

/** @typedef {import("../page.js").App} App */

/** @type {import("../page.js").SchoolExtras["classMatch"]} */
export function classMatch(app, task, saved) {
  const give = async () => {
    const room = await classRoom(app);
    const content = await room.contentOf(app, task.link);
    const { actions, cursor } = saved();
    const begun = content.assignment.match?.actions.length ?? 0;
    const played = actions.slice(begun, cursor);
    const { hints = 0, begun: start = Date.now() } = keptPupil(task.link) ?? {};
    const seconds = Math.round((Date.now() - start) / 1000);
    room.handIn(app, content, [{ tries: played.length ? [played] : [], hints, seconds }]);
  };
  const button = element(
    "button",
    {
      type: "button",
      class: "button",
      dataset: { do: "hand-in" },
      onclick: () => give().catch(() => {}), // the room says itself what it cannot do
    },
    app.words.say("school", "class.hand-in"),
  );
  return {
    of: task,
    button,
    undone: () => notePupil(task.link, { undone: 1 }),
    hinted: () => notePupil(task.link, { hints: 1 }),
  };
}
