// A tournament of whatever bots are brought together: pasted as links, dropped as files, one's own. They
// are kept, so that a reload loses nobody.

import { buttonIcon } from "../core/button-icons.js";
import { wordError } from "../core/word-error.js";
import { GAMES } from "../games/index.js";
import { acceptDrops } from "../panels/file-drop.js";
import { element, fill } from "../core/element.js";
import { isListOf, isObject, isText } from "../core/kept-shapes.js";
import { read, write } from "../core/storage.js";
import { Everybody } from "./everybody.js";

/** @typedef {import("../wire.js").Bot} Bot */

const MOST = 40; // bots
const KEPT = "frontier/lab-tournament";

export class Tournament {
  /**
   * @param {import("../page.js").App} app
   * @param {import("./kept-bots.js").KeptBots} kept
   */
  constructor(app, kept) {
    this.app = app;
    this.kept = kept;
    this.title = this.say("tournament");
    const held = read(KEPT);
    /** @type {Bot[]} */
    this.bots = isListOf(held, isBot) ? held : [];
    this.field = element("textarea", { id: "lab-links", rows: 4, spellcheck: "false" });
    this.told = element("p", { role: "status" });
    this.list = element("ul", { class: "lab-entered" });
    this.everybody = new Everybody(app);
    this.root = element(
      "div",
      { class: "lab-bench" },
      element("h1", {}, this.title),
      element("p", { class: "lede" }, this.say("tournament.text")),
      element("label", { for: "lab-links" }, this.say("tournament.links")),
      this.field,
      element(
        "div",
        { class: "lab-row" },
        this.button("tournament.add", () => this.addLinks()),
        this.button("tournament.files", () => this.pickFiles()),
        this.button("tournament.own", () => this.addOwn()),
        element("a", { class: "button quiet", href: "#/lab" }, this.say("arrival.own")),
      ),
      this.told,
      this.list,
      this.everybody.root,
    );
    acceptDrops(this.root, (file) => this.addFile(file));
    this.show();
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  say(key, values) {
    return this.app.words.say("lab", key, values);
  }

  /**
   * @param {string} key
   * @param {() => void} onclick
   * @param {string} [kind]
   */
  button(key, onclick, kind = "") {
    return element(
      "button",
      { type: "button", class: `button ${kind}`, dataset: { do: key }, onclick },
      this.say(key),
    );
  }

  /** @param {unknown} error */
  fail(error) {
    fill(this.told, wordError(this.app.words, "lab", error));
  }

  /** Take every link that is in the field; what is none stays there. */
  async addLinks() {
    const left = [];
    let read = 0;
    for (const line of this.field.value.split(/\s+/).filter(Boolean)) {
      const link = line.slice(line.lastIndexOf("#") + 1);
      try {
        const { bot } = await this.app.core.ask({ do: "lab_read", link });
        this.enter(bot);
        read++;
      } catch {
        left.push(line);
      }
    }
    this.field.value = left.join("\n");
    const lost = left.length > 0 ? this.say("tournament.left", { left: left.length }) : "";
    fill(this.told, this.say("tournament.read", { n: read }), " ", lost);
    this.show();
  }

  pickFiles() {
    const input = element("input", {
      type: "file",
      multiple: true,
      accept: ".py,.txt,text/plain,text/x-python",
      onchange: async () => {
        for (const file of input.files ?? []) await this.addFile(file);
      },
    });
    input.click();
  }

  /** @param {File} file */
  async addFile(file) {
    try {
      const game = this.bots[0]?.game ?? GAMES[0].name;
      const { bot } = await this.app.core.ask({ do: "lab_read", file: await file.text(), game });
      this.enter({ ...bot, name: bot.name || file.name.replace(/\.\w+$/, "").slice(0, 40) });
      this.show();
    } catch (error) {
      this.fail(error);
    }
  }

  addOwn() {
    for (const { game, name, code } of this.kept.all()) this.enter({ game, name, code });
    this.show();
  }

  /** Enter a bot once, of the game that the first one plays. @param {Bot} bot */
  enter(bot) {
    const same = this.bots.some((one) => one.code === bot.code && one.name === bot.name);
    const other = this.bots.length > 0 && this.bots[0].game !== bot.game;
    if (same || other || this.bots.length === MOST) return;
    this.bots.push(bot);
  }

  show() {
    fill(
      this.list,
      ...this.bots.map((bot, place) =>
        element(
          "li",
          {},
          bot.name || this.say("unnamed"),
          " ",
          element(
            "button",
            {
              type: "button",
              class: "button quiet",
              "aria-label": this.say("tournament.remove", {
                name: bot.name || this.say("unnamed"),
              }),
              onclick: () => {
                this.bots.splice(place, 1);
                this.show();
              },
            },
            buttonIcon("close"),
          ),
        ),
      ),
    );
    write(KEPT, this.bots);
    this.everybody.enter([...this.bots]);
  }

  close() {
    this.everybody.close();
  }
}

/** @param {any} value */
function isBot(value) {
  return isObject(value) && [value.game, value.name, value.code].every(isText);
}
