// What is said of everything that can be pointed at in Oregon, and which picks go in either order.

import { bandsOf, gridOf, mineralNamed, symbolOf, things, tokenNamed } from "./facts.js";
import { viewerOf } from "./places.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").OregonView>} View */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Say} Say */

/** @param {string} pick */
const isCard = (pick) => pick in things.buildings || things.symbols.includes(symbolOf(pick));

/**
 * Two cards of the hand, or a card and the joker, can be picked in either order.
 * @param {string} first
 * @param {string} second
 */
export function either(first, second) {
  return isCard(first) && isCard(second);
}

/** What is drawn, and what a token is spent on, is a choice that has its words. @param {string} pick */
export function worded(pick) {
  return Object.values(things.picks.draw).includes(pick) || tokenNamed(pick) !== undefined;
}

/**
 * While cards are played: whether the joker is active. While they are drawn: whether one may be exchanged
 * as well, or else the hand be kept.
 * @param {View} view
 * @param {import("../../wire.js").Action[]} legal
 */
export function question({ phase, draws }, legal) {
  const jokers = Object.values(things.picks.joker);
  if (legal.some(([, pick]) => jokers.includes(pick))) return "joker";
  if (phase !== "draw") return "";
  const swaps = Object.values(things.picks.swap);
  if (!legal.some(([pick]) => swaps.includes(pick))) return "";
  return draws > 0 ? "or-swap" : "swap";
}

/**
 * While cards are drawn: which card of how many this one is.
 * @param {View} view
 * @param {import("../../wire.js").ToldTurn[]} turns
 */
export function counted({ turn, draws }, turns) {
  const others = turns.findLastIndex((one) => one.turn !== turn);
  const events = turns.slice(others + 1).flatMap((one) => one.events);
  const drawn = events.filter(({ kind }) => kind.startsWith("drew-")).length;
  return { card: drawn + 1, cards: drawn + draws };
}

/**
 * Describe a spot, without a full stop, so that the page can go on with what can be done there.
 * @param {View} view
 * @param {Spot} spot
 * @param {Say} say
 * @returns {string}
 */
export function describe(view, spot, say) {
  const { kind, name } = /** @type {import("./places.js").KnownSpot} */ (spot).about;
  return tell(view, kind, name, say).replace(/\.$/, "");
}

/** @param {View} view @param {string} kind @param {string | number} name @param {Say} say */
function tell(view, kind, name, say) {
  if (kind === "space") return describeSpace(view, String(name), say);
  const viewer = viewerOf(view) ?? 0;
  if (kind === "card")
    return describeCard(view, view.seats[viewer].hand?.[Number(name)] ?? "", say);
  if (kind === "column") return describeBand("column", String(name), things.columns, say);
  if (kind === "row") return describeBand("row", String(name), things.rows, say);
  if (kind === "joker") {
    return say(view.seats[viewer].joker ? "cell.joker" : "cell.joker-spent", { symbol: name });
  }
  if (kind === "extra") return say(view.seats[viewer].extra ? "cell.extra" : "cell.extra-spent");
  if (kind === "purse") return describePurse(view, viewer, say);
  if (kind === "supply") return describeSupply(view, String(name), say);
  if (kind === "bank") return describeBank(view, String(name), say);
  return describeSeat(view, Number(name), say);
}

/** @param {View} view @param {string} at @param {Say} say */
function describeSpace(view, at, say) {
  const [column, row] = gridOf(at);
  return `${at}, ${holdsOf(view, at, say)}, ${say("cell.bands", bandsOf(column, row))}`;
}

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {Say} say
 */
export function square(view, spot, say) {
  const { kind } = /** @type {import("./places.js").KnownSpot} */ (spot).about;
  return kind === "space" ? { name: spot.id, holds: holdsOf(view, spot.id, say) } : null;
}

/** Whether this is the last round can be seen in a corner of the map. @param {View} view @param {Say} say */
export function beyond({ closing }, say) {
  return closing ? [say("account.closing")] : [];
}

/** @param {View} view @param {string} at @param {Say} say */
function holdsOf(view, at, say) {
  const [column, row] = gridOf(at);
  const parts = [];
  const building = view.buildings[at];
  const seat = view.farmers.findIndex((squares) => squares.includes(at));
  if (building) parts.push(say("cell.building", { building }));
  if (seat >= 0) {
    const grouped = view.groups.some((one) => one.squares.includes(at));
    parts.push(say(grouped ? "cell.grouped" : "cell.farmer", { seat }));
  }
  if (parts.length === 0)
    parts.push(say("cell.terrain", { terrain: things.terrains[view.map[row][column]] }));
  return parts.join(", ");
}

/**
 * @param {"column" | "row"} kind
 * @param {string} symbol
 * @param {string[]} lines the names of all columns, or of all rows
 * @param {Say} say
 */
function describeBand(kind, symbol, lines, say) {
  const wide = kind === "column" ? things.bands.columns : things.bands.rows;
  const first = things.symbols.indexOf(symbol) * wide;
  return say(`cell.${kind}`, { symbol, from: lines[first], to: lines[first + wide - 1] });
}

/** @param {View} view @param {string} card @param {Say} say */
function describeCard(view, card, say) {
  const left = view.tiles[card];
  if (left === undefined) return say("cell.landscape-card", { card });
  return `${say("cell.building-card", { card, left })} ${say(`rule.${card}.text`)}`;
}

/** @param {View} view @param {number} viewer @param {Say} say */
function describePurse(view, viewer, say) {
  const { coal_values, gold_values, start } = view.seats[viewer];
  if (view.phase === "start" && start) return say("cell.start-tile", { building: start });
  const parts = [];
  if (coal_values?.length) parts.push(say("cell.purse-coal", { values: coal_values }));
  if (gold_values?.length) parts.push(say("cell.purse-gold", { values: gold_values }));
  return parts.join(" ") || say("cell.purse-empty");
}

/** @param {View} view @param {string} kind @param {Say} say */
function describeSupply(view, kind, say) {
  const discards = view.discards[kind];
  const told = say(`cell.supply-${kind}`, { left: view.supplies[kind], gone: discards.length });
  return discards.length ? `${told} ${say("cell.discard-top", { card: discards.at(-1) })}` : told;
}

/** @param {View} view @param {string} name @param {Say} say */
function describeBank(view, name, say) {
  const mineral = mineralNamed(name);
  if (mineral) return say(`cell.bank-${mineral}`, { left: view[mineral] });
  const told = say("cell.bank-tile", { building: name, left: view.tiles[name] });
  return `${told} ${say(`rule.${name}.text`)}`;
}

/** @param {View} view @param {number} seat @param {Say} say */
function describeSeat(view, seat, say) {
  const one = view.seats[seat];
  const parts = [
    say("cell.seat", { seat, ...one }),
    say(one.joker ? "cell.seat-joker" : "cell.seat-no-joker"),
    say(one.extra ? "cell.seat-extra" : "cell.seat-no-extra"),
  ];
  if (one.shown.length) parts.push(say("cell.seat-shown", { cards: one.shown }));
  return parts.join(" ");
}
