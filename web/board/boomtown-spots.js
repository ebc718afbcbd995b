// What can be pointed at on the table of Boomtown, region by region, and the picks it stands for.

import { TOWNS, ownSeat, townOf } from "./boomtown-view.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Spot} Spot */
/** @typedef {import("../types.js").Region} Region */
/** @typedef {import("./boomtown-layout.js").Table} Table */
/** @typedef {import("./boomtown-layout.js").Area} Area */
/** @typedef {import("./boomtown-layout.js").Tile} Tile */
/** @typedef {import("./boomtown-layout.js").Rect} Rect */

/**
 * Make the spots, region by region.
 * @param {View} view
 * @param {Omit<Table, "regions">} places
 * @returns {Region[]}
 */
export function makeRegions(view, places) {
  const { row, play, deck, dice, auction, areas } = places;
  const offered = row.map((place, i) =>
    spot(`row:${i}`, place, [`take:${place.card.card}`, place.card.card]),
  );
  const table = [];
  if (play) table.push(spot("play", play, [view.phase]));
  if (!places.phone) table.push(spot("deck", deck, ["deck"]));
  if (view.dice.length > 0) dice.forEach((die, i) => table.push(spot(`die:${i + 1}`, die)));
  const plates = auction.map((plate) => spot(`plate:${plate.seat}`, plate, [`seat:${plate.seat}`]));
  const regions = [{ name: "row", rows: [offered] }];
  if (table.length > 0) regions.push({ name: "table", rows: [table] });
  regions.push({ name: "auction", rows: [plates] });
  const own = ownSeat(view);
  const order = areas.map((area) => (area.seat - own + view.players) % view.players);
  const nearest = places.phone ? [...areas].sort((a, b) => order[a.seat] - order[b.seat]) : areas;
  for (const area of nearest) regions.push(seatRegion(view, area));
  return regions.filter((region) => region.rows.some((line) => line.length > 0));
}

/**
 * @param {View} view
 * @param {Area} area
 * @returns {Region}
 */
function seatRegion(view, area) {
  const { seat } = area;
  const own = seat === view.turn;
  const kept = area.kept.map((place) =>
    spot(`kept:${place.card.card}`, place, [`card:${place.card.card}`, place.card.card]),
  );
  const first = kept[0]?.x ?? area.head.x + area.head.w;
  const head = spot(`seat:${seat}`, { ...area.head, w: first - area.head.x - 2 });
  const rows = [[head, ...kept]];
  for (const town of TOWNS) {
    const line = [];
    const sign = area.signs.find((one) => one.town === town);
    if (sign) {
      const office = townOf(view, town).mayor === seat ? [`mayor:${town}`] : [];
      const picks = [...(own ? [town] : []), ...office, `seat:${seat}`];
      line.push(spot(`sign:${seat}:${town}`, sign, picks));
    }
    for (const tile of area.tiles.filter((one) => one.town === town)) {
      line.push(spot(tileId(view, tile), tile, tilePicks(view, tile)));
    }
    if (line.length > 0) rows.push(line);
  }
  return { name: `seat-${seat}`, rows };
}

/** @param {View} view @param {Tile} tile */
function tileId(view, { kind, thing }) {
  return kind === "mine" ? thing.card : `saloon:${view.saloons.indexOf(thing)}`;
}

/**
 * What a tile stands for: itself, and its owner, who has to be picked before it.
 * @param {View} view
 * @param {Tile} tile
 * @returns {string[]}
 */
function tilePicks(view, { kind, thing }) {
  const seat = `seat:${thing.seat}`;
  if (kind === "mine") return thing.seat === view.turn ? [thing.card] : [thing.card, seat];
  if (thing.seat === view.turn) return [thing.town, thing.pick];
  // Two owners of saloons in one town: only the owner is clear, the panel offers the rest.
  const alike = view.saloons.filter(
    (/** @type {View} */ one) => one.pick === thing.pick && one.seat !== view.turn,
  );
  return alike.every((/** @type {View} */ one) => one.seat === thing.seat)
    ? [thing.pick, seat]
    : [seat];
}

/**
 * @param {string} id
 * @param {Rect} place
 * @param {string[]} [picks]
 * @returns {Spot}
 */
function spot(id, { x, y, w, h }, picks = [id]) {
  return { id, picks, x, y, w, h };
}
