// What the others have done since one's last turn: a line for each, which opens into every detail.

import { element } from "../core/element.js";
import { seatIcon } from "../play/seats.js";

/** @typedef {import("../wire.js").TableEvent} TableEvent */
/** @typedef {{ seat: number, did: string[], points: number, events: TableEvent[] }} Deeds */

/** How a word of the recap of an event is named. @param {TableEvent} event */
const keyOf = ({ kind }) => `event.${kind}.recap`;

/**
 * Sum up what each seat has done and what befell it, in the order in which it began.
 * @param {TableEvent[]} events
 * @param {(event: TableEvent) => string} word a few words for an event, nothing for what is no news
 * @returns {Deeds[]}
 */
export function sumUp(events, word) {
  /** @type {Map<number, Deeds>} */
  const deeds = new Map();
  for (const event of events) {
    if (event.seat === null) continue;
    const known = deeds.get(event.seat) ?? { seat: event.seat, did: [], points: 0, events: [] };
    deeds.set(event.seat, known);
    const said = word(event);
    if (said) known.did.push(said);
    known.points += event.points;
    known.events.push(event);
  }
  return [...deeds.values()];
}

/**
 * @param {object} parts
 * @param {TableEvent[]} parts.events
 * @param {number | null} parts.viewer
 * @param {string[]} parts.colours
 * @param {import("../play/talk.js").TableTalk} parts.talk
 * @param {(where: string[]) => void} parts.show
 * @returns {HTMLElement | null} nothing when nothing has happened
 */
export function recap({ events, viewer, colours, talk, show }) {
  if (events.length === 0) return null;
  const { words, game } = talk;
  const word = (/** @type {TableEvent} */ event) =>
    words.has(game, keyOf(event)) ? talk.short(keyOf(event), { ...event.values }) : "";
  const rows = sumUp(events, word).map((deeds) => {
    const { seat, points } = deeds;
    const sum = [...deeds.did];
    if (points) sum.push(points > 0 ? `+${points}` : `−${-points}`);
    const plain = deeds.events.map((event) => talk.brief(event, viewer)).find(Boolean) ?? "";
    const did =
      sum.length &&
      sum.reduce((before, next) => words.say("language", "list.more", { before, next }));
    const line = sum.length ? talk.ui("recap.line", { name: talk.shortNames[seat], did }) : plain;
    const where = deeds.events.flatMap((event) => event.where);
    return (
      line !== "" &&
      element(
        "details",
        { onpointerenter: () => show(where), onpointerleave: () => show([]) },
        element("summary", {}, seatIcon(seat, colours[seat]), " ", line),
        element("ul", {}, ...deeds.events.map((one) => element("li", {}, talk.told(one, viewer)))),
      )
    );
  });
  return element("section", { class: "recap" }, element("h2", {}, talk.ui("table.recap")), ...rows);
}
