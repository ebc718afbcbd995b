// The trail on its map: each stop is a button; what is to be done there is told in a dialog.

import { element, fill } from "../core/element.js";
import { keptResults } from "../core/results.js";
import { keptMatches } from "../core/saves.js";
import { wordError } from "../core/word-error.js";
import { gameNamed } from "../games/index.js";
import { Covers } from "../panels/covers.js";
import { openDialog } from "../panels/dialog.js";
import { framed } from "../panels/frame.js";
import { beginMatch, freshSeed } from "../play/match-choices.js";
import { PERSON, levelOf } from "../play/seat-kinds.js";
import { nameOfKind } from "./names.js";
import { heightOf, placeOf, trailMap } from "./trail-map.js";
import { nextStop, occasionOf, trailStates } from "./trail.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("./trail.js").Stop} Stop */
/** @typedef {import("./trail.js").StopState} StopState */

const WIDE = 10; // of a thousand, one per cent

/** @param {App} app @returns {Promise<StopState[]>} */
async function statesOf(app) {
  /** @type {{ stops: Stop[] }} */
  const { stops } = await app.shipped("trail/trail.json");
  const courses = stops.flatMap(({ course }) => (course ? [course] : []));
  return trailStates(stops, { results: keptResults(), ...app.extras.learnt(courses) });
}

/** The stop to go to next. @param {App} app */
export const nextOnTrail = async (app) => nextStop(await statesOf(app));

/**
 * @param {App} app
 * @returns {Promise<import("../page.js").Screen>}
 */
export async function trailScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const states = await statesOf(app);
  const next = nextStop(states);
  const done = states.filter(({ state }) => state === "done").length;
  const stops = states
    .toSorted((a, b) => a.stop.row - b.stop.row || a.stop.lane - b.stop.lane)
    .map((one) => marker(app, one, one === next));
  const title = say("trail.title");
  const covers = new Covers(app);
  const root = framed(
    app,
    "page trail-page",
    element("h1", {}, title),
    element("p", { class: "lede" }, say("trail.text")),
    element(
      "div",
      { class: "row" },
      element("p", {}, say("trail.done", { n: done, all: states.length })),
      next &&
        element(
          "button",
          {
            type: "button",
            class: "button main",
            dataset: { do: "next-stop" },
            onclick: () => tellStop(app, next),
          },
          say("trail.next", { name: say(`stop.${next.stop.id}`) }),
        ),
    ),
    element("div", { class: "trail-place" }, lanesOf(app, states, covers), mapOf(states, stops)),
  );
  return { title, root, shown: () => covers.hang(), close: () => covers.close() };
}

/**
 * The games, each over its lane.
 * @param {App} app
 * @param {StopState[]} states
 * @param {Covers} covers
 */
function lanesOf(app, states, covers) {
  const lanes = [...new Set(states.map(({ stop }) => stop.lane))].sort();
  const games = lanes.map((lane) =>
    states.map(({ stop }) => stop).find((stop) => stop.lane === lane && stop.match),
  );
  return element(
    "ul",
    { class: "trail-heads" },
    ...games.map((stop) => {
      const name = stop?.match ?? "";
      const game = gameNamed(name);
      return element("li", {}, game && covers.canvas(game), app.words.say(name, "title"));
    }),
  );
}

/** @param {StopState[]} states @param {HTMLElement[]} stops */
function mapOf(states, stops) {
  const root = element("div", { class: "trail-stops" });
  root.style.height = `${heightOf(states)}px`;
  root.append(trailMap(states), element("ol", {}, ...stops));
  return root;
}

/**
 * @param {App} app
 * @param {StopState} one
 * @param {boolean} isNext
 */
function marker(app, one, isNext) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const { stop, state, have, need } = one;
  const { x, y } = placeOf(stop);
  const part = state === "open" && need > 1 ? ` ${say("badge.have", { have, need })}` : "";
  const button = element(
    "button",
    {
      type: "button",
      dataset: { stop: stop.id, state },
      class: isNext ? "stop next" : "stop",
      onclick: () => tellStop(app, one),
    },
    element("span", { class: "sign", "aria-hidden": "true" }, state === "done" ? "✓" : sign(stop)),
    element("span", { class: "name" }, say(`stop.${stop.id}`), part),
    element(
      "span",
      { class: "heard-only" },
      `. ${say(state === "done" ? "trail.done-here" : `trail.${state}`)}`,
    ),
  );
  const place = element("li", {}, button);
  place.style.left = `${x / WIDE}%`;
  place.style.top = `${y}px`;
  return place;
}

/** @param {Stop} stop */
const sign = ({ course, puzzles }) => (course ? "◔" : puzzles ? "?" : "⚑");

/**
 * Tell what is to be done at a stop, and lead there.
 * @param {App} app
 * @param {StopState} one
 */
function tellStop(app, { stop, state, have, need }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const told = element("p", { role: "alert" });
  const close = element("button", { type: "button", class: "button quiet" }, say("trail.close"));
  const play = () =>
    begin(app, stop).catch((error) =>
      fill(told, wordError(app.words, stop.match ?? "table", error)),
    );
  const open = keptMatches().find((kept) => kept.occasion === occasionOf(stop) && !kept.over);
  const way = stop.course
    ? link(`#/lesson/${stop.course}`, say("trail.go"))
    : stop.puzzles
      ? link(`#/puzzles/${stop.puzzles}`, say("trail.go"))
      : open
        ? link(`#/match/${open.id}`, say("deal.go-on"))
        : element(
            "button",
            { type: "button", class: "button main", dataset: { do: "stop-go" }, onclick: play },
            say(state === "done" ? "deal.again" : "trail.go"),
          );
  const dialog = element(
    "dialog",
    { class: "stop-told", "aria-labelledby": "stop-title" },
    element("h2", { id: "stop-title" }, say(`stop.${stop.id}`)),
    element("p", {}, taskOf(app, stop)),
    element("p", { class: "facts" }, say("trail.minutes", { n: stop.minutes })),
    need > 1 && element("p", {}, say("badge.have", { have, need })),
    state === "done" && element("p", {}, say("trail.done-here")),
    state === "ahead" && element("p", { class: "notice" }, say("trail.ahead-here")),
    element("div", { class: "row" }, state !== "ahead" && way, close),
    told,
  );
  openDialog(dialog, close);
}

/** @param {string} href @param {string} words */
const link = (href, words) =>
  element("a", { class: "button main", href, dataset: { do: "stop-go" } }, words);

/**
 * Word what is to be done at a stop.
 * @param {App} app
 * @param {Stop} stop
 */
function taskOf(app, stop) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("journal", key, values);
  const game = stop.match ?? stop.puzzles ?? "";
  if (stop.course) return say("trail.course");
  if (stop.puzzles) {
    return say("trail.puzzles", { n: stop.count, game: app.words.say(game, "title") });
  }
  const { win, points, count, sum, best } = stop.goal ?? {};
  const level = nameOfKind(app, stop.level ?? "");
  const item = (/** @type {string} */ kind) => app.words.say(game, `item.${kind}.all`);
  /** @param {string} what @param {Record<string, number>} [asked] */
  const asked = (what, asked = {}) =>
    Object.entries(asked).map(([kind, n]) => say(`goal.${what}`, { n, kind: item(kind) }));
  return [
    say("goal.match", { game: app.words.say(game, "title"), level }),
    ...(win ? [say("goal.win")] : []),
    ...(points ? [say("goal.points", { n: points })] : []),
    ...asked("count", count),
    ...asked("sum", sum),
    ...asked("best", best),
  ].join(" ");
}

/**
 * Begin the match of a stop, each time with another deal.
 * @param {App} app
 * @param {Stop} stop
 */
function begin(app, stop) {
  const { match: game = "", level = "", options = {} } = stop;
  const facts = app.facts(game);
  const asked = facts.options.find((option) => option.seats);
  const seats = asked ? Number(options[asked.name] ?? asked.default) : facts.seats[0];
  // Somebody with a name sits there once; the others are of that level.
  const kinds = Array.from({ length: seats }, (_, seat) => [PERSON, level][seat] ?? levelOf(level));
  const whole = { game, seed: freshSeed(), options, position: null, players: [] };
  return beginMatch(app, whole, { kinds, occasion: occasionOf(stop) });
}
