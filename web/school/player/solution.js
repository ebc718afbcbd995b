// Shows the solution of a step after a few tries: the step is shown then, and not solved.

import { wordSentence } from "../../play/sentences.js";
import { askInSlices } from "../../play/slices.js";
import { textIn } from "../texts.js";

/** @param {import("./player.js").Player} player */
export async function showSolution(player) {
  const { session, app, game } = player;
  const { match, check, right } = player.step;
  player.stepButtons.solution.hidden = true;
  const left = session.watchMatch();
  try {
    if (player.manner === "ask") {
      await player.asking.showSolution();
      return;
    }
    const told = await askInSlices(
      app.core,
      { do: "lesson_solutions", game, match, check },
      left,
      () => {},
    );
    const [picks] = told?.accepted ?? [];
    if (!told || !picks || left()) return;
    player.progress.shown();
    player.parts.onshown?.();
    await session.begin({ do: "lesson_step", step: player.number });
    await session.change({ do: "play", picks: [...picks], seat: player.seat });
    const deed = player.say("lesson.solution-is", { deed: wordSentence(app.words, told.deeds[0]) });
    player.judge("right", `${deed}\n\n${textIn(right, app.words.language)}`.trim());
    player.stepButtons.lead(player.single ? player.parts.ending() : null);
  } catch (error) {
    if (!left()) player.fail(error);
  }
}
