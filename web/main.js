// Starts the page: settings, words, icons and the core, then shows the screen that the address names.

import { makeInk } from "./play/ink.js";
import { Core } from "./core/client.js";
import { settings } from "./core/saves.js";
import { keepOnDevice, mendKept } from "./core/updates.js";
import { wordError } from "./core/word-error.js";
import { element, fill } from "./core/element.js";
import { aboutScreen } from "./screens/about.js";
import { historyScreen } from "./screens/history.js";
import { homeScreen } from "./screens/home.js";
import { linkScreen } from "./screens/link.js";
import { newMatchScreen } from "./screens/new-match.js";
import { rulesScreen } from "./screens/rules.js";
import { settingsScreen } from "./screens/settings.js";
import { gameNamed } from "./games/index.js";
import { tableScreen } from "./screens/table.js";
import { SCHOOL_ROUTES, schoolScreenOf } from "./school/routes.js";
import { lessonLinkScreen } from "./school/player/screens.js";
import { mistakePuzzle } from "./school/mistake-puzzle.js";
import { stepFromMatch } from "./school/step-from-match.js";
import { LANGUAGES, loadWords } from "./core/words.js";

/** @typedef {import("./page.js").App} App */
/** @typedef {import("./page.js").Screen} Screen */

const core = new Core();
const announcer = element("div", { class: "heard-only", role: "status", "aria-live": "polite" });
const place = element("div", { class: "place" });
const notes = element("div", { class: "notes" });

/** @returns {string} the language chosen, else the first of the browser's that we speak */
function language() {
  const chosen = settings().language;
  const known = Object.keys(LANGUAGES);
  if (known.includes(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find((tag) => known.includes(tag)) ?? known[0];
}

const dark = matchMedia("(prefers-color-scheme: dark)");

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
async function shipped(path) {
  const answer = await fetch(new URL(`./${path}`, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function begin() {
  dress();
  const icons = shipped("icons/icons.json");
  const [words, outlines] = await Promise.all([
    loadWords(language(), shipped),
    icons,
    document.fonts.ready,
  ]);
  let ink = makeInk(outlines);
  /** @type {Screen | null} */
  let screen = null;
  /** @type {Promise<import("./types.js").GameFacts[]> | null} */
  let facts = null;

  /** @type {App} */
  const app = {
    core,
    words,
    ink: () => ink,
    games: () => (facts ??= shipped("facts/games.json")),
    figures: (game) => shipped(`facts/figures-${game}.json`),
    shipped,
    extras: { mistakePuzzle, stepFromMatch },
    go(hash) {
      if (location.hash === hash) show();
      else location.hash = hash;
    },
    announce(text) {
      // The same sentence twice is told twice.
      announcer.textContent = announcer.textContent === text ? `${text}\u00a0` : text;
    },
    async restyle() {
      dress();
      if (app.words.language !== language()) app.words = await loadWords(language(), shipped);
      document.documentElement.lang = app.words.language;
      ink = makeInk(outlines);
      show();
    },
  };

  core.ready.then((kind) => {
    document.documentElement.dataset.started = kind;
    if (kind === "wheel" || core.mended) mendKept(); // other files may be damaged too
  });
  core.onlost = (why) => {
    mendKept();
    note(wordError(app.words, "table", why), [
      [app.words.say("page", "start.reload"), () => location.reload()],
    ]);
  };
  if (core.lost) core.onlost(core.lost);
  core.onrestart = () => app.announce(app.words.say("page", "core.restarted"));

  function show() {
    screen?.close?.();
    screen = open(app, location.hash.slice(1));
    document.title = screen.title ? `${screen.title} · Frontier` : "Frontier";
    fill(place, screen.root);
    screen.shown?.();
  }

  document.documentElement.lang = words.language;
  document.body.append(notes, place, announcer);
  dark.addEventListener("change", () => app.restyle());
  window.addEventListener("hashchange", () => {
    window.scrollTo(0, 0);
    show();
    enter(place);
  });
  show();
  settleIn(app).catch(() => {}); // then the page needs its server, as any other
}

/**
 * Tell something above the screen, with what can be done about it.
 * @param {string} text
 * @param {[string, () => void][]} deeds
 */
function note(text, deeds) {
  const buttons = deeds.map(([words, onclick]) =>
    element("button", { type: "button", class: "button", onclick }, words),
  );
  const told = element("p", { class: "note", role: "alert" }, element("span", {}, text));
  told.append(...buttons);
  fill(notes, told);
}

/**
 * Keep the page on this device once it is at rest, and offer a new version.
 * @param {App} app
 */
async function settleIn(app) {
  await core.ready;
  // Browsers offer to install what has a manifest, and draw attention to it: not during the start.
  document.head.append(element("link", { rel: "manifest", href: "manifest.webmanifest" }));
  /** @param {string} key */
  const ui = (key) => app.words.say("page", key);
  await keepOnDevice({
    inMatch: () => document.body.classList.contains("at-table"),
    offer: (take) =>
      note(ui("update.ready"), [
        [ui("update.take"), take],
        [ui("update.later"), () => fill(notes)],
      ]),
  });
}

/**
 * Let the keyboard and the screen reader begin at the heading of a new screen.
 * @param {HTMLElement} place
 */
function enter(place) {
  const heading = place.querySelector("h1");
  if (!heading || place.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Find the screen of an address: a path of ours begins with a slash, anything else is a link.
 * @param {App} app
 * @param {string} hash
 * @returns {Screen}
 */
function open(app, hash) {
  if (hash.startsWith("L")) return lessonLinkScreen(app, hash);
  if (hash && !hash.startsWith("/")) return linkScreen(app, hash);
  const [room, ...rest] = hash.slice(1).split("/");
  if (SCHOOL_ROUTES.includes(room)) return schoolScreenOf(app, room, rest);
  if (room === "new") return newMatchScreen(app, rest[0]);
  if (room === "setup") {
    const board = gameNamed(rest[0])?.setupBoard;
    if (board) return board(app, rest[1]);
  }
  if (room === "match") return tableScreen(app, rest[0]);
  if (room === "rules") return rulesScreen(app, rest[0], rest[1]);
  if (room === "history") return historyScreen(app, rest[0]);
  if (room === "settings") return settingsScreen(app);
  if (room === "about") return aboutScreen(app);
  return homeScreen(app);
}

begin();
