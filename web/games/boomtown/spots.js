// What can be pointed at on the table of Boomtown, region by region, and the picks it stands for.

import { TOWNS, ownSeat, townOf } from "./view.js";

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Region} Region */
/** @typedef {Spot & { known: string[] }} KnownSpot a spot, and the names that the log has for it */
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
    spot(`row:${i}`, place, [`take:${place.card.card}`], [place.card.card]),
  );
  const table = [];
  // Whether to ride or to wire is a question for the panel; any other card has to be used.
  const must = view.phase !== "mustang" && view.phase !== "telegraph";
  if (play) table.push(spot("play", play, must ? [view.phase] : []));
  if (!phone) table.push(spot("deck", deck, []));
  if (view.dice.length > 0) {
    dice.forEach((die, i) => table.push(spot(`die:${i + 1}`, die, [`die:${i + 1}`])));
  }
  const plates = auction.map((plate) => spot(`plate:${plate.seat}`, plate, [`seat:${plate.seat}`]));
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
  const name = `seat:${seat}`;
  const kept = area.kept.map((place) =>
    spot(`kept:${place.card.card}`, place, [], [place.card.card]),
  );
  const right = kept[0] ? kept[0].x - 2 : head.x + head.w;
  const rows = [[spot(name, { ...head, w: right - head.x }, [name]), ...kept]];
  for (const town of TOWNS) {
    const sign = area.signs.find((one) => one.town === town);
    const office = townOf(view, town).mayor === seat ? [`mayor:${town}`] : [];
    const tiles = area.tiles.filter((one) => one.town === town);
    rows.push([
      ...(sign ? [spot(`sign:${seat}:${town}`, sign, [own ? town : name], office)] : []),
      ...tiles.map((tile) => tileSpot(view, tile)),
    ]);
  }
  return { name: `seat-${seat}`, rows: rows.filter((line) => line.length > 0) };
}

/**
 * A tile stands for itself, and for its owner, who has to be picked before it.
 * @param {View} view
 * @param {Tile} tile
 */
function tileSpot(view, tile) {
  const { kind, thing } = tile;
  const own = thing.seat === view.turn;
  const owner = `seat:${thing.seat}`;
  if (kind === "mine") return spot(thing.card, tile, own ? [thing.card] : [thing.card, owner]);
  const id = `saloon:${view.saloons.indexOf(thing)}`;
  if (own) return spot(id, tile, [thing.town], [thing.pick]);
  // Two owners of saloons in one town: only the owner is clear, the panel offers the rest.
  const rival = view.saloons.some(
    (/** @type {View} */ one) =>
      one.pick === thing.pick && one.seat !== thing.seat && one.seat !== view.turn,
  );
  return spot(id, tile, rival ? [owner] : [thing.pick, owner], [thing.pick]);
}

/**
 * @param {string} id
 * @param {Rect} place
 * @param {string[]} picks
 * @param {string[]} [known]
 * @returns {KnownSpot}
 */
function spot(id, { x, y, w, h }, picks, known = picks.slice(0, 1)) {
  return { id, picks, x, y, w, h, known };
}
