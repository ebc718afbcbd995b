// The help of the lesson maker on one page, with pictures that the painter of a game draws.

import { element, fill } from "../../core/element.js";
import { GAMES, gameNamed } from "../../games/index.js";
import { framed } from "../../panels/frame.js";
import { emptyScene } from "../../play/scene.js";
import { Pointers } from "../../play/pointers.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("../../painter.js").Spot} Spot */
/** @typedef {{ pointers?: import("../../wire.js").Pointer[], marks?: import("../../play/pointers.js").Mark[] }} Drawn */

/** The sections, in the order in which a lesson is made. */
const SECTIONS = ["position", "ask", "answer", "point", "replies", "checks", "share"];

/**
 * What is drawn over the board in a section, at places of the board's own.
 * @type {Record<string, (at: (across: number, down: number) => string) => Drawn>}
 */
const DRAWN = {
  position: () => ({}),
  ask: (at) => ({
    marks: [
      { at: at(0.2, 0.3), kind: "right" },
      { at: at(0.5, 0.3), kind: "wrong" },
      { at: at(0.8, 0.3), kind: "missed" },
    ],
  }),
  point: (at) => ({
    pointers: [
      { arrow: [at(0.2, 0.7), at(0.5, 0.4)], number: 1 },
      { ring: at(0.8, 0.2), number: 2 },
      { shade: at(0.7, 0.8) },
      { shade: at(0.8, 0.8) },
    ],
  }),
};

const WIDTH = 560;

/**
 * @param {App} app
 * @param {string | undefined} wanted whose board is drawn
 * @returns {import("../../page.js").Screen}
 */
export function makerHelpScreen(app, wanted) {
  const game = gameNamed(wanted) ?? GAMES[0];
  /** @param {string} key */
  const say = (key) => app.words.say("school", key);
  const sections = SECTIONS.map((name) =>
    element(
      "section",
      { "aria-labelledby": `help-${name}` },
      element("h2", { id: `help-${name}`, class: "part" }, say(`help.${name}`)),
      ...say(`help.${name}.text`)
        .split("\n")
        .map((part) => element("p", {}, part)),
      name in DRAWN && picture(app, game, DRAWN[name], say(`help.${name}.picture`)),
    ),
  );
  const make = element(
    "a",
    { class: "button main", href: `#/make/new/${game.name}` },
    say("help.make"),
  );
  const root = framed(
    app,
    "page narrow reading maker-help",
    element("h1", {}, say("help.title")),
    element("p", { class: "lede" }, say("help.lede")),
    ...sections,
    element("div", { class: "row" }, make),
  );
  return { title: say("help.title"), root };
}

/**
 * @param {App} app
 * @param {import("../../painter.js").GameOfThePage} game
 * @param {(at: (across: number, down: number) => string) => Drawn} drawn
 * @param {string} label
 */
function picture(app, game, drawn, label) {
  const view = app.facts(game.name).cover?.view;
  const sheet = element("div", { class: "help-board", role: "img", "aria-label": label });
  const figure = element("figure", {}, sheet, element("figcaption", {}, label));
  if (!view) return false;
  const layout = game.painter.layout(view, { width: WIDTH, height: WIDTH });
  const canvas = element("canvas", {});
  const sharp = Math.max(2, window.devicePixelRatio || 1);
  canvas.width = layout.width * sharp;
  canvas.height = layout.height * sharp;
  const ctx = canvas.getContext("2d");
  if (!ctx) return false;
  ctx.scale(sharp, sharp);
  const { words } = app;
  const scene = {
    ...emptyScene(),
    say: (/** @type {string} */ key, /** @type {any} */ values) =>
      words.say(game.name, key, values),
    names: app.facts(game.name).colours.map((colour) => words.say("page", `colour.${colour}`)),
  };
  game.painter.paint(ctx, view, layout, scene, app.ink());
  const spots = layout.regions.flatMap((region) => region.rows.flat());
  const over = new Pointers();
  Object.assign(
    over,
    drawn((across, down) => nearest(spots, layout, across, down)),
  );
  over.draw(layout, (id) => spots.find((spot) => spot.id === id));
  fill(sheet, canvas, over.root);
  return figure;
}

/**
 * Find the spot next to a place of the board, told in shares of its size.
 * @param {Spot[]} spots
 * @param {import("../../painter.js").Box} box
 * @param {number} across
 * @param {number} down
 */
function nearest(spots, { width, height }, across, down) {
  const far = (/** @type {Spot} */ { x, y, w, h }) =>
    Math.hypot(x + w / 2 - across * width, y + h / 2 - down * height);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).id;
}
