// The deal of a day: play it, see what one has made of it beside the Marshal, and tell others without
// spoiling it for them.

import { dayAfter, dayOf, isDay } from "../core/calendar.js";
import { element, fill } from "../core/element.js";
import { keptResults } from "../core/results.js";
import { keptMatch, keptMatches } from "../core/saves.js";
import { wordError } from "../core/word-error.js";
import { GAMES, gameNamed } from "../games/index.js";
import { Covers } from "../panels/covers.js";
import { framed } from "../panels/frame.js";
import { lostScreen } from "../panels/lost.js";
import { addressOf } from "../panels/share.js";
import { weekRow } from "../panels/week-row.js";
import { beginMatch } from "../play/match-choices.js";
import { dealOf, margin, triesOf } from "./deal.js";
import { marshalsMatch, playMarshal } from "./marshal.js";
import { shareLine } from "./share-line.js";
import { dealDays } from "./deal-days.js";

/** @typedef {import("../page.js").App} App */
/** @typedef {import("../core/results.js").KeptResult} KeptResult */

/**
 * @param {App} app
 * @param {string} [wanted] a day, such as 2026-11-16
 * @returns {Promise<import("../page.js").Screen>}
 */
export async function dealScreen(app, wanted) {
  const today = dayOf(new Date());
  if (wanted !== undefined && (!isDay(wanted) || wanted > today)) {
    const way = { href: "#/deal", words: app.words.say("journal", "deal.today") };
    return lostScreen(app, { text: app.words.say("journal", "deal.none"), way });
  }
  const known = await app.games();
  const games = GAMES.map(({ name }) => known.find((one) => one.name === name));
  const screen = new DealScreen(
    app,
    wanted ?? today,
    today,
    games.filter((one) => one !== undefined),
  );
  return screen.shown();
}

class DealScreen {
  /**
   * @param {App} app
   * @param {string} day
   * @param {string} today
   * @param {import("../wire.js").GameFacts[]} games
   */
  constructor(app, day, today, games) {
    this.app = app;
    this.day = day;
    this.today = today;
    this.deal = dealOf(day, games);
    this.closed = false;
    this.covers = new Covers(app);
    this.told = element("p", { class: "notice", role: "alert", hidden: true });
    this.buttons = element("div", { class: "row" });
    this.outcome = element("div");
    this.marshal = element("div", { class: "strongest", "aria-live": "polite" });
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("journal", key, values);
  }

  get facts() {
    return this.app.facts(this.deal.game);
  }

  /** @param {string} level */
  level(level) {
    return this.app.words.say("bots", `level.${level}`);
  }

  /** The day in words. */
  get date() {
    const format = { dateStyle: /** @type {const} */ ("long"), timeZone: "UTC" };
    return new Intl.DateTimeFormat(this.app.words.language, format).format(Date.parse(this.day));
  }

  /** @returns {import("../page.js").Screen} */
  shown() {
    const { app, deal, day, today, covers } = this;
    const title =
      day === today ? this.say("deal.today") : this.say("deal.earlier", { day: this.date });
    const game = /** @type {import("../painter.js").GameOfThePage} */ (gameNamed(deal.game));
    const others = deal.kinds.length - 1;
    const level = this.level(deal.level);
    const way = (/** @type {string} */ to, /** @type {string} */ word) =>
      element("a", { class: "button quiet", href: `#/deal/${to}` }, this.say(word));
    this.show();
    const root = framed(
      app,
      "page narrow deal",
      element("h1", {}, title),
      element("p", { class: "lede" }, this.say("deal.text")),
      weekRow(app, this.say("deal.week"), dealDays(), today),
      element(
        "div",
        { class: "card" },
        covers.canvas(game),
        element(
          "div",
          { class: "inside" },
          element("h2", {}, app.words.say(deal.game, "title")),
          element("p", {}, this.say("deal.against", { n: others, level })),
          this.buttons,
        ),
      ),
      this.told,
      this.outcome,
      this.marshal,
      element(
        "div",
        { class: "row" },
        way(dayAfter(day, -1), "deal.before"),
        day < today && way(dayAfter(day, 1), "deal.after"),
      ),
    );
    return {
      title,
      root,
      shown: () => covers.hang(),
      close: () => {
        this.closed = true;
        covers.close();
      },
    };
  }

  /** Show what can be done, and what has come of it. */
  show() {
    const { deal } = this;
    const { first, best, tries } = triesOf(deal.occasion, keptResults());
    const open = keptMatches().find((one) => one.occasion === deal.occasion && !one.over);
    const play = element(
      "button",
      {
        type: "button",
        class: open ? "button" : "button main",
        dataset: { do: "play" },
        onclick: () => this.play(),
      },
      this.say(tries.length > 0 ? "deal.again" : "deal.play"),
    );
    const goOn =
      open &&
      element(
        "a",
        { class: "button main", href: `#/match/${open.id}`, dataset: { do: "go-on" } },
        this.say("deal.go-on"),
      );
    fill(this.buttons, goOn, play);
    const lines = [
      first && this.line(this.say("deal.first"), first),
      best && best !== first && this.line(this.say("deal.best"), best),
      this.marshalLine(),
    ].filter((line) => Boolean(line));
    fill(
      this.outcome,
      first && element("h2", {}, this.say("deal.results")),
      lines.length > 0 && element("ul", { class: "kept" }, .../** @type {Node[]} */ (lines)),
      best &&
        element(
          "button",
          {
            type: "button",
            class: "button",
            dataset: { do: "share" },
            onclick: () => this.share(best),
          },
          this.say("deal.share"),
        ),
    );
    // What the Marshal made of it would spoil it for whoever has not played yet.
    if (first && !marshalsMatch(deal)) this.offerMarshal();
    else fill(this.marshal);
  }

  /**
   * @param {string} name
   * @param {KeptResult} result
   */
  line(name, result) {
    return this.row(name, result, keptMatch(result.id) ? result.id : null);
  }

  marshalLine() {
    const match = marshalsMatch(this.deal);
    if (!match || triesOf(this.deal.occasion, keptResults()).first === null) return null;
    const best = this.level(this.facts.levels.at(-1) ?? "");
    return this.row(best, { totals: match.totals, seat: 0 }, match.id);
  }

  /**
   * @param {string} name
   * @param {{ totals: number[], seat: number | null }} result
   * @param {string | null} id under which it can be replayed
   */
  row(name, result, id) {
    const points = this.say("deal.points", {
      n: result.totals[result.seat ?? 0],
      margin: signed(margin(result)),
    });
    return element(
      "li",
      {},
      element("span", { class: "what" }, name, element("small", {}, points)),
      id !== null &&
        element(
          "a",
          {
            class: "button",
            href: `#/match/${id}`,
            "aria-label": this.say("deal.replay-label", { name }),
          },
          this.say("deal.replay"),
        ),
    );
  }

  /** Begin the match of this day. */
  async play() {
    const { app, deal } = this;
    const { game, seed, options, kinds, occasion } = deal;
    try {
      const begin = { game, seed, options, position: null, players: [] };
      await beginMatch(app, begin, { kinds, occasion });
    } catch (error) {
      this.told.hidden = false;
      fill(this.told, wordError(app.words, game, error));
    }
  }

  /** Let the strongest level play the same, when somebody wants to see it. */
  offerMarshal() {
    const best = this.facts.levels.at(-1) ?? "";
    let stopped = false;
    const button = (/** @type {string} */ word, /** @type {() => void} */ onclick) =>
      element(
        "button",
        { type: "button", class: "button", dataset: { do: word }, onclick },
        [this.say(`deal.${word}`, { level: this.level(best) })].join(""),
      );
    const play = async () => {
      const progress = element(
        "p",
        { "aria-live": "off" }, // every action would be said
        this.say("deal.thinking", { level: this.level(best), n: 0 }),
      );
      fill(
        this.marshal,
        progress,
        button("stop", () => (stopped = true)),
      );
      const tell = (/** @type {number} */ n) =>
        fill(progress, this.say("deal.thinking", { level: this.level(best), n }));
      await playMarshal(this.deal, best, () => stopped || this.closed, tell);
      if (!this.closed) this.show();
    };
    const begin = () =>
      play().catch((error) => fill(this.marshal, wordError(this.app.words, "table", error)));
    fill(this.marshal, button("strongest", begin));
  }

  /** @param {KeptResult} best */
  share(best) {
    const values = {
      day: this.date,
      game: this.app.words.say(this.deal.game, "title"),
      n: best.totals[best.seat ?? 0],
      margin: signed(margin(best)),
      level: this.level(this.deal.level),
    };
    shareLine((key) => this.app.words.say("page", key), {
      heading: this.say("deal.share"),
      about: this.say("deal.share-text"),
      line: `${this.say("deal.line", values)}\n${addressOf(`/deal/${this.day}`)}`,
    });
  }
}

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
