// What the results of a class come to: rows, sums, who is missing, who played alike, which moves were
// chosen. Pure: the screen draws it, and the file for a spreadsheet is written from it.

/** @typedef {import("../../wire.js").CheckedResult} CheckedResult */
/** @typedef {import("../../wire.js").CheckedStep} CheckedStep */
/** @typedef {import("../../wire.js").Action} Action */
/** @typedef {import("./kept-class.js").TakenResult} TakenResult */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {CheckedResult} result
 * @property {number} solved
 * @property {number} all how many there were to solve
 * @property {number} tries
 * @property {number} hints
 * @property {number} seconds
 * @property {number} score what the results are spread by: tasks solved, or points of the match
 * @property {string[]} alike the names of those with the same moves
 */

/** Keep a name from turning the sentence around it: whatever it is written in ends with it. @param {string} name */
export const isolated = (name) => `\u2068${name}\u2069`;

/** Make a name comparable. @param {string} name */
export const plain = (name) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Take a result in: a later one of the same name takes the place of an earlier one.
 * @param {TakenResult[]} results
 * @param {TakenResult} taken
 * @returns {{ results: TakenResult[], became: "new" | "newer" | "known" | "older" }}
 */
export function takeIn(results, taken) {
  const same = results.find(({ result }) => plain(result.name) === plain(taken.result.name));
  if (!same) return { results: [...results, taken], became: "new" };
  if (same.link === taken.link) return { results, became: "known" };
  if (taken.result.made < same.result.made) return { results, became: "older" };
  return { results: results.map((one) => (one === same ? taken : one)), became: "newer" };
}

/**
 * @param {TakenResult[]} results
 * @returns {Row[]} in the order of their names
 */
export function rowsOf(results) {
  const rows = results.map(({ result }) => rowOf(result));
  const moves = rows.map(({ result }) => movesOf(result));
  rows.forEach((row, i) => {
    row.alike = rows.flatMap((other, j) =>
      i !== j && moves[i] && moves[i] === moves[j] ? [other.name] : [],
    );
  });
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** @param {CheckedResult} result @returns {Row} */
function rowOf(result) {
  const asked = result.steps.filter(({ reading }) => !reading);
  /** @param {(step: CheckedStep) => number} of */
  const sum = (of) => result.steps.reduce((all, step) => all + of(step), 0);
  const solved = asked.filter((step) => step.solved).length;
  const { match } = result;
  return {
    name: result.name,
    result,
    solved,
    all: asked.length,
    tries: sum(({ tries }) => tries.length),
    hints: sum(({ hints }) => hints),
    seconds: sum(({ seconds }) => seconds),
    score: match ? match.totals[match.seat] : solved,
    alike: [],
  };
}

/** Write all moves of a result as one text, or the code of a bot; nothing where there are none. @param {CheckedResult} result */
function movesOf({ steps, bot }) {
  if (bot) return bot.code.trim();
  const tries = steps.map((step) => step.tries);
  return tries.some((one) => one.length > 0) ? JSON.stringify(tries) : "";
}

/**
 * @param {string[]} names of the list
 * @param {Row[]} rows
 */
export function missing(names, rows) {
  const here = new Set(rows.map(({ name }) => plain(name)));
  return names.filter((name) => name.trim() && !here.has(plain(name)));
}

/**
 * Count how many have each score.
 * @param {Row[]} rows
 * @returns {{ score: number, n: number }[]} from the lowest to the highest, with those between
 */
export function spread(rows) {
  if (rows.length === 0) return [];
  const scores = rows.map(({ score }) => score);
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const width = Math.max(1, Math.ceil((most - least + 1) / 12)); // no more bars than that
  const bars = Math.floor((most - least) / width) + 1;
  return Array.from({ length: bars }, (_, i) => {
    const from = least + i * width;
    return { score: from, n: scores.filter((one) => one >= from && one < from + width).length };
  });
}

/**
 * Count the moves that were chosen in a step, first of all those that were tried first.
 * @param {TakenResult[]} results
 * @param {number} step
 * @param {boolean} first whether only the first try of each counts
 * @returns {{ action: Action, n: number, right: boolean }[]} the most chosen first
 */
export function chosen(results, step, first) {
  /** @type {Map<string, { action: Action, n: number, right: boolean }>} */
  const found = new Map();
  for (const { result } of results) {
    const { tries, right } = result.steps[step] ?? { tries: [], right: [] };
    tries.slice(0, first ? 1 : undefined).forEach(([action], i) => {
      const key = JSON.stringify(action);
      const known = found.get(key) ?? { action, n: 0, right: right[i] };
      found.set(key, { ...known, n: known.n + 1 });
    });
  }
  return [...found.values()].sort((a, b) => b.n - a.n);
}

/**
 * Count what was played next by all who had come the same way through a match.
 * @param {TakenResult[]} results
 * @param {readonly Action[]} way what all seats have played so far
 * @returns {{ action: Action, n: number, points: number | null }[]} the most chosen first, with the
 *   points that those who chose it had in the end, on average; none where nobody has finished
 */
export function playedNext(results, way) {
  /** @type {Map<string, { action: Action, n: number, ended: number[] }>} */
  const found = new Map();
  for (const { match, actions } of cameThisWay(results, way)) {
    const action = actions[way.length];
    if (!action) continue;
    const key = JSON.stringify(action);
    const known = found.get(key) ?? { action, n: 0, ended: [] };
    if (match?.over) known.ended.push(match.totals[match.seat]);
    found.set(key, { ...known, n: known.n + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.n - a.n)
    .map(({ ended, ...rest }) => ({ ...rest, points: ended.length ? mean(ended) : null }));
}

/**
 * Find those whose match began like this.
 * @param {TakenResult[]} results
 * @param {readonly Action[]} way
 */
export function cameThisWay(results, way) {
  const begun = JSON.stringify(way);
  return results.flatMap(({ result: { match, steps } }) => {
    const [actions] = steps[0]?.tries ?? [];
    const same = actions && JSON.stringify(actions.slice(0, way.length)) === begun;
    return same ? [{ match, actions }] : [];
  });
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/**
 * Put moves together that are seen at the same place of a board.
 * @template {{ from: string, to: string | null }} Trace
 * @param {{ trace: Trace, n: number, right: boolean }[]} moves
 * @returns {(Trace & { n: number, kind: string })[]}
 */
export function marksOf(moves) {
  /** @type {Map<string, { trace: Trace, n: number, right: boolean }>} */
  const found = new Map();
  for (const { trace, n, right } of moves) {
    const key = JSON.stringify([trace.from, trace.to]);
    const known = found.get(key) ?? { trace, n: 0, right: true };
    found.set(key, { trace, n: known.n + n, right: known.right && right });
  }
  return [...found.values()].map(({ trace, n, right }) => ({
    ...trace,
    n,
    kind: right ? "right" : "",
  }));
}

/**
 * Write rows for a spreadsheet. A cell that a spreadsheet would take for a formula is made a text.
 * @param {(string | number)[][]} rows
 * @param {string} [separator]
 */
export function csv(rows, separator = ",") {
  const cell = (/** @type {string | number} */ value) => {
    if (typeof value === "number") return String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  // The mark in front tells spreadsheets that it is UTF-8.
  return `\ufeff${rows.map((row) => row.map(cell).join(separator)).join("\r\n")}\r\n`;
}

/**
 * Tell what stands between two cells: where numbers have a comma, spreadsheets expect a semicolon.
 * @param {string} language of the device, whose spreadsheet it will be
 */
export const listSeparator = (language) =>
  new Intl.NumberFormat(language).format(0.5).includes(",") ? ";" : ",";

/** Find every result in a text: links, or what stands behind their `#`. @param {string} text */
export function resultsIn(text) {
  const found = text.match(/(?:^|[#\s"'<>(,;])R[0-9A-Za-z]{8,}/g) ?? [];
  return [...new Set(found.map((one) => one.slice(one.indexOf("R"))))];
}
