// Makes what every screen is given (page.d.ts): the core, the words, the ink, what came with the page,
// and the way to another screen. Here the school is handed to the screens that do not know it.

import { fetchAgain, readJson } from "./core/again.js";
import { courtesy } from "./core/courtesy.js";
import { element } from "./core/element.js";
import { Icons } from "./core/icons.js";
import { keptMatch } from "./core/saves.js";
import { settings } from "./core/settings.js";
import { LANGUAGES, loadWords } from "./core/words.js";
import { gameNamed, GAMES } from "./games/index.js";
import { dealToday } from "./journal/deal-today.js";
import { trailNext } from "./journal/trail-next.js";
import { botLesson, botTournament, classBot } from "./lab/door.js";
import { botChooses, ownBots, seatFace } from "./lab/opponent.js";
import { makeInk } from "./play/ink.js";
import { classMatch } from "./school/class-match.js";
import { learnt } from "./school/evidence.js";
import { mistakePuzzle, mistakeSet } from "./school/mistake-puzzle.js";
import { puzzleToday } from "./school/puzzle-today.js";
import { stepFromMatch } from "./school/step-from-match.js";

/** @typedef {import("./page.js").App} App */
/** @typedef {import("./wire.js").GameFacts} GameFacts */

const LATER = 1500; // milliseconds after the start, when the page has little to do
const DECORATION = 2500; // milliseconds that the page waits for its looks, when all else is there
const LETTERS = 250; // milliseconds of these for letters that others stand in for until they come

const dark = matchMedia("(prefers-color-scheme: dark)");

/** @returns {string} the language chosen, else the first of the browser's that we speak */
function language() {
  const chosen = settings().language;
  const known = Object.keys(LANGUAGES);
  if (known.includes(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]); // de of de-AT
  return spoken.find((tag) => known.includes(tag)) ?? known[0];
}

/** Put the settings of theme and text size on the document. */
function dress() {
  const { theme, text } = settings();
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  document.documentElement.dataset.text = text;
}

/**
 * Fetch something that came with the page; nobody waits for Python.
 * @param {string} path
 */
function shipped(path) {
  return fetchAgain(new URL(`./${path}`, import.meta.url).href, readJson);
}

/**
 * Tell which games the screen of an address may draw.
 * @param {string} hash
 * @returns {string[]}
 */
function gamesAt(hash) {
  const [, room, ...parts] = hash.split("/");
  const names = room === "match" ? [keptMatch(parts[0])?.saved.game] : parts;
  const named = GAMES.map(({ name }) => name).filter((name) => names.includes(name));
  const none = hash.length < 3 || ["about", "settings", "new"].includes(room);
  return named.length > 0 || none ? named : GAMES.map(({ name }) => name);
}

/** The styles of rooms that were entered. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/**
 * Put a style sheet that came with the page into it.
 * @param {string} path
 */
function style(path) {
  const { href } = new URL(`./${path}`, import.meta.url);
  const link = element("link", { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

/**
 * Wait for something, but not for long.
 * @param {Promise<unknown>} awaited
 * @param {number} time
 */
const soon = (awaited, time) =>
  Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, time))]);

/**
 * Bring letters before something is written with them: a board that is painted with others has to be
 * painted again, and to look for those takes longer.
 * @param {string} family one of ours
 */
const lettersOf = (family) => document.fonts.load(`1em "Frontier ${family}"`).catch(() => {});

/**
 * Make it as soon as the words and the games' facts are there. Icons, style and letters have a little
 * more time; what comes later is put on when it comes.
 * @param {object} parts
 * @param {import("./core/client.js").Core} parts.core
 * @param {(text: string) => void} parts.announce
 * @param {() => void} parts.show shows the screen of the present address anew
 * @returns {Promise<App>}
 */
export async function makeApp({ core, announce, show }) {
  dress();
  const icons = new Icons(
    shipped,
    GAMES.filter((game) => game.icons).map(({ name }) => name),
  );
  let isDressed = false;
  const dressed = Promise.all([icons.bring(gamesAt(location.hash)), window.opening.styled]).then(
    () => void (isDressed = true),
  );
  const titled = lettersOf("Title");
  const lettered = lettersOf("Text");
  const [words, facts] = await Promise.all([
    loadWords(language(), shipped),
    shipped("facts/facts.json"),
  ]);
  await soon(Promise.all([dressed, titled, soon(lettered, LETTERS)]), DECORATION);
  const { games, limits } = /** @type {import("./wire.js").Facts} */ (facts);
  for (const game of games) gameNamed(game.name)?.learn?.(game);
  let ink = makeInk(icons);
  /** @type {App} */
  const app = {
    core,
    words,
    ink: () => ink,
    games: async () => games,
    facts: (name) => /** @type {GameFacts} */ (games.find((game) => game.name === name)),
    limits,
    figures: (game) => shipped(`facts/figures-${game}.json`),
    shipped,
    bringIcons(hash) {
      const bringing = icons.bring(gamesAt(hash));
      return bringing && soon(bringing, DECORATION);
    },
    async furnish(room) {
      const { files, language } = app.words;
      const styled = styles.get(room) ?? style(`style/${room}.css`);
      styles.set(room, styled);
      if (!Object.hasOwn(files, room)) {
        files[room] = await shipped(`words/${language}-${room}.json`);
      }
      await soon(styled, DECORATION);
    },
    extras: {
      botChooses,
      botLesson,
      botTournament,
      classBot,
      classMatch,
      dealToday,
      learnt,
      mistakePuzzle,
      mistakeSet,
      ownBots,
      puzzleToday,
      seatFace,
      stepFromMatch,
      trailNext,
    },
    go(hash) {
      if (location.hash === hash) show();
      else location.hash = hash;
    },
    announce,
    async restyle() {
      dress();
      if (app.words.language !== language()) app.words = await loadWords(language(), shipped);
      document.documentElement.lang = app.words.language;
      ink = makeInk(icons);
      show();
    },
  };
  document.documentElement.lang = words.language;
  dark.addEventListener("change", () => app.restyle());
  if (!isDressed) dressed.then(() => app.restyle());
  core.ready.then(() => setTimeout(() => icons.bring(), LATER + courtesy()));
  return app;
}
