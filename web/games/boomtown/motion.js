// When each event of an action happens before the eye, and the gold, dice and cards on their way.

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Scene} Scene */
/** @typedef {import("../../wire.js").TableEvent} TableEvent */
/** @typedef {{ event: TableEvent, at: number }} Beat an event, and how far it is: 0 not begun, 1 done */

/** How long an event takes, and how long until the next may begin. @type {Record<string, [number, number]>} */
const PACE = {
  bid: [0.45, 0.45],
  passed: [0.3, 0.3],
  "cannot-bid": [0.2, 0.1],
  won: [0.5, 0.3],
  "won-free": [0.5, 0.3],
  "took-mine": [0.8, 0.7],
  "took-card": [0.8, 0.7],
  rolled: [1.4, 1.4],
  holdup: [1.4, 1.4],
  "holdup-failed": [1.4, 1.4],
  telegraph: [0.8, 0.8],
  "dynamite-mine": [1, 0.8],
  "dynamite-saloon": [1, 0.8],
  collapsed: [1, 0.4],
  row: [0.9, 0.9],
};
/** The coins of a chain follow each other closely. */
const COINS = [0.9, 0.35];
const OTHER = [0.3, 0.15];

/** @param {TableEvent} event */
export function isCoins(event) {
  return "from" in event.values && "to" in event.values && "gold" in event.values;
}

/** @param {TableEvent} event */
const paceOf = (event) => PACE[event.kind] ?? (isCoins(event) ? COINS : OTHER);

/**
 * Tell how long these events should take, in lengths of one ordinary move; a pass is hardly one.
 * @param {TableEvent[]} events
 */
export function beats(events) {
  let [begin, end] = [0, 0];
  for (const event of events) {
    const [length, until] = paceOf(event);
    end = Math.max(end, begin + length);
    begin += until;
  }
  return end;
}

/** The sounds of coins are heard when they arrive, those of a card when it is laid down. */
const HEARD = 0.7;

/**
 * Tell when an event is heard, as a share of the time of its action.
 * @param {TableEvent} event
 * @param {TableEvent[]} events
 */
export function heardAt(event, events) {
  let begin = 0;
  for (const one of events.slice(0, events.indexOf(event))) begin += paceOf(one)[1];
  const late = isCoins(event) || event.kind.startsWith("took-") ? HEARD : 0;
  return Math.min(1, (begin + late * paceOf(event)[0]) / beats(events));
}

/**
 * Tell how far each event of the last action is.
 * @param {Scene} scene
 * @returns {Beat[]}
 */
export function timeline(scene) {
  if (scene.progress >= 1) return scene.last.map((event) => ({ event, at: 1 }));
  const now = scene.progress * beats(scene.last);
  let begin = 0;
  return scene.last.map((event) => {
    const [length, until] = paceOf(event);
    const at = Math.max(0, Math.min(1, (now - begin) / length));
    begin += until;
    return { event, at };
  });
}

/**
 * Tell the gold that lies with each seat at this moment, while coins are still on their way.
 * @param {View} view
 * @param {Beat[]} line
 * @returns {number[]}
 */
export function goldNow(view, line) {
  const gold = [...view.gold];
  for (const { event, at } of line) {
    if (!isCoins(event)) continue;
    const { from, to, gold: amount } = event.values;
    if (at < 1 && typeof to === "number") gold[to] -= Number(amount);
    if (at <= 0 && typeof from === "number") gold[from] += Number(amount);
  }
  return gold;
}

/**
 * Tell what the dice show: the throw of the turn, or the one just made.
 * @param {View} view
 * @param {Beat[]} line
 * @returns {{ faces: number[], at: number }} no faces, when nothing has been thrown
 */
export function diceNow(view, line) {
  const thrown = line.filter(({ event, at }) => "dice" in event.values && at > 0).at(-1);
  if (thrown) return { faces: /** @type {number[]} */ (thrown.event.values.dice), at: thrown.at };
  return { faces: view.dice, at: 1 };
}

/**
 * Find how far a card has come to where it lies now, if the last action brought it there.
 * @param {Beat[]} line
 * @param {string} card
 * @returns {number} 1 when it lies still
 */
export function arrival(line, card) {
  const kinds = ["took-mine", "took-card", "expropriated"];
  const beat = line.find(
    ({ event }) =>
      kinds.includes(event.kind) && (event.values.card === card || event.values.mine === card),
  );
  return beat ? eased(beat.at) : 1;
}

/**
 * Find how far a card of a new row has been dealt.
 * @param {Beat[]} line
 * @param {number} place its place in the row
 * @param {number} many
 */
export function dealt(line, place, many) {
  const beat = line.find(({ event }) => event.kind === "row");
  if (!beat) return 1;
  return eased(Math.max(0, Math.min(1, (beat.at * (many + 2) - place) / 3)));
}

/** @param {number} t */
export function eased(t) {
  return 1 - (1 - t) ** 3;
}
