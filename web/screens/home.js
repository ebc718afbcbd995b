// Home: a scene with what one came for last, the games, the kept matches, and a record to open.

import { GAMES } from "../games/index.js";
import { Refusal } from "../core/client.js";
import { wordError } from "../core/word-error.js";
import { keepMatch, keptMatches, newMatchId, oddMatches } from "../core/saves.js";
import { besides } from "../core/set-aside.js";
import { element, fill } from "../core/element.js";
import { takeHandedFile } from "../core/handed-file.js";
import { Covers } from "../panels/covers.js";
import { acceptDrops } from "../panels/file-drop.js";
import { framed } from "../panels/frame.js";
import { keptPanel } from "../panels/kept-matches.js";
import { setAsidePanel } from "../panels/set-aside.js";
import { welcome } from "../panels/welcome.js";
import { nameOfComputer } from "../play/kind-names.js";
import { proposedKind } from "../play/match-choices.js";

/** @typedef {import("../page.js").App} App */

/**
 * @param {App} app
 * @returns {import("../page.js").Screen}
 */
export function homeScreen(app) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const message = element("p", { class: "notice", role: "alert", hidden: true });

  /** @param {string} text */
  const tell = (text) => {
    message.hidden = false;
    message.textContent = text;
    message.scrollIntoView({ block: "nearest" });
  };

  /** @param {File} file */
  const openFile = async (file) => {
    const { name } = file;
    if (file.size > app.limits.record_letters) {
      tell(ui("home.record-refused", { name, text: ui("home.record-large") }));
      return;
    }
    tell(ui("home.record-opening", { name }));
    try {
      const state = await app.core.ask({ do: "read", record: await file.text() });
      const id = newMatchId();
      keepMatch({
        id,
        saved: state.saved,
        kinds: state.kinds.length > 0 ? state.kinds : undefined,
        changed: Date.now(),
        over: state.outcome !== null,
        totals: state.totals,
      });
      app.go(`#/match/${id}`);
    } catch (error) {
      tell(ui("home.record-refused", { name, text: wordRefused(app, error) }));
    }
  };

  const picker = element("input", {
    type: "file",
    accept: ".txt,text/plain",
    hidden: true,
    onchange: () => {
      const file = picker.files?.[0];
      picker.value = ""; // the same file can be chosen again
      if (file) openFile(file);
    },
  });

  const covers = new Covers(app);
  const root = framed(
    app,
    "home",
    hero(app, covers),
    element(
      "div",
      { class: "page" },
      message,
      welcome(
        app,
        GAMES.filter(({ taught }) => taught),
      ),
      element("ul", { class: "games" }, ...GAMES.map((game) => gameCard(app, game, covers))),
      keptPanel(app),
      element(
        "div",
        { class: "row onscreen" },
        element(
          "button",
          { type: "button", class: "button", onclick: () => picker.click() },
          ui("home.open-record"),
        ),
        picker,
        element("a", { class: "button", href: "#/book" }, ui("home.book")),
        element("span", { class: "drop-hint" }, ui("home.record-drop")),
      ),
    ),
    setAsidePanel(app, [...oddMatches((game) => Boolean(app.facts(game))), ...besides()]),
  );
  acceptDrops(root, openFile);
  const shown = () => {
    covers.hang();
    const handed = takeHandedFile();
    if (handed) openFile(handed);
  };
  return { title: "", root, shown, close: () => covers.close() };
}

/**
 * The scene with the title, the match that was played last, and today's puzzle.
 * @param {App} app
 * @param {Covers} covers
 */
function hero(app, covers) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const last = keptMatches().find(({ over, saved }) => !over && app.facts(saved.game));
  const name = last && (last.name || app.words.say(last.saved.game, "title"));
  return element(
    "header",
    { class: "hero" },
    covers.frame(async () => (await import("../art/pictures.js")).prairie),
    element(
      "div",
      { class: "over" },
      element("h1", {}, ui("home.title")),
      element("p", { class: "lede" }, ui("home.lede")),
      element(
        "div",
        { class: "row" },
        last &&
          element(
            "a",
            { class: "button main", href: `#/match/${last.id}`, dataset: { do: "go-on" } },
            ui("home.go-on", { name }),
          ),
        app.extras.puzzleToday(app),
        app.extras.dealToday(app),
        app.extras.trailNext(app),
      ),
    ),
  );
}

/**
 * Word why a record is refused. Nobody sits at its table: its seats are named by their colours.
 * @param {App} app
 * @param {unknown} error
 */
function wordRefused(app, error) {
  const game = error instanceof Refusal ? String(error.values.game) : "";
  const colours = app.facts(game)?.colours ?? [];
  app.words.names = colours.map((colour) => app.words.say("page", `colour.${colour}`));
  return wordError(app.words, "table", error);
}

/**
 * @param {App} app
 * @param {import("../painter.js").GameOfThePage} game
 * @param {Covers} covers
 */
function gameCard(app, game, covers) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const title = app.words.say(game.name, "title");
  const facts = element("p", { class: "facts" }, "\u00a0"); // its line is there from the beginning
  const next = element("p", { class: "next" }, "\u00a0");
  tellFacts(app, game.name, facts, next).catch(() => {}); // the covers tell what is wrong with them
  /** @param {string} kind @param {string} room @param {string} word */
  const link = (kind, room, word) =>
    element("a", { class: `button ${kind}`, href: `#/${room}/${game.name}` }, ui(word));
  return element(
    "li",
    { class: "card", "aria-label": title },
    covers.canvas(game),
    element(
      "div",
      { class: "inside" },
      element("h2", {}, title),
      element("p", {}, app.words.say(game.name, "tagline")),
      facts,
      next,
      element(
        "div",
        { class: "row" },
        link("main", "new", "home.play"),
        link("quiet", "rules", "rules.link"),
        app.words.has(game.name, "history.1.title") && link("quiet", "history", "history.link"),
      ),
    ),
  );
}

/**
 * Tell how many can play a game, how long that takes, and who would be the next opponent.
 * @param {App} app
 * @param {string} game
 * @param {HTMLElement} place
 * @param {HTMLElement} next
 */
async function tellFacts(app, game, place, next) {
  const known = (await app.games()).find((one) => one.name === game);
  if (!known) return;
  const [least, most] = [Math.min(...known.seats), Math.max(...known.seats)];
  const players = least === most ? String(least) : `${least}–${most}`;
  fill(place, app.words.say("page", "home.facts", { players, minutes: known.minutes }));
  const name = nameOfComputer(app.words, proposedKind(known));
  fill(next, app.words.say("page", "home.next", { name }));
}
