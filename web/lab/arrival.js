// A bot that came by a link: somebody else's code. It runs only in its frame; it can be looked at, played
// against a level, and kept.

import { element } from "../core/element.js";
import { Arena } from "./arena.js";
import { BotHost } from "./host.js";
import { Replay } from "./replay.js";

/** @typedef {import("../wire.js").Bot} Bot */

export class BotArrival {
  /**
   * @param {import("../page.js").App} app
   * @param {import("./kept-bots.js").KeptBots} bots
   * @param {Bot} bot
   */
  constructor(app, bots, bot) {
    /** @param {string} key @param {Record<string, unknown>} [values] */
    const say = (key, values) => app.words.say("lab", key, values);
    this.title = bot.name || say("unnamed");
    /** @type {BotHost | null} */
    this.running = null;
    this.replay = new Replay({
      app,
      onerror: (error) => this.arena.fail(error),
      onclose: () => {},
      ontry: null,
    });
    this.arena = new Arena({
      app,
      bots,
      bot: () => ({ id: "", ...bot }),
      host: () => (this.running ??= new BotHost()),
      onlook: ({ number, saved, thoughts, seat }) => {
        const title = say("replay.game", { n: number + 1 });
        const move = thoughts[0]?.move ?? 0;
        const opened = this.replay.open({ title, saved, thoughts, seat, move });
        opened.catch((error) => this.arena.fail(error));
      },
    });
    const keep = () => app.go(`#/lab/${bots.add(bot).id}`);
    this.root = element(
      "div",
      { class: "lab-bench" },
      element("h1", {}, this.title),
      element(
        "p",
        { class: "lede" },
        say("arrival.text", { game: app.words.say(bot.game, "title") }),
      ),
      element("p", {}, say("arrival.safe")),
      element(
        "div",
        { class: "lab-row" },
        element(
          "button",
          { type: "button", class: "button", dataset: { do: "lab-keep" }, onclick: keep },
          say("arrival.keep"),
        ),
        element("a", { class: "button quiet", href: "#/lab" }, say("arrival.own")),
      ),
      element(
        "details",
        {},
        element("summary", {}, say("arrival.code")),
        element(
          "pre",
          {
            class: "lab-printed",
            tabindex: "0",
            role: "region",
            "aria-label": say("arrival.code"),
          },
          bot.code,
        ),
      ),
      this.arena.root,
      this.replay.root,
    );
  }

  close() {
    this.arena.close();
    this.running?.close();
    this.replay.close();
  }
}
