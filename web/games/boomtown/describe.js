// Says in words what each spot of Boomtown is, for a screen reader and for whoever points at it.

import { throwsOf } from "./facts.js";
import { townOf } from "./view.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../wire.js").BoomtownMine} Mine */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Say} Say */
/** @typedef {import("./spots.js").KnownSpot} KnownSpot */

/**
 * @param {View} view
 * @param {Spot} spot
 * @param {Say} say
 * @returns {string}
 */
export function describeSpot(view, spot, say) {
  const { kind, seat = 0, number = 0, name = "" } = /** @type {KnownSpot} */ (spot).about;
  if (kind === "offer") return describeOffer(view, view.row[number], say);
  if (kind === "used") return say("cell.in-play", { card: name });
  if (kind === "deck")
    return say("cell.deck", { n: view.deck, round: view.round, of: view.rounds });
  if (kind === "die") return say("cell.die", { die: number + 1, face: view.dice[number] });
  if (kind === "plate") return bidder(view, seat, say).join(", ");
  if (kind === "seat") return [purse(view, seat, say), ...belongings(view, seat, say)].join(", ");
  if (kind === "player") {
    return [...bidder(view, seat, say), ...belongings(view, seat, say)].join(", ");
  }
  if (kind === "kept") return `${say("cell.kept", { card: name })}. ${say(`card.${name}.text`)}`;
  if (kind === "sign") return describeTown(view, seat, name, say);
  if (kind === "saloon") {
    const saloon = view.saloons[number];
    return say(saloon.girls ? "cell.saloon-girls" : "cell.saloon", { ...saloon });
  }
  const mine = view.mines.find((one) => one.card === name);
  return mine ? describeMine(mine, say) : name;
}

/** @param {Mine} mine @param {Say} say */
function describeMine(mine, say) {
  const parts = [say("cell.mine", { ...mine, ways: throwsOf(mine.number) })];
  if (mine.dangerous) parts.push(say("cell.dangerous"));
  if (mine.vein) parts.push(say("cell.vein"));
  return parts.join(", ");
}

/** @param {View} view @param {import("../../wire.js").BoomtownCard} card @param {Say} say */
function describeOffer(view, card, say) {
  if (card.kind === "event") return `${say(`card.${card.card}`)}. ${say(`card.${card.card}.text`)}`;
  const { mayor, fee } = townOf(view, card.town);
  const words = describeMine(card, say);
  return mayor === null || mayor === view.turn
    ? words
    : `${words}, ${say("cell.fee", { mayor, fee })}`;
}

/** @param {View} view @param {number} seat @param {Say} say */
const purse = (view, seat, say) => say("cell.purse", { seat, n: view.gold[seat] });

/** @param {View} view @param {number} seat @param {Say} say */
function bidder(view, seat, say) {
  const parts = [purse(view, seat, say)];
  const bidding = view.phase === "bid";
  if (bidding && view.passed.includes(seat)) parts.push(say("cell.passed"));
  if (view.bid?.seat === seat) {
    parts.push(say(bidding ? "cell.leads" : "cell.won", { bid: view.bid.gold }));
  }
  if (view.order.includes(seat)) parts.push(say("cell.takes", { n: view.order.indexOf(seat) + 1 }));
  if (view.first === seat) parts.push(say("cell.first"));
  const share = view.shares.find((one) => one.seat === seat);
  if (share) parts.push(say("cell.share", { n: share.gold }));
  return parts;
}

/** @param {View} view @param {number} seat @param {Say} say */
function belongings(view, seat, say) {
  const towns = view.towns.filter((one) => one.mayor === seat);
  const mine = (/** @type {{ seat: number }} */ one) => one.seat === seat;
  const parts = [say("cell.mines", { n: view.mines.filter(mine).length })];
  if (towns.length > 0) {
    parts.push(say("cell.mayor-of", { towns: towns.map((one) => one.town) }));
  }
  const kept = view.kept.filter(mine).map((one) => one.card);
  if (kept.length > 0) parts.push(say("cell.keeps", { cards: kept }));
  return parts;
}

/** @param {View} view @param {number} seat @param {string} name @param {Say} say */
function describeTown(view, seat, name, say) {
  const town = townOf(view, name);
  const parts = [say("cell.town", { town: name, n: town.mines[seat] })];
  if (town.mayor === seat) {
    parts.push(say(town.governor ? "cell.governor" : "cell.mayor", { fee: town.fee }));
  }
  return parts.join(", ");
}
