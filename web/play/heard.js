// What is announced of a match: in short who did what, what was taken back, whose turn it is and who has
// won. The log and the board in words have the rest. Pure: it words, and somebody else says it.

/** @typedef {import("../core/known-match.js").MatchState} State */
/** @typedef {import("../wire.js").ToldTurn} ToldTurn */
/** @typedef {import("./talk.js").TableTalk} TableTalk */

/**
 * Word what has become of a match, sentence by sentence.
 * @param {object} parts
 * @param {TableTalk} parts.talk
 * @param {State} parts.state
 * @param {boolean} parts.moved whether something has just happened
 * @param {ToldTurn[]} parts.turns all that has happened, the last turn with it
 * @param {ToldTurn[]} parts.undone what has just been taken back
 * @param {string} parts.prompt what is asked of whoever is to act; nothing when nobody here is
 * @param {boolean} parts.yours whether the only person here is to act after somebody else
 * @returns {string[]}
 */
export function heard({ talk, state, moved, turns, undone, prompt, yours }) {
  const told = moved ? (turns.at(-1)?.events ?? []).map((one) => talk.brief(one, state.seat)) : [];
  if (undone.length > 0) told.push(takenBack(talk, undone, state.seat));
  if (state.outcome) told.push(...result(talk, state));
  else if (prompt) told.push(yours ? talk.ui("heard.yours") : "", prompt);
  return told.filter(Boolean);
}

/**
 * @param {TableTalk} talk
 * @param {ToldTurn[]} undone
 * @param {number | null} viewer
 */
function takenBack(talk, [first, ...answers], viewer) {
  const did = first.events.map((event) => talk.brief(event, viewer)).find(Boolean);
  const what = did ?? first.action.map((pick) => talk.pick(pick, first.phase)).join(", ");
  const key = answers.length > 0 ? "heard.undone-answered" : "heard.undone";
  return talk.ui(key, { what, n: answers.length });
}

/**
 * Word how the match ended, who has won, and with how many points.
 * @param {TableTalk} talk
 * @param {State} state
 */
function result(talk, { outcome, totals }) {
  if (!outcome) return [];
  const each = talk.shortNames.map((name, seat) =>
    talk.ui("heard.points", { name, points: totals[seat] }),
  );
  const who = talk.winners(outcome).replace(/[^.]$/, "$&.");
  return [talk.say(`end.${outcome.ended_by}`), who, talk.ui("heard.totals", { totals: each })];
}
