// What can be pointed at on the table of Boomtown, region by region, and the picks it stands for.

import { things } from "./facts.js";
import { isTagged, offices, seatsAround } from "./view.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {import("../../painter.js").Region} Region */
/** @typedef {{ kind: string, seat?: number, number?: number, name?: string }} About what a spot shows */
/** @typedef {Spot & { about: About, known: string[] }} KnownSpot with the names that the log has for it */
/** @typedef {Omit<import("./layout.js").Table, "regions" | "width" | "height">} Places */
/** @typedef {import("./layout.js").Area} Area */
/** @typedef {import("./layout.js").Badge} Badge */
/** @typedef {import("./layout.js").Tag} Tag */
/** @typedef {import("./layout.js").Tile} Tile */
/** @typedef {import("./layout.js").Rect} Rect */

/**
 * Make the spots, region by region.
 * @param {View} view
 * @param {Places} places
 * @returns {Region[]}
 */
export function makeRegions(view, places) {
  const { row, tags, areas, sizes } = places;
  const offered = row.map((place, i) => {
    const words = { ...place, h: place.h + sizes.ribbon };
    return spot(
      `row-${i}`,
      { kind: "offer", number: i },
      words,
      [place.card.pick],
      [place.card.card],
    );
  });
  const around = seatsAround(view);
  // On a phone a plaque and its tag are one: each alone would be too small for a finger.
  const bidders = sizes.phone
    ? []
    : around
        .filter((seat) => isTagged(view, seat))
        .map((seat) => spot(`plate-${seat}`, { kind: "plate", seat }, tags[seat], [nameOf(seat)]));
  const regions = [
    { name: "row", rows: [offered] },
    { name: "table", rows: [onTable(view, places)] },
    { name: "auction", rows: [bidders] },
    ...around.map((seat) => seatRegion(view, areas[seat], tags[seat], sizes.phone)),
  ];
  return regions.filter((region) => region.rows.some((line) => line.length > 0));
}

/** @param {number} seat */
const nameOf = (seat) => things.picks.seat[seat];

/**
 * The card in play, the deck and the dice.
 * @param {View} view
 * @param {Places} places
 */
function onTable(view, { play, deck, dice, sizes }) {
  const table = [];
  // Whether to use a card that can wait is a question with words of its own.
  const must = things.used.must.includes(view.phase);
  if (play) {
    table.push(spot("play", { kind: "used", name: view.phase }, play, must ? [view.phase] : []));
  }
  if (!sizes.phone) table.push(spot("deck", { kind: "deck" }, deck, []));
  if (view.dice.length > 0) {
    dice.forEach((die, i) => {
      const pick = things.picks.die[i];
      table.push(spot(pick, { kind: "die", number: i }, die, [pick]));
    });
  }
  return table;
}

/**
 * A seat's plaque with its badges, then its cards: a row of the region for each town.
 * @param {View} view
 * @param {Area} area
 * @param {Tag} tag
 * @param {boolean} phone
 * @returns {Region}
 */
function seatRegion(view, area, tag, phone) {
  const { seat, plaque, badges, tiles } = area;
  const pick = nameOf(seat);
  const held = offices(view, seat).map(({ town }) => things.picks.mayor[town]);
  const top = Math.min(plaque.y, tag.y);
  const whole = { ...plaque, y: top, h: plaque.h + tag.h };
  const upper = badges.length > 0 ? { ...plaque, h: badges[0].y - plaque.y } : plaque;
  const head = spot(
    pick,
    { kind: "seat", seat },
    phone ? whole : upper,
    [pick],
    [pick, ...(phone ? held : [])],
  );
  const rows = [[head, ...(phone ? [] : badges.map((badge) => badgeSpot(view, seat, badge)))]];
  for (const group of grouped(tiles).values()) rows.push(group.map((tile) => tileSpot(view, tile)));
  return { name: `seat-${seat}`, rows };
}

/** @param {Tile} tile */
const groupOf = ({ kind, thing }) => (kind === "kept" ? kind : thing.town);

/** @param {Tile[]} tiles */
function grouped(tiles) {
  /** @type {Map<string, Tile[]>} */
  const groups = new Map();
  for (const tile of tiles) {
    const group = groupOf(tile);
    groups.set(group, [...(groups.get(group) ?? []), tile]);
  }
  return groups;
}

/**
 * The badge of a mayor; one's own stands for its town when one becomes governor.
 * @param {View} view
 * @param {number} seat
 * @param {Badge} badge
 */
function badgeSpot(view, seat, badge) {
  const { town } = badge;
  const about = { kind: "sign", seat, name: town };
  const chosen = seat === view.turn && view.phase === "governor";
  const picks = seat === view.turn ? (chosen ? [town] : []) : [nameOf(seat)];
  return spot(`sign-${seat}-${town}`, about, badge, picks, [things.picks.mayor[town]]);
}

/**
 * A tile stands for itself, and for its owner, who has to be picked before it.
 * @param {View} view
 * @param {Tile} tile
 */
function tileSpot(view, tile) {
  const { kind, thing } = tile;
  const own = thing.seat === view.turn;
  const owner = nameOf(thing.seat);
  if (kind === "kept") {
    return spot(`kept-${thing.card}`, { kind, name: thing.card }, tile, [], [thing.card]);
  }
  if (kind === "mine") {
    const about = { kind, name: thing.card };
    return spot(thing.card, about, tile, own ? [thing.card] : [thing.card, owner]);
  }
  const number = view.saloons.indexOf(thing);
  const id = `saloon-${number}`;
  const about = { kind, number };
  if (own) return spot(id, about, tile, view.phase === "girls" ? [thing.town] : [], [thing.pick]);
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
