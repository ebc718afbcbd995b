// Starts the page: makes what every screen is given, shows the screen that the address names, and keeps
// the page on this device.

import { makeApp } from "./app.js";
import { Core } from "./core/client.js";
import { liveRegion } from "./core/announcer.js";
import { courtesy } from "./core/courtesy.js";
import { element, fill } from "./core/element.js";
import { takeArrivals } from "./core/arrivals.js";
import { greetHost } from "./core/embed.js";
import { handFile, roomOfFile } from "./core/handed-file.js";
import { lend } from "./core/lending.js";
import { learnNetwork } from "./core/network.js";
import { keepOnDevice, mendKept } from "./core/updates.js";
import { wordError } from "./core/word-error.js";
import { badgeIcon } from "./play/waiting.js";
import { screenOf } from "./routes.js";

/** @typedef {import("./page.js").App} App */
/** @typedef {import("./page.js").Screen} Screen */

export { Core }; // for whoever wants another one in this page, as tests do

const { opening } = window;
const { root: heard, announcer } = liveRegion();
const place = element("div", { class: "place" });
const notes = element("div", { class: "notes" });

const AT_REST = 500; // milliseconds after Python is there, in which what was picked meanwhile is played

/** @param {Core} core */
async function begin(core) {
  const app = await makeApp({ core, announce, show: () => show() });
  /** @type {Screen | null} */
  let screen = null;
  let lent = lend(core);

  function show() {
    screen?.close?.();
    lent.end();
    lent = lend(core);
    /** @type {App} */
    const own = Object.create(app, { core: { value: lent.core } });
    screen = screenOf(own, location.hash.slice(1));
    document.title = screen.title ? `${screen.title} · Frontier` : "Frontier";
    fill(place, screen.root);
    screen.shown?.();
  }

  watchCore(app);
  document.body.append(notes, place, heard);
  window.addEventListener("hashchange", async () => {
    const { hash } = location;
    const icons = app.bringIcons(hash);
    if (icons) await icons;
    if (hash !== location.hash) return; // somebody has gone on meanwhile
    window.scrollTo(0, 0);
    show();
    enter(place);
  });
  greetHost();
  learnNetwork();
  takeArrivals(
    (link) => {
      if (screen?.arrives?.(link)) return;
      if (`#${link}` !== location.hash) location.hash = link;
    },
    async (file) => {
      handFile(file);
      app.go(`#${roomOfFile(await file.slice(0, 1000).text())}`);
    },
  );
  document.addEventListener("visibilitychange", badgeIcon);
  show();
  opening.shown();
  opening.styled.then((came) => came || tellPlain(app));
  settleIn(app).catch(() => {}); // then the page needs its server, as any other
}

/** Tell a screen reader. @param {string} text */
function announce(text) {
  announcer.say(text);
}

/** Say when the core has gone, or has had to be started anew. @param {App} app */
function watchCore(app) {
  const { core } = app;
  core.ready.then((kind) => {
    document.documentElement.dataset.started = kind;
    // Other files may be damaged too.
    if (kind === "wheel" || core.mended || opening.tries() > 0) mendKept();
  });
  /** @type {HTMLElement | null} */
  let slow = null;
  core.onslow = (isSlow) => {
    slow?.remove();
    slow = isSlow ? note(app.words.say("page", "start.slow"), [reloading(app)]) : null;
  };
  if (core.slow) core.onslow(true);
  core.onlost = (why) => {
    mendKept();
    note(wordError(app.words, "table", why), [reloading(app)]);
  };
  if (core.lost) core.onlost(core.lost);
  core.onrestart = () => announce(app.words.say("page", "core.restarted"));
}

/** Say that the page goes on without its looks. @param {App} app */
function tellPlain(app) {
  note(app.words.say("page", "start.plain"), [reloading(app)]);
}

/**
 * @param {App} app
 * @returns {[string, () => void]}
 */
const reloading = (app) => [app.words.say("page", "start.reload"), () => location.reload()];

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
  return told;
}

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Keep the page on this device once it is at rest, and offer a new version.
 * @param {App} app
 */
async function settleIn(app) {
  await app.core.ready;
  await pause(AT_REST);
  // Browsers offer to install what has a manifest, and draw attention to it: not during the start.
  document.head.append(element("link", { rel: "manifest", href: "manifest.webmanifest" }));
  if (!navigator.serviceWorker?.controller) await pause(courtesy());
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

if (opening.claim()) {
  // Not from the module's own lines: where somebody watches what a page fetches, as tests and tools of
  // developers do, the engine would read the whole module again to tell from which line.
  queueMicrotask(() =>
    begin(new Core()).catch((error) => {
      console.error(error);
      opening.fail();
    }),
  );
}
