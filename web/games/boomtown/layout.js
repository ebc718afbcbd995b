// Where everything lies on the saloon table of Boomtown: the others across with their claims, the row
// and the auction inside a ring, one's own town in front. Pure geometry: nothing here draws.

import { CARD, layCentre } from "./centre.js";
import { makeRing } from "./ring.js";
import { layArea, planSeats, shareFarSide, takeNearSide } from "./seating.js";
import { sizesFor } from "./sizes.js";
import { makeRegions } from "./spots.js";

/** @typedef {import("../../painter.js").PlacedView<import("../../wire.js").BoomtownView>} View */
/** @typedef {import("../../painter.js").Box} Box */
/** @typedef {import("./sizes.js").Sizes} Sizes */
/** @typedef {{ mine: number, own: number, card: number }} Scales */
/** @typedef {{ x: number, y: number, w: number, h: number }} Rect */
/** @typedef {Rect & { card: import("../../wire.js").BoomtownOffer }} OfferPlace */
/** @typedef {Rect & { card: string }} CardPlace */
/** @typedef {Rect & import("./view.js").Holding} Tile */
/** @typedef {Rect & { town: string }} Badge */
/** @typedef {Rect & { seat: number, plaque: Rect, badges: Badge[], tiles: Tile[] }} Area */
/** @typedef {Rect & { seat: number }} Tag how a seat stands in the auction */
/**
 * @typedef {object} Centre
 * @property {Rect} offer where the row of cards lies
 * @property {OfferPlace[]} row
 * @property {CardPlace | null} play the event card that asks for a choice now
 * @property {Rect} deck
 * @property {Rect} counter
 * @property {Rect[]} dice
 * @property {Rect} pot
 */
/**
 * @typedef {object} Places
 * @property {Sizes} sizes
 * @property {Tag[]} tags by seat
 * @property {Area[]} areas by seat
 * @property {number} own whose area is in front
 * @property {import("./ring.js").Ring} ring
 */
/** @typedef {import("../../painter.js").Layout & Centre & Places} Table */

/** How much larger than the rest the row is made where there is room. */
const LARGER = [1.4, 1.3, 1.2, 1.1];

/**
 * Lay the table with the largest cards at which all of it is in sight: first all of them alike, or
 * closer together where the mines of the others would become too small; then the row, one's own mines
 * and those of the others, as far as there is still room.
 * @param {View} view
 * @param {Box} box
 * @returns {Table}
 */
export function layTable(view, box) {
  const sizes = sizesFor(box, view.phase);
  const seats = planSeats(view);
  const plan = (/** @type {Scales} */ scales) => planTable(seats, sizes, box.width, scales);
  const fits = (/** @type {Scales} */ scales) => plan(scales).height <= box.height;
  const { scales } = sizes;
  const alike = scales.find((one) => fits({ mine: one, own: one, card: one }));
  const closer = alike !== undefined && alike >= 1 ? undefined : sizes.tight.find(fits);
  const all = closer?.mine ?? alike ?? scales[scales.length - 1];
  const least = closer ?? { mine: all, own: all, card: all };
  const row = [...LARGER.map((times) => all * times), all];
  const card = row.find((one) => fits({ ...least, card: one })) ?? least.card;
  const most = (sizes.card.w * card) / sizes.own.w;
  const owns = scales.filter((one) => one >= least.own && one < most);
  const own = owns.find((one) => fits({ ...least, own: one, card })) ?? least.own;
  const mines = scales.filter((one) => one >= all && one * sizes.mine.w < own * sizes.own.w);
  const mine = mines.find((one) => fits({ mine: one, own, card })) ?? all;
  return place(view, sizes, box, plan({ mine, own, card }));
}

/**
 * Find how high the table is with cards of some scales.
 * @param {import("./seating.js").Group[]} seats
 * @param {Sizes} sizes
 * @param {number} width
 * @param {Scales} scales
 */
function planTable(seats, sizes, width, scales) {
  const { gap, tag, ribbon, line, side, plaque, ownPlaque } = sizes;
  const scaled = (/** @type {keyof Scales} */ kind) => ({
    w: Math.floor(sizes[kind].w * scales[kind]),
    h: Math.floor(sizes[kind].h * scales[kind]),
  });
  const [mine, own, card] = [scaled("mine"), scaled("own"), scaled("card")];
  const [first, ...others] = seats;
  const far = shareFarSide(others, sizes, width, mine.w);
  const near = takeNearSide(first, sizes, width, own.w);
  const room = (width - 2 * side - 4 * gap) / seats.length - gap;
  card.w = Math.min(card.w, Math.floor(room));
  card.h = Math.floor(card.w * CARD);
  const farHeight = Math.max(...far.map((zone) => zone.lines)) * (mine.h + gap);
  const nearHeight = near.lines * (own.h + gap);
  const middle = line + card.h + ribbon + 2 * gap;
  const height = farHeight + plaque + tag + middle + tag + ownPlaque + gap + nearHeight + 2 * gap;
  return { mine, own, card, far, near, farHeight, nearHeight, middle, height, room };
}

/**
 * Put everything into its place; what is left of the height goes to the row.
 * @param {View} view
 * @param {Sizes} sizes
 * @param {Box} box
 * @param {ReturnType<typeof planTable>} plan
 * @returns {Table}
 */
function place(view, sizes, box, plan) {
  const { gap, tag, plaque, ownPlaque, phone } = sizes;
  const { width } = box;
  const spare = Math.max(0, box.height - plan.height);
  const card = { ...plan.card };
  card.h = Math.floor(Math.min(card.h + spare, card.h * 1.7, plan.room * CARD));
  card.w = Math.floor(card.h / CARD);
  const middle = plan.middle + Math.max(spare, 0);
  const plaqueY = gap + plan.farHeight;
  const centreY = plaqueY + plaque + tag;
  const ownY = centreY + middle + tag;
  const far = plan.far.map((zone) =>
    layArea(view, zone, sizes, plan.mine, {
      plaque: { x: zone.x, y: plaqueY, w: zone.w, h: plaque },
      top: gap,
      height: plan.farHeight,
      upwards: true,
    }),
  );
  const ownW = phone ? plan.near.w : Math.floor(plan.near.w * 0.37);
  const near = layArea(view, plan.near, sizes, plan.own, {
    plaque: { x: gap, y: ownY, w: ownW, h: ownPlaque },
    top: ownY + ownPlaque + gap,
    height: plan.nearHeight,
    upwards: false,
  });
  const areas = [near, ...far].sort((one, other) => one.seat - other.seat);
  const tags = areas.map((area) => placeTag(area, sizes, area === near));
  const centre = layCentre(
    view,
    sizes,
    { x: 2 * gap, y: centreY, w: width - 4 * gap, h: middle },
    card,
  );
  const stands = tags.map(
    ({ seat, x, y, w, h }) =>
      /** @type {[number, import("./ring.js").Point]} */ ([seat, { x: x + w / 2, y: y + h / 2 }]),
  );
  const rim = phone ? 1.5 : gap;
  const track = { x: rim, y: centreY - tag / 2, w: width - 2 * rim, h: middle + tag };
  const places = {
    sizes,
    tags,
    areas,
    own: plan.near.seat,
    ring: makeRing(track, new Map(stands)),
    ...centre,
  };
  const turn = view.turn ?? plan.near.seat;
  return {
    width,
    height: Math.max(box.height, plan.height),
    regions: makeRegions(view, places),
    zones: [{ ...bounds(areas[turn]), takes: view.row.map((one) => one.pick) }],
    ...(phone
      ? {}
      : { choices: { x: gap * 3 + ownW, y: ownY, w: plan.near.w - ownW - 2 * gap, h: ownPlaque } }),
    ...places,
  };
}

/** @param {Rect} rect */
const bounds = ({ x, y, w, h }) => ({ x, y, w, h });

/**
 * Hang the tag of a seat between its plaque and the middle of the table.
 * @param {Area} area
 * @param {Sizes} sizes
 * @param {boolean} near
 * @returns {Tag}
 */
function placeTag({ seat, plaque }, { tag, phone }, near) {
  const w = Math.min(plaque.w, Math.round(tag * (phone ? 3.4 : 4.4)));
  const x = Math.round(plaque.x + (phone && near ? (plaque.w - w) / 2 : (plaque.w - w) / 2));
  return { seat, x, y: near ? plaque.y - tag : plaque.y + plaque.h, w, h: tag };
}
