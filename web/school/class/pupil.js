// What a pupil sees who opens the link of a class: what is to be done, under which name, then the
// lesson or the match, and handing it in.

import { keepMatch, keptMatch, newMatchId } from "../../core/saves.js";
import { element, fill } from "../../core/element.js";
import { framed } from "../../panels/frame.js";
import { lostScreen } from "../../panels/lost.js";
import { startingBar } from "../../panels/starting-bar.js";
import { Player } from "../player/player.js";
import { linkName, Progress } from "../progress.js";
import { keepPupil, keptPupil, lastName } from "../pupil-notes.js";
import { wordRefusal } from "../verdicts.js";
import { BOTS, contentOf } from "./content.js";
import { doneSteps, handIn, minuteNow } from "./hand-in.js";
import { openClass } from "./kept-class.js";
import { termsOf } from "./terms.js";

/** @typedef {import("../../page.js").App} App */
/** @typedef {import("./content.js").Content} Content */

/**
 * @param {App} app
 * @param {string} text
 * @returns {import("../../page.js").Screen}
 */
export function assignmentScreen(app, text) {
  const root = element("div", { class: "place" });
  fill(root, element("main", { class: "page narrow" }, startingBar(app)));
  /** @type {{ close?: () => void } | null} */
  let shown = null;
  let closed = false;
  /** @param {Content} content */
  const begin = (content) => {
    if (content.assignment.what === BOTS) {
      const bench = botBench(app, content);
      shown = bench;
      fill(root, bench.root);
      return;
    }
    if (!content.lesson) {
      beginMatch(app, content).catch(fail);
      return;
    }
    const player = lessonPlayer(app, content);
    shown = player;
    fill(root, player.root);
    player.open();
  };
  /** @param {unknown} error */
  const fail = (error) => {
    if (closed) return;
    const lost = error instanceof Error && !("key" in error);
    const sentence = lost
      ? app.words.say("class", "lost.content")
      : wordRefusal(app.words, "table", error);
    const title = app.words.say("page", "lost.link");
    const way = { href: "#/school", words: app.words.say("school", "school.back") };
    fill(root, lostScreen(app, { title, text: sentence, way }).root);
  };
  contentOf(app, text)
    .then((content) => {
      if (closed) return;
      document.title = `${content.title} · Frontier`;
      if (keptPupil(content.link)) begin(content);
      else
        fill(
          root,
          entrance(app, content, () => begin(content)),
        );
    })
    .catch(fail);
  return {
    title: "",
    root,
    close: () => {
      closed = true;
      shown?.close?.();
    },
  };
}

/**
 * Ask for a name, and say what is to be done.
 * @param {App} app
 * @param {Content} content
 * @param {() => void} onstart
 */
function entrance(app, content, onstart) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const say = (key, values) => app.words.say("class", key, values);
  const name = element("input", {
    id: "nickname",
    type: "text",
    required: true,
    autocomplete: "off",
    maxlength: app.limits.result_name,
    value: lastName(),
    dir: "auto",
  });
  const form = element(
    "form",
    {
      class: "entrance",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const chosen = name.value.trim();
        if (!chosen) {
          name.focus();
          return;
        }
        keepPupil(content.link, { name: chosen, hints: 0, undone: 0, begun: Date.now() });
        onstart();
      },
    },
    element("label", { for: "nickname" }, say("pupil.name")),
    name,
    element("small", {}, say("pupil.name-help")),
    element("button", { class: "button main", dataset: { do: "start" } }, say("pupil.start")),
  );
  const n = content.lesson?.steps.length ?? 0;
  const about = say(content.assignment.what === BOTS ? "bots.about" : "match.about");
  return framed(
    app,
    "page narrow",
    element("h1", {}, content.title),
    element(
      "p",
      { class: "lede" },
      app.words.say(content.game, "title"),
      n ? ` · ${app.words.say("school", "school.steps", { n })}` : ` · ${about}`,
    ),
    element("ul", { class: "terms" }, ...termsOf(app, content.assignment)),
    form,
    element("p", { class: "facts" }, say("pupil.private")),
    element(
      "div",
      { class: "row teachers-way" },
      element("span", { class: "facts" }, say("pupil.teacher")),
      element(
        "button",
        {
          type: "button",
          class: "button quiet",
          dataset: { do: "gather" },
          onclick: () => app.go(`#/class/${openClass(content.link, content.title).id}`),
        },
        say("give.gather"),
      ),
    ),
  );
}

/**
 * @param {App} app
 * @param {Content} content
 */
function lessonPlayer(app, content) {
  const lesson = /** @type {import("../../wire.js").Lesson} */ (content.lesson);
  const { link, title, game, assignment } = content;
  const progress = new Progress(linkName(link), lesson.steps.length, { link, game, title });
  const { until } = assignment;
  const late = until !== null && minuteNow() > until;
  const give = () => handIn(app, content, doneSteps(progress, app.limits.result_tries));
  return new Player({
    app,
    lesson,
    title,
    back: { href: "#/school", words: app.words.say("school", "school.back") },
    progress,
    terms: { skip: assignment.skip, hints: assignment.hints },
    beside: [
      late && element("span", { class: "late" }, app.words.say("class", "terms.late")),
      handInButton(app, give),
    ],
    ending: () => [handInButton(app, give, "main")],
  });
}

/**
 * @param {App} app
 * @param {Content} content
 */
function botBench(app, content) {
  const { link, game, title } = content;
  const onhandin = (/** @type {import("../../wire.js").HandedBot} */ bot) =>
    handIn(app, content, [], bot);
  return app.extras.classBot(app, { key: linkName(link), game, title, onhandin });
}

/**
 * @param {App} app
 * @param {() => void} onclick
 * @param {string} [kind]
 */
export function handInButton(app, onclick, kind = "") {
  return element(
    "button",
    { type: "button", class: `button ${kind}`.trim(), dataset: { do: "hand-in" }, onclick },
    app.words.say("class", "hand-in.button"),
  );
}

/**
 * Begin the match of an assignment, or go on with it.
 * @param {App} app
 * @param {Content} content
 */
async function beginMatch(app, { link, assignment, title }) {
  const pupil = keptPupil(link);
  const match = assignment.match;
  if (!pupil || !match) return;
  if (pupil.match && keptMatch(pupil.match)) {
    location.replace(`#/match/${pupil.match}`);
    return;
  }
  const { kinds, actions, ...setup } = match;
  const players = kinds.map(() => "");
  const opened = { ...setup, players, actions: [...actions], cursor: actions.length };
  const { saved, totals } = await app.core.ask({ do: "open", saved: opened });
  const id = newMatchId();
  const task = { link, hints: assignment.hints, undo: assignment.undo };
  const kept = { id, name: title, kinds: [...kinds], saved, changed: Date.now(), totals };
  keepMatch({ ...kept, over: false, fixed: actions.length || undefined, task });
  keepPupil(link, { ...pupil, match: id });
  location.replace(`#/match/${id}`);
}
