// What can be pointed at on the table of Boomtown, region by region, and the picks it stands for.

import { things, towns } from "./facts.js";
import { ownSeat, townOf } from "./view.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Region} Region */
/** @typedef {{ kind: string, seat?: number, number?: number, name?: string }} About what a spot shows */
/** @typedef {Spot & { about: About, known: string[] }} KnownSpot with the names that the log has for it */
/** @typedef {import("./layout.js").Table} Table */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Tile} Tile */
/** @typedef {import("./layout.js").Rect} Rect */

/**
 * Make the spots, region by region.
 * @param {View} view
 * @param {Omit<Table, "regions">} places
 * @returns {Region[]}
 */
export function makeRegions(view, places) {
  const { row, play, deck, dice, auction, areas, phone } = places;
  const offered = row.map((place, i) =>
    spot(`row-${i}`, { kind: "offer", number: i }, place, [place.card.pick], [place.card.card]),
  );
  const table = [];
  // Whether to use a card that can wait is a question for the panel.
  const must = things.used.must.includes(view.phase);
  if (play) {
    table.push(spot("play", { kind: "used", name: view.phase }, play, must ? [view.phase] : []));
  }
  if (!phone) table.push(spot("deck", { kind: "deck" }, deck, []));
  if (view.dice.length > 0) {
    dice.forEach((die, i) => {
      const pick = things.picks.die[i];
      table.push(spot(pick, { kind: "die", number: i }, die, [pick]));
    });
  }
  const plates = auction.map((plate) => {
    const { seat } = plate;
    return spot(`plate-${seat}`, { kind: "plate", seat }, plate, [things.picks.seat[seat]]);
  });
  const away = (/** @type {Area} */ area) =>
    phone ? (area.seat - ownSeat(view) + view.players) % view.players : area.seat;
  const nearest = [...areas].sort((one, other) => away(one) - away(other));
  const regions = [
    { name: "row", rows: [offered] },
    { name: "table", rows: [table] },
    { name: "auction", rows: [plates] },
    ...nearest.map((area) => seatRegion(view, area)),
  ];
  return regions.filter((region) => region.rows.some((line) => line.length > 0));
}

/**
 * @param {View} view
 * @param {Area} area
 * @returns {Region}
 */
function seatRegion(view, area) {
  const { seat, head } = area;
  const own = seat === view.turn;
  const pick = things.picks.seat[seat];
  const kept = area.kept.map((place) => {
    const name = place.card.card;
    return spot(`kept-${name}`, { kind: "kept", name }, place, [], [name]);
  });
  const right = kept[0] ? kept[0].x - 2 : head.x + head.w;
  const name = spot(pick, { kind: "seat", seat }, { ...head, w: right - head.x }, [pick]);
  const rows = [[name, ...kept]];
  for (const town of towns) {
    const sign = area.signs.find((one) => one.town === town);
    const office = townOf(view, town).mayor === seat ? [things.picks.mayor[town]] : [];
    const tiles = area.tiles.filter((one) => one.town === town);
    rows.push([
      ...(sign ? [signSpot(seat, sign, own ? town : pick, office)] : []),
      ...tiles.map((tile) => tileSpot(view, tile)),
    ]);
  }
  return { name: `seat-${seat}`, rows: rows.filter((line) => line.length > 0) };
}

/**
 * @param {number} seat
 * @param {import("./layout.js").Sign} sign
 * @param {string} pick
 * @param {string[]} office how the log names its mayor
 */
function signSpot(seat, sign, pick, office) {
  const about = { kind: "sign", seat, name: sign.town };
  return spot(`sign-${seat}-${sign.town}`, about, sign, [pick], office);
}

/**
 * A tile stands for itself, and for its owner, who has to be picked before it.
 * @param {View} view
 * @param {Tile} tile
 */
function tileSpot(view, tile) {
  const { kind, thing } = tile;
  const own = thing.seat === view.turn;
  const owner = things.picks.seat[thing.seat];
  if (kind === "mine") {
    const about = { kind, name: thing.card };
    return spot(thing.card, about, tile, own ? [thing.card] : [thing.card, owner]);
  }
  const number = view.saloons.indexOf(thing);
  const id = `saloon-${number}`;
  const about = { kind, number };
  if (own) return spot(id, about, tile, [thing.town], [thing.pick]);
  // Two owners of saloons in one town: only the owner is clear, the panel offers the rest.
  const rival = view.saloons.some(
    (one) => one.pick === thing.pick && one.seat !== thing.seat && one.seat !== view.turn,
  );
  return spot(id, about, tile, rival ? [owner] : [thing.pick, owner], [thing.pick]);
}

/**
 * @param {string} id
 * @param {About} about
 * @param {Rect} place
 * @param {string[]} picks
 * @param {string[]} [known]
 * @returns {KnownSpot}
 */
function spot(id, about, { x, y, w, h }, picks, known = picks.slice(0, 1)) {
  return { id, about, picks, x, y, w, h, known };
}
