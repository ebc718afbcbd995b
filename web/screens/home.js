// Home: the three games, and the matches to go on with.

import { PAINTERS, SHELF, wordError } from "../app.js";
import { fillIcon } from "../board/ink.js";
import { forgetMatch, keepMatch, keptMatches, newMatchId } from "../core/saves.js";
import { element } from "../element.js";
import { framed } from "../panels/frame.js";

/** @typedef {import("../app.js").App} App */

/** What stands on the picture of each game. @type {Record<string, string[]>} */
const PICTURES = {
  boomers: ["wooden-fence", "western-hat", "stone-block"],
  oregon: ["mountains", "old-wagon", "bison"],
  boomtown: ["gold-nuggets", "saloon-doors", "mine-wagon"],
};

/**
 * @param {App} app
 * @returns {import("../app.js").Screen}
 */
export function homeScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const message = element("p", { class: "notice", role: "alert", hidden: true });

  /** @param {unknown} error */
  const tell = (error) => {
    message.hidden = false;
    message.textContent = wordError(app.words, "table", error);
  };

  /** @param {File} file */
  const openFile = async (file) => {
    try {
      const state = await app.core.ask({ do: "read", record: await file.text() });
      const id = newMatchId();
      keepMatch({
        id,
        saved: state.saved,
        changed: Date.now(),
        over: state.outcome !== null,
        totals: state.totals,
      });
      app.go(`#/match/${id}`);
    } catch (error) {
      tell(error);
    }
  };

  const picker = element("input", {
    type: "file",
    accept: ".txt,text/plain",
    class: "heard-only",
    tabindex: "-1",
    "aria-hidden": "true",
    onchange: () => {
      const file = picker.files?.[0];
      if (file) openFile(file);
    },
  });

  const cards = SHELF.map((game) => gameCard(app, game));
  const root = framed(
    app,
    "page",
    element("h1", {}, ui("home.title")),
    element("p", { class: "lede" }, ui("home.lede")),
    message,
    ...unfinished(app, () => app.go("#/")),
    element("ul", { class: "games" }, ...cards.map((card) => card.root)),
    element(
      "div",
      { class: "row" },
      element(
        "button",
        { type: "button", class: "button", onclick: () => picker.click() },
        ui("home.open-record"),
      ),
      picker,
    ),
  );
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) openFile(file);
  });
  return { title: "", root, shown: () => cards.forEach((card) => card.draw()) };
}

/**
 * @param {App} app
 * @param {{ name: string, players: string, minutes: string }} game
 */
function gameCard(app, game) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const canvas = element("canvas", { "aria-hidden": "true" });
  const here = game.name in PAINTERS;
  const root = element(
    "li",
    { class: "card" },
    canvas,
    element(
      "div",
      { class: "inside" },
      element("h2", {}, ui(`game.${game.name}.title`)),
      element("p", {}, ui(`game.${game.name}.line`)),
      element(
        "p",
        { class: "facts" },
        ui("home.facts", { players: game.players, minutes: game.minutes }),
      ),
      element(
        "div",
        { class: "row" },
        here
          ? element("a", { class: "button main", href: `#/new/${game.name}` }, ui("home.play"))
          : element("span", { class: "tag" }, ui("home.coming")),
        here &&
          element("a", { class: "button quiet", href: `#/rules/${game.name}` }, ui("rules.link")),
      ),
    ),
  );
  return { root, draw: () => drawPicture(canvas, app.ink(), PICTURES[game.name]) };
}

/**
 * Draw a hill landscape with the signs of a game.
 * @param {HTMLCanvasElement} canvas
 * @param {import("../types.js").Ink} ink
 * @param {string[]} icons
 */
function drawPicture(canvas, ink, icons) {
  const { width, height } = canvas.getBoundingClientRect();
  const sharp = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.scale(sharp, sharp);
  ctx.fillStyle = ink.colour("land");
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = ink.colour("line");
  ctx.lineWidth = 1;
  for (let hill = 0; hill < 7; hill++) {
    ctx.beginPath();
    for (let x = 0; x <= width; x += 6) {
      const wave = Math.sin(x / (width / (3 + hill * 0.4)) + hill * 1.7) * height * 0.06;
      ctx.lineTo(x, height * (0.3 + hill * 0.11) + wave);
    }
    ctx.stroke();
  }
  const size = height * 0.5;
  icons.forEach((icon, i) => {
    ctx.fillStyle = ink.colour(i === 1 ? "accent" : "ink");
    const wide = width / icons.length;
    fillIcon(
      ctx,
      ink.icon(icon),
      wide * (i + 0.5) - size / 2,
      height * (i === 1 ? 0.18 : 0.32),
      size,
    );
  });
}

/**
 * @param {App} app
 * @param {() => void} again
 * @returns {(HTMLElement | null)[]}
 */
function unfinished(app, again) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const kept = keptMatches();
  if (kept.length === 0) return [];
  const when = new Intl.DateTimeFormat(app.words.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return [
    element("h2", {}, ui("home.continue")),
    element(
      "ul",
      { class: "kept" },
      ...kept.map((one) =>
        element(
          "li",
          {},
          element(
            "span",
            { class: "what" },
            one.name || ui(`game.${one.saved.game}.title`),
            element(
              "small",
              {},
              ui(one.over ? "home.kept-over" : "home.kept", {
                n: one.saved.cursor,
                when: when.format(one.changed),
                totals: one.totals.join(" : "),
              }),
            ),
          ),
          element(
            "a",
            { class: "button", href: `#/match/${one.id}` },
            ui(one.over ? "home.look" : "home.resume"),
          ),
          element(
            "button",
            {
              type: "button",
              class: "button quiet",
              onclick: () => {
                forgetMatch(one.id);
                again();
              },
            },
            ui("home.delete"),
          ),
        ),
      ),
    ),
  ];
}
