// Answers in advance, as a kept match holds them: a sheet for each seat that has left some.

/** @typedef {import("../wire.js").AdvanceSheet} AdvanceSheet */
/** @typedef {import("../wire.js").AdvanceAnswer} AdvanceAnswer */

/**
 * Keep the sheets that can still apply: not those of a move that was taken back, nor of a seat that has
 * acted since.
 * @param {readonly AdvanceSheet[]} sheets
 * @param {number} cursor how many actions are in force
 * @param {readonly { turn: number | null }[]} turns all that has been played
 */
export function sheetsLeft(sheets, cursor, turns) {
  return sheets.filter(
    ({ seat, move }) =>
      move <= cursor && !turns.slice(move, cursor).some(({ turn }) => turn === seat),
  );
}

/**
 * Add an answer to the sheet of a seat.
 * @param {readonly AdvanceSheet[]} sheets
 * @param {number} seat
 * @param {number} move
 * @param {AdvanceAnswer} answer
 * @returns {AdvanceSheet[]}
 */
export function withAnswer(sheets, seat, move, answer) {
  const mine = sheets.find((sheet) => sheet.seat === seat && sheet.move === move);
  const others = sheets.filter((sheet) => sheet.seat !== seat);
  return [...others, { seat, move, answers: [...(mine?.answers ?? []), answer] }];
}

/**
 * Take an answer of a seat back.
 * @param {readonly AdvanceSheet[]} sheets
 * @param {number} seat
 * @param {number} number
 */
export function withoutAnswer(sheets, seat, number) {
  return sheets
    .map((sheet) =>
      sheet.seat === seat
        ? { ...sheet, answers: sheet.answers.filter((_, one) => one !== number) }
        : sheet,
    )
    .filter(({ answers }) => answers.length > 0);
}

/**
 * Tell whether what was played for a seat is what it has left: the beginning of one of its answers.
 * @param {AdvanceSheet} sheet
 * @param {readonly import("../wire.js").Action[]} played
 */
export function wasLeft({ answers }, played) {
  return answers.some(({ play }) =>
    played.every((action, i) => String(action) === String(play[i] ?? "")),
  );
}
