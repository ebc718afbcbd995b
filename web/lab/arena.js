// The arena: series of games against a level or another bot, in the background, with what came of them.

import { Core } from "../core/client.js";
import { wordError } from "../core/word-error.js";
import { element, fill } from "../core/element.js";
import { BotHost } from "./host.js";
import { lookList } from "./look-list.js";
import { SeriesRun } from "./series.js";

/** @typedef {import("../wire.js").SeriesSum} SeriesSum */
/** @typedef {import("../wire.js").GameToLookAt} GameToLookAt */
/** @typedef {import("./series.js").Course} Course */

const COUNTS = [2, 10, 20, 50, 100];
const USUAL = 10;
const SEED = "arena";
/** Who can be played against besides the levels. */
const RANDOM = "random";
export const ME = "bot:me";
const OTHER = "bot:other";

export class Arena {
  /**
   * @param {object} parts
   * @param {import("../page.js").App} parts.app
   * @param {import("./kept-bots.js").KeptBots} parts.bots
   * @param {() => { id: string, game: string, code: string }} parts.bot the one that is written
   * @param {() => BotHost} parts.host where it runs
   * @param {(game: GameToLookAt) => void} parts.onlook
   * @param {(course: Course) => void} [parts.onfault] when its code has failed
   */
  constructor(parts) {
    this.parts = parts;
    this.app = parts.app;
    /** A Python of its own, so that the page's stays free. @type {import("../core/client.js").Core | null} */
    this.referee = null;
    /** @type {SeriesRun | null} */
    this.run = null;
    this.against = element("select", { id: "lab-against" });
    this.count = element(
      "select",
      { id: "lab-count" },
      ...COUNTS.map((n) => element("option", { value: n, selected: n === USUAL }, String(n))),
    );
    this.button = element(
      "button",
      {
        type: "button",
        class: "button main",
        dataset: { do: "lab-play" },
        onclick: () => this.toggle(),
      },
      this.say("arena.play"),
    );
    this.progress = element("progress", {
      max: 1,
      value: 0,
      hidden: true,
      "aria-label": this.say("arena.progress"),
    });
    this.told = element("div", { class: "lab-sum", role: "status" });
    this.more = element("div", { class: "lab-more" });
    this.root = element(
      "section",
      { class: "lab-arena", "aria-labelledby": "lab-arena-title" },
      element("h2", { id: "lab-arena-title" }, this.say("arena.title")),
      element(
        "div",
        { class: "lab-row" },
        element("label", { for: "lab-against" }, this.say("arena.against")),
        this.against,
        element("label", { for: "lab-count" }, this.say("arena.games")),
        this.count,
        this.button,
      ),
      this.progress,
      this.told,
      this.more,
    );
    this.offer();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /** List who can be played against. */
  offer() {
    const { bots, bot } = this.parts;
    const { game, id } = bot();
    const { levels } = this.app.facts(game);
    const chosen = this.against.value;
    const others = bots.all().filter((one) => one.game === game && one.id !== id);
    const option = (/** @type {string} */ value, /** @type {string} */ text) =>
      element("option", { value, selected: value === chosen }, text);
    fill(
      this.against,
      option(RANDOM, this.say("arena.random")),
      ...levels.map((level) => option(level, this.app.words.say("bots", `level.${level}`))),
      ...others.map((one) => option(one.id, one.name || this.say("unnamed"))),
    );
    if (!chosen && levels[0]) this.against.value = levels[0];
  }

  toggle() {
    if (this.run) this.stop();
    else this.play().catch((error) => this.fail(error));
  }

  stop() {
    this.run?.stop();
  }

  /** @param {unknown} error */
  fail(error) {
    fill(this.told, wordError(this.app.words, "lab", error));
  }

  async play() {
    const { bots } = this.parts;
    const value = this.against.value;
    const other = bots.find(value);
    const course = await this.series({
      against: other ? OTHER : value,
      matches: Number(this.count.value),
      seed: SEED,
      code: other?.code,
    });
    if (course) this.show(course);
    return course;
  }

  /**
   * Play a series of the bot that is written.
   * @param {{ against: string, matches: number, seed: string, code?: string, match?: import("../wire.js").StepMatch }} wanted
   * @returns {Promise<Course | null>}
   */
  async series({ against, matches, seed, code, match }) {
    const { bot, host } = this.parts;
    const { game, code: own } = bot();
    this.referee ??= new Core();
    const mine = host();
    const others = code === undefined ? null : new BotHost();
    const choosers = new Map([[ME, mine]]);
    if (others) choosers.set(OTHER, others);
    const run = new SeriesRun({
      referee: /** @type {any} */ (this.referee),
      bots: choosers,
      tell: (course) => {
        this.progress.value = course.played.length / matches;
        if (course.sum) fill(this.told, this.wordSum(course.sum));
      },
    });
    this.run = run;
    this.begin();
    try {
      await mine.load(own);
      await others?.load(code ?? "");
      return await run.play({ game, players: [ME, against], matches, seed, match });
    } finally {
      others?.close();
      if (this.run === run) this.end();
    }
  }

  begin() {
    fill(this.button, this.say("arena.stop"));
    fill(this.told, this.say("arena.begun"));
    fill(this.more);
    this.progress.hidden = false;
    this.progress.value = 0;
  }

  end() {
    this.run = null;
    fill(this.button, this.say("arena.play"));
    this.progress.hidden = true;
  }

  /** @param {SeriesSum} sum */
  wordSum(sum) {
    const percent = (/** @type {number} */ share) => Math.round(share * 100);
    const { words } = this.app;
    const number = (/** @type {number} */ n) =>
      new Intl.NumberFormat(words.language, {
        maximumFractionDigits: 1,
        signDisplay: "exceptZero",
      }).format(n);
    const plain = (/** @type {number} */ n) =>
      new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(n);
    return element(
      "div",
      {},
      element(
        "p",
        { class: "lab-wins" },
        this.say("arena.wins", {
          wins: plain(sum.wins),
          draws: sum.draws,
          losses: plain(sum.losses),
          n: sum.matches,
        }),
      ),
      element(
        "p",
        {},
        this.say("arena.share", {
          share: percent(sum.share),
          low: percent(sum.low),
          high: percent(sum.high),
        }),
        " ",
        this.say("arena.margin", { margin: number(sum.margin), error: plain(sum.margin_error) }),
      ),
    );
  }

  /** @param {Course} course */
  show({ sum, look, done, played }) {
    if (!sum) {
      fill(this.told, this.say("arena.stopped"));
      return;
    }
    fill(this.told, this.wordSum(sum), !done && element("p", {}, this.say("arena.stopped")));
    fill(this.more, this.points(sum), look.length > 0 && this.games(look));
    const faulty = played.find((game) => game.fault && game.faulty === ME);
    if (faulty) this.parts.onfault?.({ sum, look, done, played });
  }

  /** Where the points came from. @param {SeriesSum} sum */
  points({ points, others }) {
    const { game } = this.parts.bot();
    const kinds = [...new Set([...Object.keys(points), ...Object.keys(others)])];
    if (kinds.length === 0) return null;
    const number = new Intl.NumberFormat(this.app.words.language, { maximumFractionDigits: 1 });
    const cell = (/** @type {number} */ n) => element("td", {}, number.format(n));
    return element(
      "table",
      { class: "lab-points ruled" },
      element("caption", {}, this.say("arena.points")),
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("th", { scope: "col" }, this.say("arena.kind")),
          element("th", { scope: "col" }, this.say("arena.mine")),
          element("th", { scope: "col" }, this.say("arena.theirs")),
        ),
      ),
      element(
        "tbody",
        {},
        ...kinds.map((kind) =>
          element(
            "tr",
            {},
            element("th", { scope: "row" }, this.app.words.say(game, `item.${kind}.all`)),
            cell(points[kind] ?? 0),
            cell(others[kind] ?? 0),
          ),
        ),
      ),
    );
  }

  /** The games that are worth looking at. @param {readonly GameToLookAt[]} look */
  games(look) {
    return element(
      "div",
      {},
      element("h3", {}, this.say("look.title")),
      lookList(this.app, this.parts.bot().game, look, this.parts.onlook),
    );
  }

  close() {
    this.stop();
    this.referee?.worker?.terminate();
  }
}
