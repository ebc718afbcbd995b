// The rules of a game in our own words: contents, each rule with its id as anchor, drawn figures.
// House rulings and disputable readings are marked as ours, these with a line on why. The build has baked what is shown here; Python is not needed.

import { gameNamed } from "../games/index.js";
import { wordError } from "../core/word-error.js";
import { element, fill } from "../core/element.js";
import { DrawingQueue } from "../panels/drawing-queue.js";
import { fitFigure, withWords } from "../panels/figure.js";
import { Covers } from "../panels/covers.js";
import { framed } from "../panels/frame.js";
import { courseLink } from "../panels/welcome.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../wire.js").RuleFacts} Rule */

const WIDEST = 460; // of a figure, in pixels

/**
 * @param {App} app
 * @param {string} game
 * @param {string | undefined} wanted the rule to show
 * @returns {import("../page.js").Screen}
 */
export function rulesScreen(app, game, wanted) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const ui = (key, values) => app.words.say("page", key, values);
  const known = gameNamed(game) ?? null;
  const title = ui("rules.title", {
    game: known ? app.words.say(game, "title") : ui("rules.link"),
  });
  const body = element("div");
  const covers = new Covers(app);
  const root = framed(
    app,
    "page narrow reading",
    known && element("div", { class: "banner" }, covers.canvas(known)),
    element("h1", {}, title),
    element("p", { class: "lede" }, ui("rules.lede")),
    known &&
      element(
        "div",
        { class: "row onscreen" },
        element("a", { class: "button main", href: `#/new/${game}` }, ui("home.play")),
        known.taught && courseLink(app, game),
        app.words.has(game, "history.1.title") &&
          element("a", { class: "button", href: `#/history/${game}` }, ui("history.link")),
        element(
          "button",
          { type: "button", class: "button quiet", onclick: () => window.print() },
          ui("print"),
        ),
      ),
    body,
  );
  const figures = known && new Figures(app, known);
  /** @param {unknown} error */
  const fail = (error) =>
    body.prepend(element("p", { class: "notice" }, wordError(app.words, game, error)));
  app
    .games()
    .then((games) => {
      const facts = games.find((one) => one.name === game);
      if (!facts || !figures) throw new Error(game);
      const sections = facts.rules.map((rule) => section(app, game, rule));
      const unknown = wanted !== undefined && !facts.rules.some(({ id }) => id === wanted);
      const told = unknown && element("p", { class: "notice" }, ui("rules.no-rule"));
      fill(body, told, contents(app, game, facts.rules), ...sections);
      show(body, wanted);
      return figures.hang(body, facts);
    })
    .then(() => show(body, wanted)) // the figures have moved it
    .catch(fail);
  return {
    title,
    root,
    shown: () => covers.hang(),
    close: () => {
      covers.close();
      figures?.close();
    },
  };
}

/**
 * Go to the rule that the address names.
 * @param {HTMLElement} body
 * @param {string | undefined} wanted
 */
function show(body, wanted) {
  const rule = wanted && body.querySelector(`#rule-${CSS.escape(wanted)}`);
  if (!rule) return;
  rule.classList.add("wanted");
  rule.scrollIntoView();
  rule.querySelector("h2")?.focus({ preventScroll: true });
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Rule[]} rules
 */
function contents(app, game, rules) {
  const label = app.words.say("page", "rules.contents");
  const links = rules.map(({ id }) =>
    element(
      "li",
      {},
      element("a", { href: `#/rules/${game}/${id}` }, app.words.say(game, `rule.${id}.title`)),
    ),
  );
  // Folded: whoever comes to read begins with the first rule, not with a list of them all.
  return element(
    "nav",
    { class: "contents", "aria-label": label },
    element("details", {}, element("summary", {}, label), element("ol", {}, ...links)),
  );
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Rule} rule
 */
function section(app, game, rule) {
  const text = app.words.say(game, `rule.${rule.id}.text`);
  /** @param {string} key */
  const tag = (key) => element("span", { class: "tag" }, app.words.say("page", key));
  return element(
    "section",
    { class: "rule", id: `rule-${rule.id}`, dataset: { rule: rule.id } },
    element(
      "h2",
      { tabindex: "-1" },
      app.words.say(game, `rule.${rule.id}.title`),
      " ",
      rule.house && tag("rules.house"),
    ),
    ...text.split("\n\n").map((paragraph) => element("p", {}, paragraph)),
    rule.reading &&
      element(
        "p",
        { class: "our-reading" },
        tag("rules.reading"),
        " ",
        app.words.say(game, `rule.${rule.id}.reading`),
      ),
  );
}

/** The figures of one page, drawn anew when their width changes. */
class Figures {
  /**
   * @param {App} app
   * @param {import("../painter.js").GameOfThePage} game
   */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    /** @type {Map<Element, { canvas: HTMLCanvasElement, figure: import("../panels/figure.js").Figure, width: number, paint: () => void }>} */
    this.hung = new Map();
    /** @type {DrawingQueue<Element>} */
    this.queue = new DrawingQueue((root) => {
      const known = this.hung.get(root);
      if (!known) return;
      known.paint();
      known.canvas.dataset.hung = "";
    });
    this.watcher = new ResizeObserver((changes) => this.fit(changes.map(({ target }) => target)));
  }

  /**
   * Put every figure below its rule; each has its size at once, and is drawn soon.
   * @param {HTMLElement} body
   * @param {import("../wire.js").GameFacts} facts
   */
  async hang(body, facts) {
    const figures = await this.app.figures(this.game.name);
    for (const [number, plain] of figures.entries()) {
      const figure = withWords(this.app.words, facts, plain);
      const place = body.querySelector(`[data-rule="${figure.rule}"]`);
      const id = `figure-${number + 1}`;
      const canvas = element("canvas", { role: "img", "aria-labelledby": id });
      const said = this.app.words.say(this.game.name, `figure.${figure.caption}`, figure.values);
      const root = element("figure", {}, canvas, element("figcaption", { id }, said));
      place?.append(root);
      this.hung.set(root, { canvas, figure, width: 0, paint: () => {} });
      this.watcher.observe(root);
    }
    this.fit([...this.hung.keys()]);
  }

  /**
   * Make figures as large as there is room, and draw those that have changed.
   * @param {Element[]} roots
   */
  fit(roots) {
    const ink = this.app.ink();
    const changed = roots.filter((root) => {
      const known = this.hung.get(root);
      const width = Math.min(WIDEST, Math.floor(root.clientWidth));
      if (!known || width < 50 || known.width === width) return false;
      known.width = width;
      known.paint = fitFigure(known.canvas, this.game, known.figure, ink, width);
      return true;
    });
    this.queue.add(changed);
  }

  close() {
    this.watcher.disconnect();
    this.queue.close();
  }
}
