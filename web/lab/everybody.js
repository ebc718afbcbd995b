// Everybody against everybody: each bot in a frame of its own, a table of all pairs, and the games of
// every pair to be looked at.

import { Core } from "../core/client.js";
import { element, fill } from "../core/element.js";
import { wordError } from "../core/word-error.js";
import { BotHost } from "./host.js";
import { lookList } from "./look-list.js";
import { Replay } from "./replay.js";
import { SeriesRun } from "./series.js";
import { rowsOf, standingsOf } from "./standings.js";

/** @typedef {import("../wire.js").Bot} Bot */

const MATCHES = 4; // games of each pair
const SEED = "tournament";
const PLAYERS = /** @type {[string, string]} */ (["bot:first", "bot:second"]);

export class Everybody {
  /** @param {import("../page.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {Bot[]} */
    this.bots = [];
    /** The course of each pair, by the places of the two. @type {Map<string, import("./series.js").Course>} */
    this.results = new Map();
    /** Counts how often it was begun anew or ended. */
    this.round = 0;
    /** @type {SeriesRun | null} */
    this.run = null;
    /** @type {import("../core/client.js").Core | null} */
    this.referee = null;
    this.told = element("p", { role: "status" });
    this.table = element("div", {
      class: "lab-table grid-scroll",
      tabindex: "0",
      role: "group",
      "aria-label": this.say("tournament.table"),
      hidden: true,
    });
    this.games = element("div", { class: "lab-pair" });
    this.progress = element("progress", {
      max: 1,
      value: 0,
      hidden: true,
      "aria-label": this.say("arena.progress"),
    });
    this.start = element(
      "button",
      {
        type: "button",
        class: "button main",
        dataset: { do: "tournament.start" },
        onclick: () => this.toggle(),
      },
      this.say("tournament.start"),
    );
    this.replay = new Replay({
      app,
      onerror: (error) => this.fail(error),
      onclose: () => this.table.focus(),
      ontry: null,
    });
    this.root = element(
      "div",
      { class: "lab-everybody" },
      element("div", { class: "lab-row" }, this.start, this.progress),
      this.told,
      this.table,
      this.games,
      this.replay.root,
    );
    this.enter([]);
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /** @param {unknown} error */
  fail(error) {
    fill(this.told, wordError(this.app.words, "lab", error));
  }

  /** Let these bots take part; what others have played is over. @param {Bot[]} bots */
  enter(bots) {
    if (JSON.stringify(bots) !== JSON.stringify(this.bots)) {
      this.stop();
      this.results.clear();
    }
    this.bots = bots;
    this.start.disabled = bots.length < 2;
    this.showTable();
  }

  toggle() {
    if (this.progress.hidden) {
      this.play().catch((error) => this.fail(error));
      return;
    }
    this.stop();
    fill(this.told, this.say("arena.stopped"));
  }

  stop() {
    this.round++;
    this.run?.stop();
    this.run = null;
    this.progress.hidden = true;
    fill(this.start, this.say("tournament.start"));
  }

  async play() {
    this.referee ??= new Core();
    this.results.clear();
    const round = ++this.round;
    this.progress.hidden = false;
    fill(this.start, this.say("arena.stop"));
    try {
      let played = 0;
      for (const [a, row] of rowsOf(this.bots.length)) {
        played = await this.playRow(round, a, row, played);
        if (this.round !== round) return;
      }
      fill(this.told, this.say("tournament.over"));
    } finally {
      if (this.round === round) this.stop();
    }
  }

  /**
   * Let one bot play all that come after it; it keeps its frame for that.
   * @param {number} round
   * @param {number} a
   * @param {number[]} row
   * @param {number} played how many pairs have been played before
   * @returns {Promise<number>} how many have been played now
   */
  async playRow(round, a, row, played) {
    const all = (this.bots.length * (this.bots.length - 1)) / 2;
    const host = new BotHost();
    try {
      await host.load(this.bots[a].code);
      for (const b of row) {
        if (this.round !== round) break;
        this.progress.value = played / all;
        fill(this.told, this.say("tournament.playing", { n: ++played, of: all }));
        const course = await this.playPair(host, this.bots[b]);
        if (this.round !== round) break;
        this.results.set(`${a}-${b}`, course);
        this.showTable();
      }
      return played;
    } finally {
      host.close();
    }
  }

  /**
   * @param {BotHost} first
   * @param {Bot} second
   */
  async playPair(first, { game, code }) {
    const host = new BotHost();
    try {
      const bots = new Map([
        [PLAYERS[0], first],
        [PLAYERS[1], host],
      ]);
      const referee = /** @type {any} */ (this.referee);
      const run = new SeriesRun({ referee, bots, tell: () => {} });
      this.run = run;
      await host.load(code);
      return await run.play({ game, players: PLAYERS, matches: MATCHES, seed: SEED });
    } finally {
      host.close();
    }
  }

  /** @param {Bot} bot */
  name(bot) {
    return bot.name || this.say("unnamed");
  }

  showTable() {
    this.table.hidden = this.results.size === 0;
    if (this.table.hidden) {
      fill(this.games);
      return;
    }
    const sums = new Map([...this.results].map(([pair, { sum }]) => [pair, sum]));
    const order = standingsOf(this.bots.length, sums);
    const number = new Intl.NumberFormat(this.app.words.language, { maximumFractionDigits: 1 });
    const head = (/** @type {string} */ text) => element("th", { scope: "col" }, text);
    fill(
      this.table,
      element(
        "table",
        { class: "lab-points ruled" },
        element("caption", {}, this.say("tournament.table")),
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            head(this.say("tournament.bot")),
            head(this.say("tournament.wins")),
            head(this.say("tournament.margin")),
            ...order.map(({ place }) => head(this.name(this.bots[place]))),
          ),
        ),
        element(
          "tbody",
          {},
          ...order.map(({ place, wins, margin, games }) =>
            element(
              "tr",
              {},
              element("th", { scope: "row" }, this.name(this.bots[place])),
              element("td", {}, number.format(wins)),
              element("td", {}, number.format(games ? margin / games : 0)),
              ...order.map((other) => element("td", {}, this.cell(place, other.place) ?? "–")),
            ),
          ),
        ),
      ),
    );
  }

  /**
   * @param {number} own
   * @param {number} other
   */
  cell(own, other) {
    const turned = own > other;
    const course = this.results.get(turned ? `${other}-${own}` : `${own}-${other}`);
    if (!course?.sum) return null;
    const { sum } = course;
    const number = new Intl.NumberFormat(this.app.words.language, { maximumFractionDigits: 1 });
    const wins = number.format(turned ? sum.losses : sum.wins);
    const text = this.say("tournament.cell", { wins, n: sum.matches });
    const [first, second] = [own, other].map((place) => this.name(this.bots[place]));
    return element(
      "button",
      {
        type: "button",
        class: "button quiet",
        dataset: { do: "tournament-look" },
        "aria-label": this.say("tournament.look", { first, second, text }),
        onclick: () => this.lookAtPair(course, turned ? [other, own] : [own, other]),
      },
      text,
    );
  }

  /**
   * Show the games of a pair, the first of them on the board.
   * @param {import("./series.js").Course} course
   * @param {number[]} places
   */
  lookAtPair({ look }, places) {
    const [first, second] = places.map((place) => this.name(this.bots[place]));
    const title = this.say("tournament.game", { first, second });
    const show = (/** @type {import("../wire.js").GameToLookAt} */ one) => {
      const { saved, thoughts, seat } = one;
      this.replay.open({ title, saved, thoughts, seat }).catch((error) => this.fail(error));
    };
    fill(
      this.games,
      element("h3", {}, title),
      element("p", {}, this.say("tournament.seen", { first })),
      lookList(this.app, this.bots[places[0]].game, look, show),
    );
    if (look[0]) show(look[0]);
  }

  close() {
    this.stop();
    this.referee?.worker?.terminate();
    this.replay.close();
  }
}
