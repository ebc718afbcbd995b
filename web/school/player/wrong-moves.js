// What is said to a wrong move: the author's words for such a move, the reply on the board where that
// shows what is wrong, and the author's general words; without any, what the rules and the judge tell.

import { textIn } from "../texts.js";
import { answerTo, wordMissed } from "../verdicts.js";
import { reply } from "./answers.js";
import { mistakeIn, oneAction, refutation } from "./refuting.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("../../wire.js").Verdict} Verdict */
/** @typedef {import("../../core/known-match.js").MatchState} State */

/**
 * @param {Player} player
 * @param {Verdict} verdict
 */
export async function answerMove(player, verdict) {
  const { session, board, app, step, game } = player;
  const general = textIn(step.wrong, app.words.language);
  const certain = player.replyTo(verdict);
  const own = certain || general;
  const state = /** @type {State} */ (session.state);
  player.offerSolution();
  const asked = oneAction(step.check);
  if (!own && asked) player.ask("thinking");
  const picks = state.saved.actions[player.began];
  const moment = { app, session, picks, better: asked?.[0], move: player.began };
  const mistake = own ? null : await mistakeIn(moment);
  if (mistake) {
    const told = refutation(app.words, game, mistake, board);
    player.judge("wrong", told.text, true, told.lines);
    told.begin();
    return;
  }
  const said = own || wordMissed(app.words, game, step.check, verdict, state);
  // An answer that breaks what was asked for is worth seeing, whatever the author says.
  if (state.turn === null || ((own || asked) && !answerTo(verdict))) {
    player.judge("wrong", said === general ? said : `${said}\n\n${general}`.trim());
    return;
  }
  player.sheet.judge("wrong", said);
  const left = session.watchMatch();
  try {
    const level = app.facts(game).levels.at(-1) ?? "";
    const others = { session, board, seat: player.seat, level, most: app.limits.own_decisions };
    const seat = await reply(others, answerTo(verdict));
    if (left()) return;
    const name = seat === null ? "" : app.words.names[seat];
    const told = board.talk.events(session.last(), player.seat);
    const more = seat === null ? "" : `${player.say("lesson.reply", { name })} ${told}`;
    const last = certain ? general : "";
    player.judge("wrong", [said, more, last].filter(Boolean).join("\n\n"));
  } catch (error) {
    if (!left()) player.fail(error);
  }
}
